// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported import Foundation
import Inert

let contacts = InertFramework("Contacts", "knows nobody: access is denied")

/// Whether an app may see people.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

/// What an app wants to see.
public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

/// What goes wrong with people.
public struct CNError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case noAccessibleWritableContainers = 101
    case recordDoesNotExist = 200
  }
  /// Which mistake it is.
  public let code: Code
  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }
  /// `CNErrorDomain`.
  public static var errorDomain: String { "CNErrorDomain" }
  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }
}

/// The people that a device knows: the app is refused.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Makes a store.
  public override init() {
    super.init()
    contacts.tell()
  }

  /// Denied.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    contacts.tell()
    return .denied
  }

  /// Asks nobody: the answer is false, with `CNError.authorizationDenied`, later on the main queue.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    contacts.answer { completionHandler(false, CNError(.authorizationDenied)) }
  }

  /// Throws `CNError.authorizationDenied`.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    throw CNError(.authorizationDenied)
  }

  /// Throws `CNError.authorizationDenied`.
  open func unifiedContacts(
    matching predicate: NSPredicate,
    keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    throw CNError(.authorizationDenied)
  }

  /// Throws `CNError.authorizationDenied`.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    throw CNError(.authorizationDenied)
  }
}

/// The name of something known of a person.
public protocol CNKeyDescriptor: NSObjectProtocol {}

extension NSString: CNKeyDescriptor {}

/// The first name.
public let CNContactGivenNameKey = "givenName"
/// The last name.
public let CNContactFamilyNameKey = "familyName"
/// Where they work.
public let CNContactOrganizationNameKey = "organizationName"
/// Their numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// Their letters.
public let CNContactEmailAddressesKey = "emailAddresses"
/// Their picture.
public let CNContactImageDataKey = "imageData"
/// A small picture of them.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"

/// A person.
open class CNContact: NSObject, @unchecked Sendable {
  fileprivate var given = ""
  fileprivate var family = ""
  fileprivate var organization = ""
  fileprivate var phones: [CNLabeledValue<CNPhoneNumber>] = []
  fileprivate var emails: [CNLabeledValue<NSString>] = []
  /// What tells them from others.
  public let identifier = UUID().uuidString
  /// Makes a person without a name.
  public override init() { super.init() }
  /// The first name; empty at first.
  open var givenName: String { given }
  /// The last name; empty at first.
  open var familyName: String { family }
  /// Where they work; empty at first.
  open var organizationName: String { organization }
  /// Their numbers; none at first.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { phones }
  /// Where letters reach them; nowhere at first.
  open var emailAddresses: [CNLabeledValue<NSString>] { emails }
  /// Nil.
  open var imageData: Data? { nil }
}

/// A person, while an app writes them down.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// The first name; empty at first.
  open override var givenName: String {
    get { given }
    set { given = newValue }
  }
  /// The last name; empty at first.
  open override var familyName: String {
    get { family }
    set { family = newValue }
  }
  /// Where they work; empty at first.
  open override var organizationName: String {
    get { organization }
    set { organization = newValue }
  }
  /// Their numbers; none at first.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { phones }
    set { phones = newValue }
  }
  /// Where letters reach them; nowhere at first.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { emails }
    set { emails = newValue }
  }
}

/// A number to call.
open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// As it was written.
  public let stringValue: String
  /// Makes a number.
  public init(stringValue string: String) { stringValue = string }
  /// Reads a number.
  public required init?(coder: NSCoder) { stringValue = "" }
  /// Writes nothing.
  open func encode(with coder: NSCoder) {}
  /// True.
  public static var supportsSecureCoding: Bool { true }
  /// The number itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A value with what it is called.
open class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: NSObject, @unchecked Sendable {
  /// What it is called.
  public let label: String?
  /// The value.
  public let value: ValueType
  /// Makes a value.
  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }
}

/// A question for people.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// What is asked of them.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Who they have to be; nil at first.
  open var predicate: NSPredicate?
  /// Makes a question.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
