/// Changes of a text, by ranges of its UTF-8 bytes.
struct TextEdits {
  private struct Edit {
    let range: Range<Int>
    let text: String
    let order: Int
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Puts a text in place of a range; edits at one place keep the order they are entered in.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text, order: edits.count))
  }

  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  /// Puts blanks in place of a range and keeps its line breaks, so that what follows stays put.
  mutating func blank(_ range: Range<Int>, of source: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let bytes = source[range].map { $0 == newline ? newline : UInt8(ascii: " ") }
    replace(range, with: String(decoding: bytes, as: UTF8.self))
  }

  /// The text of a range with its edits; edits inside a replaced range are dropped.
  func apply(to source: [UInt8], in range: Range<Int>? = nil) -> String {
    let range = range ?? 0..<source.count
    var result: [UInt8] = []
    result.reserveCapacity(range.count + 256)
    var position = range.lowerBound
    let sorted =
      edits
      .filter { $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound }
      .sorted { ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order) }
    for edit in sorted where edit.range.lowerBound >= position {
      // A range that is replaced as a whole, from outside in, was asked for about itself.
      if edit.range == range, !edit.range.isEmpty, edit.text.allSatisfy(\.isWhitespace) { continue }
      result += source[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += source[position..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}
