import Combine
import Foundation
import UIKit

/// Which queue a context works on.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The thread that made it.
  case confinementConcurrencyType = 0
  /// One of its own.
  case privateQueueConcurrencyType = 1
  /// The main one.
  case mainQueueConcurrencyType = 2
}

/// Keeps track of objects and their changes, until they are kept or given up.
///
/// All that belongs to it is used on its queue: `perform(_:)` gets there.
open class NSManagedObjectContext: NSObject, RowSource, @unchecked Sendable {
  /// Which queue a context works on.
  public struct ConcurrencyType: Hashable, Sendable {
    let type: NSManagedObjectContextConcurrencyType

    /// One of its own.
    public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
    /// The main one.
    public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
  }

  /// When objects are read anew.
  public struct ScheduledTaskType: Hashable, Sendable {
    let isImmediate: Bool

    /// At once, if nothing else is on the queue.
    public static let immediate = ScheduledTaskType(isImmediate: true)
    /// After what is on the queue.
    public static let enqueued = ScheduledTaskType(isImmediate: false)
  }

  /// Which queue it works on.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// A name for who looks for mistakes.
  ///
  /// Defaults to nil.
  open var name: String?
  /// Who changes something.
  ///
  /// Defaults to nil.
  /// Kept for the app; nothing here reads it.
  open var transactionAuthor: String?
  /// What an app keeps with it.
  public let userInfo = NSMutableDictionary()
  /// What takes steps back; nil where none can be taken.
  ///
  /// Defaults to nil.
  /// Kept for the app; nothing here reads it.
  open var undoManager: UndoManager?
  /// What is done with changes of an object that somebody else changed meanwhile: an `NSMergePolicy`.
  ///
  /// Defaults to `NSMergePolicy.error`.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether it takes over what others keep in its store, or its parent keeps.
  ///
  /// Defaults to false.
  open var automaticallyMergesChangesFromParent = false
  /// Whether objects are held though nobody else holds them.
  ///
  /// Defaults to false.
  open var retainsRegisteredObjects = false
  /// Whether what goes with deleted objects is deleted at the end of an event.
  ///
  /// Defaults to true. Here it goes at once.
  /// Kept for the app; nothing here reads it.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether objects that are gone from the store count as having no values.
  ///
  /// Defaults to true.
  /// Kept for the app; nothing here reads it.
  open var shouldDeleteInaccessibleFaults = true
  /// How long values that were read count, in seconds; below 0 for good.
  ///
  /// Defaults to -1.
  /// Kept for the app; nothing here reads it.
  open var stalenessInterval: TimeInterval = -1

  private var coordinator: NSPersistentStoreCoordinator?
  private var above: NSManagedObjectContext?
  private let below = Guarded<[WeakContext]>([])
  let queue: ContextQueue

  // What is in it.
  var registered: [NSManagedObjectID: Registered] = [:]
  private var held: Set<NSManagedObject> = []
  /// The identifiers that objects had before they were kept.
  var aliases: [NSManagedObjectID: NSManagedObjectID] = [:]
  var inserted = Ordered<NSManagedObject>()
  var updated = Ordered<NSManagedObject>()
  var deleted = Ordered<NSManagedObject>()
  /// What changed since that was last told.
  var news = News()
  private var willTell = false
  /// Whether nobody is told of anything: objects are changed for a store alone.
  var isSilent = false

  struct Registered: @unchecked Sendable {
    weak var object: NSManagedObject?
  }

  private struct WeakContext: @unchecked Sendable {
    weak var context: NSManagedObjectContext?
  }

