// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What kind of values an attribute has.
public enum NSAttributeType: UInt, Sendable {
  /// Not said.
  case undefinedAttributeType = 0
  /// Whole numbers of 16 bits.
  case integer16AttributeType = 100
  /// Whole numbers of 32 bits.
  case integer32AttributeType = 200
  /// Whole numbers of 64 bits.
  case integer64AttributeType = 300
  /// Decimal numbers: `NSDecimalNumber`.
  case decimalAttributeType = 400
  /// Numbers of 64 bits with a point.
  case doubleAttributeType = 500
  /// Numbers of 32 bits with a point.
  case floatAttributeType = 600
  /// Texts.
  case stringAttributeType = 700
  /// True or false.
  case booleanAttributeType = 800
  /// Dates.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// Identifiers that are the only ones of their kind.
  case UUIDAttributeType = 1100
  /// Addresses.
  case URIAttributeType = 1200
  /// Values that a transformer, or an archive, makes bytes of.
  case transformableAttributeType = 1800
  /// What tells objects apart.
  case objectIDAttributeType = 2000

  /// The kind that a model's file writes so; nil where it is none.
  init?(name: String) {
    switch name {
    case "Integer 16": self = .integer16AttributeType
    case "Integer 32": self = .integer32AttributeType
    case "Integer 64": self = .integer64AttributeType
    case "Decimal": self = .decimalAttributeType
    case "Double": self = .doubleAttributeType
    case "Float": self = .floatAttributeType
    case "String": self = .stringAttributeType
    case "Boolean": self = .booleanAttributeType
    case "Date": self = .dateAttributeType
    case "Binary": self = .binaryDataAttributeType
    case "UUID": self = .UUIDAttributeType
    case "URI": self = .URIAttributeType
    case "Transformable": self = .transformableAttributeType
    case "ObjectID": self = .objectIDAttributeType
    case "": self = .undefinedAttributeType
    default: return nil
    }
  }

  /// The class of its values, as Objective-C calls it.
  var className: String? {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
      "NSNumber"
    case .decimalAttributeType: "NSDecimalNumber"
    case .stringAttributeType: "NSString"
    case .dateAttributeType: "NSDate"
    case .binaryDataAttributeType: "NSData"
    case .UUIDAttributeType: "NSUUID"
    case .URIAttributeType: "NSURL"
    case .objectIDAttributeType: "NSManagedObjectID"
    case .undefinedAttributeType, .transformableAttributeType: nil
    }
  }

  var isNumber: Bool {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .decimalAttributeType, .doubleAttributeType, .floatAttributeType:
      true
    default: false
    }
  }
}
