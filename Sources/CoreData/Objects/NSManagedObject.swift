import Combine
import Diagnostics
import Foundation
import FoundationAdditions

/// An object of an entity, whose values a context keeps track of.
///
/// It belongs to its context's queue, as all that comes from it does.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
  /// Says before a property changes.
  public let objectWillChange = ObservableObjectPublisher()

  /// The entity of the object.
  public let entity: NSEntityDescription
  /// What tells the object apart; another one once it is kept in a store.
  public internal(set) var objectID: NSManagedObjectID
  /// The context it is in; nil once it was deleted and that is kept, and when the context is gone.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?

  /// The values it has; nil while it is a fault.
  var values: [String: Any]?
  /// The values it had when they were last read or kept.
  var kept: [String: Any] = [:]
  /// How often it was kept when they were.
  var version = 0
  /// The names of what changed since the context last told of it.
  var fresh: Set<String> = []
  private var isAwakening = false
  /// Whether its deletion is being kept.
  var isLeaving = false

  /// Makes an object of an entity, and puts it into a context.
  public required init(
    entity: NSEntityDescription,
    insertInto context: NSManagedObjectContext?
  ) {
    self.entity = entity
    objectID = NSManagedObjectID(temporary: entity)
    values = entity.defaults
    super.init()
    guard let context else { return }
    context.insert(self)
  }

  /// Makes an object of the class's entity in a context.
  ///
  /// A class that no entity of the context's model has is told, and ends the program, as on iOS.
  public required convenience init(context moc: NSManagedObjectContext) {
    let name = ObjectClasses.name(of: Self.self)
    ObjectClasses.learn(Self.self)
    guard let entity = moc.model?.entity(for: Self.self) ?? LoadedModels.entity(for: Self.self)
    else { ModelMistakes.endWithUnknown(name, in: moc) }
    self.init(entity: entity, insertInto: moc)
  }

  /// The entity of the class, of the models that were read.
  open class func entity() -> NSEntityDescription {
    LoadedModels.entity(for: Self.self) ?? .nobody
  }

  /// A request for the objects of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    ObjectClasses.learn(Self.self)
    let name = LoadedModels.entity(for: Self.self)?.name ?? ObjectClasses.name(of: Self.self)
    return NSFetchRequest(entityName: name)
  }

  // MARK: State

  /// Whether its values are not read yet.
  open var isFault: Bool { values == nil }

  /// Whether it is new, or changed, or deleted, since that was last kept.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }

  /// Whether values that stores keep are others than those that are kept.
  open var hasPersistentChangedValues: Bool {
    changedValues().keys.contains { entity.propertiesByName[$0]?.isTransient == false }
  }

  /// Whether it is new in its context.
  open var isInserted: Bool { managedObjectContext?.inserted.contains(self) == true }

  /// Whether something of it was set.
  open var isUpdated: Bool { managedObjectContext?.updated.contains(self) == true }

  /// Whether it is deleted, and that is not kept yet.
  open var isDeleted: Bool {
    isLeaving || managedObjectContext?.deleted.contains(self) == true
  }

  /// 0 where its values are read, as `isFault` says too.
  open var faultingState: Int { isFault ? 1 : 0 }

  /// Whether the values of a relationship are not read yet.
  open func hasFault(forRelationshipNamed key: String) -> Bool { isFault }

  /// The identifiers of the objects at the other end of a relationship.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    switch stored(key) {
    case let id as NSManagedObjectID: [id]
    case let ids as RelatedIDs: ids.list
    default: []
    }
  }

  // MARK: What subclasses may do

  /// Called once when the object is new in a context, to set values.
  open func awakeFromInsert() {}

  /// Called when the object's values were read.
  open func awakeFromFetch() {}

  /// Called before the object is kept; what it sets is kept too.
  open func willSave() {}

  /// Called when the object was kept.
  open func didSave() {}

  /// Called when the object is about to be deleted.
  open func prepareForDeletion() {}

  /// Called before the object forgets its values.
  open func willTurnIntoFault() {}

  /// Called when the object has forgotten its values.
  open func didTurnIntoFault() {}

  /// Checks the object before it is kept for the first time; throws what is wrong with it.
  open func validateForInsert() throws { try Validation(self).check() }

  /// Checks the object before a change of it is kept; throws what is wrong with it.
  open func validateForUpdate() throws { try Validation(self).check() }

  /// Checks the object before it is deleted for good; throws what is wrong with it.
  open func validateForDelete() throws { try Validation(self).checkDeletion() }

  // MARK: Values by name

  /// The value of a property.
  open func value(forKey key: String) -> Any? {
    guard entity.propertiesByName[key] != nil else {
      if key == "objectID" { return objectID }
      if key == "self" { return self }
      return unmodeled(key)
    }
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    return primitiveValue(forKey: key)
  }

  /// Sets the value of a property.
  open func setValue(_ value: Any?, forKey key: String) {
    guard entity.propertiesByName[key] != nil else {
      ModelMistakes.reportUnknown(key, of: entity)
      return
    }
    willChangeValue(forKey: key)
    setPrimitiveValue(value, forKey: key)
    didChangeValue(forKey: key)
  }

  /// The value at the end of names with dots between.
  open func value(forKeyPath keyPath: String) -> Any? {
    var object: Any? = self
    for name in keyPath.components(separatedBy: ".") {
      switch object {
      case let managed as NSManagedObject: object = managed.value(forKey: name)
      case let set as NSSet: object = set.gathered(name)
      default: return nil
      }
    }
    return object
  }

  /// Sets the value at the end of names with dots between.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    var keys = keyPath.components(separatedBy: ".")
    let last = keys.removeLast()
    let owner = keys.isEmpty ? self : self.value(forKeyPath: keys.joined(separator: "."))
    (owner as? NSManagedObject)?.setValue(value, forKey: last)
  }

  /// Sets values by their names.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// Values by their names.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }

  /// A set whose changes are the relationship's.
  open func mutableSetValue(forKey key: String) -> NSMutableSet { RelatedSet(self, key) }

  /// An ordered set whose changes are the relationship's.
  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    RelatedOrderedSet.make(self, key)
  }

  /// Called before a value is read; reads the values of a fault.
  open func willAccessValue(forKey key: String?) { fire() }

  /// Called when a value was read.
  open func didAccessValue(forKey key: String?) {}

  /// Called before a value is set.
  open func willChangeValue(forKey key: String) {
    fire()
    // What is set while it is read is no change.
    if !isAwakening { objectWillChange.send() }
  }

  /// Called when a value was set.
  open func didChangeValue(forKey key: String) {
    guard !isAwakening else { return }
    fresh.insert(key)
    managedObjectContext?.didChange(self)
  }

  /// The value of a property, without telling anyone that it is read.
  open func primitiveValue(forKey key: String) -> Any? {
    guard let property = entity.propertiesByName[key] else { return nil }
    switch property {
    case let property as NSFetchedPropertyDescription: return fetched(property)
    case let relationship as NSRelationshipDescription: return related(relationship)
    default: return stored(key)
    }
  }

  /// Sets the value of a property, without telling anyone.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    fire()
    switch entity.propertiesByName[key] {
    case let relationship as NSRelationshipDescription:
      Relating(self, relationship).set(value)
    case let attribute as NSAttributeDescription:
      guard let content = value.flatMap(KeyedValues.content) else {
        values?[key] = nil
        return
      }
      guard let kept = AttributeValues.kept(content, as: attribute) else {
        return ModelMistakes.reportType(content, attribute)
      }
      values?[key] = kept
    default: ModelMistakes.reportUnknown(key, of: entity)
    }
  }

  // MARK: Changes

  /// The values that are others than those that were last read or kept, nothing being `NSNull`.
  open func changedValues() -> [String: Any] {
    guard let values else { return [:] }
    return entity.propertiesByName.reduce(into: [:]) { result, entry in
      let (key, property) = entry
      guard !(property is NSFetchedPropertyDescription) else { return }
      let inOrder = (property as? NSRelationshipDescription)?.isOrdered ?? true
      guard !areKeptSame(values[key], isInserted ? nil : kept[key], inOrder: inOrder) else {
        return
      }
      result[key] = primitiveValue(forKey: key) ?? NSNull()
    }
  }

  /// The values that changed since the context last told of changes.
  open func changedValuesForCurrentEvent() -> [String: Any] {
    fresh.reduce(into: [:]) { $0[$1] = primitiveValue(forKey: $1) ?? NSNull() }
  }

  /// The values that were last read or kept; nil stands for all.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fire()
    let keys = keys ?? Array(entity.propertiesByName.keys)
    return keys.reduce(into: [:]) { $0[$1] = value(of: kept[$1]) ?? NSNull() }
  }

  // MARK: Within

  /// What is kept under a name.
  func stored(_ key: String) -> Any? {
    fire()
    return values?[key]
  }

  /// Reads the values of a fault.
  func fire() {
    guard values == nil, let context = managedObjectContext else { return }
    guard let row = context.keptRow(of: objectID) else {
      // It was deleted elsewhere.
      values = [:]
      return
    }
    take(row)
    guard !isAwakening else { return }
    isAwakening = true
    awakeFromFetch()
    isAwakening = false
  }

  func take(_ row: Row) {
    values = row.values
    kept = row.values
    version = row.version
  }

  /// Takes what is kept now, under what was changed here.
  func takeUnderChanges(_ row: Row) {
    let changed = Set(changedValues().keys)
    let own = values ?? [:]
    take(row)
    for key in changed { values?[key] = own[key] }
  }

  /// Forgets the values; they are read again when somebody asks for one.
  func turnIntoFault() {
    guard values != nil else { return }
    willTurnIntoFault()
    values = nil
    kept = [:]
    fresh = []
    didTurnIntoFault()
  }

  /// What code has for a kept value.
  func value(of kept: Any?) -> Any? {
    switch kept {
    case let id as NSManagedObjectID: managedObjectContext?.object(with: id)
    case let ids as RelatedIDs: NSSet(array: objects(ids))
    default: kept
    }
  }

  func objects(_ ids: RelatedIDs) -> [NSManagedObject] {
    guard let context = managedObjectContext else { return [] }
    return ids.list.map(context.object(with:))
  }

  private func related(_ relationship: NSRelationshipDescription) -> Any? {
    let kept = stored(relationship.name)
    guard relationship.isToMany else { return value(of: kept) }
    let objects = objects(kept as? RelatedIDs ?? RelatedIDs())
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  private func fetched(_ property: NSFetchedPropertyDescription) -> Any? {
    guard let template = property.fetchRequest, let context = managedObjectContext else {
      return nil
    }
    let request = template.another()
    request.predicate = request.predicate?
      .withSubstitutionVariables(["FETCH_SOURCE": self, "FETCHED_PROPERTY": property])
    return (try? context.results(of: request)) ?? []
  }

  /// What Swift keeps beside the entity's properties.
  private func unmodeled(_ key: String) -> Any? {
    let found = KeyedValues.declared(self, key)
    if found.isKnown { return found.value }
    ModelMistakes.reportUnknown(key, of: entity)
    return nil
  }

  /// What the object is and has.
  open override var description: String {
    let data =
      isFault
      ? "<fault>"
      : "\((values ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value);" })"
    return "<\(ObjectClasses.name(of: Self.self)): (entity: \(entity.name ?? ""); "
      + "id: \(objectID); data: \(data))"
  }
}

extension NSManagedObject: NamedValues {
  package func value(named name: String) -> Any? { value(forKey: name) }
}

extension NSSet {
  /// The values that a name has in the objects.
  fileprivate func gathered(_ name: String) -> Any? {
    if name == "@count" { return NSNumber(value: count) }
    return NSSet(
      array: allObjects.compactMap { ($0 as? NSManagedObject)?.value(forKey: name) }
    )
  }
}
