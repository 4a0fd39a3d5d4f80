import Foundation

/// Instructions for programs that read XML, as in `<?xml-stylesheet …?>`, which nothing here heeds.
///
/// Foundation's parser ends the process at one that has a name and nothing else.
enum ProcessingInstructions {
  /// The file with spaces in their place, so that lines stay what they are; its declaration is none.
  static func blanked(in data: Data) -> Data {
    let bytes = [UInt8](data)
    var index = start(bytes)
    var result: [UInt8]?
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      if bytes[index + 1] == UInt8(ascii: "?") {
        let end = end(of: "?>", after: index + 2, bytes) ?? bytes.count
        var blanked = result ?? bytes
        for place in index..<end where !isLineEnd(bytes[place]) {
          blanked[place] = UInt8(ascii: " ")
        }
        result = blanked
        index = end
      } else if starts("<!--", at: index, bytes) {
        index = end(of: "-->", after: index + 4, bytes) ?? bytes.count
      } else if starts("<![CDATA[", at: index, bytes) {
        index = end(of: "]]>", after: index + 9, bytes) ?? bytes.count
      } else {
        index += 1
      }
    }
    return result.map { Data($0) } ?? data
  }

  /// Where the file begins behind a mark of its encoding and its declaration.
  private static func start(_ bytes: [UInt8]) -> Int {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let name = mark + 5
    guard starts("<?xml", at: mark, bytes), bytes.indices.contains(name),
      [0x20, 0x09, 0x0A, 0x0D].contains(bytes[name])
    else { return mark }
    // One that is damaged ends at the next bracket for the parser.
    return end(of: ">", after: name, bytes) ?? bytes.count
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func starts(_ word: String, at index: Int, _ bytes: [UInt8]) -> Bool {
    bytes[index...].starts(with: word.utf8)
  }

  /// The place behind the next end.
  private static func end(of word: String, after start: Int, _ bytes: [UInt8]) -> Int? {
    let last = bytes.count - word.utf8.count
    guard start <= last else { return nil }
    return (start...last).first { starts(word, at: $0, bytes) }.map { $0 + word.utf8.count }
  }
}
