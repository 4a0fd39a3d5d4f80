/// Where every item and section of a list goes in a batch of updates.
///
/// It knows nothing of how many there are: a path beyond the end of the list is renumbered as if
/// there were an item. The operations must not contradict each other, which `UpdateCheck` finds.
package struct UpdateMap<Path: ListPath>: Sendable {
  /// What the batch declares.
  package let operations: UpdateOperations<Path>
  private let sections: IndexShift
  private let sectionMoves: [Int: Int]
  private let sectionOrigins: [Int: Int]
  private let itemMoves: [ListPosition: ListPosition]
  private let itemOrigins: [ListPosition: ListPosition]
  /// By the section's old number.
  private let items: [Int: IndexShift]
  private let gone: Set<Int>
  private let reloadedSections: Set<Int>
  private let reloadedItems: Set<ListPosition>

  /// Makes the map of a batch.
  ///
  /// - Complexity: O(n log n) of the number of operations.
  package init(_ operations: UpdateOperations<Path>) {
    self.operations = operations
    let operations = operations.onPositions
    let moves = operations.movedSections
    sections = IndexShift(
      removed: Set(operations.deletedSections).union(moves.map(\.from)),
      added: Set(operations.insertedSections).union(moves.map(\.to))
    )
    sectionMoves = Self.first(moves.map { ($0.from, $0.to) })
    sectionOrigins = Self.first(moves.map { ($0.to, $0.from) })
    gone = Set(operations.deletedSections)
    reloadedSections = Set(operations.reloadedSections)
    reloadedItems = Set(operations.reloadedItems)
    itemMoves = Self.first(operations.movedItems.map { ($0.from, $0.to) })
    itemOrigins = Self.first(operations.movedItems.map { ($0.to, $0.from) })
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
    assert(isConsistent, "there and back is not where one was: \(operations.summary)")
  }

  private static func first<Place>(_ pairs: [(Place, Place)]) -> [Place: Place] {
    Dictionary(pairs) { first, _ in first }
  }

  // MARK: Sections

  /// The new number of a section; nil where it is gone.
  ///
  /// - Complexity: O(log n) of the number of sections that change.
  package func newSection(_ old: Int) -> Int? { sectionMoves[old] ?? sections.new(old) }

  /// The old number of a section; nil where it or its views are new.
  ///
  /// - Complexity: O(log n) of the number of sections that change.
  package func oldSection(_ new: Int) -> Int? {
    guard let section = sectionOrigins[new] ?? sections.old(new),
      !reloadedSections.contains(section)
    else { return nil }
    return section
  }

  /// How many items a section that stays has more than before, by its old number.
  package func growth(ofSection old: Int) -> Int { items[old]?.growth ?? 0 }

  /// How many sections there are more than before.
  package var sectionGrowth: Int { sections.growth }

  /// Whether a section's contents are made anew, by its old number.
  package func isReloaded(section old: Int) -> Bool { reloadedSections.contains(old) }

  // MARK: Items

  /// Whether an item's view is made anew, by its old path.
  package func isReloaded(_ old: Path) -> Bool { reloadedItems.contains(old.position) }

  /// The new path of an item; nil where it is gone, alone or with what its section had.
  ///
  /// - Complexity: O(log n) of the number of operations.
  package func new(_ old: Path) -> Path? { newPosition(old.position).map(Path.init) }

  /// The old path of an item; nil where it is new, alone or with what its section has.
  ///
  /// - Complexity: O(log n) of the number of operations.
  package func old(_ new: Path) -> Path? { oldPosition(new.position).map(Path.init) }

  private func newPosition(_ old: ListPosition) -> ListPosition? {
    if let moved = itemMoves[old] { return moved }
    guard !gone.contains(old.section), !reloadedSections.contains(old.section),
      let section = newSection(old.section)
    else { return nil }
    guard let shift = items[old.section] else {
      return ListPosition(item: old.item, section: section)
    }
    return shift.new(old.item).map { ListPosition(item: $0, section: section) }
  }

  private func oldPosition(_ new: ListPosition) -> ListPosition? {
    if let origin = itemOrigins[new] { return origin }
    guard let section = oldSection(new.section) else { return nil }
    guard let shift = items[section] else {
      return ListPosition(item: new.item, section: section)
    }
    return shift.old(new.item).map { ListPosition(item: $0, section: section) }
  }

  // MARK: Consistency

  /// Whether what the operations name is where they say, there and back.
  ///
  /// Two operations that contradict each other cannot both be where they say.
  private var isConsistent: Bool {
    let operations = operations.onPositions
    let moved = Set(operations.movedItems.map(\.from)).union(operations.movedItems.map(\.to))
    return itemMoves.allSatisfy { newPosition($0.key) == $0.value }
      && itemOrigins.allSatisfy { oldPosition($0.key) == $0.value }
      && operations.deletedItems.allSatisfy { moved.contains($0) || newPosition($0) == nil }
      && operations.insertedItems.allSatisfy { moved.contains($0) || oldPosition($0) == nil }
      && sectionMoves.allSatisfy { newSection($0.key) == $0.value }
      && gone.allSatisfy { sectionMoves[$0] != nil || newSection($0) == nil }
      && operations.insertedSections.allSatisfy {
        sectionOrigins[$0] != nil || oldSection($0) == nil
      }
  }
}
