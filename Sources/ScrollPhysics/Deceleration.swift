import Foundation

/// Content that runs on after it was let go and slows down by itself (facts sp.decel.normal,
/// sp.decel.position, sp.decel.stop).
///
/// The speed after t seconds is `velocity · rate^(1000 t)`. All functions take constant time.
package struct Deceleration: Sendable, Equatable {
  /// Content this slow, in points a second, stands still.
  package static let stopSpeed: CGFloat = 10

  /// The offset at the start, in points.
  package let start: CGFloat
  /// The speed at the start, in points a second.
  package let velocity: CGFloat
  /// What is left of the speed after a millisecond, from 0.5 to 0.9999.
  package let rate: CGFloat

  /// Rates that would never stop become the nearest one that does; what is no number becomes 0.998.
  package init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    self.rate = rate.isFinite ? max(0.5, min(0.9999, rate)) : 0.998
  }

  /// How far a point a second carries: the sum of steps of a millisecond.
  private var reach: CGFloat { rate / (1 - rate) / 1000 }

  /// The speed that is used up before it stands still.
  private var spent: CGFloat {
    guard abs(velocity) > Self.stopSpeed else { return 0 }
    return velocity - (velocity < 0 ? -Self.stopSpeed : Self.stopSpeed)
  }

  /// The offset at which it comes to rest.
  package var rest: CGFloat { start + spent * reach }

  /// The offset at which it is said to come to rest: the integral, not the sum
  /// (fact sp.decel.announcedTarget).
  package var announcedRest: CGFloat { start - spent / (1000 * log(rate)) }

  /// How long it runs, in seconds.
  package var duration: TimeInterval {
    guard abs(velocity) > Self.stopSpeed else { return 0 }
    return Double(log(Self.stopSpeed / abs(velocity)) / (1000 * log(rate)))
  }

  /// The offset a time in seconds after the start; before it, the start.
  package func position(at time: TimeInterval) -> CGFloat {
    start + velocity * reach * (1 - pow(rate, 1000 * CGFloat(min(max(0, time), duration))))
  }

  /// The speed at a time, in points a second; zero from ``duration`` on.
  package func velocity(at time: TimeInterval) -> CGFloat {
    time < duration ? velocity * pow(rate, 1000 * CGFloat(max(0, time))) : 0
  }

  /// When it passes an offset on its way, in seconds; nil when it stops before.
  package func time(at offset: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return nil }
    let share = (offset - start) / (velocity * reach)
    guard share >= 0, share < 1 else { return nil }
    let time = Double(log(1 - share) / (1000 * log(rate)))
    return time <= duration ? time : nil
  }

  /// The run that starts as this one and comes to rest at another offset; nil where the way would be
  /// less than a third of this one's, or twice as long.
  package func resting(at offset: CGFloat) -> Deceleration? {
    let reach = spent == 0 ? 0 : (offset - start) / spent
    guard reach > self.reach / 3, reach < self.reach * 2 else { return nil }
    return Deceleration(start: start, velocity: velocity, rate: 1000 * reach / (1 + 1000 * reach))
  }

  /// The run of the given rate that goes a way in points, which may be negative but not zero.
  package static func covering(
    _ way: CGFloat,
    from start: CGFloat,
    rate: CGFloat
  ) -> Deceleration {
    let reach = rate / (1 - rate) / 1000
    let stop = way < 0 ? -stopSpeed : stopSpeed
    return Deceleration(start: start, velocity: way / reach + stop, rate: rate)
  }

  /// The same movement, farther on by a distance in points.
  package func shifted(by distance: CGFloat) -> Deceleration {
    Deceleration(start: start + distance, velocity: velocity, rate: rate)
  }
}
