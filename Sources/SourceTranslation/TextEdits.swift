/// Changes of a text, by ranges of its UTF-8 bytes.
struct TextEdits {
  private struct Edit {
    let range: Range<Int>
    let text: String
    let order: Int
  }

  private var edits: [Edit] = []
  private var removed: [Range<Int>] = []

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

  /// Puts blanks in place of a range, whatever else was to be done in it.
  mutating func remove(_ range: Range<Int>, of source: [UInt8]) {
    blank(range, of: source)
    removed.append(range)
  }

  /// The text of a range with its edits; edits inside a replaced range are dropped.
  ///
  /// A range that was removed keeps its text and its edits where it is asked for itself.
  func apply(to source: [UInt8], in range: Range<Int>? = nil) -> String {
    let range = range ?? 0..<source.count
    var result: [UInt8] = []
    result.reserveCapacity(range.count + 256)
    var position = range.lowerBound
    let gone = removed.filter { $0 != range }
    let sorted =
      edits
      .filter { edit in
        edit.range.lowerBound >= range.lowerBound && edit.range.upperBound <= range.upperBound
          && !gone.contains {
            $0 != edit.range && $0.contains(edit.range.lowerBound)
              && edit.range.upperBound <= $0.upperBound
          }
      }
      .sorted { ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order) }
    for edit in sorted where edit.range.lowerBound >= position {
      if edit.range == range, removed.contains(range) { continue }
      result += source[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += source[position..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}
