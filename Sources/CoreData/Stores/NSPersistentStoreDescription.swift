import Foundation

/// Says where and how a store is opened.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The kind of store.
  ///
  /// Defaults to `NSSQLiteStoreType`.
  open var type = NSSQLiteStoreType
  /// The group of entities that it keeps; nil stands for all.
  ///
  /// Defaults to nil.
  open var configuration: String?
  /// Where it is.
  open var url: URL?
  /// How long it may take to open, in seconds.
  ///
  /// Defaults to 240.
  /// Kept for the app; nothing here reads it.
  open var timeout: TimeInterval = 240
  /// Whether it is opened while the app goes on.
  ///
  /// Defaults to false.
  open var shouldAddStoreAsynchronously = false
  /// Whether a store for another version of the model is taken over.
  ///
  /// Defaults to true.
  open var shouldMigrateStoreAutomatically = true
  /// Whether what changed between versions is found out.
  ///
  /// Defaults to true.
  open var shouldInferMappingModelAutomatically = true
  /// Settings for the cloud.
  ///
  /// Defaults to nil.
  /// Kept for the app; nothing here reads it.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  private var settings: [String: NSObject] = [:]

  /// Describes a store at a place.
  public init(url: URL) { self.url = url }

  /// Describes a store at no place yet.
  public override init() {}

  /// Whether it may only be read.
  ///
  /// Defaults to false.
  open var isReadOnly: Bool {
    get { (settings[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false }
    set { settings[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
  }

  /// The settings.
  open var options: [String: NSObject] {
    var all = settings
    all[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(
      value: shouldMigrateStoreAutomatically
    )
    all[NSInferMappingModelAutomaticallyOption] = NSNumber(
      value: shouldInferMappingModelAutomatically
    )
    return all
  }

  /// Sets a setting.
  open func setOption(_ option: NSObject?, forKey key: String) { settings[key] = option }

  /// Sets a setting of SQLite's.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { pragmas[name] = value }

  /// The settings of SQLite's.
  open var sqlitePragmas: [String: NSObject] { pragmas }

  private var pragmas: [String: NSObject] = [:]

  /// Another description that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let description = NSPersistentStoreDescription()
    description.type = type
    description.configuration = configuration
    description.url = url
    description.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    description.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
    description.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
    description.settings = settings
    description.pragmas = pragmas
    return description
  }
}

/// Settings of a store that a cloud mirrors, which there is none of here.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The cloud's name for it.
  public let containerIdentifier: String

  /// Makes settings for a name.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
