@_exported import Foundation
import Inert
import InertViews
@_exported import UIKit

let accounts = InertFramework(
  "AuthenticationServices",
  "signs nobody in: requests and sessions fail"
)

/// The window that something is shown over.
public typealias ASPresentationAnchor = UIWindow

/// What goes wrong when somebody signs in.
public struct ASAuthorizationError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled = 1001
    case invalidResponse = 1002
    case notHandled = 1003
    case failed = 1004
    case notInteractive = 1005
  }
  /// Which mistake it is.
  public let code: Code
  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }
  /// `ASAuthorizationErrorDomain`.
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }
}

/// What is asked of somebody who signs in.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

/// What is asked for with an account.
public struct ASAuthorizationScope: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What they are called.
  public static let fullName = Self(rawValue: "full_name")
  /// Where letters reach them.
  public static let email = Self(rawValue: "email")
}

/// A wish to sign in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// What is asked for; nil at first.
  open var requestedScopes: [ASAuthorizationScope]?
  /// What the answer is tied to; nil at first.
  open var nonce: String?
  /// What comes back with the answer; nil at first.
  open var state: String?
}

/// What makes wishes to sign in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
  /// Whether somebody is signed in.
  public enum CredentialState: Int, Sendable {
    case revoked = 0
    case authorized = 1
    case notFound = 2
    case transferred = 3
  }
  /// Makes a provider.
  public override init() { super.init() }
  /// A new wish.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Nobody is: the answer is `notFound`, later on the main queue.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    accounts.answer { completion(.notFound, nil) }
  }
}

/// Who signed in; nobody does here.
open class ASAuthorizationAppleIDCredential: NSObject, @unchecked Sendable {
  /// Who.
  open var user: String { "" }
  /// What they are called.
  open var fullName: PersonNameComponents? { nil }
  /// Where letters reach them.
  open var email: String? { nil }
  /// What a server can check.
  open var identityToken: Data? { nil }
  /// What a server can use once.
  open var authorizationCode: Data? { nil }
}

/// That somebody signed in; nobody does here.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// What is asked of who signs in.
  public typealias Scope = ASAuthorizationScope

  /// Who.
  open var credential: Any { ASAuthorizationAppleIDCredential() }
}

/// What lets people sign in: it fails.
@MainActor @preconcurrency open class ASAuthorizationController: NSObject {
  /// What is asked.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Makes a controller.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  /// Who is told; nil at first.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Who says what it is shown over; nil at first.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  /// Fails: the delegate is told `ASAuthorizationError.notHandled`, later on the main queue.
  open func performRequests() {
    accounts.answer {
      MainActor.assumeIsolated {
        self.delegate?.authorizationController(
          controller: self,
          didCompleteWithError: ASAuthorizationError(.notHandled)
        )
      }
    }
  }
}

/// What is told of somebody who signs in.
@MainActor @preconcurrency public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// They did; never called here.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  /// They did not.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  )
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  ) {}
}

/// What says what a question is shown over.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// What goes wrong with a session in a browser.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided = 2
    case presentationContextInvalid = 3
  }
  /// Which mistake it is.
  public let code: Code
  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }
  /// `ASWebAuthenticationSessionErrorDomain`.
  public static var errorDomain: String {
    "com.apple.AuthenticationServices.WebAuthenticationSession"
  }
  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }
}

/// A page that somebody signs in on: none is opened.
@MainActor @preconcurrency open class ASWebAuthenticationSession: NSObject {
  /// Hands over where the page led.
  public typealias CompletionHandler = @Sendable (URL?, (any Error)?) -> Void
  private let handler: CompletionHandler

  /// Makes a session.
  public init(
    url URL: URL,
    callbackURLScheme: String?,
    completionHandler: @escaping CompletionHandler
  ) {
    handler = completionHandler
  }
  /// Who says what it is shown over; nil at first.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether it forgets; false at first.
  open var prefersEphemeralWebBrowserSession = false
  /// False.
  open var canStart: Bool { false }
  /// False: the error is `presentationContextInvalid`, later on the main queue.
  @discardableResult open func start() -> Bool {
    let handler = handler
    accounts.answer {
      handler(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
    }
    return false
  }
  /// Nothing is under way.
  open func cancel() {}
}

/// What says what a page is shown over.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
