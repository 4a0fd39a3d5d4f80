import Foundation

/// Decides on the editing of a text field, and is notified of it; every method is optional.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  ///
  /// Defaults to true.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called when editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end.
  ///
  /// Defaults to true.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called when editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called when editing ended, with the reason; the other method is called by default.
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )

  /// Whether characters may be replaced, by UTF-16 offsets.
  ///
  /// Defaults to true.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Called when the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the text may be cleared.
  ///
  /// Defaults to true.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether the return key does what it usually does.
  ///
  /// Defaults to true.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// The edit menu for a part; nil is the suggested actions.
  func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// Called before the edit menu shows.
  func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  )

  /// Called before the edit menu goes.
  func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }

  /// They may.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// The suggested actions.
  public func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Does nothing.
  public func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
