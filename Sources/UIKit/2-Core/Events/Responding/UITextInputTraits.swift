// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How words are capitalised as they are typed.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Not.
  case none = 0
  /// Each word.
  case words = 1
  /// Each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Whether words are corrected as they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// Not.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// Not.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether quotes are made round.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// Not.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether two hyphens make a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// Not.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces come and go with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// Not.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What a keyboard on the screen is for.
public enum UIKeyboardType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// Addresses of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Short messages.
  case twitter = 9
  /// Searching the web.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11

  /// The old name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// How a keyboard on the screen looks.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The old name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What the return key of a keyboard on the screen says.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// What a text is, for filling it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A whole name.
  public static let name = Self(rawValue: "name")
  /// A first name.
  public static let givenName = Self(rawValue: "given-name")
  /// A last name.
  public static let familyName = Self(rawValue: "family-name")
  /// An address of mail.
  public static let emailAddress = Self(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// A whole address of the web.
  public static let URL = Self(rawValue: "url")
  /// The name of an account.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// A new password.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// A city.
  public static let addressCity = Self(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = Self(rawValue: "postal-code")
}

/// How a text is typed.
///
/// What is typed follows capitals, quotation marks, dashes and spaces, a keyboard on the screen the type of
/// keyboard (Docs/Differences.md). All properties may be left out.
@MainActor @preconcurrency
public protocol UITextInputTraits: AnyObject {
  /// How words are capitalised.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotes are made round.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens make a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces come and go with words.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// What the keyboard is for.
  var keyboardType: UIKeyboardType { get set }
  /// How the keyboard looks.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key works only where there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is not shown.
  var isSecureTextEntry: Bool { get set }
  /// What the text is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType! { get set }
  /// What passwords have to be like.
  var passwordRules: UITextInputPasswordRules? { get set }
}

/// Something that takes text as it is typed.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }

  /// Inserts text where the caret is.
  func insertText(_ text: String)

  /// Deletes what is selected, or the character before the caret.
  func deleteBackward()
}

/// Something that also shows text that an input method is still composing.
@MainActor
protocol TextComposing: UIKeyInput {
  func setMarkedText(_ text: String, selected: NSRange)

  /// Takes text as keys give it, before capitals and the like take its place.
  func typeText(_ text: String)
}
