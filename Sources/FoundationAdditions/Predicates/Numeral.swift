import Foundation

/// A number, whatever type it has.
enum Numeral {
  case whole(Int)
  case real(Double)

  /// Nil for what is no number.
  init?(_ value: Any) {
    switch value {
    case let value as Int: self = .whole(value)
    case let value as Double: self = .real(value)
    case let value as Bool: self = .whole(value ? 1 : 0)
    case let value as any BinaryInteger:
      self = Int(exactly: value).map { .whole($0) } ?? .real(Double(value))
    case let value as any BinaryFloatingPoint: self = .real(Double(value))
    case let value as Decimal: self = .real(NSDecimalNumber(decimal: value).doubleValue)
    case let value as NSNumber:
      let isReal = ["d", "f"].contains(String(cString: value.objCType)) || value is NSDecimalNumber
      self = isReal ? .real(value.doubleValue) : .whole(value.intValue)
    default: return nil
    }
  }

  var double: Double {
    switch self {
    case .whole(let value): Double(value)
    case .real(let value): value
    }
  }

  var object: Any {
    switch self {
    case .whole(let value): value
    case .real(let value): value
    }
  }

  var negated: Numeral {
    switch self {
    case .whole(let value): value == .min ? .real(-Double(value)) : .whole(-value)
    case .real(let value): .real(-value)
    }
  }

  func compared(to other: Numeral) -> ComparisonResult {
    if case .whole(let a) = self, case .whole(let b) = other { return order(a, b) }
    let (a, b) = (double, other.double)
    // As numbers of Foundation's: what is no number lies between what is below zero and the rest.
    switch (a.isNaN, b.isNaN) {
    case (true, true): return .orderedSame
    case (true, false): return b < 0 ? .orderedDescending : .orderedAscending
    case (false, true): return a < 0 ? .orderedAscending : .orderedDescending
    case (false, false): return order(a, b)
    }
  }

  private func order<Value: Comparable>(_ a: Value, _ b: Value) -> ComparisonResult {
    a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }
}
