import Foundation

/// A text that is edited: what is selected, what is being composed, and what was before.
///
/// Places are UTF-16 offsets that never lie inside a character as readers count them.
struct TextEditor {
  private struct Moment {
    var text: NSAttributedString
    var selection: NSRange
  }

  private(set) var text = NSAttributedString(string: "")
  /// The end of the selection that moves with shift is the one away from the anchor.
  private(set) var selection = NSRange(location: 0, length: 0)
  private var anchor = 0
  private(set) var marked: NSRange?
  private var past: [Moment] = []
  private var future: [Moment] = []
  private var isTyping = false
  private static let memory = 100

  var string: String { text.string }
  var length: Int { text.length }

  // MARK: Whole text

  /// Takes another text; what was before is forgotten.
  mutating func set(_ new: NSAttributedString) {
    text = new
    selection = NSRange(location: new.length, length: 0)
    anchor = new.length
    (marked, past, future, isTyping) = (nil, [], [], false)
  }

  /// Gives the text other attributes; nothing moves.
  mutating func restyle(_ new: NSAttributedString) {
    if new.length == text.length { text = new } else { set(new) }
  }

  // MARK: Changes

  /// Replaces a range; several letters typed one after the other are undone together.
  mutating func replace(_ range: NSRange, with new: NSAttributedString, isTyping: Bool = false) {
    let range = clamped(range)
    if !(isTyping && self.isTyping) { remember() }
    self.isTyping = isTyping
    let changed = NSMutableAttributedString(attributedString: text)
    changed.replaceCharacters(in: range, with: new)
    text = changed
    move(to: range.location + new.length)
    marked = nil
  }

  /// Shows text that is being composed in place of the selection, or of what was composed so far.
  mutating func mark(_ new: NSAttributedString, selected: NSRange) {
    let range = marked ?? selection
    if marked == nil { remember() }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.replaceCharacters(in: clamped(range), with: new)
    text = changed
    marked = new.length > 0 ? NSRange(location: range.location, length: new.length) : nil
    let start = range.location + min(selected.location, new.length)
    select(
      NSRange(location: start, length: min(selected.length, new.length - start + range.location))
    )
  }

  mutating func unmark() { marked = nil }

  private mutating func remember() {
    past.append(Moment(text: text, selection: selection))
    if past.count > Self.memory { past.removeFirst() }
    future = []
  }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  mutating func undo() {
    guard let moment = past.popLast() else { return }
    future.append(Moment(text: text, selection: selection))
    text = moment.text
    select(moment.selection)
    isTyping = false
  }

  mutating func redo() {
    guard let moment = future.popLast() else { return }
    past.append(Moment(text: text, selection: selection))
    text = moment.text
    select(moment.selection)
    isTyping = false
  }

  // MARK: Selection

  private func clamped(_ range: NSRange) -> NSRange {
    let start = max(0, min(range.location, text.length))
    return NSRange(location: start, length: max(0, min(range.length, text.length - start)))
  }

  mutating func select(_ range: NSRange) {
    selection = clamped(range)
    anchor = selection.location
    isTyping = false
  }

  /// Puts the caret at a place; with shift the selection goes on to it.
  mutating func move(to place: Int, extending: Bool = false) {
    let place = max(0, min(place, text.length))
    if !extending { anchor = place }
    selection = NSRange(location: min(anchor, place), length: abs(place - anchor))
  }

  /// The end of the selection that moves.
  var head: Int { anchor == selection.location ? NSMaxRange(selection) : selection.location }

  mutating func endTyping() { isTyping = false }

  // MARK: Places

  /// The end of the character after a place.
  func next(_ place: Int) -> Int {
    let string = string
    guard place < length else { return length }
    let index = String.Index(utf16Offset: max(0, place), in: string)
    return string.index(after: index).utf16Offset(in: string)
  }

  /// The start of the character before a place.
  func previous(_ place: Int) -> Int {
    let string = string
    guard place > 0 else { return 0 }
    let index = String.Index(utf16Offset: min(place, length), in: string)
    return string.index(before: index).utf16Offset(in: string)
  }

  /// What stands before a place, of at most some UTF-16 units and whole characters.
  func text(before place: Int, upTo units: Int) -> String {
    let whole = string as NSString
    let start = max(0, min(place, length) - units)
    guard start < whole.length else { return "" }
    let first = whole.rangeOfComposedCharacterSequence(at: start).location
    return whole.substring(with: NSRange(location: first, length: max(0, place - first)))
  }

  /// The character that ends at a place; nil at the start.
  func character(before place: Int) -> Character? { text(before: place, upTo: 1).last }

  /// The character that starts at a place; nil at the end.
  func character(at place: Int) -> Character? {
    let string = string
    guard place >= 0, place < length else { return nil }
    return string[String.Index(utf16Offset: place, in: string)]
  }

  private func isWord(_ place: Int) -> Bool {
    let units = (string as NSString)
    guard place >= 0, place < units.length else { return false }
    guard let scalar = Unicode.Scalar(units.character(at: place)) else { return true }
    return CharacterSet.alphanumerics.contains(scalar) || scalar == "_"
  }

  /// The end of the word at or after a place.
  func nextWord(_ place: Int) -> Int {
    var place = place
    while place < length, !isWord(place) { place += 1 }
    while place < length, isWord(place) { place += 1 }
    return place
  }

  /// The start of the word at or before a place.
  func previousWord(_ place: Int) -> Int {
    var place = place
    while place > 0, !isWord(place - 1) { place -= 1 }
    while place > 0, isWord(place - 1) { place -= 1 }
    return place
  }

  /// The word at a place, or the character there.
  func word(at place: Int) -> NSRange {
    var (start, end) = (place, place)
    while start > 0, isWord(start - 1) { start -= 1 }
    while end < length, isWord(end) { end += 1 }
    if start == end { (start, end) = (place, next(place)) }
    return NSRange(location: start, length: end - start)
  }
}
