import Foundation
import FoundationAdditions

/// Changes a relationship of an object, and the one that leads back.
struct Relating {
  let object: NSManagedObject
  let relationship: NSRelationshipDescription

  init(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    self.object = object
    self.relationship = relationship
  }

  private var key: String { relationship.name }

  /// The objects that a value stands for.
  static func objects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let list as [Any]: list.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    case let list as NSArray: list.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }

  /// Sets all of it.
  func set(_ value: Any?) {
    let objects = Self.objects(in: value.flatMap(KeyedValues.content))
    guard relationship.isToMany else { return setOne(objects.first) }
    let wanted = RelatedIDs(objects.map(\.objectID))
    let had = object.values?[key] as? RelatedIDs ?? RelatedIDs()
    for id in had.subtracting(wanted) {
      object.managedObjectContext.map { unlink($0.object(with: id)) }
    }
    for other in objects where !had.contains(other.objectID) { link(other) }
    object.values?[key] = wanted
  }

  private func setOne(_ other: NSManagedObject?) {
    let had = object.values?[key] as? NSManagedObjectID
    guard had != other?.objectID else { return }
    if let had, let context = object.managedObjectContext { unlink(context.object(with: had)) }
    object.values?[key] = other?.objectID
    if let other { link(other) }
  }

  /// Adds an object.
  func insert(_ other: NSManagedObject, at index: Int? = nil) {
    guard relationship.isToMany else { return setOne(other) }
    // Taken out while it changes, so that it is not copied.
    var ids = object.values?.removeValue(forKey: key) as? RelatedIDs ?? RelatedIDs()
    let isNew = ids.insert(other.objectID, at: index)
    object.values?[key] = ids
    if isNew { link(other) }
  }

  /// Takes an object out.
  func remove(_ other: NSManagedObject) {
    guard relationship.isToMany else {
      if object.values?[key] as? NSManagedObjectID == other.objectID { setOne(nil) }
      return
    }
    guard var ids = object.values?.removeValue(forKey: key) as? RelatedIDs else { return }
    let wasThere = ids.remove(other.objectID)
    object.values?[key] = ids
    if wasThere { unlink(other) }
  }

  // MARK: The way back

  /// Lets another object lead back to this one.
  private func link(_ other: NSManagedObject) {
    guard let back = relationship.inverseRelationship else { return }
    other.fire()
    other.willChangeValue(forKey: back.name)
    if back.isToMany {
      var ids = other.values?.removeValue(forKey: back.name) as? RelatedIDs ?? RelatedIDs()
      ids.insert(object.objectID)
      other.values?[back.name] = ids
    } else {
      if let had = other.values?[back.name] as? NSManagedObjectID, had != object.objectID,
        let former = other.managedObjectContext?.object(with: had)
      {
        Relating(former, relationship).forget(other)
      }
      other.values?[back.name] = object.objectID
    }
    other.didChangeValue(forKey: back.name)
  }

  /// Lets another object no longer lead back to this one.
  private func unlink(_ other: NSManagedObject) {
    guard let back = relationship.inverseRelationship else { return }
    Relating(other, back).forget(object)
  }

  /// Forgets an object that forgot this one.
  func forget(_ other: NSManagedObject) {
    object.fire()
    let isThere =
      relationship.isToMany
      ? (object.values?[key] as? RelatedIDs)?.contains(other.objectID) == true
      : object.values?[key] as? NSManagedObjectID == other.objectID
    guard isThere else { return }
    object.willChangeValue(forKey: key)
    // A relationship to one has nothing left.
    if var ids = object.values?.removeValue(forKey: key) as? RelatedIDs {
      ids.remove(other.objectID)
      object.values?[key] = ids
    }
    object.didChangeValue(forKey: key)
  }
}

/// A set whose changes are those of a relationship.
final class RelatedSet: NSMutableSet {
  private let owner: NSManagedObject?
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) {
    owner = nil
    key = ""
    super.init(capacity: numItems)
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override init(objects: UnsafePointer<AnyObject>?, count cnt: Int) {
    owner = nil
    key = ""
    super.init(capacity: cnt)
  }

  private var related: NSSet { owner?.value(forKey: key) as? NSSet ?? NSSet() }

  override var count: Int { related.count }

  override func member(_ object: Any) -> Any? { related.member(object) }

  override func objectEnumerator() -> NSEnumerator { related.objectEnumerator() }

  override func add(_ object: Any) { owner?._addManagedValue(object, key) }

  override func remove(_ object: Any) { owner?._removeManagedValue(object, key) }
}
