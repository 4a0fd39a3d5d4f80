import Foundation

/// How the values of predicates and sort descriptors are compared.
enum PredicateValue {
  /// Whether two values are the same; nothing is the same as nothing.
  static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    switch (a.flatMap(KeyedValues.content), b.flatMap(KeyedValues.content)) {
    case (nil, nil): return true
    case (let a?, let b?):
      if let a = Numeral(a), let b = Numeral(b) { return a.compared(to: b) == .orderedSame }
      if let a = a as? String, let b = b as? String { return a == b }
      if let a = KeyedValues.elements(of: a), let b = KeyedValues.elements(of: b) {
        return a.count == b.count && zip(a, b).allSatisfy { areEqual($0, $1) }
      }
      if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
      if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
      guard type(of: a) is AnyClass, type(of: b) is AnyClass else { return false }
      return a as AnyObject === b as AnyObject
    default: return false
    }
  }

  /// The order of two values; nil where they have none.
  static func order(_ a: Any, _ b: Any) -> ComparisonResult? {
    if let a = Numeral(a), let b = Numeral(b) { return a.compared(to: b) }
    switch (a, b) {
    case (let a as String, let b as String): return a.compare(b)
    case (let a as Date, let b as Date): return a.compare(b)
    case (let a as IndexPath, let b as IndexPath): return a.compare(b)
    default: return (a as? any Comparable).flatMap { compared($0, b) }
    }
  }

  private static func compared<Value: Comparable>(_ a: Value, _ other: Any) -> ComparisonResult? {
    guard let b = other as? Value else { return nil }
    return a < b ? .orderedAscending : b < a ? .orderedDescending : .orderedSame
  }
}
