import Foundation
import Observation

/// The classes of models that a container keeps.
public final class Schema: Sendable {
  /// Which version of an app's classes is meant.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int
    /// The third number.
    public let patch: Int

    /// Makes a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    /// The numbers with dots.
    public var description: String { "\(major).\(minor).\(patch)" }

    /// Whether it came before another one.
    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }
  }

  let shapes: [ModelShape]
  /// Which version of the app's classes it is.
  public let version: Version
  /// What is kept of each class.
  public let entities: [Entity]

  /// Makes a schema of classes and of those that they are related to.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    var found: [ModelShape] = []
    var next = types.map(ModelShape.of)
    while !next.isEmpty {
      let shape = next.removeFirst()
      if found.contains(where: { $0 === shape }) { continue }
      found.append(shape)
      next += shape.properties.compactMap(\.codec.destination).map(ModelShape.of)
    }
    shapes = found
    self.version = version
    entities = found.map(Entity.init)
  }

  /// Makes a schema of classes and of those that they are related to.
  public convenience init(
    _ types: any PersistentModel.Type...,
    version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  /// Makes a schema of the classes of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// What the entity of a class is called.
  public static func entityName(for type: any PersistentModel.Type) -> String {
    String(describing: type)
  }

  /// What is kept of a class.
  public func entity<Model: PersistentModel>(for type: Model.Type) -> Entity? {
    entitiesByName[Self.entityName(for: type)]
  }

  /// What is kept of each class, by its name.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Tells whether two schemas keep the same.
  var fingerprint: String {
    shapes.sorted { $0.entity < $1.entity }.map { shape in
      let properties = shape.properties.map { "\($0.name): \($0.valueType)" }
      return "\(shape.entity) { \(properties.joined(separator: ", ")) }"
    }.joined(separator: "\n")
  }
}

extension Schema: Hashable {
  /// Whether both keep the same classes in the same version.
  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs.version == rhs.version && lhs.shapes.map(\.entity) == rhs.shapes.map(\.entity)
      && zip(lhs.shapes, rhs.shapes).allSatisfy { $0 === $1 }
  }

  /// Hashes the names of the classes.
  public func hash(into hasher: inout Hasher) { hasher.combine(shapes.map(\.entity)) }
}

extension Schema {
  /// What is kept of a class.
  public struct Entity: Sendable {
    /// The name of the class.
    public let name: String
    /// The properties that have values.
    public let attributes: Set<Attribute>
    /// The properties that have other models.
    public let relationships: Set<Relationship>

    init(_ shape: ModelShape) {
      name = shape.entity
      attributes = Set(
        shape.properties.filter { !$0.isRelationship }.map {
          ($0.attribute ?? Attribute()).named($0)
        }
      )
      relationships = Set(
        shape.properties.filter(\.isRelationship).map {
          ($0.relationship ?? Relationship()).named($0)
        }
      )
    }

    /// The properties that have values, by name.
    public var attributesByName: [String: Attribute] {
      Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The properties that have other models, by name.
    public var relationshipsByName: [String: Relationship] {
      Dictionary(relationships.map { ($0.name, $0) }) { first, _ in first }
    }
  }

  /// What a class says of one of its properties.
  public struct PropertyMetadata {
    let name: String
    let keypath: AnyKeyPath
    let valueType: Any.Type
    let metadata: (any SchemaProperty)?
    let codec: AnyCodec?
    let makeDefault: (() -> Any)?
    let notify: (any PersistentModel, ObservationRegistrar, () -> Void) -> Void

    /// Tells of a property.
    public init<Model: PersistentModel, Value>(
      name: String,
      keypath: KeyPath<Model, Value>,
      makeDefault: (() -> Value)? = nil,
      metadata: (any SchemaProperty)? = nil
    ) {
      self.name = name
      self.keypath = keypath
      valueType = Value.self
      self.metadata = metadata
      codec = CodecMaking.codec(Value.self)
      self.makeDefault = makeDefault.map { make in { make() } }
      notify = { model, registrar, change in
        guard let model = model as? Model else { return change() }
        registrar.withMutation(of: model, keyPath: keypath, change)
      }
    }
  }
}
