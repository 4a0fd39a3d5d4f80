import Foundation

/// A value of JSON.
package enum ServedValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([ServedValue])
  case object([String: ServedValue])

  package subscript(name: String) -> ServedValue? {
    if case .object(let fields) = self { fields[name] } else { nil }
  }

  package var text: String? { if case .string(let text) = self { text } else { nil } }

  package var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  package var double: Double? { if case .number(let number) = self { number } else { nil } }

  package var list: [ServedValue]? { if case .array(let list) = self { list } else { nil } }

  /// What kind of value it is, for messages.
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension ServedValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let list = try? container.decode([ServedValue].self) {
      self = .array(list)
    } else {
      self = .object(try container.decode([String: ServedValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let flag): try container.encode(flag)
    case .number(let number):
      // Whole numbers stand without a point, as ids came in.
      if let whole = Int(exactly: number) {
        try container.encode(whole)
      } else {
        try container.encode(number.isFinite ? number : 0)
      }
    case .string(let text): try container.encode(text)
    case .array(let list): try container.encode(list)
    case .object(let fields): try container.encode(fields)
    }
  }

  /// One line of JSON, the same for equal values.
  package var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  /// Reads one value; nil where the text is none, or nests deeper than `deepest`.
  package static func read(_ text: String, deepest: Int = 64) -> ServedValue? {
    guard depth(text) <= deepest else { return nil }
    return try? JSONDecoder().decode(ServedValue.self, from: Data(text.utf8))
  }

  /// How deep brackets nest, counted before anything is built from them.
  private static func depth(_ text: String) -> Int {
    var (depth, most) = (0, 0)
    var (isQuoted, isEscaped) = (false, false)
    for byte in text.utf8 {
      if isEscaped {
        isEscaped = false
      } else if isQuoted {
        if byte == UInt8(ascii: "\\") { isEscaped = true }
        if byte == UInt8(ascii: "\"") { isQuoted = false }
      } else if byte == UInt8(ascii: "\"") {
        isQuoted = true
      } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        depth += 1
        most = max(most, depth)
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        depth -= 1
      }
    }
    return most
  }
}

extension ServedValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }

  package init(booleanLiteral value: Bool) { self = .bool(value) }

  package init(floatLiteral value: Double) { self = .number(value) }

  package init(integerLiteral value: Int) { self = .number(Double(value)) }

  package init(arrayLiteral elements: ServedValue...) { self = .array(elements) }

  package init(dictionaryLiteral elements: (String, ServedValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
