import Foundation

/// The rows of a store.
final class RowTable: @unchecked Sendable {
  /// A row as it lies in a file, or as it was last asked for.
  enum Slot {
    case packed(entity: String, version: Int, Data)
    case row(Row)
  }

  private let file: RecordFile?
  private var slots: [Int64: Slot] = [:]
  /// The numbers of an entity's rows, the first ones first.
  private var numbers: [String: [Int64]] = [:]
  private var last: Int64 = 0
  private unowned let model: NSManagedObjectModel
  weak var store: NSPersistentStore?

  init(_ file: RecordFile?, _ model: NSManagedObjectModel, names: [String: String]) throws {
    self.file = file
    self.model = model
    try file?.read { number, entity, version, data in
      let entity = names[entity] ?? entity
      slots[number] = .packed(entity: entity, version: version, data)
      numbers[entity, default: []].append(number)
      last = max(last, number)
    }
    for entity in numbers.keys { numbers[entity]?.sort() }
  }

  func row(_ number: Int64) -> Row? {
    switch slots[number] {
    case nil: return nil
    case .row(let row): return row
    case .packed(let name, let version, let data):
      guard let entity = model.entitiesByName[name], let store else { return nil }
      let row = Row(
        id: NSManagedObjectID(entity, number, in: store),
        version: version,
        values: RowCoding(entity, store).values(of: data)
      )
      slots[number] = .row(row)
      return row
    }
  }

  /// All rows.
  var rows: [Row] { slots.keys.sorted().compactMap(row) }

  func version(_ number: Int64) -> Int? {
    switch slots[number] {
    case nil: nil
    case .row(let row): row.version
    case .packed(_, let version, _): version
    }
  }

  /// The numbers of the rows of entities, the first ones first.
  func numbers(of entities: Set<String>) -> [(Int64, String)] {
    let lists = entities.compactMap { name in numbers[name].map { ($0, name) } }
    if lists.count == 1 { return lists[0].0.map { ($0, lists[0].1) } }
    return lists.flatMap { list, name in list.map { ($0, name) } }.sorted { $0.0 < $1.0 }
  }

  func nextNumber() -> Int64 {
    last += 1
    return last
  }

  /// Keeps rows and forgets others: all of it, or nothing.
  func write(_ rows: [Row], deleted: [Int64], metadata: [String: Any]) throws {
    if let file, let store {
      let records = rows.compactMap { row -> RecordFile.Record? in
        guard let number = row.id.number else { return nil }
        return RecordFile.Record(
          number: number,
          entity: row.id.entity.name ?? "",
          version: row.version,
          data: RowCoding(row.id.entity, store).data(of: row.values)
        )
      }
      try file.write(records, deleted: deleted, metadata: metadata)
    }
    for row in rows {
      guard let number = row.id.number, let name = row.id.entity.name else { continue }
      if slots[number] == nil { insert(number, name) }
      slots[number] = .row(row)
    }
    for number in deleted { remove(number) }
  }

  private func insert(_ number: Int64, _ name: String) {
    var list = numbers[name] ?? []
    numbers[name] = nil
    if let end = list.last, end > number {
      list.insert(number, at: Self.place(of: number, in: list))
    } else {
      list.append(number)
    }
    numbers[name] = list
  }

  private func remove(_ number: Int64) {
    let name: String?
    switch slots.removeValue(forKey: number) {
    case nil: return
    case .row(let row): name = row.id.entity.name
    case .packed(let entity, _, _): name = entity
    }
    guard let name, let list = numbers[name] else { return }
    let place = Self.place(of: number, in: list)
    if place < list.count, list[place] == number { numbers[name]?.remove(at: place) }
  }

  private static func place(of number: Int64, in list: [Int64]) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
