import UIKit

/// The least that an app has to write to edit a text of its own.
class TypingView: UIView, UITextInput {
  private final class Place: UITextPosition {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private final class Part: UITextRange {
    let (first, last): (Place, Place)
    init(_ first: Place, _ last: Place) { (self.first, self.last) = (first, last) }
    override var start: UITextPosition { first }
    override var end: UITextPosition { last }
    override var isEmpty: Bool { first.number == last.number }
  }

  var content = ""
  var marked: String?
  var hasText: Bool { !content.isEmpty }
  func insertText(_ text: String) { content += text }
  func deleteBackward() { _ = content.popLast() }

  private func number(_ position: UITextPosition) -> Int { (position as? Place)?.number ?? 0 }

  func text(in range: UITextRange) -> String? {
    let (start, end) = (number(range.start), number(range.end))
    return String(Array(content)[start..<end])
  }

  func replace(_ range: UITextRange, withText text: String) { content = text }
  var selectedTextRange: UITextRange?
  var markedTextRange: UITextRange? { nil }
  var markedTextStyle: [NSAttributedString.Key: Any]?

  func setMarkedText(_ markedText: String?, selectedRange: NSRange) { marked = markedText }
  func unmarkText() { marked = nil }
  var beginningOfDocument: UITextPosition { Place(0) }
  var endOfDocument: UITextPosition { Place(content.count) }

  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    Part(Place(number(from)), Place(number(to)))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let sum = number(position) + offset
    return (0...content.count).contains(sum) ? Place(sum) : nil
  }

  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? { self.position(from: position, offset: offset) }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    .orderedSame
  }

  func offset(from: UITextPosition, to: UITextPosition) -> Int { number(to) - number(from) }
  weak var inputDelegate: (any UITextInputDelegate)?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { range.end }

  func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange? { nil }

  func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }

  func setBaseWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {}
  func firstRect(for range: UITextRange) -> CGRect { .zero }
  func caretRect(for position: UITextPosition) -> CGRect { .zero }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
