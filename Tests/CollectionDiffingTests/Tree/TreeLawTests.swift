import CollectionDiffing
import TestSupport
import Testing

/// What holds for every tree of identifiers.
@Suite struct `Laws of trees` {
  private static func tree(_ seed: Int, count: Int = 40) throws -> IdentifierTree<Int> {
    var random = SplitMix64(seed: seed)
    var tree = IdentifierTree<Int>()
    for item in 0..<count {
      let parent = item == 0 || random.once(in: 6) ? nil : random.int(0...item - 1)
      try tree.append([item], to: parent)
      if random.once(in: 2) { tree.setExpanded([item], true) }
    }
    return tree
  }

  private func children(of item: Int?, in tree: IdentifierTree<Int>) throws -> [Int] {
    try tree.items.filter { try tree.parent(of: $0) == item }
  }

  @Test(arguments: 0..<30) func `the parent is the last above that is one level less`(
    seed: Int
  ) throws {
    let tree = try Self.tree(seed)
    let items = tree.items
    for (index, item) in items.enumerated() {
      let level = try tree.level(of: item)
      let above = try items[..<index].last { try tree.level(of: $0) < level }
      #expect(try tree.parent(of: item) == above)
      #expect(try above.map { try tree.level(of: $0) } ?? -1 == level - 1)
    }
  }

  @Test(arguments: 0..<30) func `with all open everything shows, with all closed the roots do`(
    seed: Int
  ) throws {
    var tree = try Self.tree(seed)
    tree.setExpanded(tree.items, true)
    #expect(tree.visibleItems == tree.items && tree.expandedItems == tree.items)
    tree.setExpanded(tree.items, false)
    #expect(tree.visibleItems == tree.roots && tree.expandedItems.isEmpty)
    #expect(try tree.roots == children(of: nil, in: tree))
  }

  @Test(arguments: 0..<30) func `opening shows what was hidden below and nothing else`(
    seed: Int
  ) throws {
    let tree = try Self.tree(seed)
    for item in tree.visibleItems {
      var (open, closed) = (tree, tree)
      open.setExpanded([item], true)
      closed.setExpanded([item], false)
      let below = try tree.subtree(of: item, withRoot: false).items
      #expect(closed.visibleItems == open.visibleItems.filter { !below.contains($0) })
      #expect(try below.isEmpty == children(of: item, in: tree).isEmpty)
    }
  }

  @Test(arguments: 0..<30) func `at the end of the children is after the last of them`(
    seed: Int
  ) throws {
    let tree = try Self.tree(seed)
    for item in tree.items {
      guard let last = try children(of: item, in: tree).last else { continue }
      var (appended, inserted) = (tree, tree)
      try appended.append([100, 101], to: item)
      try inserted.insert([100, 101], .after, last)
      #expect(appended == inserted)
    }
  }

  @Test(arguments: 0..<30) func `after one sibling is before the next`(seed: Int) throws {
    let tree = try Self.tree(seed)
    for parent in [nil] + tree.items.map(Optional.init) {
      let siblings = try children(of: parent, in: tree)
      for (a, b) in zip(siblings, siblings.dropFirst()) {
        var (after, before) = (tree, tree)
        try after.insert([100], .after, a)
        try before.insert([100], .before, b)
        #expect(after == before)
      }
    }
  }

  @Test(arguments: 0..<30) func `adding and taking away again is nothing`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let tree = try Self.tree(seed)
    var other = tree
    try other.append([100, 101], to: random.pick(tree.items))
    try other.insert([102], random.once(in: 2) ? .before : .after, random.pick(tree.items))
    try other.append(Self.tree(seed + 1, count: 0), to: nil)
    try other.delete([102, 100, 101])
    #expect(other == tree)
  }
}
