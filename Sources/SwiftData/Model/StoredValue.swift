import Foundation

/// What a store keeps of one property.
enum StoredValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case data(Data)
  case one(Identity)
  case many([Identity])

  /// The models at the other end of a relationship.
  var identities: [Identity] {
    switch self {
    case .one(let identity): [identity]
    case .many(let identities): identities
    default: []
    }
  }
}

/// A type whose values a store keeps as they are.
protocol StorableValue {
  init?(stored: StoredValue)
  var stored: StoredValue { get }
}

extension StorableValue where Self: FixedWidthInteger {
  init?(stored: StoredValue) {
    switch stored {
    // Of a word without a sign the bits are kept.
    case .integer(let value) where Self.bitWidth == 64: self.init(truncatingIfNeeded: value)
    case .integer(let value): self.init(exactly: value)
    case .real(let value): self.init(exactly: value.rounded())
    default: return nil
    }
  }

  var stored: StoredValue { .integer(Int64(truncatingIfNeeded: self)) }
}

extension Int: StorableValue {}
extension Int8: StorableValue {}
extension Int16: StorableValue {}
extension Int32: StorableValue {}
extension Int64: StorableValue {}
extension UInt: StorableValue {}
extension UInt8: StorableValue {}
extension UInt16: StorableValue {}
extension UInt32: StorableValue {}
extension UInt64: StorableValue {}

extension StorableValue where Self: BinaryFloatingPoint {
  init?(stored: StoredValue) {
    switch stored {
    case .real(let value): self.init(value)
    case .integer(let value): self.init(value)
    // SQLite has no number that is none.
    case .text("nan"): self = .nan
    default: return nil
    }
  }

  var stored: StoredValue { isNaN ? .text("nan") : .real(Double(self)) }
}

extension Double: StorableValue {}
extension Float: StorableValue {}
extension CGFloat: StorableValue {}

extension Bool: StorableValue {
  init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    self = value != 0
  }

  var stored: StoredValue { .integer(self ? 1 : 0) }
}

extension String: StorableValue {
  init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self = value
  }

  var stored: StoredValue { .text(self) }
}

extension Date: StorableValue {
  init?(stored: StoredValue) {
    guard let seconds = Double(stored: stored) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  var stored: StoredValue { .real(timeIntervalSinceReferenceDate) }
}

extension Data: StorableValue {
  init?(stored: StoredValue) {
    guard case .data(let value) = stored else { return nil }
    self = value
  }

  var stored: StoredValue { .data(self) }
}

extension UUID: StorableValue {
  init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self.init(uuidString: value)
  }

  var stored: StoredValue { .text(uuidString) }
}

extension URL: StorableValue {
  init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self.init(string: value)
  }

  var stored: StoredValue { .text(absoluteString) }
}

extension Decimal: StorableValue {
  init?(stored: StoredValue) {
    switch stored {
    case .text(let value): self.init(string: value, locale: Locale(identifier: "en_US_POSIX"))
    case .integer(let value): self.init(value)
    case .real(let value): self.init(value)
    default: return nil
    }
  }

  var stored: StoredValue { .text(description) }
}
