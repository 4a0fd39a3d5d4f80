import Combine
import Foundation

extension NSManagedObjectContext {
  /// Keeps all changes: all of them, or none.
  func keepChanges() throws {
    processPendingChanges()
    guard hasChanges else { return }
    guard source != nil else {
      throw coreDataError(
        NSManagedObjectContextLockingError,
        "The context has neither a coordinator nor a parent."
      )
    }
    if !isSilent {
      NotificationCenter.default.post(name: Self.willSaveObjectsNotification, object: self)
      announceSaving()
      try validate()
      processPendingChanges()
    }
    let saved = Saved(self)
    finish(try commitChanges())
    guard !isSilent else { return }
    for object in saved.deleted { object.isLeaving = true }
    for object in saved.all { object.didSave() }
    for object in saved.deleted { object.isLeaving = false }
    tell(saved)
    processPendingChanges()
  }

  /// Lets objects set what goes with their changes, until there is nothing more to set.
  private func announceSaving() {
    var told: Set<NSManagedObject> = []
    for _ in 0..<100 {
      let objects = (inserted.list + updated.list + deleted.list).filter { !told.contains($0) }
      guard !objects.isEmpty else { return }
      for object in objects {
        told.insert(object)
        object.willSave()
      }
    }
  }

  private func validate() throws {
    var problems: [NSError] = []
    func check(_ objects: [NSManagedObject], _ validate: (NSManagedObject) throws -> Void) {
      for object in objects {
        do {
          try validate(object)
        } catch let error as NSError {
          let several = error.userInfo[NSDetailedErrorsKey] as? [NSError]
          problems += several ?? [error]
        }
      }
    }
    check(inserted.list) { try $0.validateForInsert() }
    check(updated.list) { try $0.validateForUpdate() }
    check(deleted.list) { try $0.validateForDelete() }
    guard let first = problems.first else { return }
    throw problems.count == 1 ? first : Validation.joined(problems)
  }

  private func commitChanges() throws -> Committed {
    if parent == nil {
      try obtainPermanentIDs(for: inserted.list.filter { wanted[$0.objectID] != nil })
    }
    var changes = Changes()
    changes.policy = (mergePolicy as? NSMergePolicy ?? .error).mergeType
    changes.inserted = inserted.list.map { row($0) }
    for object in updated.list {
      let keys = Set(object.changedValues().keys)
        .filter { object.entity.propertiesByName[$0]?.isTransient == false }
      guard !keys.isEmpty else { continue }
      changes.updated.append(row(object))
      changes.changedKeys[object.objectID] = keys
      changes.base[object.objectID] = object.kept
    }
    changes.deleted = deleted.list.map { row($0) }
    return try source?.commit(changes) ?? Committed()
  }

  private func row(_ object: NSManagedObject) -> Row {
    Row(id: object.objectID, version: object.version, values: object.values ?? object.kept)
  }

  /// The objects are as they are kept now.
  private func finish(_ committed: Committed) {
    for id in committed.ids.values {
      // What a store had is the new object now.
      guard let former = registeredObject(for: id), !inserted.contains(former) else { continue }
      news.delete(former)
      former.turnIntoFault()
      leave(former)
    }
    rename(committed.ids)
    for object in inserted.list + updated.list {
      object.kept = object.values ?? [:]
      object.fresh = []
      if committed.dropped.contains(object.objectID) {
        object.turnIntoFault()
        if keptRow(of: object.objectID) == nil { leave(object) }
      } else if let row = committed.rows[object.objectID] {
        object.version = row.version
        let transient = (object.values ?? [:]).filter {
          object.entity.propertiesByName[$0.key]?.isTransient == true
        }
        object.values = row.values.merging(transient) { first, _ in first }
        object.kept = object.values ?? [:]
      }
    }
    for object in deleted.list { leave(object) }
    inserted.removeAll()
    updated.removeAll()
    deleted.removeAll()
    wanted = [:]
  }

  private func tell(_ saved: Saved) {
    NotificationCenter.default.post(
      name: Self.didSaveObjectsNotification,
      object: self,
      userInfo: saved.userInfo
    )
    NotificationCenter.default.post(
      name: Self.didSaveObjectIDsNotification,
      object: self,
      userInfo: saved.idInfo
    )
    let change = saved.ids
    let others =
      followers + (parent == nil ? persistentStoreCoordinator?.followers(of: self) ?? [] : [])
    for other in others {
      other.queue.async { other.merge(change) }
    }
  }

  // MARK: From a context below

  /// Takes over what a context below keeps; it is kept further when this one is saved.
  func takeOver(_ changes: Changes) -> Committed {
    for var row in changes.inserted {
      row.values.replace(aliases)
      let object = row.id.entity.objectClass.init(entity: row.id.entity, insertInto: nil)
      object.objectID = row.id
      object.values = row.values
      object.managedObjectContext = self
      registered[row.id] = Registered(object: object)
      inserted.insert(object)
      news.inserted.insert(object)
    }
    for var row in changes.updated {
      let object = object(with: row.id)
      let keys = changes.changedKeys[row.id] ?? []
      row.values.replace(aliases)
      object.fire()
      object.objectWillChange.send()
      for key in keys { object.values?[key] = row.values[key] }
      didChange(object)
    }
    for row in changes.deleted {
      let object = object(with: row.id)
      object.fire()
      let wasNew = inserted.remove(object)
      updated.remove(object)
      news.delete(object)
      if wasNew { leave(object) } else { deleted.insert(object) }
    }
    processPendingChanges()
    return Committed()
  }
}

/// What a context keeps.
private struct Saved {
  let inserted: [NSManagedObject]
  let updated: [NSManagedObject]
  let deleted: [NSManagedObject]

  init(_ context: NSManagedObjectContext) {
    inserted = context.inserted.list
    updated = context.updated.list
    deleted = context.deleted.list
  }

  var all: [NSManagedObject] { inserted + updated + deleted }

  var userInfo: [AnyHashable: Any] {
    [
      NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated),
      NSDeletedObjectsKey: Set(deleted),
    ]
  }

  var ids: ChangedIDs {
    ChangedIDs(
      inserted: inserted.map(\.objectID),
      updated: updated.map(\.objectID),
      deleted: deleted.map(\.objectID)
    )
  }

  var idInfo: [AnyHashable: Any] {
    let ids = ids
    return [
      NSInsertedObjectIDsKey: Set(ids.inserted), NSUpdatedObjectIDsKey: Set(ids.updated),
      NSDeletedObjectIDsKey: Set(ids.deleted),
    ]
  }
}
