import CoreGraphics
import Foundation
import TextShaping

/// A view whose text is edited.
@MainActor
protocol TextEditingHost: EditableText, TextComposing {
  var canvas: TextCanvas { get }
  var textEditing: TextEditing { get }
  /// Whether a change may be made.
  func mayReplace(_ range: NSRange, with text: String) -> Bool
  /// Called after a person changed the text.
  func textDidChange()
  /// Called after the selection changed.
  func selectionDidChange()
  /// The attributes of what is typed.
  var attributesForTyping: [NSAttributedString.Key: Any] { get }
  /// Called with the return key; says whether it was taken.
  func enter() -> Bool
  func leave()
  var hidesText: Bool { get }
  /// Whether what is inserted next replaces the whole text.
  var clearsOnInsertion: Bool { get set }
}

extension TextEditingHost {
  func changeBack(isUndo: Bool) -> Bool { textEditing.perform(isUndo ? .undo : .redo) }

  func typeText(_ text: String) { textEditing.type(text) }
}

/// Does what fingers, keys and input methods ask for with a text.
@MainActor
final class TextEditing {
  var editor = TextEditor()
  weak var host: (any TextEditingHost)?
  var passwordRules: UITextInputPasswordRules?

  private func styled(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: host?.attributesForTyping ?? [:])
  }

  // MARK: Typing

  /// How many UTF-16 units before the caret decide what typing does.
  private static let reach = 200

  /// Inserts what comes from a keyboard, as the traits of the text ask for.
  func type(_ text: String) {
    guard let host, editor.marked == nil, !host.clearsOnInsertion else {
      host?.insertText(text)
      return
    }
    let rules = TypingRules(host, isSmart: UIScreen.main.typesSmartly)
    let range = editor.selection
    let before = editor.text(before: range.location, upTo: Self.reach)
    let change = rules.replacement(typing: text, after: before)
    let replaced = NSRange(
      location: range.location - change.deleted,
      length: range.length + change.deleted
    )
    if change.deleted > 0 { editor.select(replaced) }
    host.insertText(change.text)
    // A delegate that refuses leaves everything where it was.
    if change.deleted > 0, editor.selection == replaced { editor.select(range) }
  }

  /// Inserts text in place of what is selected or composed.
  func insert(_ text: String, isTyping: Bool = true) {
    guard let host, !host.isReadOnly else { return }
    var text = text.replacingOccurrences(of: "\r\n", with: "\n")
      .replacingOccurrences(of: "\r", with: "\n")
    if !host.isMultiline { text = text.replacingOccurrences(of: "\n", with: " ") }
    var range = editor.marked ?? editor.selection
    if host.clearsOnInsertion {
      range = NSRange(location: 0, length: editor.length)
      host.clearsOnInsertion = false
    }
    guard host.mayReplace(range, with: text) else {
      if editor.marked != nil {
        editor.replace(range, with: styled(""))
        host.textDidChange()
      }
      return
    }
    editor.replace(range, with: styled(text), isTyping: isTyping && range.length == 0)
    host.textDidChange()
  }

  /// Inserts the text of the clipboard, with the spaces that keep its words apart.
  private func paste() {
    guard let host, let text = TextServices.current.clipboard else { return }
    let range = editor.selection
    insert(
      spacesAreSmart(host)
        ? SmartSpaces.pasted(
          text,
          between: editor.character(before: range.location),
          and: editor.character(at: NSMaxRange(range))
        ) : text,
      isTyping: false
    )
  }

  private func spacesAreSmart(_ host: any TextEditingHost) -> Bool {
    guard !host.isSecureTextEntry else { return false }
    let type = host.smartInsertDeleteType
    return type == .yes || type == .default && UIScreen.main.typesSmartly
  }

  /// What is selected, with the space that goes with its words.
  private var selectionWithSpaces: NSRange {
    var range = editor.selection
    guard let host, spacesAreSmart(host) else { return range }
    let goes = SmartSpaces.deleted(
      (editor.string as NSString).substring(with: range),
      between: editor.character(before: range.location),
      and: editor.character(at: NSMaxRange(range))
    )
    if goes.before { range = NSRange(location: range.location - 1, length: range.length + 1) }
    if goes.after { range.length += 1 }
    return range
  }

  /// Shows text that is being composed.
  func compose(_ text: String, selected: NSRange) {
    guard let host, !host.isReadOnly else { return }
    if text.isEmpty, editor.marked == nil { return }
    if host.clearsOnInsertion {
      editor.replace(NSRange(location: 0, length: editor.length), with: styled(""))
      host.clearsOnInsertion = false
    }
    editor.mark(styled(text), selected: selected)
    host.textDidChange()
  }

  private func delete(_ range: NSRange) {
    guard let host, !host.isReadOnly, range.length > 0,
      host.mayReplace(range, with: "")
    else { return }
    editor.replace(range, with: NSAttributedString(string: ""))
    host.textDidChange()
  }

  func deleteBackward(word: Bool = false) {
    if let host, host.clearsOnInsertion {
      host.clearsOnInsertion = false
      return delete(NSRange(location: 0, length: editor.length))
    }
    guard editor.selection.length == 0 else { return delete(selectionWithSpaces) }
    let place = editor.selection.location
    let start = word ? editor.previousWord(place) : editor.previous(place)
    delete(NSRange(location: start, length: place - start))
  }

  func deleteForward(word: Bool = false) {
    guard editor.selection.length == 0 else { return delete(selectionWithSpaces) }
    let place = editor.selection.location
    let end = word ? editor.nextWord(place) : editor.next(place)
    delete(NSRange(location: place, length: end - place))
  }

  // MARK: Keys

  /// Does what a key asks for; says whether the key was taken.
  func perform(_ command: TextKeys.Command) -> Bool {
    guard let host else { return false }
    switch command {
    case .left(let word, let extending): step(back: true, word, extending)
    case .right(let word, let extending): step(back: false, word, extending)
    case .up(let extending):
      guard host.isMultiline else { return move(to: 0, extending) }
      return moveLine(-1, extending)
    case .down(let extending):
      guard host.isMultiline else { return move(to: editor.length, extending) }
      return moveLine(1, extending)
    case .start(let whole, let extending):
      return move(to: whole ? 0 : lineEnd(atStart: true), extending)
    case .end(let whole, let extending):
      return move(to: whole ? editor.length : lineEnd(atStart: false), extending)
    case .deleteBackward(let word): deleteBackward(word: word)
    case .deleteForward(let word): deleteForward(word: word)
    case .enter:
      // The key does nothing while there is no text, but nobody else gets it.
      return host.enablesReturnKeyAutomatically && editor.length == 0 || host.enter()
    case .selectAll: select(NSRange(location: 0, length: editor.length))
    case .copy: copy()
    case .cut:
      copy()
      delete(selectionWithSpaces)
    case .paste: paste()
    case .undo where !host.isReadOnly:
      editor.undo()
      host.textDidChange()
    case .redo where !host.isReadOnly:
      editor.redo()
      host.textDidChange()
    case .leave:
      host.leave()
    default: return false
    }
    return true
  }

  /// Whether an edit action would do anything now; nil for what is none of a text's.
  func canPerform(_ action: String) -> Bool? {
    guard let host else { return false }
    let hasSelection = editor.selection.length > 0
    switch action {
    case "cut:": return hasSelection && !host.hidesText && !host.isReadOnly
    case "copy:": return hasSelection && !host.hidesText
    case "delete:": return false
    case "paste:", "pasteAndMatchStyle:":
      return !host.isReadOnly && TextServices.current.clipboard?.isEmpty == false
    case "select:": return !hasSelection && editor.length > 0
    case "selectAll:": return editor.length > 0 && editor.selection.length < editor.length
    case "undo:": return editor.canUndo && !host.isReadOnly
    case "redo:": return editor.canRedo && !host.isReadOnly
    default: return nil
    }
  }

  private func copy() {
    guard let host, !host.hidesText, editor.selection.length > 0 else { return }
    TextServices.current.clipboard =
      (editor.string as NSString).substring(with: editor.selection)
  }

  private func step(back: Bool, _ word: Bool, _ extending: Bool) {
    let selection = editor.selection
    if selection.length > 0, !extending, !word {
      move(to: back ? selection.location : NSMaxRange(selection), false)
      return
    }
    let head = editor.head
    // Arrows go where they point, whatever the direction of reading.
    let isBack = back != isReadRightToLeft(at: head)
    let place =
      isBack
      ? word ? editor.previousWord(head) : editor.previous(head)
      : word ? editor.nextWord(head) : editor.next(head)
    move(to: place, extending)
  }

  func isReadRightToLeft(at place: Int) -> Bool {
    guard let layout = host?.canvas.textLayout, !layout.lines.isEmpty else { return false }
    return layout.lines.last { $0.range.lowerBound <= place }?.isRightToLeft ?? false
  }

  @discardableResult
  private func move(to place: Int, _ extending: Bool) -> Bool {
    editor.move(to: place, extending: extending)
    host?.selectionDidChange()
    return true
  }

  private func moveLine(_ by: Int, _ extending: Bool) -> Bool {
    guard let canvas = host?.canvas else { return false }
    let rect = canvas.caretRect(at: editor.head)
    let y = by < 0 ? rect.minY - rect.height / 2 : rect.maxY + rect.height / 2
    if by < 0, y < canvas.origin.y { return move(to: 0, extending) }
    if by > 0, y > canvas.origin.y + (canvas.textLayout?.size.height ?? 0) {
      return move(to: editor.length, extending)
    }
    return move(to: canvas.place(nearestTo: CGPoint(x: rect.minX, y: y)), extending)
  }

  private func lineEnd(atStart: Bool) -> Int {
    guard let layout = host?.canvas.textLayout else { return atStart ? 0 : editor.length }
    let line = layout.lines.last { $0.range.lowerBound <= editor.head }
    guard let line else { return atStart ? 0 : editor.length }
    return atStart ? line.range.lowerBound : line.range.upperBound
  }

  func select(_ range: NSRange) {
    editor.select(range)
    host?.selectionDidChange()
  }

  /// Selects between two places, of which the second moves on with shift.
  func select(from anchor: Int, to head: Int) {
    editor.move(to: anchor)
    editor.move(to: head, extending: true)
    host?.selectionDidChange()
  }
}
