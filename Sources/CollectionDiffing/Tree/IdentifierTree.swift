/// Items with children, in order, each known by a unique identifier and open or closed.
///
/// The tree is one list, depth first, in which every item knows its parent and the size of its
/// subtree: a subtree is a range of the list. Finding an item takes constant expected time;
/// adding k items costs O(k) and the depth; removing any costs the size of the tree.
package struct IdentifierTree<Item: Hashable & Sendable>: Sendable {
  private struct Node: Sendable {
    /// The parent's handle; nil for a root.
    var parent: Handle?
    var level: Int32
    /// The number of items in the subtree, this one among them.
    var size: Int32 = 1
    var isExpanded = false
  }

  private var table = IdentifierTable<Item>()
  private var nodes: ContiguousArray<Node> = []
  /// All items, depth first, as those of a single section.
  private var order = HandleOrder()
  private var list: Handle { 0 }

  package init() { order.insert(sections: 0..<1, at: 0) }

  /// The number of items.
  package var count: Int { table.count }

  /// All items, depth first.
  package var items: [Item] { order.items(of: list).map { table[$0] } }

  /// The items without a parent.
  package var roots: [Item] { handles { _ in true }.map { table[$0] } }

  /// The items whose every ancestor is open.
  package var visibleItems: [Item] { handles { !$0.isExpanded }.map { table[$0] } }

  /// The items that are open, depth first.
  package var expandedItems: [Item] {
    order.items(of: list).filter { nodes[Int($0)].isExpanded }.map { table[$0] }
  }

  /// The items in order, without what is below those that a test picks.
  private func handles(passingOver hidesBelow: (borrowing Node) -> Bool) -> ContiguousArray<Handle>
  {
    let all = order.items(of: list)
    var found: ContiguousArray<Handle> = []
    var index = 0
    while index < all.count {
      found.append(all[index])
      let node = nodes[Int(all[index])]
      index += hidesBelow(node) ? Int(node.size) : 1
    }
    return found
  }

  /// Whether an item is there.
  package func contains(_ item: Item) -> Bool { table.handle(of: item) != nil }

  /// How many items come before one, depth first; nil where it is not there.
  package func index(of item: Item) -> Int? { table.handle(of: item).map(order.offset) }

  /// How many ancestors an item has.
  package func level(of item: Item) throws(TreeMistake) -> Int {
    Int(nodes[Int(try handle(of: item))].level)
  }

  /// Whether an item is open.
  package func isExpanded(_ item: Item) throws(TreeMistake) -> Bool {
    nodes[Int(try handle(of: item))].isExpanded
  }

  /// Whether every ancestor of an item is open.
  package func isVisible(_ item: Item) throws(TreeMistake) -> Bool {
    var handle = try handle(of: item)
    while let parent = nodes[Int(handle)].parent {
      guard nodes[Int(parent)].isExpanded else { return false }
      handle = parent
    }
    return true
  }

  /// The item that one is a child of; nil for a root.
  package func parent(of item: Item) throws(TreeMistake) -> Item? {
    guard let handle = table.handle(of: item) else { throw .unknownChild("\(item)") }
    return nodes[Int(handle)].parent.map { table[$0] }
  }

  private func handle(of item: Item) throws(TreeMistake) -> Handle {
    guard let handle = table.handle(of: item) else { throw .unknown("\(item)") }
    return handle
  }

  /// Adds children at the end of an item's, or roots at the end.
  package mutating func append(_ items: [Item], to parent: Item?) throws(TreeMistake) {
    guard !items.isEmpty else { return }
    try insert(IdentifierTree(flat: items), at: try end(of: parent))
  }

  /// Puts items beside one, with the same parent; after it means behind its subtree.
  package mutating func insert(
    _ items: [Item],
    _ side: Side,
    _ neighbour: Item
  ) throws(TreeMistake) {
    guard !items.isEmpty else { return }
    try insert(IdentifierTree(flat: items), at: try gap(side, neighbour))
  }

  /// Adds another tree's roots and all below them at the end of an item's children.
  package mutating func append(_ tree: Self, to parent: Item?) throws(TreeMistake) {
    try insert(tree, at: try end(of: parent))
  }

  /// Puts another tree's roots and all below them beside an item.
  package mutating func insert(
    _ tree: Self,
    _ side: Side,
    _ neighbour: Item
  ) throws(TreeMistake) {
    try insert(tree, at: try gap(side, neighbour))
  }

  /// Puts another tree in the place of all that is below an item.
  package mutating func replaceChildren(of parent: Item, with tree: Self) throws(TreeMistake) {
    guard let handle = table.handle(of: parent) else { throw .noParent("\(parent)") }
    let start = order.offset(of: handle)
    let end = start + Int(nodes[Int(handle)].size)
    var rest = self
    rest.remove { (start + 1..<end).contains($0) }
    try rest.append(tree, to: parent)
    self = rest
  }

  /// A place between items, and the parent of what goes there.
  private struct Gap {
    var offset: Int
    var parent: Handle?
  }

  private init(flat items: [Item]) throws(TreeMistake) {
    self.init()
    for item in items where !table.insert(item).isNew {
      throw .repeated(Self.repeats(in: items))
    }
    nodes = ContiguousArray(repeating: Node(parent: nil, level: 0), count: items.count)
    order.insert(items: ContiguousArray(0..<Handle(items.count)), into: list, at: 0)
  }

  private static func repeats(in items: [Item]) -> [String] {
    var seen = IdentifierTable<Item>()
    return items.filter { !seen.insert($0).isNew }.map { "\($0)" }
  }

  private func end(of parent: Item?) throws(TreeMistake) -> Gap {
    guard let parent else { return Gap(offset: count, parent: nil) }
    guard let handle = table.handle(of: parent) else { throw .noParent("\(parent)") }
    return Gap(offset: order.offset(of: handle) + Int(nodes[Int(handle)].size), parent: handle)
  }

  private func gap(_ side: Side, _ neighbour: Item) throws(TreeMistake) -> Gap {
    guard let handle = table.handle(of: neighbour) else {
      throw .noNeighbour(side, "\(neighbour)")
    }
    let node = nodes[Int(handle)]
    let size = side == .before ? 0 : Int(node.size)
    return Gap(offset: order.offset(of: handle) + size, parent: node.parent)
  }

  private mutating func insert(_ tree: Self, at gap: Gap) throws(TreeMistake) {
    let existing = tree.table.identifiers.enumerated().filter {
      table.handle(of: $1, hash: tree.table.hash(of: Handle($0))) != nil
    }
    guard existing.isEmpty else { throw .repeated(existing.map { "\($1)" }) }
    let first = Handle(count)
    let level = gap.parent.map { nodes[Int($0)].level + 1 } ?? 0
    for (index, item) in tree.table.identifiers.enumerated() {
      _ = table.insert(item, hash: tree.table.hash(of: Handle(index)))
      var node = tree.nodes[index]
      node.parent = node.parent.map { $0 + first } ?? gap.parent
      node.level += level
      nodes.append(node)
    }
    let added = ContiguousArray(tree.order.items(of: list).lazy.map { $0 + first })
    order.insert(items: added, into: list, at: gap.offset)
    var ancestor = gap.parent
    while let handle = ancestor {
      nodes[Int(handle)].size += Int32(added.count)
      ancestor = nodes[Int(handle)].parent
    }
  }

  /// Removes items with all below them; nothing where one is not there.
  package mutating func delete(_ items: [Item]) throws(TreeMistake) {
    var ranges: [Range<Int>] = []
    for item in items {
      guard let handle = table.handle(of: item) else { throw .nothingToDelete("\(item)") }
      let start = order.offset(of: handle)
      ranges.append(start..<start + Int(nodes[Int(handle)].size))
    }
    guard !ranges.isEmpty else { return }
    var isGone = ContiguousArray(repeating: false, count: count)
    for range in ranges { for offset in range { isGone[offset] = true } }
    remove { isGone[$0] }
  }

  /// Removes all items.
  package mutating func deleteAll() { self = IdentifierTree() }

  /// Builds the tree again from what stays; whole subtrees go.
  private mutating func remove(_ isGone: (Int) -> Bool) {
    var kept = IdentifierTree()
    var renamed = ContiguousArray<Handle?>(repeating: nil, count: count)
    for (offset, handle) in order.items(of: list).enumerated() where !isGone(offset) {
      var node = nodes[Int(handle)]
      node.parent = node.parent.flatMap { renamed[Int($0)] }
      node.size = 1
      kept.nodes.append(node)
      renamed[Int(handle)] =
        kept.table.insert(table[handle], hash: table.hash(of: handle)).handle
    }
    // Depth first, a parent comes before its children: from the back, sizes are whole when added.
    for index in kept.nodes.indices.reversed() {
      if let parent = kept.nodes[index].parent {
        kept.nodes[Int(parent)].size += kept.nodes[index].size
      }
    }
    kept.order.insert(items: ContiguousArray(0..<Handle(kept.count)), into: list, at: 0)
    self = kept
  }

  /// Opens items, or closes them; unknown ones are ignored.
  package mutating func setExpanded(_ items: [Item], _ isExpanded: Bool) {
    for item in items {
      if let handle = table.handle(of: item) { nodes[Int(handle)].isExpanded = isExpanded }
    }
  }

  /// An item's subtree with it, or what is below it as a tree of its own.
  package func subtree(of item: Item, withRoot: Bool) throws(TreeMistake) -> Self {
    guard let handle = table.handle(of: item) else { throw .noParent("\(item)") }
    let start = order.offset(of: handle)
    let end = start + Int(nodes[Int(handle)].size)
    var part = self
    part.remove { !(start + (withRoot ? 0 : 1)..<end).contains($0) }
    for index in part.nodes.indices {
      part.nodes[index].level -= nodes[Int(handle)].level + (withRoot ? 0 : 1)
    }
    return part
  }

  /// The same items without parents, as they are when nothing was said of a tree.
  package static func flat(_ items: [Item]) throws(TreeMistake) -> Self {
    try IdentifierTree(flat: items)
  }
}

extension IdentifierTree: Equatable {
  /// Whether the same items have the same children, open or closed alike.
  package static func == (a: Self, b: Self) -> Bool {
    let (x, y) = (a.order.items(of: a.list), b.order.items(of: b.list))
    guard x.count == y.count else { return false }
    return zip(x, y).allSatisfy { old, new in
      let (one, other) = (a.nodes[Int(old)], b.nodes[Int(new)])
      return one.level == other.level && one.isExpanded == other.isExpanded
        && a.table[old] == b.table[new]
    }
  }
}
