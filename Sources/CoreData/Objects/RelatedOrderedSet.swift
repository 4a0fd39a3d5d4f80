import Foundation

/// An ordered set whose changes are those of a relationship.
final class RelatedOrderedSet: NSMutableOrderedSet {
  private var owner: NSManagedObject?
  private var key = ""

  static func make(_ owner: NSManagedObject, _ key: String) -> RelatedOrderedSet {
    let set = RelatedOrderedSet(capacity: 0)
    set.owner = owner
    set.key = key
    return set
  }

  required override init(capacity numItems: Int) { super.init(capacity: numItems) }

  required init?(coder aDecoder: NSCoder) { nil }

  required convenience init(arrayLiteral elements: Any...) {
    self.init(capacity: elements.count)
  }

  private var objects: NSOrderedSet {
    switch owner?.value(forKey: key) {
    case let set as NSOrderedSet: set
    case let set as NSSet: NSOrderedSet(array: set.allObjects)
    default: NSOrderedSet()
    }
  }

  override var count: Int { objects.count }

  override func object(at idx: Int) -> Any { objects.object(at: idx) }

  override func index(of object: Any) -> Int { objects.index(of: object) }

  override func insert(_ object: Any, at idx: Int) {
    owner?._insertManagedValue(object, key, at: idx)
  }

  override func removeObject(at idx: Int) { owner?._removeManagedValue(key, at: idx) }

  override func replaceObject(at idx: Int, with object: Any) {
    owner?._replaceManagedValue(key, at: idx, with: object)
  }

  override func add(_ object: Any) { owner?._addManagedValue(object, key) }

  override func remove(_ object: Any) { owner?._removeManagedValue(object, key) }
}
