import TestSupport

/// The measured facts about fonts and labels.
enum TextFacts {
  /// The vectors of a file in Fixtures/Text.
  static func vectors(_ name: String) throws -> [Fixture.Vector] {
    try Fixture("Text/\(name)").vectors
  }

  /// The value of the vector with an id, null where there is none.
  static func value(_ id: String, in name: String) throws -> JSONValue {
    try vectors(name).first { $0.id == id }?["value"] ?? .null
  }
}
