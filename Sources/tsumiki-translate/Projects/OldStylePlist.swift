import Foundation

/// Reads property lists in the old style, with braces: what project files are written in.
struct OldStylePlist {
  indirect enum Value: Equatable {
    case text(String)
    case list([Value])
    case dictionary([String: Value])

    var text: String? {
      if case .text(let text) = self { return text }
      return nil
    }

    var list: [Value] {
      if case .list(let list) = self { return list }
      return []
    }

    /// A list of texts, or one text.
    var texts: [String] {
      if case .text(let text) = self { return [text] }
      return list.compactMap(\.text)
    }

    var dictionary: [String: Value] {
      if case .dictionary(let dictionary) = self { return dictionary }
      return [:]
    }

    subscript(key: String) -> Value? { dictionary[key] }
  }

  /// What keeps a file from being read, with its line.
  struct Failure: Error, Equatable {
    let line: Int
    let wanted: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private static let deepest = 200

  static func parse(_ data: Data) throws(Failure) -> Value {
    var parser = OldStylePlist(bytes: Array(data))
    let value = try parser.value()
    parser.skip()
    guard parser.position == parser.bytes.count else { throw parser.failure("the end of the file") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func failure(_ wanted: String) -> Failure {
    let line = bytes.prefix(position).count { $0 == UInt8(ascii: "\n") } + 1
    return Failure(line: line, wanted: wanted)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Passes over blanks and comments.
  private mutating func skip() {
    while let byte = next {
      if byte == 0x20 || (0x09...0x0d).contains(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count {
        if bytes[position + 1] == UInt8(ascii: "/") {
          while let byte = next, byte != 0x0a {
            _ = byte
            position += 1
          }
        } else if bytes[position + 1] == UInt8(ascii: "*") {
          position += 2
          while position + 1 < bytes.count,
            bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
          {
            position += 1
          }
          position = min(position + 2, bytes.count)
        } else {
          return
        }
      } else {
        return
      }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) throws(Failure) {
    skip()
    guard next == UInt8(ascii: character) else { throw failure("\(character)") }
    position += 1
  }

  private mutating func has(_ character: Unicode.Scalar) -> Bool {
    skip()
    return next == UInt8(ascii: character)
  }

  private mutating func value() throws(Failure) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { throw failure("fewer braces in each other") }
    if has("{") { return try dictionary() }
    if has("(") { return try list() }
    if has("<") { return try data() }
    return .text(try string())
  }

  private mutating func dictionary() throws(Failure) -> Value {
    try take("{")
    var result: [String: Value] = [:]
    while !has("}") {
      let key = try string()
      try take("=")
      result[key] = try value()
      try take(";")
    }
    try take("}")
    return .dictionary(result)
  }

  private mutating func list() throws(Failure) -> Value {
    try take("(")
    var result: [Value] = []
    while !has(")") {
      result.append(try value())
      if has(",") { try take(",") } else { break }
    }
    try take(")")
    return .list(result)
  }

  private mutating func data() throws(Failure) -> Value {
    try take("<")
    let start = position
    while let byte = next, byte != UInt8(ascii: ">") {
      _ = byte
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    try take(">")
    return .text(text)
  }

  private mutating func string() throws(Failure) -> String {
    skip()
    guard let byte = next else { throw failure("a value") }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(byte) }
    let start = position
    while let byte = next, Self.isPlain(byte) { position += 1 }
    guard position > start else { throw failure("a value") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default: return byte >= 0x80 || "_$/:.-+@".utf8.contains(byte)
    }
  }

  private mutating func quoted(_ quote: UInt8) throws(Failure) -> String {
    position += 1
    var result: [UInt8] = []
    while let byte = next, byte != quote {
      position += 1
      guard byte == UInt8(ascii: "\\"), let escaped = next else {
        result.append(byte)
        continue
      }
      position += 1
      switch escaped {
      case UInt8(ascii: "n"): result.append(0x0a)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0d)
      case UInt8(ascii: "U"): result += Array(unicode().utf8)
      default: result.append(escaped)
      }
    }
    guard next == quote else { throw failure("the end of a text") }
    position += 1
    return String(decoding: result, as: UTF8.self)
  }

  /// The text of units of UTF-16 in hexadecimal digits, `\Ud83d\Ude00`, of which the first is being read.
  private mutating func unicode() -> String {
    var units: [UInt16] = []
    while true {
      let end = min(position + 4, bytes.count)
      let digits = String(decoding: bytes[position..<end], as: UTF8.self)
      position = end
      guard let unit = UInt16(digits, radix: 16) else { break }
      units.append(unit)
      // Half of a pair goes on in the next.
      guard units.count == 1, UTF16.isLeadSurrogate(unit), position + 1 < bytes.count,
        bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "U")
      else { break }
      position += 2
    }
    return String(decoding: units, as: UTF16.self)
  }
}
