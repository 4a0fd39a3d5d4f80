import Foundation

/// Reads `"key" = "text";` with comments, as translators have written it for thirty years.
///
/// Keys and texts are quoted or plain words; a key without a text stands for itself. The file is UTF-8,
/// or UTF-16 with or without a mark. Reading takes O(n).
package enum OldStyleStrings {
  /// The texts of a file; throws the line from which on it makes no sense.
  package static func texts(_ data: Data) throws(StringsMistake) -> [String: String] {
    guard let text = decode(data) else {
      throw StringsMistake(place: .line(1), reason: "The file is neither UTF-8 nor UTF-16.")
    }
    var reader = Reader(text)
    if let texts = reader.read() { return texts }
    throw StringsMistake(place: .line(reader.line), reason: reader.reason)
  }

  private static func decode(_ data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    // Without a mark, every other byte is zero where each letter has two.
    if data.count > 3, data[data.startIndex] == 0 || data[data.startIndex + 1] == 0 {
      let isBig = data[data.startIndex] == 0
      return String(data: data, encoding: isBig ? .utf16BigEndian : .utf16LittleEndian)
    }
    return String(data: data, encoding: .utf8)
  }

  private struct Reader {
    private let characters: [Unicode.Scalar]
    private var index = 0
    /// Where the last text begins: a quotation mark that is missing is noticed at the end of the file.
    private var start = 0
    private(set) var reason = ""

    /// The line that reading ended on, from 1.
    var line: Int { characters.prefix(start).filter { $0 == "\n" }.count + 1 }

    init(_ text: String) {
      let scalars = Array(text.unicodeScalars)
      characters = scalars.first == "\u{FEFF}" ? Array(scalars.dropFirst()) : scalars
    }

    mutating func read() -> [String: String]? {
      var texts: [String: String] = [:]
      skipSpace()
      while index < characters.count {
        start = index
        guard let key = word() else { return fail("a key") }
        skipSpace()
        if take("=") {
          skipSpace()
          start = index
          guard let value = word() else { return fail("a text") }
          texts[key] = value
          skipSpace()
        } else {
          texts[key] = key
        }
        guard take(";") || index == characters.count else { return fail("a semicolon") }
        skipSpace()
      }
      return texts
    }

    private mutating func fail(_ expected: String) -> [String: String]? {
      let isOpen = start < characters.count && characters[start] == "\""
      if isOpen, index == characters.count {
        reason = "A quotation mark is not closed."
      } else {
        if expected == "a semicolon" { start = max(start, index - 1) }
        let found = index < characters.count ? "\"\(characters[index])\"" : "the end of the file"
        reason = "\(found) stands where \(expected) is expected."
      }
      return nil
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard index < characters.count, characters[index] == character else { return false }
      index += 1
      return true
    }

    private mutating func skipSpace() {
      while index < characters.count {
        if characters[index].properties.isWhitespace {
          index += 1
        } else if starts("//") {
          while index < characters.count, characters[index] != "\n" { index += 1 }
        } else if starts("/*") {
          index += 2
          while index < characters.count, !starts("*/") { index += 1 }
          index = min(index + 2, characters.count)
        } else {
          return
        }
      }
    }

    private func starts(_ text: String) -> Bool {
      let scalars = Array(text.unicodeScalars)
      guard index + scalars.count <= characters.count else { return false }
      return Array(characters[index..<index + scalars.count]) == scalars
    }

    private mutating func word() -> String? {
      guard index < characters.count else { return nil }
      if characters[index] == "\"" { return quoted() }
      var result = String.UnicodeScalarView()
      while index < characters.count {
        let next = characters[index]
        guard
          next.properties.isAlphabetic || next.properties.numericType != nil
            || "_.-$:/".unicodeScalars.contains(next)
        else { break }
        result.append(next)
        index += 1
      }
      return result.isEmpty ? nil : String(result)
    }

    private mutating func quoted() -> String? {
      index += 1
      var result = String.UnicodeScalarView()
      while index < characters.count {
        let next = characters[index]
        index += 1
        if next == "\"" { return String(result) }
        guard next == "\\", index < characters.count else {
          result.append(next)
          continue
        }
        let escaped = characters[index]
        index += 1
        switch escaped {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "r": result.append("\r")
        case "U", "u": appendHexadecimal(&result)
        default: result.append(escaped)
        }
      }
      return nil
    }

    /// Appends the letter of up to four digits, or of twice four where one number is half of a letter.
    private mutating func appendHexadecimal(_ result: inout String.UnicodeScalarView) {
      guard let number = hexadecimal() else { return }
      if let scalar = Unicode.Scalar(number) {
        result.append(scalar)
        return
      }
      let next = index
      guard UTF16.isLeadSurrogate(UInt16(number)), starts("\\U") || starts("\\u") else { return }
      index += 2
      if let second = hexadecimal(), UTF16.isTrailSurrogate(UInt16(second)) {
        let units = [UInt16(number), UInt16(second)]
        result.append(contentsOf: String(decoding: units, as: UTF16.self).unicodeScalars)
      } else {
        // The first is nothing by itself; what follows is read as if it stood alone.
        index = next
      }
    }

    private mutating func hexadecimal() -> UInt32? {
      let digits = characters[index...].prefix(4).prefix {
        $0.isASCII && $0.properties.isHexDigit
      }
      index += digits.count
      return UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
    }
  }
}
