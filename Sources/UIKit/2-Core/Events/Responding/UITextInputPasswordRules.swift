import Foundation

/// What passwords have to be like, for those that make them up.
///
/// Kept for the app: nothing here makes up passwords.
@MainActor @preconcurrency
open class UITextInputPasswordRules: NSObject, @preconcurrency NSCopying {
  /// The rules, in the language that Apple's documentation calls password rules.
  public let passwordRulesDescriptor: String

  /// Makes rules from their text.
  public required init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }

  /// The same rules.
  open func copy(with zone: NSZone? = nil) -> Any {
    Self(descriptor: passwordRulesDescriptor)
  }
}
