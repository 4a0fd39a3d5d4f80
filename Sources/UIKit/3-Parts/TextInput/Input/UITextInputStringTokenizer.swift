import Foundation

/// Finds the units of a text by its characters; lines are taken for paragraphs, as only who shows a text
/// knows them.
@MainActor @preconcurrency
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Makes a tokenizer of a text.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  // MARK: Places

  private func units(_ input: any UITextInput) -> TextUnits {
    let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    return TextUnits(whole.flatMap(input.text(in:)) ?? "")
  }

  private func place(_ position: UITextPosition, _ input: any UITextInput) -> Int {
    input.offset(from: input.beginningOfDocument, to: position)
  }

  /// Whether a direction leads towards the start of the text.
  private func isBackward(
    _ direction: UITextDirection,
    at position: UITextPosition,
    _ input: any UITextInput
  ) -> Bool {
    let isRightToLeft =
      input.baseWritingDirection(for: position, in: .forward) == .rightToLeft
    return switch UITextLayoutDirection(rawValue: direction.rawValue) {
    case .left: !isRightToLeft
    case .right: isRightToLeft
    case .up: true
    case .down: false
    case nil: direction == .storage(.backward)
    }
  }

  /// The line around a place, where the text is shown by one who knows its lines.
  private func line(_ place: Int, isBackward: Bool, _ input: any UITextInput) -> NSRange? {
    (input as? any TextEditingHost)?.textEditing.line(at: place, isBackward: isBackward)
  }

  // MARK: Units

  open func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input else { return nil }
    let (place, back) = (place(position, input), isBackward(direction, at: position, input))
    let line = granularity == .line ? line(place, isBackward: back, input) : nil
    guard let range = line ?? units(input).range(granularity, at: place, isBackward: back),
      let start = input.position(from: input.beginningOfDocument, offset: range.location),
      let end = input.position(from: start, offset: range.length)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let input else { return false }
    let (place, back) = (place(position, input), isBackward(direction, at: position, input))
    if granularity == .line, let line = line(place, isBackward: !back, input) {
      return back ? line.location == place : NSMaxRange(line) == place
    }
    return units(input).isBoundary(granularity, at: place, isBackward: back)
  }

  open func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input else { return nil }
    let (place, back) = (place(position, input), isBackward(direction, at: position, input))
    let line = granularity == .line ? line(place, isBackward: back, input) : nil
    let boundary =
      line.map { back ? $0.location : NSMaxRange($0) }
      ?? units(input).boundary(granularity, from: place, isBackward: back)
    return boundary.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  open func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}
