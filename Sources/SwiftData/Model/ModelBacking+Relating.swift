/// Both ends of relationships.
extension _ModelBacking {
  /// Sets what is at the other end of a relationship, where the model is at the other end then.
  func setRelated(_ property: PropertyShape, _ models: [any PersistentModel]) {
    let former = identities(property.index)
    var names: [Identity] = []
    var seen: Set<Identity> = []
    for model in models {
      let other = model.backing
      guard seen.insert(other.identity).inserted else { continue }
      names.append(other.identity)
      if link?.context == nil { related[other.identity] = model }
      bring(model)
    }
    let gone = former.filter { !seen.contains($0) }.compactMap(model)
    let known = Set(former)
    write(property, .stored(property.codec.stored(names)))
    guard let inverse = shape.inverse(of: property) else { return }
    for model in gone { model.backing.unlink(inverse, identity) }
    for model in models where !known.contains(model.backing.identity) {
      link(model.backing, inverse, property)
    }
  }

  /// Brings both models into the context that one of them is in.
  private func bring(_ model: any PersistentModel) {
    let other = model.backing
    if let context = link?.context {
      if other.link?.context == nil { context.insert(model) }
    } else if let context = other.link?.context, let owner {
      context.insert(owner)
    }
  }

  /// Makes the model the other end of a relationship of `other`.
  private func link(_ other: _ModelBacking, _ inverse: PropertyShape, _ property: PropertyShape) {
    let names = other.identities(inverse.index)
    guard !names.contains(identity) else { return }
    if other.link?.context == nil, let owner { other.related[identity] = owner }
    guard inverse.codec.isToMany else {
      for former in names.compactMap(other.model) {
        former.backing.unlink(property, other.identity)
      }
      return other.write(inverse, .stored(.one(identity)))
    }
    other.write(inverse, .stored(.many(names + [identity])))
  }

  /// Takes a model away from the other end of a relationship.
  func unlink(_ property: PropertyShape, _ gone: Identity) {
    let names = identities(property.index)
    guard names.contains(gone) else { return }
    write(property, .stored(property.codec.stored(names.filter { $0 != gone })))
    related[gone] = nil
  }

  /// Makes the model the other end of what it is related to from the start.
  func connect() {
    for property in shape.properties where property.isRelationship {
      for model in identities(property.index).compactMap(model) {
        bring(model)
        guard let inverse = shape.inverse(of: property) else { continue }
        link(model.backing, inverse, property)
      }
    }
  }
}
