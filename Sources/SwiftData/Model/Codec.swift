import Foundation

/// What is the same for the values of a property, whatever their type.
class AnyCodec {
  /// The class at the other end of a relationship; nil for an attribute.
  var destination: (any PersistentModel.Type)? { nil }
  var isToMany: Bool { false }
  /// Whether nil is a value.
  var isOptional: Bool { false }
  /// Whether reading a value costs so much that it is kept once it is read.
  var isSlow: Bool { false }

  func encodeAny(_ value: Any) -> StoredValue { .null }
}

/// Makes values of one type of what a store keeps, and the other way.
class Codec<Value>: AnyCodec {
  func decode(_ stored: StoredValue) -> Value? { nil }
  func encode(_ value: Value) -> StoredValue { .null }

  override final func encodeAny(_ value: Any) -> StoredValue {
    (value as? Value).map(encode) ?? .null
  }
}

/// Values that a store keeps as they are.
final class PlainCodec<Value: StorableValue>: Codec<Value> {
  override func decode(_ stored: StoredValue) -> Value? { Value(stored: stored) }
  override func encode(_ value: Value) -> StoredValue { value.stored }
}

/// Values of an enumeration, by what stands for them.
final class RawCodec<Value: RawRepresentable>: Codec<Value> {
  private let inner: Codec<Value.RawValue>

  init(_ inner: Codec<Value.RawValue>) { self.inner = inner }

  override func decode(_ stored: StoredValue) -> Value? {
    inner.decode(stored).flatMap(Value.init(rawValue:))
  }

  override func encode(_ value: Value) -> StoredValue { inner.encode(value.rawValue) }
}

/// Values that may be missing.
final class OptionalCodec<Wrapped>: Codec<Wrapped?> {
  private let inner: Codec<Wrapped>

  init(_ inner: Codec<Wrapped>) { self.inner = inner }

  override var isOptional: Bool { true }
  override var isSlow: Bool { inner.isSlow }

  override func decode(_ stored: StoredValue) -> Wrapped?? {
    stored == .null ? .some(nil) : inner.decode(stored).map { .some($0) }
  }

  override func encode(_ value: Wrapped?) -> StoredValue { value.map(inner.encode) ?? .null }
}

/// Values that write themselves.
final class CodableCodec<Value: Codable>: Codec<Value> {
  override var isSlow: Bool { true }

  override func decode(_ stored: StoredValue) -> Value? {
    guard case .data(let data) = stored else { return nil }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return try? decoder.decode(Value.self, from: data)
  }

  override func encode(_ value: Value) -> StoredValue {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return (try? encoder.encode(value)).map(StoredValue.data) ?? .null
  }
}

/// Relationships: stores keep identities, and contexts have the models.
final class RelationCodec<Value: _RelationValue>: Codec<Value> {
  override var destination: (any PersistentModel.Type)? { Value._destination }
  override var isToMany: Bool { Value._isToMany }
  override var isOptional: Bool { Value._isOptional }
}

/// An optional, whatever is in it.
private protocol OptionalValue {
  static func codec() -> AnyCodec?
}

extension Optional: OptionalValue {
  static func codec() -> AnyCodec? {
    CodecMaking.codec(Wrapped.self).map { OptionalCodec($0) }
  }
}

/// Finds out how values of a type are kept.
enum CodecMaking {
  /// The codec of a type; nil where its values cannot be kept.
  static func codec<Value>(_ type: Value.Type) -> Codec<Value>? {
    erased(type) as? Codec<Value>
  }

  private static func erased(_ type: Any.Type) -> AnyCodec? {
    if let type = type as? any _RelationValue.Type { return relation(type) }
    if let type = type as? any OptionalValue.Type { return type.codec() }
    if let type = type as? any StorableValue.Type { return plain(type) }
    if let type = type as? any RawRepresentable.Type, let codec = raw(type) { return codec }
    if let type = type as? any Codable.Type { return codable(type) }
    return nil
  }

  private static func relation<T: _RelationValue>(_ type: T.Type) -> AnyCodec { RelationCodec<T>() }

  private static func plain<T: StorableValue>(_ type: T.Type) -> AnyCodec { PlainCodec<T>() }

  private static func codable<T: Codable>(_ type: T.Type) -> AnyCodec { CodableCodec<T>() }

  private static func raw<T: RawRepresentable>(_ type: T.Type) -> AnyCodec? {
    guard T.RawValue.self is any StorableValue.Type else { return nil }
    return codec(T.RawValue.self).map { RawCodec<T>($0) }
  }
}
