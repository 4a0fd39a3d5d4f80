import UIKit

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What both tell.
  public struct Value {
    /// What the first tells.
    public var first: First.Value?
    /// What the second tells.
    public var second: Second.Value?
  }

  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Makes a gesture.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The recognisers of both.
  @MainActor
  public func recognition() -> GestureRecognition<Value> {
    combined(first.recognition(), second.recognition(), isSimultaneous: true) {
      Value(first: $0, second: $1)
    }
  }
}

/// One gesture, or else another one.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What one of them tells.
  public enum Value {
    /// What the first tells.
    case first(First.Value)
    /// What the second tells.
    case second(Second.Value)
  }

  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Makes a gesture.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The recognisers of both.
  @MainActor
  public func recognition() -> GestureRecognition<Value> {
    combined(first.recognition(), second.recognition(), isSimultaneous: false) { one, two in
      one.map(Value.first) ?? two.map(Value.second)
    }
  }
}

/// One gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far they have come.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The second goes on.
    case second(First.Value, Second.Value?)
  }

  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Makes a gesture.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The recognisers of both: the second tells nothing before the first has ended.
  @MainActor
  public func recognition() -> GestureRecognition<Value> {
    let memory = LastValue<First.Value>()
    var one = first.recognition()
    one.ended.append { memory.value = $0 }
    var result = combined(one, second.recognition(), isSimultaneous: true) {
      first,
      second -> Value? in
      if let second {
        return memory.value.map { Value.second($0, second) }
      }
      return first.map(Value.first)
    }
    result.finished.append { memory.value = nil }
    return result
  }
}

/// The value that a gesture told last.
final class LastValue<Value> {
  var value: Value?
}

@MainActor
func combined<First, Second, Value>(
  _ first: GestureRecognition<First>,
  _ second: GestureRecognition<Second>,
  isSimultaneous: Bool,
  _ make: @escaping (First?, Second?) -> Value?
) -> GestureRecognition<Value> {
  let lastFirst = LastValue<First>()
  let lastSecond = LastValue<Second>()
  var result = GestureRecognition<Value>(
    kinds: first.kinds.map { kind in
      (
        kind.recognizer,
        { report in
          lastFirst.value = kind.value(report)
          return make(lastFirst.value, isSimultaneous ? lastSecond.value : nil)
        }
      )
    }
      + second.kinds.map { kind in
        (
          kind.recognizer,
          { report in
            lastSecond.value = kind.value(report)
            return make(isSimultaneous ? lastFirst.value : nil, lastSecond.value)
          }
        )
      }
  )
  result.before = { report, isEnd in
    for kind in first.kinds where report.isFrom(kind.recognizer) {
      first.before?(report, isEnd)
      guard let value = kind.value(report) else { continue }
      for action in isEnd ? first.ended : first.changed { action(value) }
    }
    for kind in second.kinds where report.isFrom(kind.recognizer) {
      second.before?(report, isEnd)
      guard let value = kind.value(report) else { continue }
      for action in isEnd ? second.ended : second.changed { action(value) }
    }
  }
  result.finished =
    first.finished + second.finished + [
      {
        lastFirst.value = nil
        lastSecond.value = nil
      }
    ]
  result.isSimultaneous = isSimultaneous
  return result
}
