import Foundation

/// What writes values that can be encoded, whole.
public protocol TopLevelEncoder {
  /// What is written.
  associatedtype Output
  /// Writes a value.
  func encode<Value: Encodable>(_ value: Value) throws -> Output
}

/// What reads values that can be decoded, whole.
public protocol TopLevelDecoder {
  /// What is read from.
  associatedtype Input
  /// Reads a value.
  func decode<Value: Decodable>(_ type: Value.Type, from input: Input) throws -> Value
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
