/// The classes of an app as they were in one version.
public protocol VersionedSchema {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// How a store of an older version of an app becomes one of the newest.
public protocol SchemaMigrationPlan {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps from each version to the next.
  static var stages: [MigrationStage] { get }
}

/// A step from one version of an app's classes to another.
public enum MigrationStage {
  /// What is kept is taken over as it is.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// What is kept is taken over as it is, with code before it and after it.
  case custom(
    fromVersion: any VersionedSchema.Type,
    toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?,
    didMigrate: ((ModelContext) throws -> Void)?
  )

  var from: any VersionedSchema.Type {
    switch self {
    case .lightweight(let from, _): from
    case .custom(let from, _, _, _): from
    }
  }

  var to: any VersionedSchema.Type {
    switch self {
    case .lightweight(_, let to): to
    case .custom(_, let to, _, _): to
    }
  }
}
