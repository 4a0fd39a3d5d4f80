import CoreGraphics
import Foundation

/// A place in the text of a field or a text view: a UTF-16 offset.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }

  override var hash: Int { offset }

  override var description: String { "UTF-16 offset \(offset)" }
}

/// A part of the text of a field or a text view.
final class TextSpan: UITextRange {
  let range: NSRange

  init(_ range: NSRange) { self.range = range }

  override var start: UITextPosition { TextOffset(range.location) }

  override var end: UITextPosition { TextOffset(NSMaxRange(range)) }

  override var isEmpty: Bool { range.length == 0 }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }

  override var hash: Int { range.location &* 31 &+ range.length }

  override var description: String { "UTF-16 offsets \(range.location)..<\(NSMaxRange(range))" }
}

/// A rectangle behind text of a field or a text view that is selected.
final class TextSpanRect: UITextSelectionRect {
  private let values: (rect: CGRect, direction: NSWritingDirection, start: Bool, end: Bool)

  init(_ rect: CGRect, _ direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
    values = (rect, direction, isFirst, isLast)
  }

  override var rect: CGRect { values.rect }
  override var writingDirection: NSWritingDirection { values.direction }
  override var containsStart: Bool { values.start }
  override var containsEnd: Bool { values.end }
}
