import CoreGraphics
import Foundation

/// How far the numbers of a gesture script may go: what is beyond would be replayed for ever, or on
/// more pixels than there is memory for.
enum GestureLimits {
  /// The latest time, in seconds: a day.
  static let latest = 86_400.0
  /// The longest movement or rest, in seconds.
  static let longest = 3600.0
  /// The furthest place, in points.
  static let furthest = 1e6
  /// The largest side of a window, in points.
  static let largestSide = 16_384.0
  /// The most pixels of a window.
  static let mostPixels = 1 << 27
  /// The most events of a script.
  static let mostEvents = 1 << 20
  /// The bounds of the numbers that tell fingers apart.
  static let ids = -1_000_000...1_000_000
}

extension GestureEntry {
  /// What of an entry is beyond all limits, as a text for messages; nil where nothing is.
  var excess: String? {
    let seconds = [("duration", duration), ("rest", rest), ("hold", hold)]
    for (name, value) in seconds
    where value.map({ !(0...GestureLimits.longest).contains($0) }) ?? false {
      return "\"\(name)\" is \(value ?? 0), of at most \(GestureLimits.longest) seconds"
    }
    guard abs(time) <= GestureLimits.latest else {
      return "\"time\" is \(time), of at most \(GestureLimits.latest) seconds"
    }
    let places = [
      ("at", at), ("to", to), ("delta", delta), ("spread", spread), ("turn", turn.map { [$0] }),
    ]
    for (name, values) in places {
      guard let value = values?.first(where: { !(abs($0) <= GestureLimits.furthest) }) else {
        continue
      }
      return "\"\(name)\" holds \(value), of at most \(GestureLimits.furthest)"
    }
    if let id, !GestureLimits.ids.contains(id) {
      return "\"id\" is \(id), of at most \(GestureLimits.ids.upperBound)"
    }
    return kind == .resize ? excessSize : nil
  }

  private var excessSize: String? {
    let (width, height) = (size?.first ?? 390, size?.last ?? 844)
    let scale = scale ?? 2
    let sides = 1...GestureLimits.largestSide
    let isSound =
      sides.contains(width) && sides.contains(height) && (0.1...16).contains(scale)
      && width * height * scale * scale <= Double(GestureLimits.mostPixels)
    return isSound ? nil : "\"size\" is \(width) × \(height) at \"scale\" \(scale)"
  }

  /// How many events an entry makes at most.
  var eventCount: Double {
    max(1, (duration ?? 0.3) / Self.moveInterval + 2) * Double(max(2, min(10, fingers ?? 1)))
  }
}
