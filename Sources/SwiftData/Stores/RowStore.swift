import Foundation

/// What is kept of one model.
struct Row: Sendable {
  let identity: Identity
  var values: [StoredValue]
}

/// What a context keeps or has kept.
struct RowChanges: Sendable {
  var inserted: [Row] = []
  /// What models have now of which some properties were changed, with the places of these.
  var updated: [(row: Row, changed: Set<Int>)] = []
  var deleted: [Identity] = []
}

/// The rows of all models of a configuration, and the file that they lie in.
///
/// A class's table is read when it is first asked for. Rows stay in memory, since predicates are Swift's.
final class RowStore: @unchecked Sendable {
  /// The rows of a class, in the order in which they were kept first.
  private struct Table {
    var rows: [Row] = []
    var places: [Identity: Int] = [:]
  }

  private static let open = Guarded<[String: WeakStore]>([:])

  let shapes: [String: ModelShape]
  let identifier: String
  let identities: IdentityTable
  let allowsSave: Bool
  private let file: SQLiteTables?
  private let tables = Guarded<[String: Table]>([:])
  private let listeners = Guarded<[WeakInbox]>([])

  /// Opens a store for the classes of a schema, or makes one.
  ///
  /// Throws what SQLite tells, and what cannot be taken over of another version.
  private init(_ schema: Schema, _ shapes: [ModelShape], _ url: URL?, allowsSave: Bool) throws {
    self.shapes = Dictionary(shapes.map { ($0.entity, $0) }) { first, _ in first }
    self.allowsSave = allowsSave
    guard let url else {
      file = nil
      identifier = UUID().uuidString
      identities = IdentityTable(identifier)
      return
    }
    let file = try SQLiteTables(url, isReadOnly: !allowsSave)
    let known = try file.metadata()
    identifier = known["identifier"] ?? UUID().uuidString
    identities = .shared(identifier)
    self.file = file
    if allowsSave {
      try file.transaction {
        for shape in shapes { try TableMaking(file, shape).run() }
        try file.write([
          "identifier": identifier, "schema": schema.fingerprint,
          "version": schema.version.description,
        ])
      }
    }
  }

  /// The store of a file, which all containers share that keep the same classes in it.
  static func store(
    _ schema: Schema,
    _ shapes: [ModelShape],
    _ url: URL?,
    allowsSave: Bool
  ) throws -> RowStore {
    guard let url else { return try RowStore(schema, shapes, nil, allowsSave: allowsSave) }
    let names = shapes.map { "\(ObjectIdentifier($0))" }.sorted()
    let key = "\(url.path) \(allowsSave) \(names)"
    return try open.with { open in
      if let store = open[key]?.store { return store }
      let store = try RowStore(schema, shapes, url, allowsSave: allowsSave)
      open[key] = WeakStore(store: store)
      return store
    }
  }

  // MARK: Reading

  private func table(_ entity: String, _ tables: inout [String: Table]) throws -> Table {
    if let table = tables[entity] { return table }
    var table = Table()
    if let file, let shape = shapes[entity] {
      // A file that may not be written has perhaps nothing of a class yet.
      let there = try Set(file.columns(entity))
      let names = shape.properties.map(\.name)
      if !there.isEmpty, there.isSuperset(of: names) {
        let ends = shape.properties.map { property in
          property.codec.destination.map {
            (entity: Schema.entityName(for: $0), isToMany: property.codec.isToMany)
          }
        }
        try file.read(entity, names) { number, values in
          var values = values
          for (index, end) in ends.enumerated() {
            guard let end else { continue }
            values[index] = related(values[index], end.entity, isToMany: end.isToMany)
          }
          let identity = identities.identity(entity, number)
          table.places[identity] = table.rows.count
          table.rows.append(Row(identity: identity, values: values))
        }
      }
    }
    tables[entity] = table
    return table
  }

  private func related(_ value: StoredValue, _ entity: String, isToMany: Bool) -> StoredValue {
    switch value {
    case .integer(let number):
      let identity = identities.identity(entity, number)
      return isToMany ? .many([identity]) : .one(identity)
    case .text(let numbers):
      let all = numbers.split(separator: ",").compactMap { Int64($0) }
        .map { identities.identity(entity, $0) }
      if isToMany { return .many(all) }
      return all.first.map(StoredValue.one) ?? .null
    default: return isToMany ? .many([]) : .null
    }
  }

  /// The rows of a class.
  ///
  /// Throws what SQLite tells.
  func rows(_ entity: String) throws -> [Row] {
    try tables.with { try table(entity, &$0).rows }
  }

