extension UITextField {
  /// What passwords in the field have to be like.
  ///
  /// Kept for the app; nothing here reads it. Defaults to nil.
  public var passwordRules: UITextInputPasswordRules? {
    get { editing.passwordRules }
    set { editing.passwordRules = newValue }
  }
}

extension UITextView {
  /// What passwords in the view have to be like.
  ///
  /// Kept for the app; nothing here reads it. Defaults to nil.
  public var passwordRules: UITextInputPasswordRules? {
    get { editing.passwordRules }
    set { editing.passwordRules = newValue }
  }
}
