import Foundation

/// A stretch of a track.
enum KeyframeStep<Value: Animatable> {
  case linear(Value, TimeInterval, UnitCurve)
  case spring(Value, TimeInterval?, Spring, Value?)
  case cubic(Value, TimeInterval, Value?, Value?)
  case move(Value)

  var value: Value {
    switch self {
    case .linear(let value, _, _), .spring(let value, _, _, _), .cubic(let value, _, _, _),
      .move(let value):
      value
    }
  }
}

/// Stretches of a track, one after the other.
public struct KeyframeSteps<Value: Animatable> {
  var steps: [KeyframeStep<Value>] = []
}

/// What a track is made of.
public protocol KeyframeTrackContent<Value> {
  /// What is animated.
  associatedtype Value: Animatable = Body.Value
  /// What it is made of.
  associatedtype Body: KeyframeTrackContent

  /// What it is made of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Body { get }

  /// Its stretches.
  var keyframeSteps: KeyframeSteps<Value> { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Those of the body.
  public var keyframeSteps: KeyframeSteps<Value> { body.keyframeSteps }
}

/// A part of a track that is not made of others.
public struct NoKeyframes<Value: Animatable>: KeyframeTrackContent {
  /// Itself.
  public var body: NoKeyframes<Value> { self }
  /// None.
  public var keyframeSteps: KeyframeSteps<Value> { KeyframeSteps() }
}

/// Goes to a value along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Its stretch.
  public let keyframeSteps: KeyframeSteps<Value>

  /// Makes a keyframe that is at a value after a time in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframeSteps = KeyframeSteps(steps: [.linear(to, duration, timingCurve)])
  }

  /// There is none.
  public var body: NoKeyframes<Value> { NoKeyframes() }
}

/// Goes to a value like a mass on a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Its stretch.
  public let keyframeSteps: KeyframeSteps<Value>

  /// Makes a keyframe that takes a time in seconds, or as long as the spring takes to come to rest; without
  /// a velocity it goes on with that of what comes before it.
  public init(
    _ to: Value,
    duration: TimeInterval? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframeSteps = KeyframeSteps(steps: [.spring(to, duration, spring, startVelocity)])
  }

  /// There is none.
  public var body: NoKeyframes<Value> { NoKeyframes() }
}

/// Goes to a value along a cubic curve; several of them are a Catmull-Rom spline.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Its stretch.
  public let keyframeSteps: KeyframeSteps<Value>

  /// Makes a keyframe that is at a value after a time in seconds; velocities are a second, and go on with
  /// those of what is beside it where they are left out.
  public init(
    _ to: Value,
    duration: TimeInterval,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {
    keyframeSteps = KeyframeSteps(steps: [.cubic(to, duration, startVelocity, endVelocity)])
  }

  /// There is none.
  public var body: NoKeyframes<Value> { NoKeyframes() }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Its stretch.
  public let keyframeSteps: KeyframeSteps<Value>

  /// Makes a keyframe.
  public init(_ to: Value) { keyframeSteps = KeyframeSteps(steps: [.move(to)]) }

  /// There is none.
  public var body: NoKeyframes<Value> { NoKeyframes() }
}

/// Several parts of a track, one after the other.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  /// Their stretches.
  public let keyframeSteps: KeyframeSteps<Value>

  /// There is none.
  public var body: NoKeyframes<Value> { NoKeyframes() }
}

/// Makes tracks of what stands in a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// One part.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Nothing.
  public static func buildPartialBlock(first: NoKeyframes<Value>) -> NoKeyframes<Value> { first }

  /// The first part.
  public static func buildPartialBlock(
    first: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> { KeyframeSequence(keyframeSteps: first.keyframeSteps) }

  /// Parts, one after the other.
  public static func buildPartialBlock(
    accumulated: KeyframeSequence<Value>,
    next: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(
      keyframeSteps: KeyframeSteps(
        steps: accumulated.keyframeSteps.steps + next.keyframeSteps.steps
      )
    )
  }

  /// Parts of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  )
    -> KeyframeSequence<Value>
  {
    KeyframeSequence(
      keyframeSteps: KeyframeSteps(steps: components.flatMap(\.keyframeSteps.steps))
    )
  }

  /// The first of two.
  public static func buildEither(
    first component: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> { KeyframeSequence(keyframeSteps: component.keyframeSteps) }

  /// The second of two.
  public static func buildEither(
    second component: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> { KeyframeSequence(keyframeSteps: component.keyframeSteps) }
}
