import CoreGraphics
import Foundation
import TextShaping

/// What `UITextInput` asks of a field or a text view.
extension TextEditing {
  // MARK: Places

  /// The offset of a position of this text, which is never outside of it.
  func offset(_ position: UITextPosition) -> Int {
    max(0, min((position as? TextOffset)?.offset ?? 0, editor.length))
  }

  func range(_ range: UITextRange) -> NSRange {
    let (start, end) = (offset(range.start), offset(range.end))
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  func span(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    let (start, end) = (offset(start), offset(end))
    return TextSpan(NSRange(location: min(start, end), length: abs(end - start)))
  }

  func position(_ position: UITextPosition, by count: Int) -> UITextPosition? {
    let (sum, isBeyond) = offset(position).addingReportingOverflow(count)
    guard !isBeyond, (0...editor.length).contains(sum) else { return nil }
    return TextOffset(sum)
  }

  /// Steps of whole characters to the sides, of lines up and down.
  func position(
    _ position: UITextPosition,
    _ direction: UITextLayoutDirection,
    by count: Int
  ) -> UITextPosition? {
    guard count >= 0 else { return self.position(position, direction.opposite, by: -count) }
    var place = offset(position)
    for _ in 0..<count {
      guard let next = step(place, direction) else { return nil }
      place = next
    }
    return TextOffset(place)
  }

  private func step(_ place: Int, _ direction: UITextLayoutDirection) -> Int? {
    switch direction {
    case .left, .right:
      let isBack = (direction == .left) != isReadRightToLeft(at: place)
      if isBack { return place > 0 ? editor.previous(place) : nil }
      return place < editor.length ? editor.next(place) : nil
    case .up, .down:
      guard let layout = host?.canvas.textLayout,
        let line = layout.lineIndex(of: TextLayoutPosition(place))
      else { return nil }
      let other = direction == .up ? line - 1 : line + 1
      guard layout.lines.indices.contains(other) else { return nil }
      let x = layout.caretRect(at: TextLayoutPosition(place)).minX
      let y = layout.lines[other].y + layout.lines[other].height / 2
      return layout.position(nearestTo: CGPoint(x: x, y: y)).index
    }
  }

  func position(within range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition {
    let isStart = direction == .up || direction == .left
    let isBack = isStart != isReadRightToLeft(at: offset(range.start), direction)
    return isBack ? range.start : range.end
  }

  func span(
    extending position: UITextPosition,
    _ direction: UITextLayoutDirection
  ) -> UITextRange {
    let line = line(at: offset(position), isBackward: false)
    let whole = line.map(TextSpan.init) ?? TextSpan(NSRange(location: offset(position), length: 0))
    return span(from: position, to: self.position(within: whole, direction))
  }

  /// The line around a place as it is shown, without the break behind it.
  func line(at place: Int, isBackward: Bool) -> NSRange? {
    guard let layout = host?.canvas.textLayout else { return nil }
    let position = TextLayoutPosition(place, isAtLineEnd: isBackward)
    guard let index = layout.lineIndex(of: position) else { return nil }
    let range = layout.lines[index].range
    return NSRange(location: range.lowerBound, length: range.upperBound - range.lowerBound)
  }

  func writingDirection(at position: UITextPosition) -> NSWritingDirection {
    isReadRightToLeft(at: offset(position)) ? .rightToLeft : .leftToRight
  }

  private func isReadRightToLeft(at place: Int, _ direction: UITextLayoutDirection) -> Bool {
    (direction == .left || direction == .right) && isReadRightToLeft(at: place)
  }

  func order(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let (one, two) = (offset(position), offset(other))
    return one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
  }

  /// Selects as code asks, which the input system is told.
  func choose(_ range: UITextRange?, telling delegate: (any UITextInputDelegate)?) {
    let input = host as? any UITextInput
    delegate?.selectionWillChange(input)
    select(range.map(self.range) ?? NSRange(location: editor.head, length: 0))
    delegate?.selectionDidChange(input)
  }

  // MARK: Text

  func text(in range: UITextRange) -> String? {
    guard range is TextSpan || range.start is TextOffset else { return nil }
    return (editor.string as NSString).substring(with: self.range(range))
  }

  /// Puts text in the place of a part without asking the delegate, as code does that has decided.
  func replace(
    _ range: UITextRange,
    withText text: String,
    telling delegate: (any UITextInputDelegate)?
  ) {
    let input = host as? any UITextInput
    delegate?.textWillChange(input)
    let attributes = host?.attributesForTyping ?? [:]
    editor.replace(
      self.range(range),
      with: NSAttributedString(string: text, attributes: attributes)
    )
    host?.textDidChange()
    delegate?.textDidChange(input)
  }

  func setMarkedText(_ text: String?, _ selected: NSRange) {
    let text = text ?? ""
    let start = max(0, min(selected.location, text.utf16.count))
    compose(
      text,
      selected: NSRange(
        location: start,
        length: max(0, min(selected.length, text.utf16.count - start))
      )
    )
  }

  func unmark() {
    guard editor.marked != nil else { return }
    editor.unmark()
    host?.selectionDidChange()
  }

  func mayChange(_ range: UITextRange, _ text: String) -> Bool {
    host?.mayReplace(self.range(range), with: text) ?? true
  }

  func attributes(
    at position: UITextPosition,
    _ direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    let place = offset(position) - (direction == .backward ? 1 : 0)
    guard place >= 0, place < editor.length else { return nil }
    return editor.text.attributes(at: place, effectiveRange: nil)
  }

  func setDirection(_ direction: NSWritingDirection, of range: UITextRange) {
    let text = NSMutableAttributedString(attributedString: editor.text)
    let paragraphs = (editor.string as NSString).paragraphRange(for: self.range(range))
    text.enumerateAttribute(.paragraphStyle, in: paragraphs) { value, part, _ in
      let style = NSMutableParagraphStyle()
      if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
      style.baseWritingDirection = direction
      text.addAttribute(.paragraphStyle, value: style, range: part)
    }
    editor.restyle(text)
    host?.textDidChange()
  }

  // MARK: Places on the screen

  /// Brings the layout up to date before somebody asks where something is.
  ///
  /// The text's own caret asks as well, in the middle of a layout, and is placed again after it.
  private var shown: (view: UIView, canvas: TextCanvas)? {
    guard let host, let view = host as? UIView else { return nil }
    if !host.canvas.isPlacing { view.layoutIfNeeded() }
    return (view, host.canvas)
  }

  func caretRect(_ position: UITextPosition) -> CGRect {
    guard let shown else { return .zero }
    return shown.view.convert(shown.canvas.caretRect(at: offset(position)), from: shown.canvas)
  }

  func selectionRects(_ range: UITextRange) -> [UITextSelectionRect] {
    guard let shown else { return [] }
    let rects = shown.canvas.selectionRects(self.range(range))
    let direction = writingDirection(at: range.start)
    return rects.enumerated().map { number, rect in
      TextSpanRect(
        shown.view.convert(rect, from: shown.canvas),
        direction,
        isFirst: number == 0,
        isLast: number == rects.count - 1
      )
    }
  }

  func firstRect(_ range: UITextRange) -> CGRect {
    selectionRects(range).first?.rect ?? caretRect(range.start)
  }

  func closestPosition(_ point: CGPoint, in range: UITextRange? = nil) -> UITextPosition? {
    guard let shown else { return nil }
    let place = shown.canvas.place(nearestTo: shown.view.convert(point, to: shown.canvas))
    guard let range = range.map(self.range) else { return TextOffset(place) }
    return TextOffset(max(range.location, min(place, NSMaxRange(range))))
  }

  func character(at point: CGPoint) -> UITextRange? {
    guard let shown else { return nil }
    let inner = shown.view.convert(point, to: shown.canvas)
    return shown.canvas.character(at: inner).map {
      TextSpan(NSRange(location: $0.lowerBound, length: $0.upperBound - $0.lowerBound))
    }
  }
}

extension UITextLayoutDirection {
  fileprivate var opposite: UITextLayoutDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}
