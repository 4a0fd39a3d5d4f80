import Foundation

/// What a layout depends on, all of it.
///
/// Strings are compared byte by byte: two spellings of the same character are equal as strings but
/// differ in their ranges. Hashing looks at the text, the font and the width, as the rest hardly
/// varies.
struct LayoutKey: Hashable {
  let string: String
  /// The format of the whole text, or of its first run.
  let format: TextFormat
  /// Empty for a text of one look.
  let runs: [AttributedText.Run]
  var constraints: LayoutConstraints

  init(_ string: String, _ format: TextFormat, _ constraints: LayoutConstraints) {
    self.string = string
    self.format = format
    runs = []
    self.constraints = constraints
  }

  init(_ text: AttributedText, _ constraints: LayoutConstraints) {
    string = text.string
    format = text.runs[0].format
    runs = text.runs.count > 1 ? text.runs : []
    self.constraints = constraints
  }

  var text: AttributedText {
    runs.isEmpty ? AttributedText(string, format) : AttributedText(string, wholeRuns: runs)
  }

  static func == (one: Self, other: Self) -> Bool {
    one.constraints == other.constraints && one.string.hasSameBytes(as: other.string)
      && one.format == other.format && one.runs == other.runs
  }

  func hash(into hasher: inout Hasher) {
    string.hashBytes(into: &hasher)
    hasher.combine(format.font)
    hasher.combine(Double(constraints.width).bitPattern)
  }
}

extension String {
  fileprivate func hashBytes(into hasher: inout Hasher) {
    let isDone = utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
      return true
    }
    if isDone == nil { hasher.combine(self) }
  }

  fileprivate func hasSameBytes(as other: String) -> Bool {
    let isSame = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { bytes in
        guard own.count == bytes.count else { return false }
        guard let left = own.baseAddress, let right = bytes.baseAddress else { return true }
        return memcmp(left, right, own.count) == 0
      }
    }
    return isSame.flatMap { $0 } ?? utf8.elementsEqual(other.utf8)
  }
}
