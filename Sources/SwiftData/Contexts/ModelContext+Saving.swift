import Foundation
import SQLiteFiles

/// Changes that are kept.
extension ModelContext {
  /// Keeps what was inserted, changed and deleted: all of it, or nothing of what one configuration keeps.
  ///
  /// Throws `SwiftDataError` where a rule about deleting is broken, and where the store cannot be written.
  public func save() throws {
    takeChangesOfOthers()
    guard hasChanges else { return }
    post(Self.willSave, [:])
    try checkDenied()
    let told: [AnyHashable: Any]
    do {
      try settleUnique()
      told = identifiers
      let changes = changesByStore
      guard changes.allSatisfy(\.0.allowsSave) else {
        throw SwiftDataError.modelValidationFailure.about(
          "The configuration does not allow to save."
        )
      }
      for (store, changes) in changes { try store.commit(changes, from: inbox) }
    } catch let problem as SQLiteFile.Problem {
      Mistakes.reportStore("a store", saw: problem.words)
      throw SwiftDataError.loadIssueModelContainer.about(problem.words)
    }
    for model in changed.list { model.backing.settle() }
    for model in inserted.list { model.backing.settle() }
    for model in deleted.list { forget(model) }
    inserted = ChangedModels()
    changed = ChangedModels()
    post(Self.didSave, told)
  }

  private var identifiers: [AnyHashable: Any] {
    let lists: [(NotificationKey, [any PersistentModel])] = [
      (.insertedIdentifiers, inserted.list), (.updatedIdentifiers, changedModelsArray),
      (.deletedIdentifiers, deleted.list),
    ]
    var told: [AnyHashable: Any] = [:]
    for (key, models) in lists {
      told[key.rawValue] = models.map { PersistentIdentifier($0.backing.identity) }
    }
    return told
  }

  private func post(_ name: Notification.Name, _ told: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: self, userInfo: told)
  }

  /// Throws where a model is deleted that may not be while others are at the other end.
  private func checkDenied() throws {
    for model in deleted.list {
      let backing = model.backing
      for property in backing.shape.properties where property.relationship?.deleteRule == .deny {
        let left = backing.identities(property.index).filter { !deleted.contains($0) }
        let others = left.compactMap(modelIfThere)
        guard others.isEmpty else {
          throw SwiftDataError.modelValidationFailure.about(
            "\(backing.shape.entity) is deleted while \(property.name) has \(others.count):"
              + " delete these first, or take them away."
          )
        }
      }
    }
  }

  private var changesByStore: [(RowStore, RowChanges)] {
    var changes: [ObjectIdentifier: RowChanges] = [:]
    func note(_ model: any PersistentModel, _ body: (inout RowChanges, _ModelBacking) -> Void) {
      let backing = model.backing
      guard let store = container.store(of: backing.shape.entity) else { return }
      body(&changes[ObjectIdentifier(store), default: RowChanges()], backing)
    }
    for model in inserted.list {
      note(model) { $0.inserted.append(Row(identity: $1.identity, values: $1.keptValues)) }
    }
    for model in changedModelsArray {
      note(model) { changes, backing in
        let row = Row(identity: backing.identity, values: backing.keptValues)
        changes.updated.append((row, backing.changed))
      }
    }
    for model in deleted.list { note(model) { $0.deleted.append($1.identity) } }
    return container.stores.compactMap { store in
      changes[ObjectIdentifier(store)].map { (store, $0) }
    }
  }

  // MARK: Values that are different for each model

  /// A new model with the same unique values as another one becomes that one; one that was changed takes its place.
  private func settleUnique() throws {
    for shape in container.schema.shapes where !shape.uniqueness.isEmpty {
      for places in shape.uniqueness { try settle(places, of: shape) }
    }
  }

  private func settle(_ places: [Int], of shape: ModelShape) throws {
    let changes = changedModelsArray.filter {
      $0.backing.shape === shape && !$0.backing.changed.isDisjoint(with: places)
    }
    let new = inserted.list.filter { $0.backing.shape === shape }
    guard !changes.isEmpty || !new.isEmpty else { return }
    let moved = Set(changes.map(\.backing.identity))
    var owners: [[StoredValue]: Identity] = [:]
    for row in try container.store(of: shape.entity)?.rows(shape.entity) ?? []
    where !deleted.contains(row.identity) && !moved.contains(row.identity) {
      owners[places.map { row.values[$0] }] = row.identity
    }
    for model in changes + new {
      let identity = model.backing.identity
      let values = places.map(model.backing.stored)
      guard !values.contains(.null), !deleted.contains(identity) else { continue }
      guard let owner = owners[values], let other = modelIfThere(owner) else {
        owners[values] = identity
        continue
      }
      if inserted.contains(identity) {
        merge(model, into: other)
      } else {
        delete(other)
        owners[values] = identity
      }
    }
  }

  /// What is new becomes what there is: whoever has it has that from now on.
  private func merge(_ model: any PersistentModel, into other: any PersistentModel) {
    let (new, kept) = (model.backing, other.backing)
    for property in new.shape.properties {
      guard property.isRelationship else {
        kept.write(property, new.slots[property.index])
        continue
      }
      let others = new.identities(property.index).compactMap(modelIfThere)
      guard !others.isEmpty else { continue }
      let inverse = new.shape.inverse(of: property)
      for end in others { if let inverse { end.backing.unlink(inverse, new.identity) } }
      let there =
        property.codec.isToMany ? kept.identities(property.index).compactMap(modelIfThere) : []
      kept.setRelated(property, there + others)
    }
    forget(model)
    new.give(way: kept)
  }
}

extension _ModelBacking {
  /// The values that are kept: of some properties the first value only.
  fileprivate var keptValues: [StoredValue] {
    shape.properties.map { property in
      property.attribute?.options.contains(.ephemeral) == true
        ? property.defaultStored ?? .null : stored(property.index)
    }
  }
}
