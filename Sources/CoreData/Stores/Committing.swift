import Foundation

/// Keeps the changes of a context in stores, where nobody else was quicker.
struct Committing {
  private let coordinator: NSPersistentStoreCoordinator
  private var changes: Changes
  private var committed = Committed()
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
    var rows: [Row] = []
    for var row in changes.inserted {
      row.replace(committed.ids)
      row.id = committed.ids[row.id] ?? row.id
      row.version = 1
      rows.append(row)
    }
    for var row in changes.updated {
      row.replace(committed.ids)
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
      switch changes.policy.kind {
      case .error: conflicts.append(NSMergeConflict(row, kept))
      case .overwrite:
        updated.append(Row(id: row.id, version: kept?.version ?? 0, values: row.values))
      case .objectTrump, .storeTrump:
        guard let kept else {
          committed.dropped.insert(row.id)
          continue
        }
        updated.append(merged(row, kept))
      case .rollback: committed.dropped.insert(row.id)
      }
    }
    for row in changes.deleted {
      let kept = coordinator.row(of: row.id)
      guard let kept, kept.version != row.version, changes.policy.kind == .error else { continue }
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
      if changes.policy.kind == .storeTrump, isTheirs { continue }
      result.values[key] = row.values[key]
    }
    return result
  }

  // MARK: Values that are different for each object

  private mutating func settleConstraints() throws {
    let rows = changes.inserted + changes.updated
    let entities = Dictionary(grouping: rows) { $0.id.entity.name ?? "" }
    var gone = Set(changes.deleted.map(\.id))
    var conflicts: [NSConstraintConflict] = []
    for (_, rows) in entities {
      guard let entity = rows.first?.id.entity else { continue }
      for constraint in entity.allConstraints {
        let owner = constraint.entity
        var owners: [[AnyHashable]: NSManagedObjectID] = [:]
        let own = Set(rows.map(\.id))
        for id in coordinator.ids(of: owner.family) where !own.contains(id) && !gone.contains(id) {
          guard let values = coordinator.row(of: id).flatMap({ constraint.values(of: $0) }) else {
            continue
          }
          owners[values] = id
        }
        for row in rows where !committed.dropped.contains(row.id) {
          guard let values = constraint.values(of: row) else { continue }
          guard let other = owners[values], other != row.id else {
            owners[values] = row.id
            continue
          }
          switch changes.policy.kind {
          case .error: conflicts.append(NSConstraintConflict(constraint.names, row.id, other))
          case .objectTrump, .overwrite:
            if other.isTemporaryID {
              committed.dropped.insert(other)
            } else {
              replaced.append(other)
              gone.insert(other)
            }
            owners[values] = row.id
          case .storeTrump, .rollback: committed.dropped.insert(row.id)
          }
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
    committed.replaced = Set(replaced)
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
