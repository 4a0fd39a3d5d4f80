/// Types as text, so that the same ones are the same text.
///
/// One pass over bytes: every build spells the types of all that the frameworks leave open.
enum ComparableType {
  private static let modifiers = ["any", "some", "inout", "_"]
  private static let modules = ["UIKit", "Foundation", "Swift"]

  /// A type without attributes, modifiers, labels and `_`, frameworks, spaces and dots.
  ///
  /// `()` is `Void`, and `!` at the end is `?`. A dictionary's key goes with its colon: what is left tells
  /// enough apart.
  static func spell(_ type: String) -> String {
    let bytes = Array(type.utf8)
    var spelled: [UInt8] = []
    spelled.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      let start = byte == UInt8(ascii: "@") ? position + 1 : position
      let end = bytes[start...].firstIndex { !isPartOfWord($0) } ?? bytes.count
      if end > start {
        if start == position {
          position = self.end(of: start..<end, in: bytes, spelling: &spelled)
        } else {
          position = end
        }
        continue
      }
      position += 1
      if byte == UInt8(ascii: ")"), spelled.last == UInt8(ascii: "(") {
        spelled.removeLast()
        spelled += "Void".utf8
      } else if !isSpace(byte), byte != UInt8(ascii: ".") {
        spelled.append(byte)
      }
    }
    if spelled.last == UInt8(ascii: "!") { spelled[spelled.count - 1] = UInt8(ascii: "?") }
    return String(decoding: spelled, as: UTF8.self)
  }

  /// Spells a word where it tells types apart; returns where what follows begins.
  private static func end(
    of word: Range<Int>,
    in bytes: [UInt8],
    spelling spelled: inout [UInt8]
  ) -> Int {
    let end = word.upperBound
    let next = end < bytes.count ? bytes[end] : nil
    if let next, isSpace(next), isOne(of: modifiers, bytes[word]) { return end + 1 }
    if next == UInt8(ascii: "."), isOne(of: modules, bytes[word]) { return end + 1 }
    let colon = bytes[end...].firstIndex { !isSpace($0) } ?? bytes.count
    let isLabel =
      colon < bytes.count && bytes[colon] == UInt8(ascii: ":")
      && (colon + 1 == bytes.count || bytes[colon + 1] != UInt8(ascii: ":"))
    if isLabel { return colon + 1 }
    spelled += bytes[word]
    return end
  }

  private static func isOne(of words: [String], _ word: ArraySlice<UInt8>) -> Bool {
    words.contains { $0.utf8.elementsEqual(word) }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }
}
