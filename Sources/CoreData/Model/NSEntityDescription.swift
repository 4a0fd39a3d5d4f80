// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Describes an entity: what properties its objects have, and of which class they are.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// What stands where a property belongs to no entity.
  static let nobody = NSEntityDescription()

  /// The model it is part of.
  public internal(set) var managedObjectModel: NSManagedObjectModel {
    get { model ?? NSManagedObjectModel.empty }
    set { model = newValue }
  }

  weak var model: NSManagedObjectModel?

  /// The name of its objects' class.
  ///
  /// Defaults to `NSManagedObject`.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Its name.
  ///
  /// Defaults to nil.
  open var name: String?
  /// Whether only entities below it have objects.
  ///
  /// Defaults to false.
  open var isAbstract = false
  /// What an app keeps with it.
  ///
  /// Defaults to nothing.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// What counts into the model's version besides what is described here.
  ///
  /// Defaults to nil.
  open var versionHashModifier: String?
  /// Names of attributes that are together different for each object.
  ///
  /// Defaults to none.
  open var uniquenessConstraints: [[Any]] = []
  /// What it was called in the model before.
  ///
  /// Defaults to its name.
  open var renamingIdentifier: String? {
    get { former ?? name }
    set { former = newValue }
  }

  private var former: String?
  private var own: [NSPropertyDescription] = []
  private var below: [NSEntityDescription] = []
  private weak var above: NSEntityDescription?
  private let known = Guarded<Known?>(nil)

  /// What is worked out of the properties once.
  private struct Known: @unchecked Sendable {
    var properties: [String: NSPropertyDescription]
    var attributes: [String: NSAttributeDescription]
    var relationships: [String: NSRelationshipDescription]
    var defaults: [String: Any]

    init(_ properties: [NSPropertyDescription]) {
      self.properties = Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
      attributes = self.properties.compactMapValues { $0 as? NSAttributeDescription }
      relationships = self.properties.compactMapValues { $0 as? NSRelationshipDescription }
      defaults = attributes.compactMapValues { attribute in
        attribute.defaultValue.flatMap { AttributeValues.kept($0, as: attribute) }
      }
    }
  }

  private var now: Known {
    known.with { known in
      let found = known ?? Known(properties)
      known = found
      return found
    }
  }

  /// The values new objects have.
  var defaults: [String: Any] { now.defaults }

  /// Makes an entity without a name and properties.
  public override init() { super.init() }

  /// The entity with a name in a context's model; nil where there is none.
  open class func entity(
    forEntityName entityName: String,
    in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Makes an object of the entity with a name, and puts it into a context.
  ///
  /// An entity that the context's model does not have is told, and ends the program, as on iOS.
  open class func insertNewObject(
    forEntityName entityName: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      ModelMistakes.endWithUnknown(entityName, in: context)
    }
    return entity.makeObject(in: context)
  }

  // MARK: Properties

  /// Its properties, those of the entity above it included.
  open var properties: [NSPropertyDescription] {
    get { (above?.properties ?? []) + own }
    set {
      let inherited = Set((above?.properties ?? []).map(\.name))
      own = newValue.filter { !inherited.contains($0.name) }
      for property in own { property.owner = self }
      forget()
    }
  }

  /// Its properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] { now.properties }

  /// Its attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] { now.attributes }

  /// Its relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] { now.relationships }

  /// Its relationships that lead to an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription]
  {
    properties.compactMap { $0 as? NSRelationshipDescription }
      .filter { $0.destinationEntity.map(entity.isKindOf) == true }
  }

  // MARK: Above and below

  /// The entity it has properties from.
  open var superentity: NSEntityDescription? { above }

  /// The entities that have properties from it.
  open var subentities: [NSEntityDescription] {
    get { below }
    set {
      for entity in below { entity.above = nil }
      below = newValue
      for entity in below {
        entity.above = self
        entity.forget()
      }
    }
  }

  /// The entities below it by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(below.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
  }

  /// Whether it is an entity or stands below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    name == entity.name || above?.isKindOf(entity: entity) == true
  }

  /// The names of it and of all entities below.
  var family: Set<String> {
    below.reduce(into: name.map { [$0] } ?? []) { $0.formUnion($1.family) }
  }

  /// The entity at the top.
  var root: NSEntityDescription { above?.root ?? self }

  private func forget() {
    known.with { $0 = nil }
    for entity in below { entity.forget() }
  }

  // MARK: Objects

  /// The class of its objects; the plain one where the app has none of the name.
  var objectClass: NSManagedObject.Type {
    ObjectClasses.type(named: managedObjectClassName ?? "", for: self)
  }

  func makeObject(in context: NSManagedObjectContext?) -> NSManagedObject {
    objectClass.init(entity: self, insertInto: context)
  }

  /// Tells two versions of an entity apart.
  open var versionHash: Data {
    let parts = properties.sorted { $0.name < $1.name }.map(\.fingerprint)
    let text =
      "\(name ?? "") \(isAbstract) \(versionHashModifier ?? "")\n" + parts.joined(separator: "\n")
    return Data(Fingerprint.of(text))
  }
}
