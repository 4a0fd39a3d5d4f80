// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import CoreGraphics
import Foundation

/// What a call came to: 0 where it did what it was to do.
public typealias OSStatus = Int32
/// An object as Core Foundation passes it.
public typealias CFTypeRef = AnyObject
/// A truth value as Core Foundation passes it.
public typealias CFBoolean = Bool
/// What makes objects of Core Foundation; there is only one way here.
public typealias CFAllocator = AnyObject

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// True, as Core Foundation passes it.
public let kCFBooleanTrue: CFBoolean! = true
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// False, as Core Foundation passes it.
public let kCFBooleanFalse: CFBoolean! = false
/// The way objects are made.
nonisolated(unsafe) public let kCFAllocatorDefault: CFAllocator? = nil

/// It was done.
public let errSecSuccess: OSStatus = 0
/// It is not here.
public let errSecUnimplemented: OSStatus = -4
/// The file cannot be written.
public let errSecIO: OSStatus = -36
/// Something that is passed is not as it has to be.
public let errSecParam: OSStatus = -50
/// There is no memory.
public let errSecAllocate: OSStatus = -108
/// The user left it.
public let errSecUserCanceled: OSStatus = -128
/// It is not known what is asked for.
public let errSecBadReq: OSStatus = -909
/// Something inside went wrong.
public let errSecInternalComponent: OSStatus = -2070
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// Who asked was not who they should be.
public let errSecAuthFailed: OSStatus = -25293
/// There is such an item.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// Nobody can be asked now.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// An attribute is not known.
public let errSecNoSuchAttr: OSStatus = -25303
/// It cannot be read.
public let errSecDecode: OSStatus = -26275
/// The app has no right to it.
public let errSecMissingEntitlement: OSStatus = -34018

/// What a status says, in words.
public func SecCopyErrorMessageString(
  _ status: OSStatus,
  _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecUnimplemented: "Function or operation not implemented."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecAllocate: "Failed to allocate memory."
  case errSecNotAvailable: "No keychain is available. You may need to restart your computer."
  case errSecAuthFailed: "The user name or passphrase you entered is not correct."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecInteractionNotAllowed: "User interaction is not allowed."
  case errSecDecode: "Unable to decode the provided data."
  default: "OSStatus \(status)"
  }
}

/// The source of bytes that nobody can know.
public typealias SecRandomRef = AnyObject

/// The system's source.
nonisolated(unsafe) public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with bytes that nobody can know.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?,
  _ count: Int,
  _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  let target = UnsafeMutableRawBufferPointer(start: bytes, count: count)
  for index in target.indices { target[index] = .random(in: .min ... .max, using: &generator) }
  return errSecSuccess
}

/// Who may use an item, and how.
public final class SecAccessControl {
  let protection: String

  init(_ protection: String) { self.protection = protection }
}

/// How the user proves to be there.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes flags of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By body or passcode.
  public static let userPresence = Self(rawValue: 1)
  /// By any finger or face.
  public static let biometryAny = Self(rawValue: 2)
  /// By a finger or face that was known before.
  public static let biometryCurrentSet = Self(rawValue: 8)
  /// The old name of `biometryAny`.
  public static let touchIDAny = biometryAny
  /// The old name of `biometryCurrentSet`.
  public static let touchIDCurrentSet = biometryCurrentSet
  /// By the passcode.
  public static let devicePasscode = Self(rawValue: 16)
  /// One of them is enough.
  public static let or = Self(rawValue: 1 << 14)
  /// All of them are needed.
  public static let and = Self(rawValue: 1 << 15)
  /// A private key is used for nothing else.
  public static let privateKeyUsage = Self(rawValue: 1 << 30)
  /// A passcode of the app is asked for.
  public static let applicationPassword = Self(rawValue: 1 << 31)
}

/// Says who may use an item: nobody is asked for anything here.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?,
  _ protection: Any,
  _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { (protection as? String).map(SecAccessControl.init) }
