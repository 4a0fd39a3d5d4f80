import CoreGraphics
import Foundation

/// A text that is edited: its places, its selection, what an input method composes in it, and where all
/// that is on the screen.
///
/// Positions and ranges are the text's own; rectangles and points are in the coordinates of
/// `textInputView`.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  /// The characters of a part; nil where there is no such part.
  func text(in range: UITextRange) -> String?

  /// Puts text in the place of a part.
  func replace(_ range: UITextRange, withText text: String)

  /// What is selected; an empty range is the caret.
  var selectedTextRange: UITextRange? { get set }

  /// What an input method is composing; nil where it is not.
  var markedTextRange: UITextRange? { get }

  /// How that looks.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

  /// Shows text that an input method is composing; the range is in UTF-16 offsets of that text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Ends composing; the text stays.
  func unmarkText()

  /// Where the text starts.
  var beginningOfDocument: UITextPosition { get }

  /// Where the text ends.
  var endOfDocument: UITextPosition { get }

  /// The part between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// The position a number of characters farther on, or back; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// The position a number of steps farther in a direction; nil beyond the text.
  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition?

  /// Which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// How many characters lie between two positions; negative where the second comes first.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The one who is told of changes.
  var inputDelegate: (any UITextInputDelegate)? { get set }

  /// Finds the units of the text.
  var tokenizer: any UITextInputTokenizer { get }

  /// The position of a part that is farthest in a direction.
  func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?

  /// The part from a position to the farthest that can be reached in a direction.
  func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange?

  /// The direction in which the text at a position is written.
  func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection

  /// Changes the direction in which a part is written.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// The rectangle of the first line of a part.
  func firstRect(for range: UITextRange) -> CGRect

  /// Where the caret stands at a position.
  func caretRect(for position: UITextPosition) -> CGRect

  /// The rectangles behind a part that is selected.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// The position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?

  /// The position of a part that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?

  /// Whether a part may be replaced.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  /// The attributes of the text at a position.
  func textStyling(
    at position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?

  /// The position a number of characters into a part.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?

  /// How many characters into a part a position is.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

  /// The view that shows the text.
  var textInputView: UIView { get }

  /// Which side of the caret counts where it stands between two lines.
  var selectionAffinity: UITextStorageDirection { get set }

  /// Shows composed text that has attributes.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)

  /// The edit menu for a part; nil is the suggested actions.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?

  /// Inserts the text that is meant by several words that were dictated.
  func insertDictationResult(_ dictationResult: [UIDictationPhrase])

  /// People began to move the caret on the keyboard.
  func beginFloatingCursor(at point: CGPoint)

  /// They moved it on.
  func updateFloatingCursor(at point: CGPoint)

  /// They let it go.
  func endFloatingCursor()
}

// Apple's protocol leaves these to choice.
extension UITextInput {
  /// True.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  /// Nil.
  public func textStyling(
    at position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  /// The position that many characters behind the start.
  public func position(
    within range: UITextRange,
    atCharacterOffset offset: Int
  ) -> UITextPosition? { position(from: range.start, offset: offset) }

  /// How far it is from the start.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  /// The object itself, or the view of a controller.
  public var textInputView: UIView {
    self as? UIView ?? (self as? UIViewController)?.view ?? UIView()
  }

  /// Forward; setting it does nothing.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }

  /// Shows the text without its attributes.
  public func setAttributedMarkedText(
    _ markedText: NSAttributedString?,
    selectedRange: NSRange
  ) { setMarkedText(markedText?.string, selectedRange: selectedRange) }

  /// The suggested actions.
  public func editMenu(
    for textRange: UITextRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// Inserts what was most likely said.
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined(separator: " "))
  }

  /// Does nothing.
  public func beginFloatingCursor(at point: CGPoint) {}

  /// Does nothing.
  public func updateFloatingCursor(at point: CGPoint) {}

  /// Does nothing.
  public func endFloatingCursor() {}
}
