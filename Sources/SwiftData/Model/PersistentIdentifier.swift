import Foundation

/// Tells which model is meant, in whatever context and thread.
///
/// A model has the same one before and after it is kept for the first time.
public struct PersistentIdentifier: Hashable, Identifiable, Sendable {
  let identity: Identity

  init(_ identity: Identity) { self.identity = identity }

  /// The identifier itself.
  public var id: PersistentIdentifier { self }

  /// The name of the model's class.
  public var entityName: String { identity.entity }

  /// The store that keeps the model; nil before it is kept.
  public var storeIdentifier: String? { identity.kept?.store }
}

extension PersistentIdentifier: Comparable {
  /// Whether the model was kept before another one; what is not kept comes last.
  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
    if lhs.entityName != rhs.entityName { return lhs.entityName < rhs.entityName }
    return (lhs.identity.kept?.number ?? .max) < (rhs.identity.kept?.number ?? .max)
  }
}

extension PersistentIdentifier: CustomDebugStringConvertible {
  /// The class's name and the number in the store.
  public var debugDescription: String {
    "\(entityName)/" + (identity.kept.map { "p\($0.number)" } ?? "new")
  }
}

extension PersistentIdentifier: Codable {
  private enum Key: CodingKey { case store, entity, number }

  /// Reads one that was written after its model was kept.
  ///
  /// Throws `DecodingError` where a part is missing.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let table = IdentityTable.shared(try values.decode(String.self, forKey: .store))
    identity = table.identity(
      try values.decode(String.self, forKey: .entity),
      try values.decode(Int64.self, forKey: .number)
    )
  }

  /// Writes it.
  ///
  /// Throws `EncodingError` where the model is not kept yet: nobody could find it again.
  public func encode(to encoder: any Encoder) throws {
    guard let place = identity.kept else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "The \(entityName) is not kept yet: save its context first."
        )
      )
    }
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(place.store, forKey: .store)
    try values.encode(entityName, forKey: .entity)
    try values.encode(place.number, forKey: .number)
  }
}
