extension SectionedIdentifiers {
  /// Adds items at the end of a section, the last one where none is named.
  ///
  /// Items that are there already move.
  @inlinable package mutating func append(_ items: [Item], to section: Section?) throws(Mistake) {
    guard let last = order.sections.last else { throw .noSections }
    guard !items.isEmpty else { return }
    var target = last
    if let section {
      guard let handle = sectionTable.handle(of: section) else {
        throw .noSection("\(section)")
      }
      target = handle
    }
    try place(items, in: target) { $0.count(of: target) }
  }

  /// Puts items beside one that is there; items that are there already move.
  @inlinable package mutating func insert(
    _ items: [Item],
    _ side: Side,
    _ neighbour: Item
  ) throws(Mistake) {
    guard !items.isEmpty else { return }
    guard let handle = itemTable.handle(of: neighbour) else {
      try checkForRepeats(items, .item)
      throw .noNeighbour(.item, "\(neighbour)")
    }
    try place(items, in: order.section(of: handle), beside: handle) {
      $0.offset(of: handle) + side.distance
    }
  }

  /// Removes those of the items that are there.
  @inlinable package mutating func delete(_ items: [Item]) throws(Mistake) {
    var handles: ContiguousArray<Handle> = []
    var unknown: [Item] = []
    handles.reserveCapacity(items.count)
    for item in items {
      if let handle = itemTable.handle(of: item) {
        handles.append(handle)
      } else {
        unknown.append(item)
      }
    }
    handles.sort(by: >)
    if unknown.count > 1 || Self.hasRepeats(handles) {
      try checkForRepeats(items, .item)
    }
    if !handles.isEmpty { remove(items: handles) }
  }

  /// Removes everything, sections too.
  package mutating func deleteAll() { removeEverything() }

  /// Moves an item beside another.
  package mutating func move(
    _ item: Item,
    _ side: Side,
    _ neighbour: Item
  ) throws(Mistake) {
    guard let from = itemTable.handle(of: item) else { throw .nothingToMove(.item, "\(item)") }
    guard let to = itemTable.handle(of: neighbour) else {
      throw .nowhereToMove(.item, "\(neighbour)")
    }
    guard from != to else { throw .movedBesideItself(.item, "\(item)") }
    move(from, to: order.section(of: to)) { $0.offset(of: to) + side.distance }
  }
}

/// Which side of its neighbour something goes to.
@usableFromInline
package enum Side: Sendable {
  case before, after

  @inlinable var distance: Int { self == .before ? 0 : 1 }
}
