import AuthenticationServices
import SwiftUI

/// A button to sign in with: here nobody can, and the app is told so.
nonisolated public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Sendable {
    fileprivate let text: String

    /// To sign in.
    public static let signIn = Label(text: "Sign in with Apple")
    /// To go on.
    public static let `continue` = Label(text: "Continue with Apple")
    /// To sign up.
    public static let signUp = Label(text: "Sign up with Apple")
  }

  /// How the button looks.
  public struct Style: Sendable {
    fileprivate let front: Color
    fileprivate let ground: Color
    fileprivate let hasBorder: Bool

    /// White on black.
    public static let black = Style(front: .white, ground: .black, hasBorder: false)
    /// Black on white.
    public static let white = Style(front: .black, ground: .white, hasBorder: false)
    /// Black on white, with a line around.
    public static let whiteOutline = Style(front: .black, ground: .white, hasBorder: true)
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  /// Makes a button.
  public init(
    _ label: Label = .signIn,
    onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  /// The button.
  @MainActor public var body: some View {
    SignInBody(text: label.text, onRequest: onRequest, onCompletion: onCompletion)
  }
}

private struct SignInBody: View {
  let text: String
  let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInStyle) private var style
  @State private var asking = SignInAsking()

  var body: some View {
    Button {
      asking.begin(onRequest, onCompletion)
    } label: {
      Text(verbatim: text)
        .font(.system(size: 19, weight: .medium))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .foregroundStyle(style.front)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(style.ground, in: RoundedRectangle(cornerRadius: 6))
        .overlay {
          if style.hasBorder {
            RoundedRectangle(cornerRadius: 6).strokeBorder(style.front, lineWidth: 1)
          }
        }
    }
    .buttonStyle(.plain)
    .frame(minWidth: 140, minHeight: 30)
  }
}

/// A question that is under way.
@MainActor
private final class SignInAsking: NSObject, ASAuthorizationControllerDelegate {
  private var controller: ASAuthorizationController?
  /// The answer comes also where the button is gone by then.
  private var kept: SignInAsking?
  private var onCompletion: (Result<ASAuthorization, any Error>) -> Void = { _ in }

  nonisolated override init() { super.init() }

  func begin(
    _ onRequest: (ASAuthorizationAppleIDRequest) -> Void,
    _ onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    onRequest(request)
    self.onCompletion = onCompletion
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    self.controller = controller
    kept = self
    controller.performRequests()
  }

  private func end(_ result: Result<ASAuthorization, any Error>) {
    kept = nil
    controller = nil
    onCompletion(result)
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    end(.success(authorization))
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  ) {
    end(.failure(error))
  }
}

private enum SignInStyleKey: EnvironmentKey {
  static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
  fileprivate var signInStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how buttons to sign in with look.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInStyle, style)
  }
}
