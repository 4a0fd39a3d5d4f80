// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Collections of Foundation that can hold objects weakly, which Foundation on Linux does not have.

public enum NSPointerFunctions {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory = Options([])
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality = Options([])
    public static let objectPointerPersonality = Options(rawValue: 512)
    public static let copyIn = Options(rawValue: 65536)
  }
}

public typealias NSHashTableOptions = NSPointerFunctions.Options
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// A reference that holds its object or does not.
private struct Reference {
  private weak var object: AnyObject?
  private let held: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    self.object = object
    held = options.contains(.weakMemory) ? nil : object
  }

  var value: AnyObject? { held ?? object }
}

/// Whether two objects are the same to a collection.
private func areSame(
  _ a: AnyObject,
  _ b: AnyObject,
  _ options: NSPointerFunctions.Options
) -> Bool {
  if a === b { return true }
  if options.contains(.objectPointerPersonality) { return false }
  guard let a = a as? NSObject, let b = b as? NSObject else { return false }
  return a.isEqual(b)
}

/// A set of objects that it need not keep alive.
public class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var references: [Reference] = []
  private let options: NSPointerFunctions.Options

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  private var objects: [AnyObject] { references.compactMap(\.value) }

  public var allObjects: [ObjectType] { objects.compactMap { $0 as? ObjectType } }

  public var count: Int { objects.count }

  public var anyObject: ObjectType? { allObjects.first }

  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return objects.first { areSame($0, object, options) } as? ObjectType
  }

  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    references.removeAll { $0.value == nil }
    references.append(Reference(object, options))
  }

  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    references.removeAll { reference in
      reference.value.map { areSame($0, object, options) } ?? true
    }
  }

  public func removeAllObjects() { references = [] }

  public func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
}

/// A dictionary of objects that need not be kept alive by it, neither keys nor values.
public class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var entries: [(key: Reference, value: Reference)] = []
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options

  public init(
    keyOptions: NSPointerFunctions.Options = [],
    valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var living: [(AnyObject, AnyObject)] {
    entries.compactMap { entry in
      guard let key = entry.key.value, let value = entry.value.value else { return nil }
      return (key, value)
    }
  }

  public var count: Int { living.count }

  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return living.first { areSame($0.0, aKey, keyOptions) }?.1 as? ObjectType
  }

  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.append((Reference(aKey, keyOptions), Reference(anObject, valueOptions)))
  }

  public func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries.removeAll { entry in
      guard let key = entry.key.value, entry.value.value != nil else { return true }
      return areSame(key, aKey, keyOptions)
    }
  }

  public func removeAllObjects() { entries = [] }

  public func keyEnumerator() -> NSEnumerator {
    (living.map(\.0) as NSArray).objectEnumerator()
  }

  public func objectEnumerator() -> NSEnumerator? {
    (living.map(\.1) as NSArray).objectEnumerator()
  }

  public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    living.reduce(into: [:]) { result, entry in
      guard let key = entry.0 as? AnyHashable else { return }
      result[key] = entry.1 as? ObjectType
    }
  }
}
