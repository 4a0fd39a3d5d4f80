/// Sections in order, each with items in order, all known by unique identifiers.
///
/// A value: copies share storage until one changes. Finding an identifier, and where it is, takes
/// constant expected time; adding k identifiers takes O(k), and moving or removing one takes the
/// time of moving a few hundred handles, however many there are.
@usableFromInline
package struct SectionedIdentifiers<
  Section: Hashable & Sendable,
  Item: Hashable & Sendable
>: Sendable {
  @usableFromInline package var sectionTable = IdentifierTable<Section>()
  @usableFromInline package var itemTable = IdentifierTable<Item>()
  @usableFromInline package var order = HandleOrder()

  @inlinable package init() {}

  /// The number of sections.
  package var sectionCount: Int { sectionTable.count }

  /// The number of items in all sections.
  package var itemCount: Int { itemTable.count }

  /// The sections in order.
  package var sections: [Section] { order.sections.map { sectionTable[$0] } }

  /// The items of all sections in order.
  package var items: [Item] {
    var items: [Item] = []
    items.reserveCapacity(itemCount)
    for section in order.sections { append(itemsOf: section, to: &items) }
    return items
  }

  /// The items of a section in order; nil where the section is not there.
  package func items(in section: Section) -> [Item]? {
    guard let handle = sectionTable.handle(of: section) else { return nil }
    var items: [Item] = []
    items.reserveCapacity(order.count(of: handle))
    append(itemsOf: handle, to: &items)
    return items
  }

  private func append(itemsOf section: Handle, to items: inout [Item]) {
    order.forEachPiece(of: section) { piece in
      for handle in piece { items.append(itemTable[handle]) }
    }
  }

  /// The number of items of a section; nil where the section is not there.
  package func itemCount(in section: Section) -> Int? {
    sectionTable.handle(of: section).map(order.count)
  }

  /// The number of items of the section at a position.
  package func itemCount(at position: Int) -> Int { order.count(of: order.sections[position]) }

  /// The section at a position; nil where there is none.
  package func section(at position: Int) -> Section? {
    order.sections.indices.contains(position) ? sectionTable[order.sections[position]] : nil
  }

  /// The item at a place; nil where there is none.
  package func item(at place: Place) -> Item? {
    guard order.sections.indices.contains(place.section), place.item >= 0 else { return nil }
    let section = order.sections[place.section]
    guard place.item < order.count(of: section) else { return nil }
    return itemTable[order.item(at: place.item, of: section)]
  }

  /// The index of a section; nil where it is not in the snapshot.
  package func position(of section: Section) -> Int? {
    sectionTable.handle(of: section).map(order.position)
  }

  /// How many items come before an item, in all sections; nil where it is not there.
  package func index(of item: Item) -> Int? { itemTable.handle(of: item).map(order.index) }

  /// Where an item is; nil where it is not there.
  package func place(of item: Item) -> Place? { itemTable.handle(of: item).map(order.place) }

  /// The section an item is in; nil where it is not there.
  package func section(containing item: Item) -> Section? {
    itemTable.handle(of: item).map { sectionTable[order.section(of: $0)] }
  }

  /// Whether an item is there.
  package func contains(_ item: Item) -> Bool { itemTable.handle(of: item) != nil }

  /// Adds new identifiers, which go after all that are there.
  mutating func add(sections: [Section], at position: Int) {
    let first = Handle(sectionTable.count)
    for section in sections { _ = sectionTable.insert(section) }
    order.insert(sections: first..<Handle(sectionTable.count), at: position)
  }

  /// Puts items into a section, whether they are there or not.
  ///
  /// `offset` is asked after those that were elsewhere have been taken out. Throws, and changes
  /// nothing, where one is named twice or is the one that must not be among them.
  @inlinable mutating func place(
    _ items: [Item],
    in section: Handle,
    beside neighbour: Handle? = nil,
    at offset: (HandleOrder) -> Int
  ) throws(Mistake) {
    let first = Handle(itemTable.count)
    // Room for each few at a time would be made again every time.
    if items.count > itemTable.count { itemTable.reserve(itemTable.count + items.count) }
    var handles: ContiguousArray<Handle> = []
    var moved: ContiguousArray<Handle> = []
    var isRepeated = false
    handles.reserveCapacity(items.count)
    itemTable.insert(contentsOf: items) { handle, isNew in
      handles.append(handle)
      guard !isNew else { return }
      if handle >= first { isRepeated = true }
      moved.append(handle)
    }
    isRepeated = isRepeated || Self.hasRepeats(moved)
    if isRepeated || neighbour.map(moved.contains) == true {
      while itemTable.count > first { _ = itemTable.remove(Handle(itemTable.count - 1)) }
      try checkForRepeats(items, .item)
      if let neighbour { throw .neighbourInList(.item, "\(itemTable[neighbour])") }
    }
    if !moved.isEmpty { order.remove(items: moved) }
    order.insert(items: handles, into: section, at: offset(order))
  }

  @inlinable static func hasRepeats(_ handles: ContiguousArray<Handle>) -> Bool {
    guard handles.count > 1 else { return false }
    let sorted = handles.sorted()
    return zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
  }

  /// Moves an item that is there.
  mutating func move(_ item: Handle, to section: Handle, at offset: (HandleOrder) -> Int) {
    order.remove(items: [item])
    order.insert(items: [item], into: section, at: offset(order))
  }

  mutating func move(section: Handle, to position: Int) {
    order.move(section: section, to: position)
  }

  /// Removes items by their handles, greatest first.
  @inlinable mutating func remove(items: ContiguousArray<Handle>) {
    order.remove(items: items)
    forget(items: items)
  }

  /// Removes sections with their items.
  mutating func remove(sections: ContiguousArray<Handle>) {
    var items: ContiguousArray<Handle> = []
    for section in sections {
      items += order.items(of: section)
      order.removeItems(of: section)
    }
    forget(items: items)
    let gone = Set(sections)
    let renamed = sectionTable.compact { !gone.contains($0) }
    order.remove(sections: gone.contains, renamed: renamed)
  }

  mutating func removeEverything() { self = SectionedIdentifiers() }

  /// Ends the handles of items that are in no section any more.
  @inlinable mutating func forget(items: ContiguousArray<Handle>) {
    guard items.count < max(8, itemTable.count / 16) else {
      var gone = ContiguousArray(repeating: false, count: itemTable.count)
      for item in items { gone[Int(item)] = true }
      return order.rename(itemTable.compact { !gone[Int($0)] })
    }
    // From the last on: what takes a gap then never is one that goes as well.
    for item in items.sorted(by: >) { order.rename(itemTable.remove(item), to: item) }
  }
}

extension SectionedIdentifiers: Equatable {
  /// Whether the same sections have the same items in the same order.
  @usableFromInline package static func == (a: Self, b: Self) -> Bool {
    guard a.sectionCount == b.sectionCount, a.itemCount == b.itemCount else { return false }
    for (x, y) in zip(a.order.sections, b.order.sections) {
      guard a.sectionTable[x] == b.sectionTable[y], a.order.count(of: x) == b.order.count(of: y)
      else { return false }
    }
    for (x, y) in zip(a.order.sections, b.order.sections) {
      let (old, new) = (a.order.items(of: x), b.order.items(of: y))
      for index in old.indices where a.itemTable[old[index]] != b.itemTable[new[index]] {
        return false
      }
    }
    return true
  }
}
