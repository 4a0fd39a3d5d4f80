import CoreGraphics
import Foundation
import MessageBus

/// The text of things, character by character.
@MainActor
struct TextInterface {
  private let text: [Character]
  private let view: UIView?
  private let reading: AccessibilityReading

  /// Nil where there is no text.
  init?(_ node: AccessibilityNode) {
    let reading = node.reading
    self.reading = reading
    view = node.object as? UIView
    if let host = view as? any TextEditingHost {
      text = host.hidesText ? [] : Array(host.editedText)
    } else if reading.role == .staticText || reading.role == .heading || reading.role == .item,
      let label = reading.label
    {
      text = Array(label)
    } else {
      return nil
    }
  }

  private var selection: Range<Int> {
    guard let host = view as? any TextEditingHost else { return 0..<0 }
    let units = host.editedSelection
    return character(units.location)..<character(units.location + units.length)
  }

  /// The number of the character at a UTF-16 offset.
  private func character(_ unit: Int) -> Int {
    var (index, at) = (0, 0)
    while index < text.count, at < unit {
      at += text[index].utf16.count
      index += 1
    }
    return index
  }

  private func units(_ range: Range<Int>) -> NSRange {
    let start = text[..<range.lowerBound].reduce(0) { $0 + $1.utf16.count }
    let length = text[range].reduce(0) { $0 + $1.utf16.count }
    return NSRange(location: start, length: length)
  }

  var properties: [(String, BusValue)] {
    [
      ("CharacterCount", .int(Int32(clamping: text.count))),
      ("CaretOffset", .int(Int32(clamping: selection.upperBound))),
    ]
  }

  private func range(_ call: BusCall) -> Range<Int> {
    let start = max(0, min(call.arguments.first?.number ?? 0, text.count))
    let asked = call.arguments.count > 1 ? call.arguments[1].number ?? -1 : -1
    return start..<max(start, asked < 0 ? text.count : min(asked, text.count))
  }

  func answer(_ call: BusCall) -> [BusValue]? {
    switch call.member {
    case "GetText": return [.string(String(text[range(call)]))]
    case "GetCharacterAtOffset":
      let index = call.arguments.first?.number ?? -1
      let scalar = text.indices.contains(index) ? text[index].unicodeScalars.first?.value : nil
      return [.int(Int32(scalar ?? 0))]
    case "GetStringAtOffset", "GetTextAtOffset": return piece(call)
    case "GetTextBeforeOffset", "GetTextAfterOffset": return [.string(""), .int(0), .int(0)]
    case "GetNSelections": return [.int(selection.isEmpty ? 0 : 1)]
    case "GetSelection":
      return [.int(Int32(selection.lowerBound)), .int(Int32(selection.upperBound))]
    case "SetCaretOffset":
      let place = max(0, min(call.arguments.first?.number ?? 0, text.count))
      return [.bool(select(place..<place))]
    case "SetSelection", "AddSelection":
      let skipped = call.member == "SetSelection" ? 1 : 0
      let shifted = BusCall(
        path: "",
        interface: "",
        member: "",
        arguments: Array(call.arguments.dropFirst(skipped))
      )
      return [.bool(select(range(shifted)))]
    case "RemoveSelection": return [.bool(select(selection.upperBound..<selection.upperBound))]
    case "GetAttributes", "GetAttributeRun":
      return [.dictionary([:]), .int(0), .int(Int32(clamping: text.count))]
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.dictionary([:])]
    case "GetAttributeValue": return [.string("")]
    case "GetCharacterExtents", "GetRangeExtents": return ComponentInterface.whole(extents)
    case "GetOffsetAtPoint": return [.int(-1)]
    case "ScrollSubstringTo", "ScrollSubstringToPoint": return [.bool(false)]
    default: return nil
    }
  }

  private var extents: CGRect {
    let scale = UIScreen.main.scale
    return reading.frame.applying(CGAffineTransform(scaleX: scale, y: scale))
  }

  private func select(_ range: Range<Int>) -> Bool {
    guard let host = view as? any TextEditingHost else { return false }
    host.selectEdited(units(range))
    return true
  }

  /// A character, a word or a line: what the second argument asks for.
  private func piece(_ call: BusCall) -> [BusValue] {
    let place = max(0, min(call.arguments.first?.number ?? 0, text.count))
    let kind = call.arguments.count > 1 ? call.arguments[1].number ?? 0 : 0
    var (start, end) = (place, min(place + 1, text.count))
    if kind > 0 {
      // Words are 1 and 2 in both ways of counting; all beyond are lines.
      let isWord =
        kind == 1 || kind == 2 && call.member == "GetTextAtOffset"
      func isInside(_ character: Character) -> Bool {
        isWord ? !character.isWhitespace : !character.isNewline
      }
      end = place
      while start > 0, isInside(text[start - 1]) { start -= 1 }
      while end < text.count, isInside(text[end]) { end += 1 }
      if end < text.count { end += 1 }
    }
    return [
      .string(String(text[start..<end])), .int(Int32(clamping: start)), .int(Int32(clamping: end)),
    ]
  }
}

extension TextEditingHost {
  var editedText: String { textEditing.editor.string }
  var editedSelection: NSRange { textEditing.editor.selection }

  func selectEdited(_ range: NSRange) { textEditing.select(range) }
}
