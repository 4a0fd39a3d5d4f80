import CoreGraphics
import Foundation

/// Two fingers: how far apart they are and how the line between them lies, in window coordinates.
struct FingerPair {
  /// In points.
  var distance: CGFloat
  /// In radians, clockwise.
  var angle: CGFloat

  /// The first two of some places; nil where there is only one.
  init?(_ places: [CGPoint]) {
    guard places.count >= 2 else { return nil }
    let (a, b) = (places[0], places[1])
    let (x, y) = (b.x - a.x, b.y - a.y)
    distance = (x * x + y * y).squareRoot()
    angle = atan2(y, x)
  }
}

/// A value that changes over time, and how fast it did of late.
struct ValueTrack {
  /// How far back the speed is measured, in seconds.
  private static let window: TimeInterval = 0.1

  private var samples: [(value: CGFloat, time: TimeInterval)] = []

  mutating func add(_ value: CGFloat, at time: TimeInterval) {
    samples.append((value, time))
    while samples.count > 2, time - samples[1].time >= Self.window { samples.removeFirst() }
  }

  /// Change a second.
  var speed: CGFloat {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return 0
    }
    return (last.value - first.value) / (last.time - first.time)
  }

  mutating func clear() { samples = [] }
}
