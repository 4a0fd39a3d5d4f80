import Foundation

/// A model with a coordinator, its stores and a context for the main queue.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// Its name, which its model and its store have too.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// What keeps the objects.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context for the main queue.
  public let viewContext: NSManagedObjectContext
  /// The stores that `loadPersistentStores` opens.
  ///
  /// Defaults to one of SQLite's in `defaultDirectoryURL()`, with the container's name.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Makes a container for the model of this name in the app's bundle.
  ///
  /// A model that is not there is told.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: Self.model(named: name))
  }

  /// Makes a container for a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    viewContext.name = "viewContext"
    let url = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
  }

  private static func model(named name: String) -> NSManagedObjectModel {
    for bundle in [Bundle.main] + Bundle.allBundles {
      let url =
        bundle.url(forResource: name, withExtension: "momd")
        ?? bundle.url(forResource: name, withExtension: "mom")
      if let url, let model = NSManagedObjectModel(contentsOf: url) { return model }
    }
    ModelMistakes.report("\(name).momd", saw: "no model of this name in the app's bundle")
    return NSManagedObjectModel()
  }

  /// Where stores are that nobody says a place for.
  open class func defaultDirectoryURL() -> URL {
    let urls = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return urls.first ?? URL(fileURLWithPath: NSTemporaryDirectory())
  }

  /// Opens the stores, and tells a block of each.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      if description.type != NSInMemoryStoreType, let url = description.url, url.path != "/dev/null"
      {
        try? FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
      }
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Makes a context with a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block with a context of its own, on that one's queue.
  @preconcurrency
  open func performBackgroundTask(
    _ block: @escaping @Sendable (NSManagedObjectContext) -> Void
  ) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a context of its own, on that one's queue, and gives what it gives.
  @preconcurrency
  public func performBackgroundTask<T>(
    _ block: @escaping @Sendable (NSManagedObjectContext) throws -> T
  ) async throws -> T {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

extension NSPersistentContainer {
  /// Runs a block with a context of its own, on that one's queue, and gives what it gives.
  @preconcurrency
  public func performBackgroundTask<T>(
    _ block: @escaping @Sendable (NSManagedObjectContext) -> T
  ) async -> T {
    let context = newBackgroundContext()
    return await context.perform { block(context) }
  }
}

/// A container whose stores a cloud mirrors; there is none here, so that they are this device's alone.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Makes the cloud's tables, of which there is none.
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}

  /// Whether an object may be changed: always.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }

  /// Whether an object may be deleted: always.
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
}

/// How the cloud's tables are made.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing is sent.
  public static let dryRun = Self(rawValue: 1 << 1)
  /// What would be made is told.
  public static let printSchema = Self(rawValue: 1 << 2)
}
