import Foundation

// Collections of Foundation that can hold objects weakly, which Foundation on Linux does not have.

/// How a collection holds and compares its objects.
public enum NSPointerFunctions {
  /// What can be chosen of it.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are kept alive; the default.
    public static let strongMemory = Options([])

    /// Objects are not kept alive, and vanish from the collection when they go.
    public static let weakMemory = Options(rawValue: 5)

    /// Objects are compared with `isEqual(_:)`; the default.
    public static let objectPersonality = Options([])

    /// Only an object itself is equal to it.
    public static let objectPointerPersonality = Options(rawValue: 512)

    /// Objects are to be copied; kept for the app and not used.
    public static let copyIn = Options(rawValue: 65536)
  }
}

/// How a hash table holds its objects.
public typealias NSHashTableOptions = NSPointerFunctions.Options

/// How a map table holds its keys or values.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// A reference that holds its object or does not.
struct Reference {
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

  /// Makes an empty table; `capacity` is not used.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// Objects are not kept alive, and vanish from the collection when they go.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  private var objects: [AnyObject] { references.compactMap(\.value) }

  /// The objects that are alive, in the order they were added.
  public var allObjects: [ObjectType] { objects.compactMap { $0 as? ObjectType } }

  /// How many objects are alive.
  public var count: Int { objects.count }

  /// The objects that are alive, in the order they were added.
  public var anyObject: ObjectType? { allObjects.first }

  /// The object that is equal to this one.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return objects.first { areSame($0, object, options) } as? ObjectType
  }

  /// Whether an equal object is in the table.
  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Adds an object, unless an equal one is there.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    references.removeAll { $0.value == nil }
    references.append(Reference(object, options))
  }

  /// Takes an equal object out.
  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    references.removeAll { reference in
      reference.value.map { areSame($0, object, options) } ?? true
    }
  }

  /// Takes everything out.
  public func removeAllObjects() { references = [] }

  /// The objects that are alive, in the order they were added.
  public func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
}

/// A dictionary of objects that need not be kept alive by it, neither keys nor values.
public class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var entries: [(key: Reference, value: Reference)] = []
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options

  /// Makes an empty table; `capacity` is not used.
  public init(
    keyOptions: NSPointerFunctions.Options = [],
    valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// Makes a table that keeps keys and values alive.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Makes a table that keeps its values alive; an entry goes with its key.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// Makes a table that keeps its keys alive; an entry goes with its value.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// Makes a table that keeps nothing alive; an entry goes with its key or value.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var living: [(AnyObject, AnyObject)] {
    entries.compactMap { entry in
      guard let key = entry.key.value, let value = entry.value.value else { return nil }
      return (key, value)
    }
  }

  /// How many objects are alive.
  public var count: Int { living.count }

  /// The value of an equal key.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return living.first { areSame($0.0, aKey, keyOptions) }?.1 as? ObjectType
  }

  /// Sets the value of a key; nil takes the entry out.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.append((Reference(aKey, keyOptions), Reference(anObject, valueOptions)))
  }

  /// Takes out the entry of an equal key.
  public func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries.removeAll { entry in
      guard let key = entry.key.value, entry.value.value != nil else { return true }
      return areSame(key, aKey, keyOptions)
    }
  }

  /// Takes everything out.
  public func removeAllObjects() { entries = [] }

  /// Goes through the keys that are alive now.
  public func keyEnumerator() -> NSEnumerator {
    (living.map(\.0) as NSArray).objectEnumerator()
  }

  /// Goes through the values that are alive now.
  public func objectEnumerator() -> NSEnumerator? {
    (living.map(\.1) as NSArray).objectEnumerator()
  }

  /// The entries whose keys can be hashed.
  public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    living.reduce(into: [:]) { result, entry in
      guard let key = entry.0 as? AnyHashable else { return }
      result[key] = entry.1 as? ObjectType
    }
  }
}
