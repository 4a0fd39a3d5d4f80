import Foundation

/// What a request that stores are asked gave.
open class NSPersistentStoreResult: NSObject {}

/// What deleting at once gives.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case resultTypeStatusOnly = 0
  /// The identifiers of what was deleted.
  case resultTypeObjectIDs = 1
  /// How many were deleted.
  case resultTypeCount = 2
}

/// Deletes objects at once in stores, without telling contexts.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// What is deleted.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// What it gives.
  ///
  /// Defaults to `resultTypeStatusOnly`.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let ids: [NSManagedObjectID]?

  /// Deletes what a request asks for.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    ids = nil
  }

  /// Deletes objects with identifiers.
  public init(objectIDs: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objectIDs.first?.entity.name ?? "")
    ids = objectIDs
  }

  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
}

/// What deleting at once gave.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Whether it was done, identifiers, or how many; as the request asked.
  public internal(set) var result: Any?
  /// What it gives.
  public internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

/// What changing at once gives.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnlyResultType = 0
  /// The identifiers of what was changed.
  case updatedObjectIDsResultType = 1
  /// How many were changed.
  case updatedObjectsCountResultType = 2
}

/// Changes objects at once in stores, without telling contexts.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The name of the entity whose objects are changed.
  public let entityName: String
  /// What holds for the objects; nil changes all.
  ///
  /// Defaults to nil.
  open var predicate: NSPredicate?
  /// The new values, or expressions for them, by the names of properties.
  ///
  /// Defaults to nil.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// Whether objects of entities below are changed too.
  ///
  /// Defaults to true.
  open var includesSubentities = true
  /// What it gives.
  ///
  /// Defaults to `statusOnlyResultType`.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  /// Makes a request that changes objects of an entity.
  public init(entityName: String) { self.entityName = entityName }

  /// Makes a request that changes objects of an entity.
  public convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
  }

  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
}

/// What changing at once gave.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// Whether it was done, identifiers, or how many; as the request asked.
  public internal(set) var result: Any?
  /// What it gives.
  public internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}

/// What making at once gives.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnly = 0
  /// The identifiers of what was made.
  case objectIDs = 1
  /// How many were made.
  case count = 2
}

/// Makes objects at once in stores, without telling contexts.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The name of the entity whose objects are made.
  public let entityName: String
  /// The values of the objects by the names of properties.
  ///
  /// Defaults to nil.
  open var objectsToInsert: [[String: Any]]?
  /// Sets the values of the next object; true once there is none.
  ///
  /// Defaults to nil.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// Sets the values of the next object; true once there is none.
  ///
  /// Defaults to nil.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// What it gives.
  ///
  /// Defaults to `statusOnly`.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  /// Makes objects with values.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }

  /// Makes objects with values.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  /// Makes objects until a block says that there is none.
  public init(
    entityName: String,
    managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.entityName = entityName
    managedObjectHandler = handler
  }

  /// Makes objects until a block says that there is none.
  public convenience init(
    entity: NSEntityDescription,
    managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
  }

  /// Makes objects until a block says that there is none.
  public init(
    entityName: String,
    dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.entityName = entityName
    dictionaryHandler = handler
  }

  /// Makes objects until a block says that there is none.
  public convenience init(
    entity: NSEntityDescription,
    dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }

  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
}

/// What making at once gave.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// Whether it was done, identifiers, or how many; as the request asked.
  public internal(set) var result: Any?
  /// What it gives.
  public internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}

/// Asks for objects while the app goes on.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// What is asked for.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// How many are expected.
  ///
  /// Defaults to 0.
  /// Kept for the app; nothing here reads it.
  open var estimatedResultCount = 0
  let completion: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

  /// Makes a request that a block is told of.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completion = blk
  }
}

/// What was asked for while the app went on.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  /// What was asked.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// The objects; nil where an error is.
  public internal(set) var finalResult: [ResultType]?
  /// What went wrong; nil where nothing did.
  public internal(set) var operationError: (any Error)?

  init(_ request: NSAsynchronousFetchRequest<ResultType>) { fetchRequest = request }
}
