import Foundation
import Testing

/// A file of measured facts, kept beside the tests.
package struct Fixture: Sendable {
  /// One fact with its inputs and what was measured.
  package struct Vector: Sendable, CustomTestStringConvertible {
    package let id: String
    package let category: String
    package let values: JSONValue

    package var testDescription: String { id }

    package subscript(key: String) -> JSONValue { values[key] }

    package var inputs: JSONValue { values["inputs"] }
    package var expected: JSONValue { values["expected"] }
  }

  package let root: JSONValue

  /// Reads `Tests/Fixtures/NAME.json`.
  package init(_ name: String) throws {
    root = try JSONDecoder().decode(JSONValue.self, from: Self.data("\(name).json"))
  }

  /// Reads the file at a path in `Tests/Fixtures`.
  package static func data(_ path: String) throws -> Data {
    let support = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let tests = support.deletingLastPathComponent()
    return try Data(contentsOf: tests.appendingPathComponent("Fixtures/\(path)"))
  }

  package var vectors: [Vector] {
    (root["vectors"].list ?? []).map {
      Vector(id: $0["id"].string ?? "", category: $0["category"].string ?? "", values: $0)
    }
  }

  /// The vectors of a category.
  package static func vectors(_ name: String, _ category: String) throws -> [Vector] {
    try Fixture(name).vectors.filter { $0.category == category }
  }
}

/// Any JSON.
package enum JSONValue: Decodable, Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([JSONValue])
  case object([String: JSONValue])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  package subscript(key: String) -> JSONValue {
    if case .object(let object) = self { object[key] ?? .null } else { .null }
  }

  package subscript(index: Int) -> JSONValue {
    if case .list(let list) = self, list.indices.contains(index) { list[index] } else { .null }
  }

  package var number: Double? { if case .number(let value) = self { value } else { nil } }
  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  package var list: [JSONValue]? { if case .list(let value) = self { value } else { nil } }

  package var object: [String: JSONValue]? {
    if case .object(let value) = self { value } else { nil }
  }

  /// A list of numbers.
  package var numbers: [Double] { (list ?? []).compactMap(\.number) }

  package var isNull: Bool { self == .null }
}
