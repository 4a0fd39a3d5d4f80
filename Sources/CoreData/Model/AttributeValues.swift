import Foundation

/// The values of attributes: as they are kept, and as code has them.
enum AttributeValues {
  /// A value that a model's file writes as text.
  static func value(written text: String, as type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType: Double(text).map { NSNumber(value: $0) }
    case .floatAttributeType: Float(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case .booleanAttributeType: NSNumber(value: text == "YES" || text == "1" || text == "true")
    case .stringAttributeType: text
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }

  /// A value as an attribute keeps it; nil where it cannot have it.
  static func kept(_ value: Any, as attribute: NSAttributeDescription) -> Any? {
    switch attribute.attributeType {
    case .integer16AttributeType: number(value).map { NSNumber(value: $0.int16Value) }
    case .integer32AttributeType: number(value).map { NSNumber(value: $0.int32Value) }
    case .integer64AttributeType: number(value).map { NSNumber(value: $0.int64Value) }
    case .doubleAttributeType: number(value).map { NSNumber(value: $0.doubleValue) }
    case .floatAttributeType: number(value).map { NSNumber(value: $0.floatValue) }
    case .booleanAttributeType: number(value).map { NSNumber(value: $0.boolValue) }
    case .decimalAttributeType: decimal(value)
    case .stringAttributeType:
      value as? String ?? (value as? NSString).map(String.init(describing:))
        ?? raw(value) as? String
    case .dateAttributeType:
      value as? Date ?? (value as? Double).map(Date.init(timeIntervalSinceReferenceDate:))
    case .binaryDataAttributeType:
      value as? Data ?? (value as? NSData).map { Data(referencing: $0) }
    case .UUIDAttributeType:
      value as? UUID ?? (value as? NSUUID).flatMap { UUID(uuidString: $0.uuidString) }
    case .URIAttributeType: value as? URL ?? (value as? NSURL)?.absoluteURL
    default: value
    }
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    default: raw(value).flatMap(number)
    }
  }

  private static func decimal(_ value: Any) -> NSDecimalNumber? {
    if let value = value as? NSDecimalNumber { return value }
    if let value = value as? Decimal { return NSDecimalNumber(decimal: value) }
    return number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
  }

  /// What an enumeration stands for.
  private static func raw(_ value: Any) -> Any? {
    (value as? any RawRepresentable)?.rawValue
  }

  // MARK: As code has them

  /// A value as the type of a property; nil where it is none.
  static func value<Value>(_ kept: Any?, as type: Value.Type) -> Value? {
    guard let kept else { return nothing(of: type) as? Value }
    if let value = kept as? Value { return value }
    let wrapped = (type as? any Emptiness.Type)?.wrappedType ?? type
    return converted(kept, to: wrapped) as? Value
  }

  private static func converted(_ kept: Any, to type: Any.Type) -> Any? {
    if let number = kept as? NSNumber {
      if let choice = type as? any RawRepresentable.Type { return chosen(choice, number) }
      if type == Decimal.self { return number.decimalValue }
      if type == NSDecimalNumber.self { return NSDecimalNumber(decimal: number.decimalValue) }
      return (type as? any KeptNumber.Type)?.init(kept: number)
    }
    if let date = kept as? Date {
      if type == Double.self { return date.timeIntervalSinceReferenceDate }
      if type == NSDate.self {
        return NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
      }
    }
    if let text = kept as? String {
      if type == NSString.self { return NSString(string: text) }
      if let choice = type as? any RawRepresentable.Type { return chosen(choice, text) }
    }
    if let data = kept as? Data, type == NSData.self { return NSData(data: data) }
    if let url = kept as? URL, type == NSURL.self { return NSURL(string: url.absoluteString) }
    if let uuid = kept as? UUID, type == NSUUID.self { return NSUUID(uuidString: uuid.uuidString) }
    if let list = kept as? NSArray { return Array(list) }
    if let table = kept as? NSDictionary { return table as? [AnyHashable: Any] }
    return nil
  }

  private static func chosen<Choice: RawRepresentable>(
    _ choice: Choice.Type,
    _ kept: Any
  ) -> Choice? {
    value(kept, as: Choice.RawValue.self).flatMap(Choice.init(rawValue:))
  }

  /// What a property that is not set has: nil, zero, false or nothing in it.
  private static func nothing(of type: Any.Type) -> Any? {
    switch type {
    case let type as any Emptiness.Type: type.nothing
    case let type as any KeptNumber.Type: type.init(kept: 0)
    case is NSSet.Type: NSSet()
    case is NSOrderedSet.Type: NSOrderedSet()
    case is String.Type: ""
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
    case is Data.Type: Data()
    case is Decimal.Type: Decimal.zero
    case let type as any RawRepresentable.Type: chosen(type, 0 as NSNumber)
    case let type as any ExpressibleByArrayLiteral.Type: empty(type)
    default: nil
    }
  }

  private static func empty<List: ExpressibleByArrayLiteral>(_ type: List.Type) -> List { [] }
}

/// An optional, whatever is in it.
protocol Emptiness {
  static var nothing: Any { get }
  static var wrappedType: Any.Type { get }
}

extension Optional: Emptiness {
  static var nothing: Any { Self.none as Any }
  static var wrappedType: Any.Type { Wrapped.self }
}

/// A number that attributes are kept as.
protocol KeptNumber {
  init(kept number: NSNumber)
}

extension Int: KeptNumber { init(kept number: NSNumber) { self = number.intValue } }
extension Int16: KeptNumber { init(kept number: NSNumber) { self = number.int16Value } }
extension Int32: KeptNumber { init(kept number: NSNumber) { self = number.int32Value } }
extension Int64: KeptNumber { init(kept number: NSNumber) { self = number.int64Value } }
extension Double: KeptNumber { init(kept number: NSNumber) { self = number.doubleValue } }
extension Float: KeptNumber { init(kept number: NSNumber) { self = number.floatValue } }
extension Bool: KeptNumber { init(kept number: NSNumber) { self = number.boolValue } }
