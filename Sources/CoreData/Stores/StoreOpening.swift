import Foundation

/// Opens a store, or makes one.
struct StoreOpening {
  let model: NSManagedObjectModel
  let type: String
  let configuration: String?
  let url: URL?
  let options: [AnyHashable: Any]?

  private func flag(_ name: String) -> Bool {
    (options?[name] as? NSNumber)?.boolValue ?? options?[name] as? Bool ?? false
  }

  func open() throws -> NSPersistentStore {
    switch type {
    case NSInMemoryStoreType: return try store(nil)
    case NSSQLiteStoreType, NSBinaryStoreType:
      guard let url else {
        throw coreDataError(NSPersistentStoreOpenError, "A store on a disk needs a URL.")
      }
      // A file that nobody can find again is one that is gone with the program.
      if url.path == "/dev/null" { return try store(nil) }
      let isReadOnly = flag(NSReadOnlyPersistentStoreOption)
      return try store(RecordFile(url, isReadOnly: isReadOnly))
    default:
      throw coreDataError(
        NSPersistentStoreInvalidTypeError,
        "There is no store of the type \(type); take NSSQLiteStoreType or NSInMemoryStoreType."
      )
    }
  }

  private func store(_ file: RecordFile?) throws -> NSPersistentStore {
    let kept = try file?.metadata()
    let hashes = model.entityVersionHashesByName
    if let old = kept?[NSStoreModelVersionHashesKey] as? [String: Data], old != hashes,
      !flag(NSMigratePersistentStoresAutomaticallyOption)
    {
      throw coreDataError(
        NSPersistentStoreIncompatibleVersionHashError,
        "The model used to open the store is incompatible with the one used to create the store",
        ["metadata": kept ?? [:]]
      )
    }
    // Entities that are called otherwise now.
    let names = model.entities.compactMap { entity -> (String, String)? in
      guard let name = entity.name, let former = entity.renamingIdentifier, former != name else {
        return nil
      }
      return (former, name)
    }
    let table = try RowTable(file, model, names: Dictionary(names) { $1 })
    let store = NSPersistentStore(
      type: type,
      configuration: configuration,
      url: url,
      options: options,
      table: table
    )
    store.identifier = kept?[NSStoreUUIDKey] as? String ?? UUID().uuidString
    var metadata = kept ?? [:]
    metadata[NSStoreUUIDKey] = store.identifier
    metadata[NSStoreTypeKey] = type
    metadata[NSStoreModelVersionHashesKey] = hashes
    store.metadata = metadata
    table.store = store
    if file != nil, !store.isReadOnly {
      // What another version of the model kept is kept anew, under the names of this one.
      let isTakenOver = kept?[NSStoreModelVersionHashesKey] as? [String: Data] != hashes
      try table.write(isTakenOver ? table.rows : [], deleted: [], metadata: metadata)
    }
    return store
  }
}
