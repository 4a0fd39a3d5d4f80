import Foundation

/// Why the JSON of a description cannot be read, and where in it.
package struct DescriptionMistake: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is inside what, such as `images[2].scale`; empty for the file as a whole.
  package let key: String
  /// What is wrong.
  package let reason: String

  /// The key and the reason.
  package var description: String { key.isEmpty ? reason : "\(key): \(reason)" }

  /// Reads a value of a kind from JSON.
  package static func decode<Value: Decodable>(
    _ type: Value.Type,
    _ data: Data
  ) throws(DescriptionMistake) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw DescriptionMistake(error)
    } catch {
      throw DescriptionMistake(key: "", reason: "\(error)")
    }
  }

  private init(key: String, reason: String) { (self.key, self.reason) = (key, reason) }

  private init(_ error: DecodingError) {
    switch error {
    case .typeMismatch(let type, let context):
      self.init(Self.path(context.codingPath), "\(Self.word(for: type)) is expected")
    case .valueNotFound(let type, let context):
      self.init(Self.path(context.codingPath), "\(Self.word(for: type)) is expected, not null")
    case .keyNotFound(let key, let context):
      self.init(Self.path(context.codingPath + [key]), "it is missing")
    case .dataCorrupted(let context):
      let isWhole = context.codingPath.isEmpty
      self.init(
        Self.path(context.codingPath),
        isWhole ? "the file is not JSON" : context.debugDescription
      )
    @unknown default: self.init("", "\(error)")
    }
  }

  private init(_ key: String, _ reason: String) { self.init(key: key, reason: reason) }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }

  private static func word(for type: any Any.Type) -> String {
    if type == String.self { return "a text" }
    if type == Bool.self { return "true or false" }
    if type == Double.self || type == CGFloat.self || type == Int.self { return "a number" }
    return "\(type)".hasPrefix("Array") ? "a list" : "an object"
  }
}
