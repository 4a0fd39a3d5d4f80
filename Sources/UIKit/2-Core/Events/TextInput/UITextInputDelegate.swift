import Foundation

/// Someone who is told when a text changes in other ways than by what was typed.
@MainActor @preconcurrency
public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)

  /// The selection changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)

  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)

  /// The text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
