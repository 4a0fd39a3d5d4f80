/// A value of any type that starts something when it is another one.
struct Trigger: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  static func == (one: Trigger, other: Trigger) -> Bool { one.isEqual(other.value) }
}
