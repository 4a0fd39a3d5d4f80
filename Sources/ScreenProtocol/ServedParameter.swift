/// A named value that a method takes.
package struct ServedParameter: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case text, texts, number, numbers, flag
    /// A list of objects.
    case objects
  }

  /// How far a number may be from zero.
  package static let furthest = 1e6

  package let name: String
  package let kind: Kind
  package let meaning: String
  package var isNeeded = false

  package init(_ name: String, _ kind: Kind, _ meaning: String, isNeeded: Bool = false) {
    (self.name, self.kind, self.meaning, self.isNeeded) = (name, kind, meaning, isNeeded)
  }

  /// What is wanted, for messages.
  package var kindName: String {
    switch kind {
    case .text: "a text"
    case .texts: "a list of texts"
    case .number: "a number"
    case .numbers: "a list of numbers"
    case .flag: "true or false"
    case .objects: "a list of objects"
    }
  }

  package var schema: ServedValue {
    var schema: [String: ServedValue] = ["description": .string(meaning)]
    switch kind {
    case .text: schema["type"] = "string"
    case .number: schema["type"] = "number"
    case .flag: schema["type"] = "boolean"
    case .texts: schema.merge(["type": "array", "items": ["type": "string"]]) { $1 }
    case .numbers: schema.merge(["type": "array", "items": ["type": "number"]]) { $1 }
    case .objects: schema.merge(["type": "array", "items": ["type": "object"]]) { $1 }
    }
    return .object(schema)
  }

  /// Whether a value is of the kind, and a number one that means something.
  package func takes(_ value: ServedValue) -> Bool {
    switch kind {
    case .text: value.text != nil
    case .flag: value.flag != nil
    case .number: value.double.map(Self.isSound) ?? false
    case .texts: value.list?.allSatisfy { $0.text != nil } ?? false
    case .numbers:
      value.list.map {
        (1...4).contains($0.count) && $0.allSatisfy { $0.double.map(Self.isSound) ?? false }
      } ?? false
    case .objects:
      value.list?.allSatisfy { if case .object = $0 { true } else { false } } ?? false
    }
  }

  private static func isSound(_ number: Double) -> Bool { abs(number) <= furthest }
}
