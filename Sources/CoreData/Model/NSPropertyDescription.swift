import Foundation
import FoundationAdditions

/// Describes a property of an entity.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// The entity it is a property of.
  public internal(set) var entity: NSEntityDescription {
    get { owner ?? NSEntityDescription.nobody }
    set { owner = newValue }
  }

  weak var owner: NSEntityDescription?

  /// Its name.
  ///
  /// Defaults to an empty text.
  open var name = ""
  /// Whether an object is valid without a value.
  ///
  /// Defaults to true.
  open var isOptional = true
  /// Whether its values are not kept in stores.
  ///
  /// Defaults to false.
  open var isTransient = false
  /// What an app keeps with it.
  ///
  /// Defaults to nothing.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// What it was called in the model before.
  ///
  /// Defaults to its name.
  open var renamingIdentifier: String? {
    get { former ?? name }
    set { former = newValue }
  }
  /// What counts into the model's version besides what is described here.
  ///
  /// Defaults to nil.
  open var versionHashModifier: String?

  private var former: String?
  private var predicates: [NSPredicate] = []
  private var warnings: [Any] = []

  /// Makes a property without a name.
  public override init() { super.init() }

  /// Conditions that hold for every value.
  open var validationPredicates: [NSPredicate] { predicates }

  /// What is told of a value for which a condition does not hold: texts, or numbers of errors.
  open var validationWarnings: [Any] { warnings }

  /// Sets the conditions that hold for every value, and what is told where they do not.
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?,
    withValidationWarnings validationWarnings: [String]?
  ) {
    predicates = validationPredicates ?? []
    warnings = validationWarnings ?? []
  }

  /// What makes two descriptions the same for stores.
  var fingerprint: String { "\(name) \(isOptional) \(isTransient) \(versionHashModifier ?? "")" }
}

/// Describes an attribute: a property whose values are no objects of a context.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// What kind of values an attribute has.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    /// The number of the kind.
    public var rawValue: UInt

    /// Makes a kind from its number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ type: NSAttributeType) { rawValue = type.rawValue }

    /// Not said.
    public static let undefined = AttributeType(.undefinedAttributeType)
    /// Whole numbers of 16 bits.
    public static let integer16 = AttributeType(.integer16AttributeType)
    /// Whole numbers of 32 bits.
    public static let integer32 = AttributeType(.integer32AttributeType)
    /// Whole numbers of 64 bits.
    public static let integer64 = AttributeType(.integer64AttributeType)
    /// Decimal numbers.
    public static let decimal = AttributeType(.decimalAttributeType)
    /// Numbers of 64 bits with a point.
    public static let double = AttributeType(.doubleAttributeType)
    /// Numbers of 32 bits with a point.
    public static let float = AttributeType(.floatAttributeType)
    /// Texts.
    public static let string = AttributeType(.stringAttributeType)
    /// True or false.
    public static let boolean = AttributeType(.booleanAttributeType)
    /// Dates.
    public static let date = AttributeType(.dateAttributeType)
    /// Bytes.
    public static let binaryData = AttributeType(.binaryDataAttributeType)
    /// Identifiers that are the only ones of their kind.
    public static let uuid = AttributeType(.UUIDAttributeType)
    /// Addresses.
    public static let uri = AttributeType(.URIAttributeType)
    /// Values that a transformer, or an archive, makes bytes of.
    public static let transformable = AttributeType(.transformableAttributeType)
    /// What tells objects apart.
    public static let objectID = AttributeType(.objectIDAttributeType)
  }

  /// What kind of values it has.
  ///
  /// Defaults to `undefinedAttributeType`.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// What kind of values it has.
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
  /// The class of its values; that of its kind where none is set.
  open var attributeValueClassName: String? {
    get { className ?? attributeType.className }
    set { className = newValue }
  }
  /// The value new objects have.
  ///
  /// Defaults to nil.
  open var defaultValue: Any?
  /// The name of the transformer that makes bytes of the values; nil archives them.
  ///
  /// Defaults to nil.
  open var valueTransformerName: String?
  /// Whether large values may lie beside the store.
  ///
  /// Defaults to false.
  /// Kept for the app; nothing here reads it.
  open var allowsExternalBinaryDataStorage = false
  /// Whether values are kept in the history of what was deleted.
  ///
  /// Defaults to false.
  /// Kept for the app; nothing here reads it.
  open var preservesValueInHistoryOnDeletion = false
  /// Whether values are sealed where they leave the device.
  ///
  /// Defaults to false.
  /// Kept for the app; nothing here reads it.
  open var allowsCloudEncryption = false

  private var className: String?
  /// The bounds of numbers, dates as seconds of the reference date, or of lengths of texts.
  var bounds: (least: Double?, most: Double?) = (nil, nil)
  /// What a whole text matches.
  var pattern: String?

  override var fingerprint: String {
    "\(super.fingerprint) \(attributeType.rawValue) \(valueTransformerName ?? "")"
  }
}

/// What becomes of the objects at the other end of a relationship when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing; they go on naming what is gone.
  case noActionDeleteRule = 0
  /// They forget the object.
  case nullifyDeleteRule = 1
  /// They are deleted too.
  case cascadeDeleteRule = 2
  /// While there are some, the object cannot be deleted.
  case denyDeleteRule = 3
}

/// Describes a relationship: a property whose values are objects of a context.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the objects at its other end.
  ///
  /// Defaults to nil.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship that leads back.
  ///
  /// Defaults to nil.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// How many objects there may be at its other end; 0 is as many as wanted.
  ///
  /// Defaults to 0.
  open var maxCount = 0
  /// How many objects there are at its other end, at least.
  ///
  /// Defaults to 0.
  open var minCount = 0
  /// What becomes of the objects at its other end when an object is deleted.
  ///
  /// Defaults to `nullifyDeleteRule`.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the objects at its other end have an order.
  ///
  /// Defaults to false.
  open var isOrdered = false

  /// Whether there may be more than one object at its other end.
  open var isToMany: Bool { maxCount != 1 }

  override var fingerprint: String {
    "\(super.fingerprint) \(destinationEntity?.name ?? "") \(isToMany) \(isOrdered)"
      + " \(minCount) \(maxCount)"
  }
}

/// Describes a property that a request answers whenever it is asked for.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
  /// What is asked; `$FETCH_SOURCE` stands for the object.
  ///
  /// Defaults to nil.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}

/// Describes a value that a request works out, for results that are dictionaries.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  /// What is worked out.
  ///
  /// Defaults to nil.
  open var expression: FoundationAdditions.NSExpression?
  /// What kind of value it gives.
  ///
  /// Defaults to `undefinedAttributeType`.
  /// Kept for the app; nothing here reads it.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  /// What kind of value it gives.
  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
    set {
      expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType
    }
  }
}
