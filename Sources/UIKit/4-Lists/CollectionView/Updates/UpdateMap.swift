import Foundation

/// Where every item and section went in a block of updates.
struct UpdateMap {
  let operations: UpdateOperations
  private let sections: IndexShift
  private let sectionMoves: [Int: Int]
  private let itemMoves: [IndexPath: IndexPath]
  private let itemOrigins: [IndexPath: IndexPath]
  /// By the section's old number.
  private let items: [Int: IndexShift]
  private let gone: Set<Int>
  private let reloadedSections: Set<Int>
  private let reloadedItems: Set<IndexPath>

  init(_ operations: UpdateOperations) {
    self.operations = operations
    let moves = operations.movedSections
    sections = IndexShift(
      removed: Set(operations.deletedSections).union(moves.map(\.from)),
      added: Set(operations.insertedSections).union(moves.map(\.to))
    )
    sectionMoves = Dictionary(moves.map { ($0.from, $0.to) }) { first, _ in first }
    let sectionOrigins = Dictionary(moves.map { ($0.to, $0.from) }) { first, _ in first }
    gone = Set(operations.deletedSections)
    reloadedSections = Set(operations.reloadedSections)
    reloadedItems = Set(operations.reloadedItems)
    itemMoves = Dictionary(operations.movedItems.map { ($0.from, $0.to) }) { first, _ in first }
    itemOrigins = Dictionary(operations.movedItems.map { ($0.to, $0.from) }) { first, _ in first }
    var removed: [Int: Set<Int>] = [:]
    var added: [Int: Set<Int>] = [:]
    for path in operations.deletedItems + operations.movedItems.map(\.from) {
      removed[path.section, default: []].insert(path.item)
    }
    for path in operations.insertedItems + operations.movedItems.map(\.to) {
      guard let section = sectionOrigins[path.section] ?? sections.old(path.section) else {
        continue
      }
      added[section, default: []].insert(path.item)
    }
    var items: [Int: IndexShift] = [:]
    for section in Set(removed.keys).union(added.keys) {
      items[section] = IndexShift(removed: removed[section] ?? [], added: added[section] ?? [])
    }
    self.items = items
  }

  /// The new number of a section; nil where it is gone.
  func newSection(_ old: Int) -> Int? { sectionMoves[old] ?? sections.new(old) }

  /// How many items a section that stays has more than before.
  func growth(ofSection old: Int) -> Int { items[old]?.growth ?? 0 }

  /// How many sections there are more than before.
  var sectionGrowth: Int { sections.growth }

  /// Whether a section's contents are made anew.
  func isReloaded(section old: Int) -> Bool { reloadedSections.contains(old) }

  /// Whether an item's view is made anew.
  func isReloaded(_ old: IndexPath) -> Bool { reloadedItems.contains(old) }

  /// The new path of an item; nil where it is gone.
  func new(_ old: IndexPath) -> IndexPath? {
    if let moved = itemMoves[old] { return moved }
    guard !gone.contains(old.section), !reloadedSections.contains(old.section),
      let section = newSection(old.section)
    else { return nil }
    guard let shift = items[old.section] else { return IndexPath(item: old.item, section: section) }
    return shift.new(old.item).map { IndexPath(item: $0, section: section) }
  }

  /// The old number of a section; nil where it or its views are new.
  func oldSection(_ new: Int) -> Int? {
    let moved = sectionMoves.first { $0.value == new }?.key
    guard let section = moved ?? sections.old(new), !reloadedSections.contains(section) else {
      return nil
    }
    return section
  }

  /// The old path of an item; nil where it is new.
  func old(_ new: IndexPath) -> IndexPath? {
    if let origin = itemOrigins[new] { return origin }
    guard let section = oldSection(new.section) else { return nil }
    guard let shift = items[section] else { return IndexPath(item: new.item, section: section) }
    return shift.old(new.item).map { IndexPath(item: $0, section: section) }
  }
}
