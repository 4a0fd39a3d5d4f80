import ViewGraph

/// A key of the environment, and what it has where nothing is set.
public protocol EnvironmentKey {
  /// What is kept for the key.
  associatedtype Value
  /// What the environment has where nothing is set.
  static var defaultValue: Value { get }
}

/// What views are told by those above them.
public struct EnvironmentValues {
  private final class Table {
    var values: [ObjectIdentifier: Any] = [:]

    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private var table = Table([:])

  /// Makes an environment where nothing is set.
  public init() {}

  /// What a key has.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { (table.values[ObjectIdentifier(key)] as? Key.Value) ?? Key.defaultValue }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// Whether both are the same environment; equal values set apart are not.
  func isSame(as other: EnvironmentValues) -> Bool { table === other.table }

  /// Whether both have the same values.
  func hasSameValues(as other: EnvironmentValues) -> Bool {
    if isSame(as: other) { return true }
    guard table.values.count == other.table.values.count else { return false }
    return table.values.allSatisfy { key, value in
      guard let old = other.table.values[key] else { return false }
      return Sameness.areSameAny(value, old)
    }
  }

  /// Sets a value; nothing is different where it is the same.
  mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) {
    if let old = table.values[key] as? Value, Sameness.areSame(old, value) { return }
    if !isKnownUniquelyReferenced(&table) { table = Table(table.values) }
    table.values[key] = value
  }

  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    table.values[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    if !isKnownUniquelyReferenced(&table) { table = Table(table.values) }
    table.values[ObjectIdentifier(Object.self)] = object
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// What is set, by number.
  public var description: String { "EnvironmentValues(\(table.values.count) set)" }
}
