import Diagnostics
import Foundation

/// The properties that can be reached by name, for each class that has some.
///
/// Nibs set outlets and runtime attributes by name, which Swift can do only with Objective-C. Here a
/// name is looked up in this table; source translation enters what is marked `@IBOutlet`,
/// `@IBInspectable` and `@objc`.
public enum KeyTable {
  struct Entry {
    let get: @MainActor (AnyObject) -> Any?
    /// Sets a value; false where it is of another type.
    let set: (@MainActor (AnyObject, Any?) -> Bool)?
    /// The property, where it is not read by a block.
    var path: AnyKeyPath?
  }

  @MainActor private static var entries: [ObjectIdentifier: [String: Entry]] = [:]

  /// Enters a property of a class; subclasses inherit it.
  @MainActor @preconcurrency
  public static func register<Owner: AnyObject, Value>(
    _ type: Owner.Type,
    _ key: String,
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    register(type, key, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    entries[ObjectIdentifier(type)]?[key]?.path = path
  }

  /// Enters a property of a class that is read and written by blocks; subclasses inherit it.
  @MainActor @preconcurrency
  public static func register<Owner: AnyObject, Value>(
    _ type: Owner.Type,
    _ key: String,
    get: @escaping @MainActor (Owner) -> Value,
    set: @escaping @MainActor (Owner, Value) -> Void
  ) {
    enter(
      type,
      key,
      Entry(
        get: { owner in (owner as? Owner).map { get($0) as Any } },
        set: { owner, value in
          guard let owner = owner as? Owner,
            let value = KeyValueConversion.convert(value, to: Value.self)
          else { return false }
          set(owner, value)
          return true
        }
      )
    )
  }

  /// Enters a property of a class that can only be read; subclasses inherit it.
  @MainActor @preconcurrency
  public static func register<Owner: AnyObject, Value>(
    _ type: Owner.Type,
    _ key: String,
    readOnly path: KeyPath<Owner, Value>
  ) {
    enter(
      type,
      key,
      Entry(
        get: { owner in (owner as? Owner).map { $0[keyPath: path] as Any } },
        set: nil,
        path: path
      )
    )
  }

  @MainActor
  private static func enter(_ type: AnyClass, _ key: String, _ entry: Entry) {
    entries[ObjectIdentifier(type), default: [:]][key] = entry
  }

  /// What is known of a key of an object, its superclasses' and UIKit's own keys included.
  @MainActor
  static func entry(_ key: String, of object: AnyObject) -> Entry? {
    RegistrationQueue.drain()
    let system = Services.the((any SystemKeySource).self).entries
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      let id = ObjectIdentifier(current)
      if let entry = entries[id]?[key] ?? system[id]?[key] { return entry }
      type = _getSuperclass(current)
    }
    return nil
  }

  /// The property of a key of an object; nil where it is not known.
  static func path(of key: String, _ object: AnyObject) -> AnyKeyPath? {
    let object = Unchecked(object)
    return MainActor.assumeIsolated { Unchecked(entry(key, of: object.value)?.path) }.value
  }

  /// A property that a protocol leaves open; nil where the object's class does not have it.
  public static func optional<Value>(
    _ key: String,
    of object: Any,
    as type: Value.Type = Value.self
  ) -> Value? {
    let object = Unchecked(object as AnyObject)
    return MainActor.assumeIsolated {
      Unchecked(entry(key, of: object.value)?.get(object.value) as? Value)
    }.value
  }

  /// The keys an object has, for messages.
  @MainActor
  static func keys(of object: AnyObject) -> [String] {
    var keys: Set<String> = []
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      keys.formUnion(entries[ObjectIdentifier(current)]?.keys.map { $0 } ?? [])
      type = _getSuperclass(current)
    }
    return keys.sorted()
  }

  /// How setting a value by name ended.
  enum Outcome {
    case done
    case unknownKey
    case otherType
  }

  /// Sets a value by name.
  @MainActor
  static func set(_ value: Any?, _ key: String, of object: AnyObject) -> Outcome {
    if let outcome = override("setValue:forKey:", value, key, object) { return outcome }
    return store(value, key, of: object)
  }

  /// Sets a value by name without asking the object's own `setValue(_:forKey:)`.
  @MainActor
  private static func store(_ value: Any?, _ key: String, of object: AnyObject) -> Outcome {
    guard let set = entry(key, of: object)?.set else {
      return override("setValue:forUndefinedKey:", value, key, object) ?? .unknownKey
    }
    return set(object, value) ? .done : .otherType
  }

  /// Lets the object's own method take a value; nil where it has none, or is calling from in it.
  @MainActor
  private static func override(
    _ name: String,
    _ value: Any?,
    _ key: String,
    _ object: AnyObject
  ) -> Outcome? {
    let selector = Selector(name)
    let call = OwnCall(object: ObjectIdentifier(object), selector: selector, key: key)
    guard SelectorTable.responds(object, to: selector), calls.insert(call).inserted else {
      return nil
    }
    SelectorTable.perform(selector, on: object, with: [value, key])
    calls.remove(call)
    return .done
  }

  /// A call of an object's own method, whose call of super must not come back to it.
  private struct OwnCall: Hashable {
    let object: ObjectIdentifier
    let selector: Selector
    let key: String
  }

  @MainActor private static var calls: Set<OwnCall> = []

  /// The value of a key; nil where the object does not have it, or it holds nothing.
  @MainActor
  static func value(_ key: String, of object: AnyObject) -> (isKnown: Bool, value: Any?) {
    if let entry = entry(key, of: object) {
      return (true, entry.get(object).flatMap(KeyValueConversion.unwrapped))
    }
    let selector = Selector("valueForUndefinedKey:")
    guard SelectorTable.responds(object, to: selector) else { return (false, nil) }
    return (true, SelectorTable.perform(selector, on: object, with: [key]))
  }

  /// The value of a key of a property, without asking the object's own methods.
  @MainActor
  static func known(_ key: String, of object: AnyObject) -> (isKnown: Bool, value: Any?) {
    guard let entry = entry(key, of: object) else { return (false, nil) }
    return (true, entry.get(object).flatMap(KeyValueConversion.unwrapped))
  }

  /// The object at the end of a path of keys; nil where a key on the way is not known.
  @MainActor
  static func object(_ object: AnyObject, at path: [String]) -> AnyObject? {
    var current = object
    for key in path {
      guard let next = value(key, of: current).value else { return nil }
      current = next as AnyObject
    }
    return current
  }
}
