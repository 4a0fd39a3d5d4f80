import Foundation

/// An animation whose way is computed by a type of one's own.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of a value that is gone after a time in seconds; nil when the animation is over.
  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V?

  /// How fast the value changes after a time in seconds; nil where that is not known.
  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V?

  /// Whether the animation takes over from one that is under way; else both add up.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// It is not known.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? { nil }

  /// Both add up.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation of one's own keeps from one time to the next.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Values under keys.
  public var state: AnimationState<Value>
  /// Whether the animation counts as ended for who waits for that, though something still moves.
  public var isLogicallyComplete = false
  /// The environment.
  public var environment: EnvironmentValues

  /// The context with other values under keys.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state,
      isLogicallyComplete: isLogicallyComplete,
      environment: environment
    )
  }
}

/// A key of what an animation of one's own keeps.
public protocol AnimationStateKey {
  /// What is kept for the key.
  associatedtype Value
  /// What there is where nothing is kept.
  static var defaultValue: Value { get }
}

/// Values that an animation of one's own keeps under keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes a state where nothing is kept.
  public init() {}

  /// What is kept under a key.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { (values[ObjectIdentifier(key)] as? Key.Value) ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// An animation of one's own, whatever its type.
struct AnyCustomAnimation: Hashable, Sendable {
  let base: any CustomAnimation

  static func == (one: Self, other: Self) -> Bool {
    AnyHashable(one.base) == AnyHashable(other.base)
  }

  func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }

  /// How far it is after times that only grow.
  func makeLaw() -> (TimeInterval) -> Double? {
    var context = AnimationContext<Double>(
      state: AnimationState(),
      environment: EnvironmentValues()
    )
    let base = base
    return { base.animate(value: 1, time: $0, context: &context) }
  }

  /// How long it takes, in seconds, to a hundredth: it ends when it says so, or after ten minutes.
  var duration: TimeInterval { length { _ in false } }

  /// When it counts as ended for who waits for that, in seconds.
  var logicalDuration: TimeInterval { length(\.isLogicallyComplete) }

  private func length(_ isOver: (AnimationContext<Double>) -> Bool) -> TimeInterval {
    var context = AnimationContext<Double>(
      state: AnimationState(),
      environment: EnvironmentValues()
    )
    for step in 0..<60_000 {
      let time = Double(step) / 100
      guard base.animate(value: 1, time: time, context: &context) != nil, !isOver(context) else {
        return time
      }
    }
    return 600
  }
}

extension Animation {
  /// Makes an animation of a type of one's own.
  public init<Custom: CustomAnimation>(_ base: Custom) {
    self.init(.custom(AnyCustomAnimation(base: base)))
  }

  /// The part of a value that is gone after a time in seconds; nil when the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    if case .custom(let custom) = curve, case .once = repetition {
      let own = (time - delay) * speed
      return own < 0 ? .zero : custom.base.animate(value: value, time: own, context: &context)
    }
    if time >= delay + logicalLength { context.isLogicallyComplete = true }
    return makeLaw()(time).map { value.scaled(by: $0) }
  }

  /// How fast a value changes after a time in seconds; nil where that is not known.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? {
    if case .custom(let custom) = curve {
      return custom.base.velocity(value: value, time: (time - delay) * speed, context: context)
    }
    let step = 1e-4
    let law = makeLaw()
    guard let before = law(max(time - step, 0)), let after = law(time + step) else { return nil }
    return value.scaled(by: (after - before) / (time + step - max(time - step, 0)))
  }

  /// Whether the animation takes over from one that is under way; else both add up.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool {
    guard case .custom(let custom) = curve else { return false }
    return custom.base.shouldMerge(
      previous: previous,
      value: value,
      time: time,
      context: &context
    )
  }
}
