import Foundation

/// Whether two values are known to be the same.
package enum Sameness {
  /// Compares two values: what they are made of, or else as their type compares them.
  ///
  /// Values that are made of the same are the same, as references in both are alive. Others may be equal
  /// without being known to be: a closure that was made twice is not the same.
  package static func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
    haveSameParts(one, other) || areEqual(one, other)
  }

  /// Compares two values whose type is not known.
  package static func areSameAny(_ one: Any, _ other: Any) -> Bool {
    func open<Value>(_ value: Value) -> Bool {
      (other as? Value).map { areSame(value, $0) } ?? false
    }
    return open(one)
  }

  /// Whether two values are made of the same: bytes that belong to no stored property do not count.
  package static func haveSameParts<Value>(_ one: Value, _ other: Value) -> Bool {
    let plan = ComparisonPlan.plan(for: Value.self)
    return withUnsafeBytes(of: one) { one in
      withUnsafeBytes(of: other) { other in
        guard let first = one.baseAddress, let second = other.baseAddress else { return true }
        return plan.compare(first, second)
      }
    }
  }

  /// Whether two values are equal by the rules of their type; false where it has none.
  package static func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    guard let one = one as? any Equatable else { return false }
    return equals(one, other)
  }

  private static func equals<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    (other as? Value).map { $0 == one } ?? false
  }
}
