import Foundation
import Observation

/// What a property of a model is kept as.
final class PropertyShape {
  let name: String
  let index: Int
  let keyPath: AnyKeyPath
  let valueType: Any.Type
  let codec: AnyCodec
  /// Makes the value that a new object has; nil where the class has none.
  let makeDefault: (() -> Any)?
  let attribute: Schema.Attribute?
  let relationship: Schema.Relationship?
  /// Tells those who looked at the property that a change is made.
  let notify: (any PersistentModel, ObservationRegistrar, () -> Void) -> Void

  init?(_ metadata: Schema.PropertyMetadata, at index: Int) {
    guard let codec = metadata.codec else { return nil }
    name = metadata.name
    self.index = index
    keyPath = metadata.keypath
    valueType = metadata.valueType
    self.codec = codec
    makeDefault = metadata.makeDefault
    notify = metadata.notify
    attribute = metadata.metadata as? Schema.Attribute
    relationship = metadata.metadata as? Schema.Relationship
  }

  var isRelationship: Bool { codec.destination != nil }

  /// The name the property had before.
  var formerName: String? {
    (attribute?.originalName ?? relationship?.originalName).flatMap { $0 == name ? nil : $0 }
  }

  var defaultStored: StoredValue? { makeDefault.map { codec.encodeAny($0()) } }
}

/// What a class of models keeps.
final class ModelShape: @unchecked Sendable {
  private static let known = Guarded<[ObjectIdentifier: ModelShape]>([:])

  let type: any PersistentModel.Type
  let entity: String
  let properties: [PropertyShape]
  /// What a new object has.
  private let first: [Slot]
  /// Properties whose values are together different for each object, by their places.
  let uniqueness: [[Int]]
  private let others = Guarded<[Int: PropertyShape?]>([:])

  /// The shape of a class.
  static func of(_ type: any PersistentModel.Type) -> ModelShape {
    let key = ObjectIdentifier(type)
    return known.with { shapes in
      if let shape = shapes[key] { return shape }
      let shape = ModelShape(type)
      shapes[key] = shape
      return shape
    }
  }

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    entity = Schema.entityName(for: type)
    var properties: [PropertyShape] = []
    for metadata in type.schemaMetadata {
      guard let property = PropertyShape(metadata, at: properties.count) else {
        Mistakes.endWithValue(metadata.name, metadata.valueType, in: type)
      }
      properties.append(property)
    }
    self.properties = properties
    first = properties.map { property in
      if property.isRelationship { return .stored(property.codec.isToMany ? .many([]) : .null) }
      return property.codec.isOptional ? .stored(.null) : .empty
    }
    let groups = type._uniqueness.map { paths in
      paths.compactMap { path in properties.first { $0.keyPath == path }?.index }
    }
    let single = properties.filter { $0.attribute?.isUnique == true }.map { [$0.index] }
    uniqueness = (groups + single).filter { !$0.isEmpty }
  }

  /// The values of a new object.
  func newSlots() -> [Slot] {
    var slots = first
    for property in properties {
      guard let value = property.makeDefault?() else { continue }
      if property.isRelationship { continue }
      slots[property.index] = .live(value)
    }
    return slots
  }

  func property(at keyPath: AnyKeyPath) -> PropertyShape? {
    properties.first { $0.keyPath == keyPath }
  }

  /// The other end of a relationship; nil where it has none.
  func inverse(of property: PropertyShape) -> PropertyShape? {
    others.with { others in
      if let found = others[property.index] { return found }
      let found = findInverse(of: property)
      others[property.index] = .some(found)
      return found
    }
  }

  private func findInverse(of property: PropertyShape) -> PropertyShape? {
    guard let type = property.codec.destination else { return nil }
    let other = ModelShape.of(type)
    if let path = property.relationship?.inverse { return other.property(at: path) }
    if let named = other.properties.first(where: { $0.relationship?.inverse == property.keyPath }) {
      return named
    }
    // Without a word for it there is one where only one is possible, on both sides.
    let back = other.open(to: self.type)
    let forth = open(to: type)
    if other === self { return nil }
    return back.count == 1 && forth.count == 1 ? back.first : nil
  }

  /// The relationships to a class of which nobody says what is at the other end.
  private func open(to type: any PersistentModel.Type) -> [PropertyShape] {
    let other = ModelShape.of(type)
    return properties.filter { property in
      guard let destination = property.codec.destination else { return false }
      return destination == type && property.relationship?.inverse == nil
        && !other.properties.contains { $0.relationship?.inverse == property.keyPath }
    }
  }
}
