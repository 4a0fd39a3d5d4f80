import Foundation

/// A mass on a spring, which comes to rest at a target.
///
/// It is described by how long it seems to take and how much it bounces, by the time of a swing and its
/// damping, or by what it is made of: stiffness is (2π / duration)² · mass, and damping 4π · ratio · mass /
/// duration.
public struct Spring: Hashable, Sendable {
  /// How heavy the mass is.
  public let mass: Double
  /// How strongly the spring pulls.
  public let stiffness: Double
  /// How strongly the movement is slowed.
  public let damping: Double

  /// Makes a spring by how long it seems to take, in seconds, and how much it bounces, from -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(
      response: duration,
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 0.001)
    )
  }

  /// Makes a spring by the time of an undamped swing, in seconds, and its damping: 1 comes to rest without
  /// a swing.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 0.001)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * max(dampingRatio, 0) * frequency
  }

  /// Makes a spring by what it is made of; without `allowOverDamping` it is damped as much as it takes to
  /// come to rest without a swing, at most.
  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) {
    self.mass = max(mass, 0.000_1)
    self.stiffness = max(stiffness, 0.000_1)
    let critical = 2 * (self.mass * self.stiffness).squareRoot()
    self.damping = allowOverDamping ? max(damping, 0) : min(max(damping, 0), critical)
  }

  /// Makes a spring by the time after which it is at rest, in seconds: nearer to its target than `epsilon`
  /// of the way.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The time of rest is in proportion to that of a swing.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let rest = unit.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: epsilon)
    self.init(
      response: max(settlingDuration, 0.001) / max(rest, 0.001),
      dampingRatio: dampingRatio
    )
  }

  // MARK: Measures

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// How much it is damped: 1 comes to rest without a swing, less swings.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The time of an undamped swing, in seconds.
  public var response: Double { 2 * .pi / frequency }

  /// How long it seems to take, in seconds.
  public var duration: TimeInterval { response }

  /// How much it bounces, from -1 to 1.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The time after which it is at rest, in seconds.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// The time after which it stays nearer to a target than a distance, in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    epsilon: Double
  ) -> TimeInterval {
    // The amplitude falls for good; its last time above the distance is found by halving.
    let way = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    let law = Law(self)
    func amplitude(_ time: Double) -> Double { law.amplitude(time, way: way, speed: speed) }
    var high = response
    while amplitude(high) > epsilon, high < 1e4 { high *= 2 }
    var low = 0.0
    if amplitude(low) <= epsilon { return 0 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if amplitude(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  // MARK: Motion

  /// Where it is on its way from zero to a target after a time, in seconds.
  public func value<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: TimeInterval
  ) -> V {
    let parts = Law(self).position(time)
    return target.scaled(by: parts.target) + initialVelocity.scaled(by: parts.velocity)
  }

  /// How fast it is on its way from zero to a target after a time, a second.
  public func velocity<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: TimeInterval
  ) -> V {
    let parts = Law(self).speed(time)
    return target.scaled(by: parts.target) + initialVelocity.scaled(by: parts.velocity)
  }

  /// Lets a value move towards a target for a time, in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V,
    velocity: inout V,
    target: V,
    deltaTime: TimeInterval
  ) {
    let way = target - value
    let start = value
    value = start + self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
  }

  /// The force on the mass at a place, with a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  // MARK: Presets

  /// Without a bounce, in half a second.
  public static var smooth: Spring { smooth() }
  /// With a small bounce, in half a second.
  public static var snappy: Spring { snappy() }
  /// With a bounce, in half a second.
  public static var bouncy: Spring { bouncy() }

  /// Without a bounce, or with a given one.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// With a small bounce, and more.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// With a bounce, and more.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring {
  /// The motion of a spring that is let go at zero: parts of its target and of its first velocity.
  private struct Law {
    let frequency: Double
    let decay: Double
    /// The frequency of its swing; that of the fall where it is damped more than it takes.
    let swing: Double

    enum Kind {
      case swinging
      case critical
      case creeping
    }

    let kind: Kind

    init(_ spring: Spring) {
      frequency = spring.frequency
      decay = spring.damping / (2 * spring.mass)
      let difference = frequency * frequency - decay * decay
      swing = abs(difference).squareRoot()
      kind =
        swing < 1e-6 * frequency ? .critical : difference > 0 ? .swinging : .creeping
    }

    /// Cosine and sine of the swing, each with the decay in it, the sine divided by the frequency.
    private func parts(_ time: Double) -> (even: Double, odd: Double) {
      switch kind {
      case .swinging:
        let fall = exp(-decay * time)
        return (fall * cos(swing * time), fall * sin(swing * time) / swing)
      case .critical:
        let fall = exp(-decay * time)
        return (fall, fall * time)
      case .creeping:
        let (slow, fast) = (exp((swing - decay) * time), exp((-swing - decay) * time))
        return ((slow + fast) / 2, (slow - fast) / (2 * swing))
      }
    }

    func position(_ time: Double) -> (target: Double, velocity: Double) {
      guard time > 0 else { return (0, 0) }
      let (even, odd) = parts(time)
      return (1 - even - decay * odd, odd)
    }

    func speed(_ time: Double) -> (target: Double, velocity: Double) {
      guard time > 0 else { return (0, 1) }
      let (even, odd) = parts(time)
      return (frequency * frequency * odd, even - decay * odd)
    }

    /// How far it may be from its target at most.
    func amplitude(_ time: Double, way: Double, speed: Double) -> Double {
      switch kind {
      case .swinging:
        return exp(-decay * time) * (way + (decay * way + speed) / swing)
      case .critical, .creeping:
        let (even, odd) = parts(time)
        return way * (even + decay * odd) + speed * odd
      }
    }
  }
}

extension VectorArithmetic {
  /// A multiple.
  func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}

extension Spring {
  /// The time after which it stays nearer to a value than a distance, in seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V,
    toValue: V,
    initialVelocity: V.AnimatableData,
    epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity,
      epsilon: epsilon
    )
  }

  /// Where it is on its way from a value to another after a time, in seconds.
  public func value<V: Animatable>(
    fromValue: V,
    toValue: V,
    initialVelocity: V.AnimatableData,
    time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity,
        time: time
      )
    return result
  }

  /// How fast it is on its way from a value to another after a time, a second.
  public func velocity<V: Animatable>(
    fromValue: V,
    toValue: V,
    initialVelocity: V.AnimatableData,
    time: TimeInterval
  ) -> V.AnimatableData {
    velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity,
      time: time
    )
  }

  /// The force on the mass at a place, with a velocity.
  public func force<V: Animatable>(
    fromValue: V,
    toValue: V,
    position: V,
    velocity: V.AnimatableData
  ) -> V.AnimatableData {
    force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData - fromValue.animatableData,
      velocity: velocity
    )
  }
}
