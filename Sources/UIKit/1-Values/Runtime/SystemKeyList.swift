import Foundation

/// The names by which properties of UIKit's own classes are reached.
@MainActor
protocol SystemKeySource {
  /// The properties of each class by their names.
  var entries: [ObjectIdentifier: [String: KeyTable.Entry]] { get }
}

/// Collects names and properties.
@MainActor
struct SystemKeyList {
  private(set) var entries: [ObjectIdentifier: [String: KeyTable.Entry]] = [:]

  mutating func add<Owner: AnyObject, Value>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    entries[ObjectIdentifier(Owner.self), default: [:]][key] = KeyTable.Entry(
      get: { owner in (owner as? Owner).map { $0[keyPath: path] as Any } },
      set: { owner, value in
        guard let owner = owner as? Owner,
          let value = KeyValueConversion.convert(value, to: Value.self)
        else { return false }
        owner[keyPath: path] = value
        return true
      }
    )
  }

  mutating func add<Owner: AnyObject, Value>(
    reading key: String,
    _ path: KeyPath<Owner, Value>
  ) {
    entries[ObjectIdentifier(Owner.self), default: [:]][key] = KeyTable.Entry(
      get: { owner in (owner as? Owner).map { $0[keyPath: path] as Any } },
      set: nil
    )
  }
}
