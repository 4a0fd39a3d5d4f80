import Foundation

/// Keeps the changes of a context in stores, where nobody else was quicker.
struct Committing {
  private let coordinator: NSPersistentStoreCoordinator
  private var changes: Changes
  private var committed = Committed()
  /// What is given up, with what stands for it from now on.
  private var survivors: [NSManagedObjectID: NSManagedObjectID] = [:]
  /// What has to make room for what is kept.
  private var replaced: [NSManagedObjectID] = []

  init(_ coordinator: NSPersistentStoreCoordinator, _ changes: Changes) {
    self.coordinator = coordinator
    self.changes = changes
  }

  mutating func run() throws -> Committed {
    try settleConflicts()
    try settleConstraints()
    for row in changes.inserted where committed.ids[row.id] == nil && row.id.isTemporaryID {
      committed.ids[row.id] = try coordinator.permanentID(for: row.id.entity)
    }
    var names = committed.ids
    for (lost, survivor) in survivors { names[lost] = committed.ids[survivor] ?? survivor }
    var rows: [Row] = []
    for var row in changes.inserted {
      row.values.replace(names)
      row.id = committed.ids[row.id] ?? row.id
      row.version = 1
      rows.append(row)
    }
    for var row in changes.updated {
      row.values.replace(names)
      row.version += 1
      rows.append(row)
    }
    try coordinator.write(rows, deleted: changes.deleted.map(\.id) + replaced)
    for row in rows { committed.rows[row.id] = row }
    return committed
  }

  // MARK: Somebody was quicker

  private mutating func settleConflicts() throws {
    var conflicts: [NSMergeConflict] = []
    var updated: [Row] = []
    for row in changes.updated {
      let kept = coordinator.row(of: row.id)
      guard kept?.version != row.version else {
        updated.append(row)
        continue
      }
      switch changes.policy {
      case .errorMergePolicyType: conflicts.append(NSMergeConflict(row, kept))
      case .overwriteMergePolicyType:
        updated.append(Row(id: row.id, version: kept?.version ?? 0, values: row.values))
      case .mergeByPropertyObjectTrumpMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType:
        guard let kept else {
          committed.dropped.insert(row.id)
          continue
        }
        updated.append(merged(row, kept))
      case .rollbackMergePolicyType: committed.dropped.insert(row.id)
      }
    }
    for row in changes.deleted {
      let kept = coordinator.row(of: row.id)
      guard let kept, kept.version != row.version, changes.policy == .errorMergePolicyType else {
        continue
      }
      conflicts.append(NSMergeConflict(row, kept))
    }
    guard conflicts.isEmpty else {
      throw coreDataError(
        NSManagedObjectMergeError,
        "Could not merge changes.",
        [NSPersistentStoreSaveConflictsErrorKey: conflicts]
      )
    }
    changes.updated = updated
  }

  /// What both say, and where they differ, what the policy prefers.
  private func merged(_ row: Row, _ kept: Row) -> Row {
    var result = kept
    for key in changes.changedKeys[row.id] ?? [] {
      let isTheirs = !areKeptSame(kept.values[key], changes.base[row.id]?[key])
      if changes.policy == .mergeByPropertyStoreTrumpMergePolicyType, isTheirs { continue }
      result.values[key] = row.values[key]
    }
    return result
  }

  // MARK: Values that are different for each object

  private mutating func settleConstraints() throws {
    var conflicts: [NSConstraintConflict] = []
    let gone = Set(changes.deleted.map(\.id))
    let entities = Dictionary(grouping: changes.inserted + changes.updated) {
      $0.id.entity.name ?? ""
    }
    for rows in entities.values {
      for constraint in rows.first?.id.entity.allConstraints ?? [] {
        // Who changed nothing of it is as different as before.
        let asking = rows.filter { row in
          changes.changedKeys[row.id].map { !$0.isDisjoint(with: constraint.names) } ?? true
        }
        guard !asking.isEmpty else { continue }
        var owners = owners(constraint, without: gone.union(asking.map(\.id)))
        for row in asking where !committed.dropped.contains(row.id) {
          guard let values = constraint.values(of: row) else { continue }
          guard let other = owners[values], other != row.id else {
            owners[values] = row.id
            continue
          }
          switch changes.policy {
          case .errorMergePolicyType:
            conflicts.append(NSConstraintConflict(constraint.names, row.id, other))
          case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
            survivors[row.id] = other
          case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
            if other.isTemporaryID {
              survivors[other] = row.id
              owners[values] = row.id
            } else {
              take(row, as: other)
            }
          }
          committed.dropped.formUnion(survivors.keys)
        }
      }
    }
    guard conflicts.isEmpty else {
      throw coreDataError(
        NSManagedObjectConstraintMergeError,
        "Could not merge changes: values that have to be different are the same.",
        [NSPersistentStoreSaveConflictsErrorKey: conflicts]
      )
    }
    let dropped = committed.dropped
    changes.inserted.removeAll { dropped.contains($0.id) }
    changes.updated.removeAll { dropped.contains($0.id) }
  }

  /// Who has which values in the stores.
  private func owners(
    _ constraint: Uniqueness,
    without left: Set<NSManagedObjectID>
  ) -> [[AnyHashable]: NSManagedObjectID] {
    var owners: [[AnyHashable]: NSManagedObjectID] = [:]
    for id in coordinator.ids(of: constraint.entity.family) where !left.contains(id) {
      if let values = coordinator.row(of: id).flatMap(constraint.values) { owners[values] = id }
    }
    return owners
  }

  /// What is new becomes what a store has: whoever named that names it still.
  private mutating func take(_ row: Row, as other: NSManagedObjectID) {
    let pending = changes.updated.firstIndex { $0.id == other }
    guard row.id.isTemporaryID,
      var kept = pending.map({ changes.updated[$0] }) ?? coordinator.row(of: other)
    else {
      replaced.append(other)
      survivors[other] = row.id
      return
    }
    committed.ids[row.id] = other
    changes.inserted.removeAll { $0.id == row.id }
    kept.values.merge(row.values) { old, new in
      guard let old = old as? RelatedIDs, let new = new as? RelatedIDs else { return new }
      return RelatedIDs(old.list + new.list)
    }
    if let pending { changes.updated[pending] = kept } else { changes.updated.append(kept) }
  }
}

/// Names of attributes whose values are together different for each object.
struct Uniqueness {
  let entity: NSEntityDescription
  let names: [String]

  /// What must be different; nil where something is not set.
  func values(of row: Row) -> [AnyHashable]? {
    let values = names.compactMap { row.values[$0] as? AnyHashable }
    return values.count == names.count && !values.isEmpty ? values : nil
  }
}

extension NSEntityDescription {
  /// The constraints of it and of the entities above.
  var allConstraints: [Uniqueness] {
    let own = uniquenessConstraints.map { constraint in
      Uniqueness(
        entity: self,
        names: constraint.compactMap {
          $0 as? String ?? ($0 as? NSPropertyDescription)?.name
        }
      )
    }
    return own + (superentity?.allConstraints ?? [])
  }
}
