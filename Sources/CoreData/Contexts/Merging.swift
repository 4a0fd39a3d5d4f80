import Combine
import Foundation

/// The identifiers of what somebody kept.
struct ChangedIDs: Sendable {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []

  /// What a notification or a list says.
  init(_ info: [AnyHashable: Any]) {
    inserted = Self.ids(info, NSInsertedObjectsKey, NSInsertedObjectIDsKey)
    updated =
      Self.ids(info, NSUpdatedObjectsKey, NSUpdatedObjectIDsKey)
      + Self.ids(info, NSRefreshedObjectsKey, "refreshed_objectIDs")
    deleted = Self.ids(info, NSDeletedObjectsKey, NSDeletedObjectIDsKey)
  }

  init(
    inserted: [NSManagedObjectID],
    updated: [NSManagedObjectID],
    deleted: [NSManagedObjectID]
  ) {
    self.inserted = inserted
    self.updated = updated
    self.deleted = deleted
  }

  private static func ids(
    _ info: [AnyHashable: Any],
    _ keys: String...
  ) -> [NSManagedObjectID] {
    keys.flatMap { key -> [NSManagedObjectID] in
      let elements: [Any] =
        switch info[key] {
        case let set as Set<NSManagedObject>: Array(set)
        case let set as Set<NSManagedObjectID>: Array(set)
        case let set as NSSet: set.allObjects
        case let list as [Any]: list
        default: []
        }
      return elements.compactMap { element in
        (element as? NSManagedObject)?.objectID ?? element as? NSManagedObjectID
      }
    }
  }
}

extension NSManagedObjectContext {
  /// Takes over what another context kept, as its notification says.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    let change = ChangedIDs(notification.userInfo ?? [:])
    queue.sync { merge(change) }
  }

  /// Lets contexts take over what was done in their store without them, as `[NSDeletedObjectsKey: ids]`.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    let change = ChangedIDs(changeNotificationData)
    for context in contexts { context.queue.sync { context.merge(change) } }
  }

  /// What led to an object that is gone is read anew.
  private func forgetEnds(of object: NSManagedObject) {
    guard let values = object.values else { return }
    for relationship in object.entity.relationshipsByName.values {
      let ids =
        (values[relationship.name] as? RelatedIDs)?.list
        ?? [values[relationship.name] as? NSManagedObjectID].compactMap { $0 }
      for other in ids.compactMap(registeredObject) where !other.isFault && !other.hasChanges {
        other.objectWillChange.send()
        other.turnIntoFault()
        news.refreshed.insert(other)
      }
    }
  }

  func merge(_ change: ChangedIDs) {
    var gone: [NSManagedObject] = []
    for id in change.updated {
      let object = object(with: id)
      guard !deleted.contains(object) else { continue }
      object.objectWillChange.send()
      if updated.contains(object), let row = keptRow(of: id) {
        object.takeUnderChanges(row)
      } else if !object.isFault {
        object.turnIntoFault()
      }
      news.refreshed.insert(object)
    }
    for id in change.inserted {
      let object = object(with: id)
      guard !inserted.contains(object) else { continue }
      if !object.isFault, !updated.contains(object) { object.turnIntoFault() }
      news.inserted.insert(object)
    }
    for id in change.deleted {
      guard let object = registeredObject(for: id) else { continue }
      forgetEnds(of: object)
      updated.remove(object)
      deleted.remove(object)
      news.delete(object)
      gone.append(object)
    }
    processPendingChanges()
    for object in gone { leave(object) }
    NotificationCenter.default.post(
      name: Self.didMergeChangesObjectIDsNotification,
      object: self,
      userInfo: [
        NSInsertedObjectIDsKey: Set(change.inserted), NSUpdatedObjectIDsKey: Set(change.updated),
        NSDeletedObjectIDsKey: Set(change.deleted),
      ]
    )
  }
}
