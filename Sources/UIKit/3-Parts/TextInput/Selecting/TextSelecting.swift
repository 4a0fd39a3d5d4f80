import CoreGraphics
import Foundation

/// Selects in a text from where a finger began to where it is, by characters, words or paragraphs.
@MainActor
struct TextSelecting {
  let input: any UIResponder & UITextInput
  let granularity: UITextGranularity
  /// What was selected first, which stays selected.
  private let start: UITextRange

  /// Begins with the unit at a point.
  init?(_ input: any UIResponder & UITextInput, at point: CGPoint, by unit: UITextGranularity) {
    guard let place = input.closestPosition(to: point),
      let start = Self.unit(unit, at: place, of: input)
    else { return nil }
    (self.input, self.granularity, self.start) = (input, unit, start)
  }

  /// Begins with one end of a selection, which stays where it is.
  init?(_ input: any UIResponder & UITextInput, from end: UITextPosition) {
    guard let start = input.textRange(from: end, to: end) else { return nil }
    (self.input, granularity, self.start) = (input, .character, start)
  }

  /// Selects what was selected first.
  func begin() { select(from: start.start, to: start.end) }

  /// Selects up to the unit at a point.
  func extend(to point: CGPoint) {
    guard let place = input.closestPosition(to: point),
      let unit = Self.unit(granularity, at: place, of: input)
    else { return }
    if input.compare(unit.start, to: start.start) == .orderedAscending {
      select(from: start.end, to: unit.start)
    } else {
      let isFarther = input.compare(unit.end, to: start.end) == .orderedDescending
      select(from: start.start, to: isFarther ? unit.end : start.end)
    }
  }

  /// The unit around a place: the word it is in or touches, the paragraph, or nothing but the place.
  static func unit(
    _ granularity: UITextGranularity,
    at place: UITextPosition,
    of input: any UIResponder & UITextInput
  ) -> UITextRange? {
    let none = input.textRange(from: place, to: place)
    guard granularity != .character else { return none }
    if (input as? any TextEditingHost)?.hidesText == true {
      // Words of a secret would show how it is made up.
      return input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    }
    let tokenizer = input.tokenizer
    for direction in [UITextStorageDirection.forward, .backward] {
      if let range = tokenizer.rangeEnclosingPosition(
        place,
        with: granularity,
        inDirection: .storage(direction)
      ) {
        return range
      }
    }
    guard granularity == .word else { return none }
    let next = input.position(from: place, offset: 1)
    return next.flatMap { input.textRange(from: place, to: $0) } ?? none
  }

  /// The edge of a word that is nearest to a point; the place itself where there is no word.
  static func wordEdge(
    at point: CGPoint,
    of input: any UIResponder & UITextInput
  ) -> UITextPosition? {
    guard let place = input.closestPosition(to: point) else { return nil }
    guard let word = unit(.word, at: place, of: input),
      input.compare(word.start, to: place) != .orderedSame,
      input.compare(word.end, to: place) != .orderedSame
    else { return place }
    let before = input.offset(from: word.start, to: place)
    let after = input.offset(from: place, to: word.end)
    return before < after ? word.start : word.end
  }

  private func select(from anchor: UITextPosition, to head: UITextPosition) {
    input.selectByHand(from: anchor, to: head)
  }
}

extension UITextInput where Self: UIResponder {
  /// Selects as people do, which the input delegate is not told of.
  func selectByHand(from anchor: UITextPosition, to head: UITextPosition) {
    if let host = self as? any TextEditingHost {
      let editing = host.textEditing
      editing.select(from: editing.offset(anchor), to: editing.offset(head))
    } else {
      let isBack = compare(head, to: anchor) == .orderedAscending
      selectedTextRange = textRange(from: isBack ? head : anchor, to: isBack ? anchor : head)
    }
  }
}
