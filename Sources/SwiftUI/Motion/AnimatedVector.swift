import UIKit

/// A value on its way to another, frame by frame; ways that come while others are under way add up.
@MainActor
final class AnimatedVector<Value: VectorArithmetic> {
  /// A way: how much of it is gone.
  private struct Way {
    let length: Value
    let animation: Animation
    let law: (TimeInterval) -> Value?
    var beginning: TimeInterval?
    var gone = Value.zero
  }

  /// Where the value is going.
  private(set) var target: Value
  private var ways: [Way] = []
  private let didChange: () -> Void
  private let ticker: HostTicker

  init(_ value: Value, in host: ViewHost, didChange: @escaping () -> Void) {
    target = value
    self.didChange = didChange
    weak var vector: AnimatedVector?
    ticker = HostTicker(host) { time in vector?.tick(time) ?? false }
    vector = self
  }

  var isRunning: Bool { !ways.isEmpty }

  /// Where the value is.
  var current: Value { ways.reduce(target) { $0 - ($1.length - $1.gone) } }

  /// Sends the value to another one; without an animation it is there at once.
  func move(to new: Value, _ animation: Animation?) {
    guard new != target else { return }
    let seen = current
    target = new
    guard let animation else {
      ways = []
      return
    }
    let last = ways.last
    // A way without an end ends where there is another one to go: it begins where the value is seen.
    ways.removeAll { $0.animation.isForever }
    var context = AnimationContext<Value>(
      state: AnimationState(),
      environment: EnvironmentValues()
    )
    var length = current - seen
    if let last {
      let elapsed = last.beginning.map { lastTime - $0 } ?? 0
      if animation.shouldMerge(
        previous: last.animation,
        value: length,
        time: elapsed,
        context: &context
      ) {
        length = new - seen
        ways = []
      }
    }
    let law: (TimeInterval) -> Value?
    if case .custom = animation.curve, case .once = animation.repetition {
      law = { animation.animate(value: length, time: $0, context: &context) }
    } else {
      let share = animation.makeLaw()
      law = { share($0).map { length.scaled(by: $0) } }
    }
    ways.append(Way(length: length, animation: animation, law: law))
    ticker.isEndless = ways.allSatisfy(\.animation.isEndless)
    ticker.start()
  }

  private var lastTime: TimeInterval = 0

  private func tick(_ time: TimeInterval) -> Bool {
    guard isRunning else { return false }
    lastTime = time
    var kept: [Way] = []
    for var way in ways {
      let begin = way.beginning ?? time
      way.beginning = begin
      guard let gone = way.law(time - begin) else { continue }
      way.gone = gone
      kept.append(way)
    }
    ways = kept
    ticker.isEndless = ways.allSatisfy(\.animation.isEndless)
    didChange()
    return isRunning
  }
}

/// Something animatable on its way to another.
@MainActor
class AnimatedValue<Value> {
  /// What is shown now of what is meant.
  func shown(_ value: Value) -> Value { value }
  /// Whether what is shown is on its way.
  var isRunning: Bool { false }
  /// What is meant is another one.
  func change(to new: Value, _ animation: @autoclosure () -> Animation?) {}

  /// What animates values of a type; nil where nothing of them is animatable.
  static func make(
    _ value: Value,
    in host: ViewHost,
    didChange: @escaping () -> Void
  ) -> AnimatedValue? {
    func open<Known: Animatable>(_ known: Known) -> Any? {
      Known.AnimatableData.self == EmptyAnimatableData.self
        ? nil : TypedAnimatedValue(known, in: host, didChange: didChange)
    }
    // Most values are of types that are not: those are not looked at.
    guard Value.self is any Animatable.Type else { return nil }
    return (value as? any Animatable).flatMap { open($0) } as? AnimatedValue
  }
}

private final class TypedAnimatedValue<Value: Animatable>: AnimatedValue<Value> {
  private let vector: AnimatedVector<Value.AnimatableData>

  init(_ value: Value, in host: ViewHost, didChange: @escaping () -> Void) {
    vector = AnimatedVector(value.animatableData, in: host, didChange: didChange)
  }

  override var isRunning: Bool { vector.isRunning }

  override func shown(_ value: Value) -> Value {
    guard vector.isRunning else { return value }
    var copy = value
    copy.animatableData = vector.current
    return copy
  }

  override func change(to new: Value, _ animation: @autoclosure () -> Animation?) {
    let data = new.animatableData
    if data != vector.target { vector.move(to: data, animation()) }
  }
}
