import Foundation

/// What becomes of content along one axis when the finger is lifted.
///
/// All functions take constant time.
package struct AxisRelease: Sendable {
  /// How content moves that nobody steers; lengths in points.
  package struct Habits: Sendable {
    /// What is left of the speed after a millisecond.
    package var rate: CGFloat
    /// The length of a page; nil without paging.
    package var page: CGFloat?
    /// Pixels of the device a point.
    package var scale: CGFloat

    package init(rate: CGFloat, page: CGFloat?, scale: CGFloat) {
      (self.rate, self.page, self.scale) = (rate, page, scale)
    }

    /// The movement of content let go at an offset with a speed in points a second.
    package func motion(
      from start: CGFloat,
      velocity: CGFloat,
      in bounds: AxisBounds
    ) -> AxisMotion {
      let free = AxisMotion(from: start, velocity: velocity, rate: rate, in: bounds)
      guard let page else { return free }
      let target = Pages(bounds: bounds, length: page).place(from: start, velocity: velocity)
      // Content beyond its end comes back as it does without pages.
      if !bounds.contains(start), target == free.rest { return free }
      return AxisMotion(
        from: start,
        velocity: velocity,
        to: target,
        rate: rate,
        tightness: TargetSpring.paging
      )
    }

    /// The offset at which a motion is said to come to rest (facts sp.decel.announcedTarget,
    /// sp.edgeTarget).
    func announced(_ motion: AxisMotion, in bounds: AxisBounds) -> CGFloat {
      guard let run = motion.freeRun(at: 0), bounds.contains(run.rest) else { return motion.rest }
      return bounds.clamp((run.announcedRest * scale).rounded() / scale)
    }
  }

  /// The offset at which the content was let go, in points.
  package let start: CGFloat
  /// The speed with which it goes on, in points a second.
  package let velocity: CGFloat
  /// The movement if nobody chooses another end.
  package let motion: AxisMotion
  /// Where it is said to come to rest.
  package let announced: CGFloat
  private let habits: Habits

  /// Content let go at an offset.
  ///
  /// Beyond its ends the speed counts that the finger had when it last moved (fact
  /// sp.velocity.staleHold); elsewhere that of the last tenth of a second.
  package init(
    at start: CGFloat,
    velocity: CGFloat,
    lastVelocity: CGFloat,
    habits: Habits,
    in bounds: AxisBounds
  ) {
    self.start = start
    self.habits = habits
    self.velocity = bounds.contains(start) ? velocity : lastVelocity
    motion = habits.motion(from: start, velocity: self.velocity, in: bounds)
    announced = habits.announced(motion, in: bounds)
  }

  /// The movement to where somebody wants the content to rest, within its ends as they are now.
  package func motion(to target: CGFloat, in bounds: AxisBounds) -> AxisMotion {
    guard target != announced, target.isFinite else { return motion }
    return AxisMotion(
      from: start,
      velocity: velocity,
      to: bounds.clamp(target),
      rate: habits.rate
    )
  }
}