  /// Makes a context that works on a queue.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ContextQueue(isMain: ct != .privateQueueConcurrencyType)
    super.init()
  }

  /// Makes a context that works on a queue.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }

  // MARK: Where it reads and keeps

  /// The coordinator whose stores it reads and keeps in.
  ///
  /// Defaults to nil.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? above?.persistentStoreCoordinator }
    set {
      coordinator?.remove(self)
      coordinator = newValue
      newValue?.add(self)
    }
  }

  /// The context it reads from and keeps in.
  ///
  /// Defaults to nil.
  open var parent: NSManagedObjectContext? {
    get { above }
    set {
      above = newValue
      newValue?.below.with {
        $0.removeAll { $0.context == nil || $0.context === self }
        $0.append(WeakContext(context: self))
      }
    }
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  var source: (any RowSource)? { above ?? coordinator }

  /// The contexts that read from it and take over what it keeps.
  var followers: [NSManagedObjectContext] {
    below.with { $0.compactMap(\.context) }.filter(\.automaticallyMergesChangesFromParent)
  }

  // MARK: What is in it

  /// The objects that are new.
  open var insertedObjects: Set<NSManagedObject> { inserted.set }
  /// The objects that were changed.
  open var updatedObjects: Set<NSManagedObject> { updated.set }
  /// The objects that are deleted.
  open var deletedObjects: Set<NSManagedObject> { deleted.set }
  /// The objects that it knows.
  open var registeredObjects: Set<NSManagedObject> {
    Set(registered.values.compactMap(\.object))
  }
  /// Whether something is not kept.
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  /// The object with an identifier, if it is there.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[aliases[objectID] ?? objectID]?.object
  }

  /// The object with an identifier; its values are read when they are asked for.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = registeredObject(for: objectID) { return object }
    let id = aliases[objectID] ?? objectID
    let object = id.entity.objectClass.init(entity: id.entity, insertInto: nil)
    object.objectID = id
    object.values = nil
    object.kept = [:]
    object.managedObjectContext = self
    registered[id] = Registered(object: object)
    if retainsRegisteredObjects { held.insert(object) }
    return object
  }

  /// The object with an identifier; throws where there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = registeredObject(for: objectID), !object.isFault {
      guard !object.isDeleted else { throw missing(objectID) }
      return object
    }
    guard keptRow(of: objectID) != nil else { throw missing(objectID) }
    let object = object(with: objectID)
    object.fire()
    return object
  }

  private func missing(_ id: NSManagedObjectID) -> NSError {
    coreDataError(
      NSManagedObjectReferentialIntegrityError,
      "An NSManagedObjectContext could not find an object for \(id.uriRepresentation())."
    )
  }

  // MARK: Changes

  /// Keeps all changes where the context reads from; throws what cannot be kept, and keeps nothing then.
  open func save() throws { try keepChanges() }

  /// Puts an object into the context.
  open func insert(_ object: NSManagedObject) {
    guard !inserted.contains(object), object.managedObjectContext !== self else { return }
    object.managedObjectContext = self
    registered[object.objectID] = Registered(object: object)
    inserted.insert(object)
    news.inserted.insert(object)
    object.awakeFromInsert()
    tellSoon()
  }

  /// Deletes an object, and what goes with it.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !deleted.contains(object) else { return }
    object.fire()
    object.prepareForDeletion()
    let wasNew = inserted.remove(object)
    updated.remove(object)
    deleted.insert(object)
    news.delete(object)
    for relationship in object.entity.relationshipsByName.values { release(object, relationship) }
    if wasNew {
      // Nobody else knows of it.
      deleted.remove(object)
      leave(object)
    }
    tellSoon()
  }

  /// Knows an object no longer.
  func leave(_ object: NSManagedObject) {
    registered[object.objectID] = nil
    object.managedObjectContext = nil
  }

  /// Does what is to be done at the other end of a relationship of a deleted object.
  private func release(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    for id in object.objectIDs(forRelationshipNamed: relationship.name) {
      let other = self.object(with: id)
      switch relationship.deleteRule {
      case .cascadeDeleteRule: delete(other)
      case .noActionDeleteRule, .denyDeleteRule: continue
      case .nullifyDeleteRule: break
      }
      guard !other.isDeleted, let back = relationship.inverseRelationship else { continue }
      Relating(other, back).forget(object)
    }
  }

  /// Forgets changes of an object, or reads it anew under them.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !inserted.contains(object), !object.isFault else { return }
    if flag, let row = keptRow(of: object.objectID) {
      object.takeUnderChanges(row)
    } else {
      updated.remove(object)
      object.turnIntoFault()
    }
    object.objectWillChange.send()
    news.refreshed.insert(object)
    tellSoon()
  }

  /// Reads all objects anew under their changes.
  open func refreshAllObjects() {
    for object in registeredObjects { refresh(object, mergeChanges: true) }
  }

  /// Forgets all objects and changes.
  open func reset() {
    for object in registeredObjects {
      object.turnIntoFault()
      object.managedObjectContext = nil
    }
    registered = [:]
    aliases = [:]
    held = []
    inserted.removeAll()
    updated.removeAll()
    deleted.removeAll()
    news = News()
    NotificationCenter.default.post(
      name: Self.didChangeObjectsNotification,
      object: self,
      userInfo: ["invalidatedAll": NSArray()]
    )
  }

  /// Gives up all changes.
  open func rollback() {
    for object in inserted.list {
      news.delete(object)
      leave(object)
    }
    for object in updated.list + deleted.list {
      object.objectWillChange.send()
      object.values = object.kept
      object.fresh = []
      news.refreshed.insert(object)
    }
    inserted.removeAll()
    updated.removeAll()
    deleted.removeAll()
    processPendingChanges()
  }

  /// Says which state of its stores it reads: always the newest one here.
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {
    queryGenerationToken = generation
  }

  /// The state of its stores that it was told to read.
  public private(set) var queryGenerationToken: NSQueryGenerationToken?

  /// Takes a step back, where an undo manager is set.
  open func undo() { step { $0.undo() } }

  /// Takes a step forward again, where an undo manager is set.
  open func redo() { step { $0.redo() } }

  private func step(_ body: @MainActor (UndoManager) -> Void) {
    guard let undoManager, Thread.isMainThread else { return }
    let passed = Passed(undoManager)
    MainActor.assumeIsolated { body(passed.value) }
  }

  /// Says in which store a new object is to be kept.
  open func assign(_ object: Any, to store: NSPersistentStore) {
    guard let object = object as? NSManagedObject else { return }
    wanted[object.objectID] = store
  }

  /// The stores new objects are to be kept in.
  var wanted: [NSManagedObjectID: NSPersistentStore] = [:]

  /// Gives new objects the identifiers they will have when they are kept.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    guard let coordinator = persistentStoreCoordinator else { return }
    var ids: [NSManagedObjectID: NSManagedObjectID] = [:]
    for object in objects where object.objectID.isTemporaryID {
      if let above, let known = try above.queue.sync({ try above.permanentID(of: object.objectID) })
      {
        ids[object.objectID] = known
        continue
      }
      ids[object.objectID] = try coordinator.permanentID(
        for: object.entity,
        in: wanted[object.objectID]
      )
    }
    rename(ids)
  }

  /// The identifier that an object of a context below has for good; nil where it is not here.
  private func permanentID(of id: NSManagedObjectID) throws -> NSManagedObjectID? {
    if let known = aliases[id] { return known }
    guard let object = registeredObject(for: id) else { return nil }
    try obtainPermanentIDs(for: [object])
    return object.objectID
  }

  /// Knows objects under other identifiers, and so do the contexts below.
  func rename(_ ids: [NSManagedObjectID: NSManagedObjectID]) {
    guard !ids.isEmpty else { return }
    for child in below.with({ $0.compactMap(\.context) }) {
      child.queue.async { child.rename(ids) }
    }
    for (old, new) in ids {
      guard let entry = registered.removeValue(forKey: old) else { continue }
      registered[new] = entry
      aliases[old] = new
      entry.object?.objectID = new
    }
    // Objects that nobody changed name what is new only where they read it from another context.
    let objects = above == nil ? inserted.list + updated.list : Array(registeredObjects)
    for object in objects {
      object.values?.replace(ids)
      if above != nil { object.kept.replace(ids) }
    }
  }

  func didChange(_ object: NSManagedObject) {
    guard registered[object.objectID]?.object === object, !deleted.contains(object) else { return }
    if !inserted.contains(object) {
      updated.insert(object)
      news.updated.insert(object)
    } else if !news.inserted.contains(object) {
      news.updated.insert(object)
    }
    tellSoon()
  }

  // MARK: Telling

  /// Tells of changes once the code that makes them is done.
  func tellSoon() {
    guard !willTell, !isSilent else { return }
    willTell = true
    queue.async { [weak self] in self?.processPendingChanges() }
  }

  /// Tells of changes now.
  open func processPendingChanges() {
    willTell = false
    guard !news.isEmpty else { return }
    let told = news
    news = News()
    guard !isSilent else { return }
    for object in told.inserted.list + told.updated.list { object.fresh = [] }
    NotificationCenter.default.post(
      name: Self.didChangeObjectsNotification,
      object: self,
      userInfo: told.userInfo
    )
  }

  // MARK: Reading

  /// What is kept of an object where the context reads from.
  func keptRow(of id: NSManagedObjectID) -> Row? { source?.row(of: aliases[id] ?? id) }

  // MARK: As what another context reads from

  func row(of id: NSManagedObjectID) -> Row? {
    queue.sync {
      guard let object = registeredObject(for: id), let values = object.values else {
        return keptRow(of: id)
      }
      return object.isDeleted ? nil : Row(id: id, version: 0, values: values)
    }
  }

  func ids(of entities: Set<String>) -> [NSManagedObjectID] {
    queue.sync {
      let gone = Set(deleted.list.map(\.objectID))
      let new = inserted.list.filter { entities.contains($0.entity.name ?? "") }
      return (source?.ids(of: entities) ?? []).filter { !gone.contains($0) } + new.map(\.objectID)
    }
  }

  func commit(_ changes: Changes) throws -> Committed {
    queue.sync { takeOver(changes) }
  }
}

/// What changed since that was last told.
struct News {
  var inserted = Ordered<NSManagedObject>()
  var updated = Ordered<NSManagedObject>()
  var deleted = Ordered<NSManagedObject>()
  var refreshed = Ordered<NSManagedObject>()

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
  }

  mutating func delete(_ object: NSManagedObject) {
    updated.remove(object)
    refreshed.remove(object)
    // What came and went in between is no news.
    if !inserted.remove(object) { deleted.insert(object) }
  }

  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    if !inserted.isEmpty { info[NSInsertedObjectsKey] = inserted.set }
    if !updated.isEmpty { info[NSUpdatedObjectsKey] = updated.set }
    if !deleted.isEmpty { info[NSDeletedObjectsKey] = deleted.set }
    if !refreshed.isEmpty { info[NSRefreshedObjectsKey] = refreshed.set }
    return info
  }
}
