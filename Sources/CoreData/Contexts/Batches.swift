import Foundation
import FoundationAdditions

extension NSManagedObjectContext {
  /// Answers a request: for objects, or one that changes stores at once.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest: return try Batch(self).delete(request)
    case let request as NSBatchUpdateRequest: return try Batch(self).update(request)
    case let request as NSBatchInsertRequest: return try Batch(self).insert(request)
    case let request as any AsynchronousRequest: return request.answer(in: self)
    default:
      throw coreDataError(NSCoreDataError, "A \(type(of: request)) cannot be executed.")
    }
  }
}

/// Changes stores at once.
private struct Batch {
  private let scratch: NSManagedObjectContext

  init(_ context: NSManagedObjectContext) throws {
    guard let coordinator = context.persistentStoreCoordinator else {
      throw coreDataError(NSManagedObjectContextLockingError, "The context has no coordinator.")
    }
    scratch = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    scratch.persistentStoreCoordinator = coordinator
    scratch.mergePolicy = context.mergePolicy
    scratch.isSilent = true
  }

  func delete(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    let ids = try scratch.performAndWait { () throws -> [NSManagedObjectID] in
      let objects =
        try request.ids?.map(scratch.object(with:))
        ?? scratch.results(of: request.fetchRequest).compactMap { $0 as? NSManagedObject }
      let ids = objects.map(\.objectID)
      for object in objects { scratch.delete(object) }
      try scratch.save()
      return ids
    }
    let result = NSBatchDeleteResult()
    result.resultType = request.resultType
    result.result = Self.answer(ids, request.resultType.rawValue)
    return result
  }

  func update(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
    fetch.predicate = request.predicate
    fetch.includesSubentities = request.includesSubentities
    let ids = try scratch.performAndWait { () throws -> [NSManagedObjectID] in
      let objects = try scratch.fetch(fetch)
      for object in objects {
        for (key, value) in request.propertiesToUpdate ?? [:] {
          guard let name = key as? String ?? (key.base as? NSPropertyDescription)?.name else {
            continue
          }
          let value =
            (value as? FoundationAdditions.NSExpression)?.expressionValue(
              with: object,
              context: nil
            ) ?? value
          object.setValue(value is NSNull ? nil : value, forKey: name)
        }
      }
      try scratch.save()
      return objects.map(\.objectID)
    }
    let result = NSBatchUpdateResult()
    result.resultType = request.resultType
    result.result = Self.answer(ids, request.resultType.rawValue)
    return result
  }

  func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
    let ids = try scratch.performAndWait { () throws -> [NSManagedObjectID] in
      let objects = make(request)
      try scratch.save()
      return objects.map(\.objectID)
    }
    let result = NSBatchInsertResult()
    result.resultType = request.resultType
    result.result = Self.answer(ids, request.resultType.rawValue)
    return result
  }

  /// What a request gives: kinds of results are numbered alike for all.
  private static func answer(_ ids: [NSManagedObjectID], _ kind: UInt) -> Any {
    switch kind {
    case NSBatchDeleteRequestResultType.resultTypeObjectIDs.rawValue: ids
    case NSBatchDeleteRequestResultType.resultTypeCount.rawValue: NSNumber(value: ids.count)
    default: NSNumber(value: true)
    }
  }

  private func make(_ request: NSBatchInsertRequest) -> [NSManagedObject] {
    func new() -> NSManagedObject {
      NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: scratch)
    }
    var objects: [NSManagedObject] = []
    for values in request.objectsToInsert ?? [] {
      let object = new()
      object.setValuesForKeys(values)
      objects.append(object)
    }
    while let handler = request.managedObjectHandler {
      let object = new()
      guard !handler(object) else {
        scratch.delete(object)
        break
      }
      objects.append(object)
    }
    while let handler = request.dictionaryHandler {
      let values = NSMutableDictionary()
      guard !handler(values) else { break }
      let object = new()
      for (key, value) in values {
        if let key = key as? String { object.setValue(value, forKey: key) }
      }
      objects.append(object)
    }
    return objects
  }
}

/// A request that is answered while the app goes on.
private protocol AsynchronousRequest {
  func answer(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: AsynchronousRequest {
  fileprivate func answer(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self)
    context.queue.async {
      do {
        result.finalResult = try context.fetch(self.fetchRequest)
      } catch {
        result.operationError = error
      }
      self.completion?(result)
    }
    return result
  }
}
