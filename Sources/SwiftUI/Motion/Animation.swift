import UIKit

/// How a change is shown over time.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case cubic(CGPoint, CGPoint, duration: Double)
    case spring(duration: Double, bounce: Double)
    case physical(mass: Double, stiffness: Double, damping: Double, velocity: Double)
    case custom(AnyCustomAnimation)
  }

  enum Repetition: Hashable, Sendable {
    case once
    case times(Int, autoreverses: Bool)
    case forever(autoreverses: Bool)
  }

  var curve: Curve
  var delay: Double = 0
  var speed: Double = 1
  var repetition: Repetition = .once
  /// When it counts as ended for who waits for that, in seconds; nil where its kind says it.
  var logicalDuration: Double?
  /// Whether it is one of many that follow each other without end.
  var isFollowed = false

  init(_ curve: Curve) { self.curve = curve }

  // MARK: Kinds

  /// A spring without a bounce that takes 0.55 seconds, as on iOS 17 and later.
  public static let `default` = Animation(.spring(duration: 0.55, bounce: 0))

  /// Slow at both ends, in 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// Slow at first, in 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// Slow at last, in 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// Of the same speed from end to end, in 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }

  /// Slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Slow at first.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Slow at last.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Of the same speed from end to end.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Along a curve with two control points.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.cubic(CGPoint(x: p1x, y: p1y), CGPoint(x: p2x, y: p2y), duration: duration))
  }

  /// A spring, by how long it takes and how much it bounces.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(duration: duration, bounce: bounce))
  }

  /// A spring, by the time it responds in and its damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    // Beyond critical damping the bounce is what the inverse of the damping is less than 1.
    let bounce = dampingFraction <= 1 ? 1 - dampingFraction : 1 / dampingFraction - 1
    return Animation(.spring(duration: response, bounce: bounce))
  }

  /// A spring with the usual values.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// A spring for what fingers move: quick.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// A spring for what fingers move, with the usual values.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A spring, by its physics.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .physical(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
    )
  }

  /// A spring without a bounce.
  public static var smooth: Animation { smooth() }
  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a bounce.
  public static var bouncy: Animation { bouncy() }

  /// A spring without a bounce, or with a given one.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce, and more.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce, and more.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: Changes

  /// The animation, later.
  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.delay += delay
    return copy
  }

  /// The animation, faster or slower.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    // There is no way back in time: what is slower than that stands still.
    let speed = speed > 0 ? speed : 0
    copy.speed *= speed
    if speed > 0 { copy.delay /= speed }
    return copy
  }

  /// The animation, which counts as ended after a time in seconds for who waits for that.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    var copy = self
    copy.logicalDuration = duration
    return copy
  }

  /// The animation, several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repetition = .times(count, autoreverses: autoreverses)
    return copy
  }

  /// The animation, without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repetition = .forever(autoreverses: autoreverses)
    return copy
  }
}

extension Animation {
  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    self.spring(duration: spring.duration, bounce: spring.bounce)
  }

  /// A spring whose animations add up where several run at once.
  public static func interpolatingSpring(
    _ spring: Spring,
    initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      mass: spring.mass,
      stiffness: spring.stiffness,
      damping: spring.damping,
      initialVelocity: initialVelocity
    )
  }

  /// A spring whose animations add up where several run at once, by how long it takes and how much it
  /// bounces.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce),
      initialVelocity: initialVelocity
    )
  }

  /// A spring for what fingers move, by how long it takes and how much it bounces.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15,
    extraBounce: Double = 0,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce)
  }

  /// Along a curve with two control points, in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    let (first, second) = curve.controlPoints
    return timingCurve(first.x, first.y, second.x, second.y, duration: duration)
  }
}
