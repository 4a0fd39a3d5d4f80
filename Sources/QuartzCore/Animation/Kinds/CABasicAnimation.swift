import Diagnostics
import Foundation

/// An animation between two values of a property.
///
/// What is left out of `fromValue`, `toValue` and `byValue` is taken from what the layer shows
/// without the animation.
open class CABasicAnimation: CAPropertyAnimation {
  private var from: AnimatableValue?
  private var to: AnimatableValue?
  private var by: AnimatableValue?

  /// The value at the start.
  ///
  /// Defaults to nil.
  open var fromValue: Any? {
    didSet { from = read(fromValue, "fromValue") }
  }

  /// The value at the end.
  ///
  /// Defaults to nil.
  open var toValue: Any? {
    didSet { to = read(toValue, "toValue") }
  }

  /// The difference between the start and the end.
  ///
  /// Defaults to nil.
  open var byValue: Any? {
    didSet { by = read(byValue, "byValue") }
  }

  /// Sets the ends without boxes.
  package func setEnds(from: AnimatableValue?, to: AnimatableValue?) {
    fromValue = from?.boxed
    toValue = to?.boxed
    (self.from, self.to) = (from, to)
  }

  private func read(_ value: Any?, _ name: String) -> AnimatableValue? {
    guard let value else { return nil }
    if let read = AnimatableValue(boxed: value) { return read }
    UIKitDiagnostics.report(
      Diagnosis(
        .animationValue,
        place: "\(type(of: self))(\(keyPath ?? "nil")).\(name)",
        saw: "a value of type \(type(of: value))"
      )
    )
    return nil
  }

  package override func makeEmpty() -> CAAnimation { CABasicAnimation() }

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
    (from, to, by) = (other.from, other.to, other.by)
  }

  override func value(_ progress: Double, over base: AnimatableValue) -> AnimatableValue? {
    // An additive animation starts or ends with nothing added.
    let base = isAdditive ? base.difference(from: base) ?? base : base
    switch (from, to, by) {
    case (let from?, let to?, _): return from.mixed(with: to, progress)
    case (let from?, nil, let by?): return from.mixed(with: by.adding(from), progress)
    case (nil, let to?, let by?):
      return (to.difference(from: by) ?? base).mixed(with: to, progress)
    case (let from?, nil, nil): return from.mixed(with: base, progress)
    case (nil, let to?, nil): return base.mixed(with: to, progress)
    case (nil, nil, let by?): return base.mixed(with: by.adding(base), progress)
    case (nil, nil, nil): return nil
    }
  }

  override var initialValue: AnimatableValue? { from ?? to }
}

/// An animation between two values with the swing of a mass on a spring.
///
/// The animation stops after its `duration`, wherever the spring is; `settlingDuration` gives it
/// the time it needs.
open class CASpringAnimation: CABasicAnimation {
  /// Makes a spring of mass 1, stiffness 100 and damping 10.
  public override init() { super.init() }

  /// Makes a spring that seems to take a number of seconds.
  ///
  /// A bounce of 0 has no overshoot, 1 swings for ever, and a negative one is slower to arrive.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let seconds = perceptualDuration > 0 ? perceptualDuration : 0.5
    let bounce = bounce.isFinite ? min(1, max(-0.999, bounce)) : 0
    mass = 1
    stiffness = (2 * .pi / seconds) * (2 * .pi / seconds)
    damping = bounce < 0 ? 4 * .pi / (seconds * (1 + bounce)) : 4 * .pi * (1 - bounce) / seconds
    duration = settlingDuration
  }

  /// How heavy the mass is.
  ///
  /// Defaults to 1.
  open var mass: CGFloat = 1

  /// How strongly the spring pulls.
  ///
  /// Defaults to 100.
  open var stiffness: CGFloat = 100

  /// How strongly the movement is slowed.
  ///
  /// Defaults to 10.
  open var damping: CGFloat = 10

  /// The velocity at the start, in whole ways a second; positive is towards the end.
  ///
  /// Defaults to 0.
  open var initialVelocity: CGFloat = 0

  /// The seconds after which the spring is as good as at rest.
  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  /// The seconds the spring seems to take: the period of its undamped swing.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / curve.omega }

  /// How much the spring overshoots: 0 is critically damped, 1 not at all.
  open var bounce: CGFloat {
    let zeta = damping / (2 * (stiffness * mass).squareRoot())
    return zeta <= 1 ? 1 - zeta : 1 / zeta - 1
  }

  /// The spring's swing, as set in one piece.
  package var fixedCurve: SpringCurve?

  package var curve: SpringCurve {
    fixedCurve
      ?? SpringCurve(
        mass: Double(mass),
        stiffness: Double(stiffness),
        damping: Double(damping),
        velocity: Double(initialVelocity)
      )
  }

  package override func makeEmpty() -> CAAnimation { CASpringAnimation() }

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    fixedCurve = other.fixedCurve
  }

  package override func pace(_ share: Double) -> Double { curve.value(at: share * duration) }
}
