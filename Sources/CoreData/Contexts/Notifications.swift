// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Where the objects stand that are new.
public let NSInsertedObjectsKey = "inserted"
/// Where the objects stand that were changed.
public let NSUpdatedObjectsKey = "updated"
/// Where the objects stand that were deleted.
public let NSDeletedObjectsKey = "deleted"
/// Where the objects stand that were read anew.
public let NSRefreshedObjectsKey = "refreshed"
/// Where the objects stand that are gone from the store.
public let NSInvalidatedObjectsKey = "invalidated"
/// What stands where all objects are forgotten.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// Where the identifiers of new objects stand.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// Where the identifiers of changed objects stand.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// Where the identifiers of deleted objects stand.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension NSManagedObjectContext {
  /// What stands in notifications of contexts.
  public enum NotificationKey: String, Sendable {
    /// The objects that are new.
    case insertedObjects = "inserted"
    /// The objects that were changed.
    case updatedObjects = "updated"
    /// The objects that were deleted.
    case deletedObjects = "deleted"
    /// The objects that were read anew.
    case refreshedObjects = "refreshed"
    /// The objects that are gone from the store.
    case invalidatedObjects = "invalidated"
    /// All objects are forgotten.
    case invalidatedAllObjects = "invalidatedAll"
    /// The identifiers of new objects.
    case insertedObjectIDs = "inserted_objectIDs"
    /// The identifiers of changed objects.
    case updatedObjectIDs = "updated_objectIDs"
    /// The identifiers of deleted objects.
    case deletedObjectIDs = "deleted_objectIDs"
  }

  /// Posted when objects changed.
  public static let didChangeObjectsNotification = Notification.Name
    .NSManagedObjectContextObjectsDidChange
  /// Posted before changes are kept.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// Posted when changes were kept.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// Posted when changes were kept, with identifiers.
  public static let didSaveObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification"
  )
  /// Posted when changes of others were taken over, with identifiers.
  public static let didMergeChangesObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification"
  )
}

extension Notification.Name {
  /// Posted when objects of a context changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification"
  )
  /// Posted before a context's changes are kept.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification"
  )
  /// Posted when a context's changes were kept.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification"
  )
  /// Posted when the stores of a coordinator change.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification"
  )
  /// Posted where another program changed a store, which none does here.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification"
  )
}
