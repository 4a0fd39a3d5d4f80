@_exported import Foundation
import Inert

let intents = InertFramework("Intents", "asks nobody and learns nothing: Siri is refused")

/// Whether an app may be used by voice.
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// What an app and the voice agree on: the voice is refused.
open class INPreferences: NSObject, @unchecked Sendable {
  /// Denied.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    intents.tell()
    return .denied
  }
  /// Asks nobody: the answer is denied, later on the main queue.
  open class func requestSiriAuthorization(
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) {
    intents.answer { handler(.denied) }
  }
  /// The current language.
  open class func siriLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

/// What goes wrong with intents.
public struct INIntentError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: Int, Sendable {
    case interactionOperationNotSupported = 1900
    case donatingInteraction = 1901
    case deletingAllInteractions = 1902
    case deletingInteractionWithIdentifiers = 1903
    case deletingInteractionWithGroupIdentifier = 1904
    case intentSupportedByMultipleExtension = 2001
    case restrictedIntentsNotSupportedByExtension = 2002
    case noHandlerProvidedForIntent = 2003
    case invalidIntentName = 2004
    case requestTimedOut = 3001
  }
  /// Which mistake it is.
  public let code: Code
  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }
  /// `INIntentErrorDomain`.
  public static var errorDomain: String { "IntentsErrorDomain" }
  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }
}

/// Something that people do with an app.
open class INIntent: NSObject, @unchecked Sendable {
  /// Makes an intent.
  public override init() { super.init() }
  /// What tells it from others; nil.
  open var identifier: String? { nil }
  /// The words that are suggested; nil at first.
  open var suggestedInvocationPhrase: String?
}

/// What came of an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// Makes a response.
  public override init() { super.init() }
  /// What leads to the app; nil at first.
  open var userActivity: NSObject?
}

/// That somebody did something; nobody learns of it.
open class INInteraction: NSObject, @unchecked Sendable {
  /// What was done.
  public let intent: INIntent
  /// What came of it.
  public let intentResponse: INIntentResponse?
  /// Makes an interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }
  /// What tells it from others.
  open var identifier = UUID().uuidString
  /// What it goes with; nil at first.
  open var groupIdentifier: String?
  /// Tells nobody: the error is `donatingInteraction`, later on the main queue.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    intents.answer { completion?(INIntentError(.donatingInteraction)) }
  }
  /// There is nothing to forget: the handler is called later on the main queue.
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    intents.answer { completion?(nil) }
  }
  /// There is nothing to forget: the handler is called later on the main queue.
  open class func delete(
    with identifiers: [String],
    completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    intents.answer { completion?(nil) }
  }
}
