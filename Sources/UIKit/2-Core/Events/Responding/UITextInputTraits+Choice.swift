// Apple's protocol leaves all of its properties to choice: what does not declare them has the
// defaults.
extension UITextInputTraits {
  /// Sentences; setting it does nothing.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }

  /// The default; setting it does nothing.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }

  /// The default; setting it does nothing.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }

  /// The default; setting it does nothing.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }

  /// The default; setting it does nothing.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }

  /// The default; setting it does nothing.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }

  /// The default; setting it does nothing.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }

  /// The default; setting it does nothing.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }

  /// The default; setting it does nothing.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }

  /// False; setting it does nothing.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }

  /// False; setting it does nothing.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Nil; setting it does nothing.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }

  /// Nil; setting it does nothing.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}