  /// The row of a model; nil where it is not kept.
  func row(_ identity: Identity) -> Row? {
    tables.with { tables in
      guard let table = try? table(identity.entity, &tables) else { return nil }
      return table.places[identity].map { table.rows[$0] }
    }
  }

  // MARK: Writing

  /// Keeps changes: all of them, or none.
  ///
  /// Throws what SQLite tells.
  func commit(_ changes: RowChanges, from inbox: Inbox) throws {
    try tables.with { tables in
      let all = changes.inserted + changes.updated.map(\.row)
      for entity in Set(all.map(\.identity.entity) + changes.deleted.map(\.entity)) {
        _ = try table(entity, &tables)
      }
      for row in changes.inserted { _ = identities.number(row.identity) }
      let updated = merged(changes.updated, tables)
      try file?.transaction { try write(changes.inserted + updated, changes.deleted) }
      for row in changes.inserted {
        let place = tables[row.identity.entity]?.rows.count
        tables[row.identity.entity]?.places[row.identity] = place
        tables[row.identity.entity]?.rows.append(row)
      }
      for row in updated {
        guard let place = tables[row.identity.entity]?.places[row.identity] else { continue }
        tables[row.identity.entity]?.rows[place] = row
      }
      remove(changes.deleted, from: &tables)
    }
    tell(changes, from: inbox)
  }

  /// What others kept meanwhile stays, but for what was changed.
  private func merged(
    _ updated: [(row: Row, changed: Set<Int>)],
    _ tables: [String: Table]
  ) -> [Row] {
    updated.compactMap { row, changed in
      guard let table = tables[row.identity.entity], let place = table.places[row.identity]
      else { return nil }
      var merged = table.rows[place]
      for index in changed { merged.values[index] = row.values[index] }
      return merged
    }
  }

  private func write(_ rows: [Row], _ deleted: [Identity]) throws {
    for (entity, rows) in Dictionary(grouping: rows, by: \.identity.entity) {
      guard let shape = shapes[entity] else { continue }
      let numbered = rows.map { (identities.number($0.identity), $0.values) }
      try file?.write(entity, shape.properties.map(\.name), numbered)
    }
    for (entity, gone) in Dictionary(grouping: deleted, by: \.entity) {
      try file?.delete(entity, gone.compactMap { $0.kept?.number })
    }
  }

  private func remove(_ gone: [Identity], from tables: inout [String: Table]) {
    for (entity, gone) in Dictionary(grouping: gone, by: \.entity) {
      guard var table = tables.removeValue(forKey: entity) else { continue }
      let gone = Set(gone)
      table.rows.removeAll { gone.contains($0.identity) }
      table.places = [:]
      for (place, row) in table.rows.enumerated() { table.places[row.identity] = place }
      tables[entity] = table
    }
  }

  /// Deletes everything.
  ///
  /// Throws what SQLite tells.
  func clear() throws {
    var gone = RowChanges()
    for entity in shapes.keys { gone.deleted += try rows(entity).map(\.identity) }
    try commit(gone, from: Inbox())
  }

  // MARK: Telling

  /// Enters a context that has to know what others keep.
  func add(_ inbox: Inbox) {
    listeners.with { listeners in
      listeners.removeAll { $0.inbox == nil }
      listeners.append(WeakInbox(inbox: inbox))
    }
  }

  private func tell(_ changes: RowChanges, from sender: Inbox) {
    let names =
      changes.inserted.map(\.identity) + changes.updated.map(\.row.identity) + changes.deleted
    for listener in listeners.with({ $0 }) {
      if let inbox = listener.inbox, inbox !== sender { inbox.put(names) }
    }
  }
}

private struct WeakStore {
  weak var store: RowStore?
}

private struct WeakInbox {
  weak var inbox: Inbox?
}

/// What others kept that a context does not know yet.
final class Inbox: @unchecked Sendable {
  private let names = Guarded<[Identity]>([])
  /// Called when something comes, on the thread of whoever kept it.
  private let bell = Guarded<(@Sendable () -> Void)?>(nil)

  func ring(_ body: @escaping @Sendable () -> Void) { bell.with { $0 = body } }

  func put(_ new: [Identity]) {
    names.with { $0 += new }
    bell.with { $0 }?()
  }

  /// What came; it is there only once.
  func take() -> [Identity] {
    names.with { names in
      defer { names = [] }
      return names
    }
  }
}
