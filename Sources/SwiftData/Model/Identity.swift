import Foundation

/// Who a model is: one object for each model of a store, whatever context shows it.
///
/// It stays the same when the model is kept for the first time, so that what goes by it goes on.
final class Identity: @unchecked Sendable {
  let entity: String
  private let place = Guarded<Place?>(nil)

  /// Where a model is kept.
  struct Place {
    let store: String
    let number: Int64
  }

  init(_ entity: String) { self.entity = entity }

  /// Where the model is kept; nil before that.
  var kept: Place? { place.with { $0 } }

  func keep(in store: String, as number: Int64) {
    place.with { $0 = Place(store: store, number: number) }
  }
}

extension Identity: Hashable {
  static func == (a: Identity, b: Identity) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identities of a store, whoever opened it.
final class IdentityTable: @unchecked Sendable {
  private struct Known {
    var byNumber: [Int64: Identity] = [:]
    var next: Int64 = 1
  }

  private static let files = Guarded<[String: IdentityTable]>([:])

  let store: String
  private let entities = Guarded<[String: Known]>([:])

  /// Makes one for a store that is gone with its container.
  init(_ store: String) { self.store = store }

  /// The one of a store that can be opened again.
  static func shared(_ store: String) -> IdentityTable {
    files.with { known in
      if let table = known[store] { return table }
      let table = IdentityTable(store)
      known[store] = table
      return table
    }
  }

  /// The identity of what is kept under a number.
  func identity(_ entity: String, _ number: Int64) -> Identity {
    entities.with { entities in
      if let identity = entities[entity]?.byNumber[number] { return identity }
      let identity = Identity(entity)
      identity.keep(in: store, as: number)
      var known = entities.removeValue(forKey: entity) ?? Known()
      known.byNumber[number] = identity
      known.next = max(known.next, number + 1)
      entities[entity] = known
      return identity
    }
  }

  /// Gives what is kept for the first time a number.
  func number(_ identity: Identity) -> Int64 {
    if let place = identity.kept { return place.number }
    return entities.with { entities in
      var known = entities.removeValue(forKey: identity.entity) ?? Known()
      let number = known.next
      known.next += 1
      known.byNumber[number] = identity
      entities[identity.entity] = known
      identity.keep(in: store, as: number)
      return number
    }
  }
}
