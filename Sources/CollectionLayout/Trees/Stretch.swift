import Foundation

/// A stretch of content along the main axis: how far it advances what follows, and what it covers.
///
/// The two differ where spacing is negative: lines then lie over each other, and what comes later
/// may start earlier. `low` and `high` are seen from the stretch's own start, so that stretches can
/// be put one behind the other without being touched.
struct Stretch: Sendable, Equatable {
  var length: CGFloat
  var low: CGFloat
  var high: CGFloat

  /// What covers nothing and moves nothing.
  static let none = Stretch(length: 0, low: .infinity, high: -.infinity)

  /// This one and another behind it.
  func followed(by next: Stretch) -> Stretch {
    Stretch(
      length: length + next.length,
      low: min(low, length + next.low),
      high: max(high, length + next.high)
    )
  }

  /// Whether anything of it can lie in an interval, when it starts at `start`.
  func mayMeet(_ interval: AxisInterval, from start: CGFloat) -> Bool {
    start + low <= interval.high && start + high >= interval.low
  }
}
