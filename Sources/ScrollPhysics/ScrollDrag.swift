import Foundation

/// A finger that drags content: where it pulls the content to, and how fast.
///
/// Offsets are in points, times in seconds and never go back. It keeps what the finger did in the last
/// tenth of a second only; a move takes time in proportion to that.
package struct ScrollDrag: Sendable {
  /// Where the finger alone would have brought the content at a time.
  private struct Sample: Sendable {
    var pulled: CGPoint
    var time: TimeInterval
  }

  /// How far back the speed is measured, in seconds (fact sp.velocity.window).
  package static let window: TimeInterval = 0.1

  /// Where the finger had pulled the content to when the drag began.
  package private(set) var start: CGPoint
  private var samples: [Sample]

  package init(from start: CGPoint, at time: TimeInterval) {
    self.start = start
    samples = [Sample(pulled: start, time: time)]
  }

  /// Where the finger pulls the content to; the rubber band is not in it.
  package var pulled: CGPoint { samples.last?.pulled ?? start }

  /// Follows a finger that moved by `translation` since the drag began; returns ``pulled``.
  package mutating func move(by translation: CGPoint, at time: TimeInterval) -> CGPoint {
    let pulled = CGPoint(x: start.x - translation.x, y: start.y - translation.y)
    // What the finger went before the drag began comes at once and is no speed.
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(pulled: pulled, time: time))
    while samples.count > 2, time - samples[1].time >= Self.window { samples.removeFirst() }
    return pulled
  }

  /// The content's speed over the last tenth of a second, in points a second; zero when the finger
  /// rested that long.
  package func velocity(at time: TimeInterval) -> CGPoint {
    speed(of: samples.filter { time - $0.time <= Self.window + 1e-9 })
  }

  /// The content's speed when the finger last moved, in points a second, however long it rested since.
  ///
  /// It is what counts beyond the ends of the content (fact sp.velocity.staleHold).
  package var lastVelocity: CGPoint { speed(of: samples[...]) }

  private func speed(of samples: some Collection<Sample>) -> CGPoint {
    let ends = samples.map { $0 }
    guard let first = ends.first, let last = ends.last, last.time > first.time else {
      return .zero
    }
    let span = last.time - first.time
    return CGPoint(
      x: (last.pulled.x - first.pulled.x) / span,
      y: (last.pulled.y - first.pulled.y) / span
    )
  }

  /// Moves the content by other than the finger, which does not count as speed.
  package mutating func shift(by delta: CGPoint) {
    start = CGPoint(x: start.x + delta.x, y: start.y + delta.y)
    for index in samples.indices {
      samples[index].pulled.x += delta.x
      samples[index].pulled.y += delta.y
    }
  }
}
