import CoreGraphics
import Foundation

/// Content that runs on after it was let go and slows down by itself (facts sp.decel).
struct Deceleration {
  /// Content this slow, in points a second, stands still.
  static let stopSpeed: CGFloat = 10

  let start: CGFloat
  /// In points a second.
  let velocity: CGFloat
  /// What is left of the speed after a millisecond.
  let rate: CGFloat

  /// How far speed carries: the sum of steps of a millisecond.
  private var reach: CGFloat { rate / (1 - rate) / 1000 }

  /// Where it would come to rest.
  var rest: CGFloat {
    guard abs(velocity) > Self.stopSpeed else { return start }
    return start + (velocity - (velocity < 0 ? -Self.stopSpeed : Self.stopSpeed)) * reach
  }

  /// How long it runs, in seconds.
  var duration: TimeInterval {
    guard abs(velocity) > Self.stopSpeed else { return 0 }
    return Double(log(Self.stopSpeed / abs(velocity)) / (1000 * log(rate)))
  }

  func position(at time: TimeInterval) -> CGFloat {
    start + velocity * reach * (1 - pow(rate, 1000 * CGFloat(min(time, duration))))
  }

  func velocity(at time: TimeInterval) -> CGFloat { velocity * pow(rate, 1000 * CGFloat(time)) }

  /// When it passes a place on its way; nil when it stops before.
  func time(at place: CGFloat) -> TimeInterval? {
    let share = (place - start) / (velocity * reach)
    guard velocity != 0, share >= 0, share < 1 else { return nil }
    let time = Double(log(1 - share) / (1000 * log(rate)))
    return time <= duration ? time : nil
  }

  /// The speed that comes to rest at a place.
  static func velocity(from start: CGFloat, to rest: CGFloat, rate: CGFloat) -> CGFloat {
    let way = rest - start
    guard way != 0 else { return 0 }
    return way / (rate / (1 - rate) / 1000) + (way < 0 ? -stopSpeed : stopSpeed)
  }

  /// The same movement from another place.
  func shifted(by distance: CGFloat) -> Deceleration {
    Deceleration(start: start + distance, velocity: velocity, rate: rate)
  }
}
