// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// A store that an app's objects are kept in: a file of SQLite's.
public let NSSQLiteStoreType = "SQLite"
/// A store that is written whole.
public let NSBinaryStoreType = "Binary"
/// A store that is gone with the program.
public let NSInMemoryStoreType = "InMemory"

/// Whether a store may only be read: true or false.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Whether a store for another version of the model is taken over: true or false.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// Whether what changed between versions is found out: true or false.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Settings of SQLite's.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// Whether changes are written down: true or false.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether changes by others are told: true or false.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// How files are sealed.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// Where the objects of some entities are kept.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// A kind of store.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Makes a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A file of SQLite's.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A file that is written whole.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// Gone with the program.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  /// The kind of store.
  public let type: String
  /// The group of entities that it keeps; nil stands for all.
  public let configurationName: String
  /// Its settings.
  public let options: [AnyHashable: Any]?
  /// Where it is.
  open internal(set) var url: URL?
  /// What tells it apart.
  open internal(set) var identifier: String!
  /// The coordinator it belongs to; nil once it was taken out.
  public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// Whether it may only be read.
  open internal(set) var isReadOnly = false
  /// What is said about it.
  open var metadata: [String: Any]! = [:]

  let table: RowTable

  init(
    type: String,
    configuration: String?,
    url: URL?,
    options: [AnyHashable: Any]?,
    table: RowTable
  ) {
    self.type = type
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.url = url
    self.options = options
    self.table = table
    isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
  }

  /// What is said about it when it is opened.
  open class func metadataForPersistentStore(with url: URL) throws -> [String: Any] {
    try RecordFile(url, isReadOnly: true).metadata() ?? [:]
  }
}
