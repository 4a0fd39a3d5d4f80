// swift-format-ignore-file: NoLeadingUnderscores

import Foundation
import Observation

/// The value of a property: as a store has it, or as the class has it.
enum Slot {
  /// No value was set yet.
  case empty
  case stored(StoredValue)
  case live(Any)
}

/// What stands in a class for a property whose value is kept elsewhere; it takes no room.
public struct _KeptElsewhere {
  /// Makes one.
  public init() {}
}

/// Makes the value that a property of a new object has, where the class says one.
public protocol _DefaultValue {
  /// The type of the property.
  associatedtype Value
  /// Makes the value.
  static var make: () -> Value { get }
}

/// The context of a model, which neither keeps alive.
final class ContextLink {
  weak var context: ModelContext?
  /// Whether the context looks at properties for itself, of which nobody needs to know.
  var isQuiet = false

  init(_ context: ModelContext) { self.context = context }
}

/// What is behind the properties of a model: their values, who looks at them, and the context that keeps them.
public final class _ModelBacking {
  let shape: ModelShape
  var identity: Identity
  var slots: [Slot]
  var link: ContextLink?
  /// The model itself.
  weak var owner: (any PersistentModel)?
  /// The models at the other ends, where no context has them.
  var related: [Identity: any PersistentModel] = [:]
  /// The values as they are kept, where some were changed.
  private(set) var original: [Slot]?
  private(set) var changed: Set<Int> = []
  private var registrar: ObservationRegistrar?
  /// What took the place of this one, because it has the same unique values.
  private var successor: _ModelBacking?
  private var observing: Set<Int> = []

  /// Makes one for a new object.
  public init(_ type: any PersistentModel.Type) {
    shape = .of(type)
    identity = Identity(shape.entity)
    slots = shape.newSlots()
    for property in shape.properties where property.isRelationship {
      if let models = (property.makeDefault?() as? any _RelationValue)?._models, !models.isEmpty {
        startRelated(property, models)
      }
    }
  }

  init(_ shape: ModelShape, _ identity: Identity, _ values: [StoredValue], _ link: ContextLink) {
    self.shape = shape
    self.identity = identity
    slots = values.map(Slot.stored)
    self.link = link
  }

  /// What counts: this one, or what took its place.
  var current: _ModelBacking { successor?.current ?? self }

  func give(way other: _ModelBacking) {
    successor = other
    related = [:]
    link = nil
  }

  // MARK: What sources call

  /// Sets the value that a property has at first.
  public func start<Value>(_ index: Int, _ value: Value) {
    let property = shape.properties[index]
    if property.isRelationship {
      startRelated(property, (value as? any _RelationValue)?._models ?? [])
    } else {
      slots[index] = .live(value)
    }
  }

  private func startRelated(_ property: PropertyShape, _ models: [any PersistentModel]) {
    for model in models { related[model.backing.identity] = model }
    slots[property.index] = .stored(property.codec.stored(models.map(\.backing.identity)))
  }

  /// Enters the model whose initialiser is done, where those that it is related to are entered.
  public func attach(_ model: any PersistentModel) {
    owner = model
    connect()
  }

  /// The value of a property.
  public func get<Model: PersistentModel, Value>(
    _ model: Model,
    _ index: Int,
    _ keyPath: KeyPath<Model, Value>
  ) -> Value {
    if let successor { return successor.current.get(model, index, keyPath) }
    if link?.isQuiet != true { access(model, keyPath) }
    switch slots[index] {
    case .live(let value): if let value = value as? Value { return value }
    case .stored(let stored):
      let codec = shape.properties[index].codec
      if let codec = codec as? Codec<Value>,
        let value = codec.destination == nil
          ? codec.decode(stored) : (relatedValue(stored) as Value?)
      {
        if codec.isSlow { slots[index] = .live(value) }
        return value
      }
    case .empty: break
    }
    let property = shape.properties[index]
    if !property.isRelationship, let value = property.makeDefault?() as? Value { return value }
    Mistakes.endWithMissing(property, of: self)
  }

  /// Sets the value of a property.
  public func set<Model: PersistentModel, Value>(
    _ model: Model,
    _ index: Int,
    _ keyPath: KeyPath<Model, Value>,
    _ value: Value
  ) {
    if let successor { return successor.current.set(model, index, keyPath, value) }
    if owner == nil { owner = model }
    let property = shape.properties[index]
    if property.isRelationship {
      setRelated(property, (value as? any _RelationValue)?._models ?? [])
    } else {
      write(property, .live(value))
    }
  }

  /// Calls what observes a property, where it does not do so already.
  public func observe(_ index: Int, _ body: () -> Void) {
    guard observing.insert(index).inserted else { return }
    body()
    observing.remove(index)
  }

  private func access<Model: PersistentModel, Value>(
    _ model: Model,
    _ keyPath: KeyPath<Model, Value>
  ) {
    let registrar = registrar ?? ObservationRegistrar()
    self.registrar = registrar
    registrar.access(model, keyPath: keyPath)
  }

  private func relatedValue<Value>(_ stored: StoredValue) -> Value? {
    guard let type = Value.self as? any _RelationValue.Type else { return nil }
    return type._make(stored.identities.compactMap(model)) as? Value
  }

  // MARK: Values

  /// The model of an identity at the other end of a relationship.
  func model(_ identity: Identity) -> (any PersistentModel)? {
    if let context = link?.context { return context.modelIfThere(identity) }
    return related[identity]
  }

  /// The identities at the other end of a relationship.
  func identities(_ index: Int) -> [Identity] {
    guard case .stored(let value) = slots[index] else { return [] }
    return value.identities
  }

  /// Changes a value, remembers the one that is kept, and tells those who look at it.
  func write(_ property: PropertyShape, _ slot: Slot) {
    let index = property.index
    if let context = link?.context {
      context.willChange(self)
      if original == nil { original = slots }
      changed.insert(index)
    }
    tell(property) { slots[index] = slot }
    link?.context?.didChange()
  }

  private func tell(_ property: PropertyShape, _ body: () -> Void) {
    guard let registrar, let owner else { return body() }
    property.notify(owner, registrar, body)
  }

  /// The value of a property as a store keeps it.
  func stored(_ index: Int) -> StoredValue {
    let property = shape.properties[index]
    switch slots[index] {
    case .empty: return property.defaultStored ?? .null
    case .stored(let value): return value
    case .live(let value): return property.codec.encodeAny(value)
    }
  }

  var storedValues: [StoredValue] { shape.properties.indices.map(stored) }

  // MARK: What is kept

  /// What was changed is kept.
  func settle() {
    original = nil
    changed = []
  }

  /// Has the values again that are kept.
  func restore() {
    guard let original else { return }
    let indices = changed
    settle()
    for index in indices.sorted() {
      tell(shape.properties[index]) { slots[index] = original[index] }
    }
  }

  /// Takes over what somebody else kept; what was changed here stays.
  func refresh(_ values: [StoredValue]) {
    for property in shape.properties {
      let value = values[property.index]
      if changed.contains(property.index) {
        original?[property.index] = .stored(value)
      } else if stored(property.index) != value {
        tell(property) { slots[property.index] = .stored(value) }
        if original != nil { original?[property.index] = .stored(value) }
      }
    }
  }
}

extension AnyCodec {
  /// What a store keeps of a relationship to some models.
  func stored(_ identities: [Identity]) -> StoredValue {
    if isToMany { return .many(identities) }
    return identities.first.map(StoredValue.one) ?? .null
  }
}
