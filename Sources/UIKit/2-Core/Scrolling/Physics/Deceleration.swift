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

  /// Rates that would never stop, or are none, are taken for the nearest one.
  init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    self.rate = rate.isFinite ? max(0.5, min(0.9999, rate)) : 0.998
  }

  /// How far speed carries: the sum of steps of a millisecond.
  private var reach: CGFloat { rate / (1 - rate) / 1000 }

  /// The speed that is used up before it stands still.
  private var spent: CGFloat {
    guard abs(velocity) > Self.stopSpeed else { return 0 }
    return velocity - (velocity < 0 ? -Self.stopSpeed : Self.stopSpeed)
  }

  /// Where it would come to rest.
  var rest: CGFloat { start + spent * reach }

  /// Where it is said to come to rest: the integral, not the sum (fact sp.decel.announcedTarget).
  var announcedRest: CGFloat { start - spent / (1000 * log(rate)) }

  /// How long it runs, in seconds.
  var duration: TimeInterval {
    guard abs(velocity) > Self.stopSpeed else { return 0 }
    return Double(log(Self.stopSpeed / abs(velocity)) / (1000 * log(rate)))
  }

  func position(at time: TimeInterval) -> CGFloat {
    start + velocity * reach * (1 - pow(rate, 1000 * CGFloat(min(max(0, time), duration))))
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    time < duration ? velocity * pow(rate, 1000 * CGFloat(max(0, time))) : 0
  }

  /// When it passes a place on its way; nil when it stops before.
  func time(at place: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return nil }
    let share = (place - start) / (velocity * reach)
    guard share >= 0, share < 1 else { return nil }
    let time = Double(log(1 - share) / (1000 * log(rate)))
    return time <= duration ? time : nil
  }

  /// The run that starts as this one and comes to rest at another place, if that is no great
  /// change.
  func resting(at place: CGFloat) -> Deceleration? {
    let reach = spent == 0 ? 0 : (place - start) / spent
    guard reach > self.reach / 3, reach < self.reach * 2 else { return nil }
    return Deceleration(start: start, velocity: velocity, rate: 1000 * reach / (1 + 1000 * reach))
  }

  /// The run of the given rate that covers a way.
  static func covering(_ way: CGFloat, from start: CGFloat, rate: CGFloat) -> Deceleration {
    let reach = rate / (1 - rate) / 1000
    let stop = way < 0 ? -stopSpeed : stopSpeed
    return Deceleration(start: start, velocity: way / reach + stop, rate: rate)
  }

  /// The same movement from another place.
  func shifted(by distance: CGFloat) -> Deceleration {
    Deceleration(start: start + distance, velocity: velocity, rate: rate)
  }
}
