import Foundation

/// Reads `"key" = "text";` with comments, as translators have written it for thirty years.
enum OldStyleStrings {
  /// The texts of a file; nil where it has another format.
  static func parse(_ data: Data) -> [String: String]? {
    guard let text = decode(data) else { return nil }
    var reader = Reader(text)
    return reader.read()
  }

  private static func decode(_ data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    // Without a mark, every other byte is nought where each letter has two.
    if data.count > 3, data[data.startIndex] == 0 || data[data.startIndex + 1] == 0 {
      let isBig = data[data.startIndex] == 0
      return String(data: data, encoding: isBig ? .utf16BigEndian : .utf16LittleEndian)
    }
    return String(data: data, encoding: .utf8)
  }

  private struct Reader {
    private let characters: [Unicode.Scalar]
    private var index = 0

    init(_ text: String) {
      let scalars = Array(text.unicodeScalars)
      characters = scalars.first == "\u{FEFF}" ? Array(scalars.dropFirst()) : scalars
    }

    mutating func read() -> [String: String]? {
      var texts: [String: String] = [:]
      skipSpace()
      while index < characters.count {
        guard let key = word() else { return nil }
        skipSpace()
        if take("=") {
          skipSpace()
          guard let value = word() else { return nil }
          texts[key] = value
          skipSpace()
        } else {
          texts[key] = key
        }
        guard take(";") || index == characters.count else { return nil }
        skipSpace()
      }
      return texts
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

    private mutating func appendHexadecimal(_ result: inout String.UnicodeScalarView) {
      let digits = characters[index..<min(index + 4, characters.count)]
      guard let number = UInt32(String(String.UnicodeScalarView(digits)), radix: 16) else { return }
      index += digits.count
      if let scalar = Unicode.Scalar(number) { result.append(scalar) }
    }
  }
}
