import Foundation

/// Finds the tag that is closed by another's name.
///
/// The parser goes on after such a mistake and ends on a line far below.
struct TagBalance {
  /// A closing tag that does not fit.
  struct Mismatch: Hashable {
    let line: Int
    let name: String
    /// The tag that is open there, and where it began; nil where none is.
    let open: String?
    let openLine: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var stack: [(name: String, line: Int)] = []

  private init(_ data: Data) { bytes = Array(data) }

  /// The first mismatch of a file; nil where every tag is closed by its own name, or is left open.
  static func mismatch(in data: Data) -> Mismatch? {
    var balance = TagBalance(data)
    return balance.search()
  }

  private mutating func search() -> Mismatch? {
    while index < bytes.count {
      if starts("<!--") {
        skip(to: "-->")
      } else if starts("<![CDATA[") {
        skip(to: "]]>")
      } else if starts("<?") {
        skip(to: "?>")
      } else if starts("<!") {
        skip(to: ">")
      } else if starts("</") {
        let start = line
        index += 2
        let name = name()
        skip(to: ">")
        let open = stack.popLast()
        if open?.name != name {
          return Mismatch(line: start, name: name, open: open?.name, openLine: open?.line ?? 1)
        }
      } else if bytes[index] == UInt8(ascii: "<") {
        readOpening()
      } else {
        step()
      }
    }
    return nil
  }

  private mutating func readOpening() {
    let start = line
    index += 1
    let name = name()
    var quote: UInt8?
    var last: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        step()
        if last != UInt8(ascii: "/") { stack.append((name, start)) }
        return
      }
      last = byte
      step()
    }
  }

  private mutating func name() -> String {
    let start = index
    while index < bytes.count, !" \t\r\n/>".utf8.contains(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func skip(to end: String) {
    while index < bytes.count, !starts(end) { step() }
    index = min(index + end.utf8.count, bytes.count)
  }

  private mutating func step() {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }
}
