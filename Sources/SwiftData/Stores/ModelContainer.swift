import Foundation
import SQLiteFiles

/// Keeps models of some classes, and has the context of the main thread.
public final class ModelContainer: @unchecked Sendable {
  /// The classes.
  public let schema: Schema
  /// Where models are kept.
  public let configurations: Set<ModelConfiguration>
  /// How stores of older versions are brought to this one.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  let stores: [RowStore]
  /// The store of each class.
  private let places: [String: RowStore]
  private let files: [URL]
  private let main = Guarded<ModelContext?>(nil)

  /// Makes a container for classes and those that they are related to.
  ///
  /// Throws `SwiftDataError` where a store cannot be opened, and what a migration plan throws.
  public convenience init(
    for types: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Makes a container for the classes of a schema.
  ///
  /// Throws `SwiftDataError` where a store cannot be opened, and what a migration plan throws.
  public convenience init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Makes a container for the classes of a schema.
  ///
  /// Throws `SwiftDataError` where a store cannot be opened, and what a migration plan throws.
  public convenience init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    let configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
    if let migrationPlan {
      for configuration in configurations {
        try Self.naming(configuration) {
          try Migration(plan: migrationPlan, configuration: configuration).run()
        }
      }
    }
    try self.init(opening: schema, configurations, migrationPlan: migrationPlan)
  }

  init(
    opening schema: Schema,
    _ configurations: [ModelConfiguration],
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil
  ) throws {
    self.schema = schema
    self.configurations = Set(configurations)
    self.migrationPlan = migrationPlan
    var places: [String: RowStore] = [:]
    var stores: [RowStore] = []
    var files: [URL] = []
    for configuration in configurations {
      let own = configuration.schema?.shapes ?? schema.shapes
      guard own.allSatisfy({ shape in schema.shapes.contains { $0.entity == shape.entity } }) else {
        throw SwiftDataError.configurationSchemaNotFoundInContainerSchema.about(configuration.name)
      }
      if !configuration.isStoredInMemoryOnly {
        guard !files.contains(configuration.url) else {
          throw SwiftDataError.duplicateConfiguration.about(configuration.url.path)
        }
        files.append(configuration.url)
      }
      let store = try Self.naming(configuration) { try Self.open(configuration, schema, own) }
      stores.append(store)
      for shape in own where places[shape.entity] == nil { places[shape.entity] = store }
    }
    self.stores = stores
    self.places = places
    self.files = files
  }

  private static func open(
    _ configuration: ModelConfiguration,
    _ schema: Schema,
    _ shapes: [ModelShape]
  ) throws -> RowStore {
    guard !configuration.isStoredInMemoryOnly else {
      return try RowStore.store(schema, shapes, nil, allowsSave: configuration.allowsSave)
    }
    let folder = configuration.url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try RowStore.store(
      schema,
      shapes,
      configuration.url,
      allowsSave: configuration.allowsSave
    )
  }

  /// Says which file it is that went wrong.
  private static func naming<Result>(
    _ configuration: ModelConfiguration,
    _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let problem as SQLiteFile.Problem {
      Mistakes.reportStore(configuration.url.path, saw: problem.words)
      let what = "\(configuration.url.path): \(problem.words)."
      throw SwiftDataError.loadIssueModelContainer.about(what)
    }
  }

  /// The context that views ask.
  @MainActor public var mainContext: ModelContext {
    main.with { main in
      if let main { return Passed(main) }
      let context = ModelContext(self, isMain: true)
      main = context
      return Passed(context)
    }.value
  }

  /// The store of a class; nil where the container does not have it.
  func store(of entity: String) -> RowStore? { places[entity] }

  /// Deletes all models, and what contexts have not kept of them.
  public func deleteAllData() {
    for store in stores {
      do { try store.clear() } catch {
        Mistakes.reportStore(configurations.first?.url.path ?? "", saw: "\(error)")
      }
    }
  }

  /// Deletes all models.
  ///
  /// Throws what the store tells.
  public func erase() throws { for store in stores { try store.clear() } }
}

extension ModelContainer: Equatable {
  /// Whether both are the same.
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
}
