import CoreGraphics
import Foundation

/// A JSON value, written the same way every time.
indirect enum JSONText {
  case null
  case bool(Bool)
  case number(CGFloat)
  case string(String)
  case list([JSONText])

  static func numbers(_ numbers: [CGFloat]) -> JSONText { .list(numbers.map { .number($0) }) }

  static func rect(_ rect: CGRect) -> JSONText {
    .numbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  static func object(_ fields: [(String, JSONText)]) -> String {
    "{" + fields.map { "\(quote($0.0)): \($0.1.text)" }.joined(separator: ", ") + "}"
  }

  var text: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value):
      guard value.isFinite else { return "null" }
      let isWhole = value == value.rounded() && abs(value) < 1e15
      return isWhole ? "\(Int(value))" : "\(value)"
    case .string(let value): return Self.quote(value)
    case .list(let values): return "[" + values.map(\.text).joined(separator: ", ") + "]"
    }
  }

  private static func quote(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20: result += String(format: "\\u%04x", scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
