import CoreGraphics
import Foundation

/// The parts of `UITextInput` that nobody overrides.
extension UITextField {
  /// What an input method is composing; nil where it is not.
  public var markedTextRange: UITextRange? { editing.editor.marked.map(TextSpan.init) }

  /// Where the text starts.
  public var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// Where the text ends.
  public var endOfDocument: UITextPosition { TextOffset(editing.editor.length) }

  /// The part between two positions.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? { editing.span(from: fromPosition, to: toPosition) }

  /// The position a number of UTF-16 units farther on; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editing.position(position, by: offset)
  }

  /// The position a number of characters to the side, or of lines up or down; nil beyond the text.
  public func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? { editing.position(position, direction, by: offset) }

  /// Which of two positions comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editing.order(position, other)
  }

  /// How many UTF-16 units lie between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editing.offset(toPosition) - editing.offset(from)
  }

  /// The end of a part that is farthest in a direction.
  public func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { editing.position(within: range, direction) }

  /// The part of a line from a position on in a direction.
  public func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange? { editing.span(extending: position, direction) }

  /// The direction in which the line at a position is written.
  public func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection { editing.writingDirection(at: position) }

  /// Changes the direction of the paragraphs of a part.
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection,
    for range: UITextRange
  ) { editing.setDirection(writingDirection, of: range) }

  /// The attributes of the text at a position.
  public func textStyling(
    at position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { editing.attributes(at: position, direction) }

  /// The view itself.
  public var textInputView: UIView { self }
}
