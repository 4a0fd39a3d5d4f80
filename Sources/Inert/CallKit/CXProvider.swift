// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported import Foundation
import Inert

let calls = InertFramework("CallKit", "shows no call and makes none")

/// What goes wrong with a call that comes in.
public struct CXErrorCodeIncomingCallError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: Int, Sendable {
    case unknown = 0
    case unentitled = 1
    case callUUIDAlreadyExists = 2
    case filteredByDoNotDisturb = 3
    case filteredByBlockList = 4
  }
  /// Which mistake it is.
  public let code: Code
  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }
  /// `CXErrorDomainIncomingCall`.
  public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }
}

/// Who calls or is called.
open class CXHandle: NSObject, @unchecked Sendable {
  /// What kind of name it is.
  public enum HandleType: Int, Sendable {
    case generic = 1
    case phoneNumber = 2
    case emailAddress = 3
  }
  /// What kind of name it is.
  public let type: HandleType
  /// The name.
  public let value: String
  /// Makes a name.
  public init(type: HandleType, value: String) {
    self.type = type
    self.value = value
  }
}

/// What is known of a call.
open class CXCallUpdate: NSObject, @unchecked Sendable {
  /// Makes it.
  public override init() { super.init() }
  /// Who it is with; nil at first.
  open var remoteHandle: CXHandle?
  /// What they are called; nil at first.
  open var localizedCallerName: String?
  /// Whether it has pictures; false at first.
  open var hasVideo = false
  /// Whether it can wait; false at first.
  open var supportsHolding = false
}

/// How an app's calls look.
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
  /// Makes it.
  public override init() { super.init() }
  /// Makes it with the app's name.
  public init(localizedName: String) { super.init() }
  /// Whether calls have pictures; false at first.
  open var supportsVideo = false
  /// How many groups of calls; 2 at first.
  open var maximumCallGroups = 2
  /// How many calls in a group; 5 at first.
  open var maximumCallsPerCallGroup = 5
  /// The sound of a call; nil at first.
  open var ringtoneSound: String?
}

/// What tells the device of calls: it tells nobody.
open class CXProvider: NSObject, @unchecked Sendable {
  /// How calls look.
  open var configuration: CXProviderConfiguration
  private weak var delegate: (any CXProviderDelegate)?
  /// Makes a provider.
  public init(configuration: CXProviderConfiguration) {
    self.configuration = configuration
    super.init()
    calls.tell()
  }
  /// Sets who is told; nothing is.
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
    self.delegate = delegate
  }
  /// Shows nothing: the error is `unentitled`, later on the main queue.
  open func reportNewIncomingCall(
    with UUID: UUID,
    update: CXCallUpdate,
    completion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    calls.answer { completion(CXErrorCodeIncomingCallError(.unentitled)) }
  }
  /// Ends it: the delegate is told on the main queue.
  open func invalidate() {
    calls.answer { self.delegate?.providerDidReset(self) }
  }
}

/// What is told of calls.
public protocol CXProviderDelegate: NSObjectProtocol {
  /// All calls are gone.
  func providerDidReset(_ provider: CXProvider)
}
