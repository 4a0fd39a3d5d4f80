import Foundation

/// Keeps the objects of contexts in stores.
open class NSPersistentStoreCoordinator: NSObject, RowSource, @unchecked Sendable {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// A name for who looks for mistakes.
  ///
  /// Defaults to nil.
  open var name: String?

  private let lock = NSRecursiveLock()
  private let queue = DispatchQueue(label: "coordinator")
  private var stores: [NSPersistentStore] = []
  private var contexts: [WeakContext] = []

  /// Makes a coordinator for a model, without stores.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  // MARK: Stores

  /// The stores.
  open var persistentStores: [NSPersistentStore] { locked { stores } }

  /// Opens a store, or makes one.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String,
    configurationName configuration: String?,
    at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try locked {
      if let url = storeURL, url.path != "/dev/null", let open = persistentStore(for: url) {
        return open
      }
      let store = try StoreOpening(
        model: managedObjectModel,
        type: storeType,
        configuration: configuration,
        url: storeURL,
        options: options
      ).open()
      store.persistentStoreCoordinator = self
      stores.append(store)
      return store
    }
  }

  /// Opens a store, or makes one.
  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType,
    configuration: String? = nil,
    at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue,
      configurationName: configuration,
      at: storeURL,
      options: options
    )
  }

  /// Opens a store as a description says, and tells a block.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    guard storeDescription.shouldAddStoreAsynchronously else {
      return open(storeDescription, block)
    }
    let block = Passed(block)
    queue.async { self.open(storeDescription, block.value) }
  }

  private func open(
    _ description: NSPersistentStoreDescription,
    _ block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: description.type,
        configurationName: description.configuration,
        at: description.url,
        options: description.options
      )
      block(description, nil)
    } catch {
      block(description, error)
    }
  }

  /// Takes a store out; its file stays.
  open func remove(_ store: NSPersistentStore) throws {
    locked {
      stores.removeAll { $0 === store }
      store.persistentStoreCoordinator = nil
    }
  }

  /// Deletes what a store keeps.
  open func destroyPersistentStore(
    at url: URL,
    ofType storeType: String,
    options: [AnyHashable: Any]? = nil
  ) throws {
    // Who goes on asking the store would read what is gone.
    if let open = persistentStore(for: url) { try remove(open) }
    for ending in ["", "-wal", "-shm"] {
      let path = url.path + ending
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  /// Deletes what a store keeps.
  open func destroyPersistentStore(
    at url: URL,
    type: NSPersistentStore.StoreType,
    options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  /// Puts a copy of a store in the place of another.
  open func replacePersistentStore(
    at destinationURL: URL,
    destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws {
    try destroyPersistentStore(at: destinationURL, ofType: storeType, options: nil)
    for ending in ["", "-wal", "-shm"] {
      let path = sourceURL.path + ending
      guard FileManager.default.fileExists(atPath: path) else { continue }
      try FileManager.default.copyItem(atPath: path, toPath: destinationURL.path + ending)
    }
  }

  /// The store at a place; nil where there is none.
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url?.standardizedFileURL == url.standardizedFileURL }
  }

  /// Where a store is.
  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  /// What is said about a store.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  /// Says something about a store, which is kept with the next changes.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = (metadata ?? [:]).merging(store.metadata) { first, _ in first }
  }

  /// What is said about a store that is not open.
  open class func metadataForPersistentStore(
    ofType storeType: String,
    at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw coreDataError(NSPersistentStoreOpenError, "There is no store at \(url.path).")
    }
    return try NSPersistentStore.metadataForPersistentStore(with: url)
  }

  /// The identifier that an address stands for; nil where its store is not open.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.pathComponents
    guard url.scheme == "x-coredata", let host = url.host, parts.count == 3,
      let store = persistentStores.first(where: {
        $0.identifier.caseInsensitiveCompare(host) == .orderedSame
      }),
      let entity = managedObjectModel.entitiesByName[parts[1]],
      let number = Int64(parts[2].dropFirst())
    else { return nil }
    return NSManagedObjectID(entity, number, in: store)
  }

  /// Runs a block while the app goes on.
  open func perform(_ block: @escaping () -> Void) {
    let passed = Passed(block)
    queue.async { passed.value() }
  }

  /// Runs a block, and waits for it.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try locked(block) }

  /// Answers a request.
  open func execute(
    _ request: NSPersistentStoreRequest,
    with context: NSManagedObjectContext
  ) throws -> Any {
    try context.execute(request)
  }

  // MARK: Rows

  func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  private func store(_ id: NSManagedObjectID) -> NSPersistentStore? {
    guard case .store(let name, _) = id.place else { return nil }
    return stores.first { $0.identifier == name }
  }

  func row(of id: NSManagedObjectID) -> Row? {
    locked { id.number.flatMap { store(id)?.table.row($0) } }
  }

  func ids(of entities: Set<String>) -> [NSManagedObjectID] {
    locked {
      stores.flatMap { store in
        store.table.numbers(of: entities).compactMap { number, name in
          managedObjectModel.entitiesByName[name].map { NSManagedObjectID($0, number, in: store) }
        }
      }
    }
  }

  /// An identifier in the store that keeps an entity's objects.
  func permanentID(
    for entity: NSEntityDescription,
    in wanted: NSPersistentStore? = nil
  ) throws
    -> NSManagedObjectID
  {
    try locked {
      let store =
        wanted
        ?? stores.first { store in
          let entities = managedObjectModel.entities(forConfigurationName: store.configurationName)
          return !store.isReadOnly
            && (entities ?? managedObjectModel.entities).contains { $0.name == entity.name }
        }
      guard let store else {
        throw coreDataError(
          NSPersistentStoreSaveError,
          stores.isEmpty
            ? "This NSPersistentStoreCoordinator has no persistent stores.  It cannot perform a save operation."
            : "No store keeps objects of \(entity.name ?? "") and can be written to."
        )
      }
      return NSManagedObjectID(entity, store.table.nextNumber(), in: store)
    }
  }

  func commit(_ changes: Changes) throws -> Committed {
    try locked {
      var committing = Committing(self, changes)
      return try committing.run()
    }
  }

  /// Keeps rows and forgets others, each in its store.
  func write(_ rows: [Row], deleted: [NSManagedObjectID]) throws {
    for store in stores {
      let own = rows.filter { self.store($0.id) === store }
      let gone = deleted.filter { self.store($0) === store }.compactMap(\.number)
      guard !own.isEmpty || !gone.isEmpty else { continue }
      guard !store.isReadOnly else {
        throw coreDataError(NSPersistentStoreSaveError, "The store may only be read.")
      }
      try store.table.write(own, deleted: gone, metadata: store.metadata)
    }
  }

  // MARK: Contexts

  private struct WeakContext: @unchecked Sendable {
    weak var context: NSManagedObjectContext?
  }

  func add(_ context: NSManagedObjectContext) {
    locked {
      contexts.removeAll { $0.context == nil || $0.context === context }
      contexts.append(WeakContext(context: context))
    }
  }

  func remove(_ context: NSManagedObjectContext) {
    locked { contexts.removeAll { $0.context == nil || $0.context === context } }
  }

  /// The contexts that take over what others keep.
  func followers(of context: NSManagedObjectContext) -> [NSManagedObjectContext] {
    locked { contexts.compactMap(\.context) }
      .filter { $0 !== context && $0.automaticallyMergesChangesFromParent }
  }
}

extension NSPersistentStoreCoordinator {
  /// How often an object was kept; nil where it is not.
  package func version(of id: NSManagedObjectID) -> Int? { row(of: id)?.version }
}
