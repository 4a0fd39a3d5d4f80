import Foundation

/// Where and how a container keeps models.
public struct ModelConfiguration: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
  /// The container of an app group whose folder has the file.
  public struct GroupContainer: Hashable, Sendable {
    let name: String?

    /// The app's own: here groups have none.
    public static let automatic = GroupContainer(name: nil)
    /// None.
    public static let none = GroupContainer(name: nil)

    /// The one of a name.
    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(name: groupName)
    }
  }

  /// The database of iCloud that models are kept in as well; there is none here.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String

    /// The one of the app's entitlements.
    public static let automatic = CloudKitDatabase(name: "automatic")
    /// None.
    public static let none = CloudKitDatabase(name: "none")

    /// The private one of a container.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }

  /// What the configuration is called; the file as well, where none is named.
  public let name: String
  /// The classes that it keeps; nil stands for all of the container's.
  public var schema: Schema?
  /// The file.
  public let url: URL
  /// Whether models are gone with the container.
  public let isStoredInMemoryOnly: Bool
  /// Whether the file may be written.
  public let allowsSave: Bool
  /// The group's container that the file is in.
  public let groupContainer: GroupContainer
  /// What the app asked for of iCloud; it is not used.
  public let cloudKitDatabase: CloudKitDatabase

  /// Keeps models in a file in the app's folder, or in memory.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    let urls = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let folder = urls.first ?? URL(fileURLWithPath: NSTemporaryDirectory())
    url =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null")
      : folder.appendingPathComponent("\(self.name).store")
  }

  /// Keeps models in a file.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    url: URL,
    allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    // A file that nobody can find again is one that is gone with the program.
    isStoredInMemoryOnly = url.path == "/dev/null"
    self.allowsSave = allowsSave
    groupContainer = .none
    self.cloudKitDatabase = cloudKitDatabase
  }

  /// Keeps models of some classes in a file in the app's folder, or in memory.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// The file, or the name.
  public var id: String { isStoredInMemoryOnly ? name : url.path }

  /// The name, and where models are.
  public var debugDescription: String {
    "\(name): " + (isStoredInMemoryOnly ? "in memory" : url.path)
  }
}
