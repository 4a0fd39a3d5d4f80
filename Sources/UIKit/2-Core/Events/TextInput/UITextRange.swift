import Foundation

/// A part of a text that is edited; whoever edits the text makes its own kind.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  /// Where the part starts.
  open var start: UITextPosition { UITextPosition() }

  /// Where the part ends.
  open var end: UITextPosition { UITextPosition() }

  /// Whether the part has no characters.
  open var isEmpty: Bool { true }
}
