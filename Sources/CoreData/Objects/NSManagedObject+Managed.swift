// swift-format-ignore-file: NoLeadingUnderscores

import Foundation

// What properties and functions that are marked @NSManaged do, where nobody makes them at run time.

extension NSManagedObject {
  /// The value of a property that is marked `@NSManaged`.
  public func _managedValue<Value>(_ key: String) -> Value {
    let value = primitiveName(key).map(primitiveValue) ?? value(forKey: key)
    if let found = AttributeValues.value(value, as: Value.self) { return found }
    if let value, let found = Self.collected(value, as: Value.self) { return found }
    fatalError(
      "\(entity.name ?? "").\(key) is \(value.map { "a \(type(of: $0))" } ?? "nil"),"
        + " and the class declares it as \(Value.self)."
    )
  }

  /// Sets the value of a property that is marked `@NSManaged`.
  public func _setManagedValue<Value>(_ key: String, _ value: Value) {
    if let name = primitiveName(key) {
      setPrimitiveValue(value, forKey: name)
    } else {
      setValue(value, forKey: key)
    }
  }

  /// The property that `primitiveName` means: nobody is told that it is read or set.
  private func primitiveName(_ key: String) -> String? {
    guard key.hasPrefix("primitive"), entity.propertiesByName[key] == nil else { return nil }
    let name = key.dropFirst("primitive".count)
    return [name.prefix(1).lowercased() + name.dropFirst(), String(name)]
      .first { entity.propertiesByName[$0] != nil }
  }

  /// Adds objects to a relationship.
  public func _addManagedValue(_ value: Any, _ key: String) {
    change(key) { related in
      for object in Relating.objects(in: value) { related.insert(object) }
    }
  }

  /// Takes objects out of a relationship.
  public func _removeManagedValue(_ value: Any, _ key: String) {
    change(key) { related in
      for object in Relating.objects(in: value) { related.remove(object) }
    }
  }

  /// Puts objects into a relationship with an order.
  public func _insertManagedValue(_ value: Any, _ key: String, at place: Any) {
    let places = Self.places(place)
    change(key) { related in
      for (object, place) in zip(Relating.objects(in: value), places) {
        related.insert(object, at: place)
      }
    }
  }

  /// Takes objects at places out of a relationship with an order.
  public func _removeManagedValue(_ key: String, at place: Any) {
    let objects = objects(stored(key) as? RelatedIDs ?? RelatedIDs())
    let gone = Self.places(place).filter(objects.indices.contains).map { objects[$0] }
    change(key) { related in
      for object in gone { related.remove(object) }
    }
  }

  /// Puts objects in the places of others of a relationship with an order.
  public func _replaceManagedValue(_ key: String, at place: Any, with value: Any) {
    let places = Self.places(place)
    let objects = objects(stored(key) as? RelatedIDs ?? RelatedIDs())
    change(key) { related in
      for (object, place) in zip(Relating.objects(in: value), places) {
        if objects.indices.contains(place) { related.remove(objects[place]) }
        related.insert(object, at: place)
      }
    }
  }

  private func change(_ key: String, _ body: (Relating) -> Void) {
    guard let relationship = entity.relationshipsByName[key] else {
      return ModelMistakes.reportUnknown(key, of: entity)
    }
    willChangeValue(forKey: key)
    body(Relating(self, relationship))
    didChangeValue(forKey: key)
  }

  private static func places(_ value: Any) -> [Int] {
    switch value {
    case let place as Int: [place]
    case let places as IndexSet: Array(places)
    case let places as NSIndexSet: Array(IndexSet(places))
    default: []
    }
  }

  /// The objects of a relationship as the collection that a class declares.
  private static func collected<Value>(_ value: Any, as type: Value.Type) -> Value? {
    let wrapped = (type as? any Emptiness.Type)?.wrappedType ?? type
    let objects = (value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? []
    switch wrapped {
    case is NSOrderedSet.Type: return NSOrderedSet(array: objects) as? Value
    case is NSSet.Type: return NSSet(array: objects) as? Value
    case let type as any ObjectCollection.Type: return type.init(objects: objects) as? Value
    default: return nil
    }
  }
}

/// A collection of Swift's that a relationship can be declared as.
private protocol ObjectCollection {
  init?(objects: [Any])
}

extension Set: ObjectCollection {
  fileprivate init?(objects: [Any]) { self.init(objects.compactMap { $0 as? Element }) }
}

extension Array: ObjectCollection {
  fileprivate init?(objects: [Any]) { self = objects.compactMap { $0 as? Element } }
}
