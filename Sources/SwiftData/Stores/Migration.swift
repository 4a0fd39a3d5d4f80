import Foundation

/// Brings the store of an older version of an app to the newest, step by step.
struct Migration {
  let plan: any SchemaMigrationPlan.Type
  let configuration: ModelConfiguration

  /// Throws what SQLite tells, and what the app's code throws.
  func run() throws {
    let url = configuration.url
    guard !configuration.isStoredInMemoryOnly, configuration.allowsSave,
      FileManager.default.fileExists(atPath: url.path)
    else { return }
    let known = try SQLiteTables(url, isReadOnly: true).metadata()
    let schemas = plan.schemas.map { Schema(versionedSchema: $0) }
    // What is kept tells the version better than its number, which may have been forgotten.
    let found =
      schemas.lastIndex { $0.fingerprint == known["schema"] }
      ?? schemas.lastIndex { $0.version.description == known["version"] }
    guard let found else { return }
    var current = schemas[found].version
    for stage in plan.stages where stage.from.versionIdentifier == current {
      try run(stage)
      current = stage.to.versionIdentifier
    }
  }

  private func run(_ stage: MigrationStage) throws {
    guard case .custom(let from, let to, let willMigrate, let didMigrate) = stage else {
      _ = try container(stage.to)
      return
    }
    if let willMigrate { try call(willMigrate, with: container(from)) }
    let container = try container(to)
    if let didMigrate { try call(didMigrate, with: container) }
  }

  private func call(
    _ body: (ModelContext) throws -> Void,
    with container: ModelContainer
  ) throws {
    let context = ModelContext(container)
    try body(context)
    if context.hasChanges { try context.save() }
  }

  private func container(_ version: any VersionedSchema.Type) throws -> ModelContainer {
    let schema = Schema(versionedSchema: version)
    return try ModelContainer(
      opening: schema,
      [ModelConfiguration(schema: schema, url: configuration.url)]
    )
  }
}
