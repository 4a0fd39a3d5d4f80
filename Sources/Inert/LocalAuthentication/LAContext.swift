// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported import Foundation
import Inert

let authentication = InertFramework(
  "LocalAuthentication",
  "asks nobody who they are: there is no passcode, no fingerprint and no face"
)

/// What a person proves to be by.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

/// How a device knows people.
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4

  /// None, as Swift 4 called it.
  public static let LABiometryNone = Self.none
}

/// What goes wrong when a person proves who they are.
public struct LAError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004

    /// There is no sensor, as before iOS 11.
    public static let touchIDNotAvailable = Self.biometryNotAvailable
    /// Nobody is known, as before iOS 11.
    public static let touchIDNotEnrolled = Self.biometryNotEnrolled
    /// It failed too often, as before iOS 11.
    public static let touchIDLockout = Self.biometryLockout
  }

  /// Which mistake it is.
  public let code: Code
  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }
  /// `LAErrorDomain`.
  public static var errorDomain: String { LAErrorDomain }
  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }
  /// They could not prove it.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// They gave up.
  public static var userCancel: Code { .userCancel }
  /// They want another way.
  public static var userFallback: Code { .userFallback }
  /// The system gave up.
  public static var systemCancel: Code { .systemCancel }
  /// There is no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// There is no sensor.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// Nobody is known.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// It failed too often.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app gave up.
  public static var appCancel: Code { .appCancel }
}

/// The domain of the framework's errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// What asks people to prove who they are: here nobody can be asked.
open class LAContext: NSObject, @unchecked Sendable {
  /// Makes a context.
  public override init() { super.init() }
  /// What the button for another way says; nil at first.
  open var localizedFallbackTitle: String?
  /// What the button that gives up says; nil at first.
  open var localizedCancelTitle: String?
  /// Why it is asked; empty at first.
  open var localizedReason = ""
  /// Seconds that an unlocked device counts for; 0 at first.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether nobody may be asked; false at first.
  open var interactionNotAllowed = false
  /// Nil: nobody is known.
  open var evaluatedPolicyDomainState: Data? { nil }
  /// None.
  open var biometryType: LABiometryType { .none }

  private func mistake(_ policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }

  /// False: there is no sensor and no passcode.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    authentication.tell()
    error?.pointee = mistake(policy) as NSError
    return false
  }

  /// Asks nobody: the answer is false, with the reason, later on the main queue.
  open func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let mistake = mistake(policy)
    authentication.answer { reply(false, mistake) }
  }

  /// Throws the reason why nobody can be asked.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    authentication.tell()
    throw mistake(policy)
  }

  /// Ends it.
  open func invalidate() {}
}
