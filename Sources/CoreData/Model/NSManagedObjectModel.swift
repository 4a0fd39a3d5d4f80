import Foundation
import FoundationAdditions

/// Describes the entities that an app keeps objects of.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// What stands where an entity belongs to no model.
  static let empty = NSManagedObjectModel()

  private var all: [NSEntityDescription] = []
  private var byName: [String: NSEntityDescription] = [:]
  private var named: [String: [NSEntityDescription]] = [:]
  /// The entities whose objects are of a class, as they were found.
  private let classes = Guarded<[ObjectIdentifier: NSEntityDescription]>([:])
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

  /// Names that tell versions of the model apart.
  ///
  /// Defaults to none.
  open var versionIdentifiers: Set<AnyHashable> = []

  /// Makes a model without entities.
  public override init() { super.init() }

  /// Reads a model that a bundle has: a `.momd` folder, whose current version is taken, or a `.mom` file.
  ///
  /// Returns nil for what is none, and tells why.
  public init?(contentsOf url: URL) {
    super.init()
    guard let contents = ModelReader.contents(of: url) else { return nil }
    take(contents)
    LoadedModels.add(self)
  }

  /// Puts the entities of models together; nil where two have an entity of the same name.
  public init?(byMerging models: [NSManagedObjectModel]?) {
    super.init()
    let entities = (models ?? []).flatMap(\.entities)
    guard Set(entities.map(\.name)).count == entities.count else { return nil }
    self.entities = entities
    for model in models ?? [] {
      named.merge(model.named) { $0 + $1 }
      templates.merge(model.templates) { $1 }
    }
    LoadedModels.add(self)
  }

  /// All models of bundles put together; nil stands for the app's own bundle.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = (bundles ?? [Bundle.main]).flatMap { bundle in
      (bundle.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? [])
        + (bundle.urls(forResourcesWithExtension: "mom", subdirectory: nil) ?? [])
    }
    return NSManagedObjectModel(
      byMerging: models.compactMap { NSManagedObjectModel(contentsOf: $0 as URL) }
    )
  }

  // MARK: Entities

  /// The entities.
  open var entities: [NSEntityDescription] {
    get { all }
    set {
      all = newValue
      byName = [:]
      classes.with { $0 = [:] }
      for entity in all {
        entity.model = self
        if let name = entity.name { byName[name] = entity }
      }
    }
  }

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] { byName }

  /// The names of groups of entities.
  open var configurations: [String] { named.keys.sorted() }

  /// The entities of a group; nil is that of all.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else { return all }
    return named[configuration]
  }

  /// Sets the entities of a group.
  open func setEntities(
    _ entities: [NSEntityDescription],
    forConfigurationName configuration: String
  ) {
    named[configuration] = entities
  }

  // MARK: Requests

  /// The requests that the model has, by their names.
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] {
    templates
  }

  /// The request with a name; nil where there is none.
  open func fetchRequestTemplate(
    forName name: String
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    templates[name]
  }

  /// Gives the model a request with a name.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?,
    forName name: String
  ) {
    templates[name] = fetchRequestTemplate
  }

  /// The request with a name, with values for its variables.
  open func fetchRequestFromTemplate(
    withName name: String,
    substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let template = templates[name] else { return nil }
    let request = template.another()
    request.predicate = template.predicate?.withSubstitutionVariables(variables)
    return request
  }

  // MARK: Versions

  /// What tells versions of the entities apart, by their names.
  open var entityVersionHashesByName: [String: Data] { byName.mapValues(\.versionHash) }

  /// Whether a store with this metadata holds objects of these entities.
  open func isConfiguration(
    withName configuration: String?,
    compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    guard let kept = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return true }
    let wanted = (entities(forConfigurationName: configuration) ?? [])
      .compactMap { entity in entity.name.map { ($0, entity.versionHash) } }
    return kept == Dictionary(wanted) { $1 }
  }

  // MARK: Within

  private func take(_ contents: ModelContents) {
    entities = contents.entities
    named = contents.configurations
    templates = contents.requests
  }

  /// The entity with a name, or that had it in the model before.
  func entity(called name: String) -> NSEntityDescription? {
    byName[name] ?? all.first { $0.renamingIdentifier == name }
  }

  /// The entity whose objects are of a class.
  func entity(for type: NSManagedObject.Type) -> NSEntityDescription? {
    classes.with { known in
      if let entity = known[ObjectIdentifier(type)] { return entity }
      let name = ObjectClasses.name(of: type)
      let entity =
        all.first { ObjectClasses.plain($0.managedObjectClassName ?? "") == name } ?? byName[name]
      known[ObjectIdentifier(type)] = entity
      return entity
    }
  }
}

/// The models that were read, for classes that are asked for their entity.
enum LoadedModels {
  private static let models = Guarded<[Weak]>([])

  private struct Weak: @unchecked Sendable {
    weak var model: NSManagedObjectModel?
  }

  static func add(_ model: NSManagedObjectModel) {
    models.with {
      $0.removeAll { $0.model == nil }
      $0.append(Weak(model: model))
    }
  }

  static func entity(for type: NSManagedObject.Type) -> NSEntityDescription? {
    all.lazy.compactMap { $0.entity(for: type) }.first
  }

  static func entity(named name: String) -> NSEntityDescription? {
    all.lazy.compactMap { $0.entitiesByName[name] }.first
  }

  /// The models, the last one first.
  private static var all: [NSManagedObjectModel] {
    models.with { $0.compactMap(\.model) }.reversed()
  }
}
