import CollectionDiffing
import TestSupport
import Testing

/// The rules of outlines, one after the other.
@Suite struct `Rules of trees` {
  private typealias Tree = IdentifierTree<String>

  /// Two roots: a, with b above c and with d, and e.
  private func tree() throws -> Tree {
    var tree = Tree()
    try tree.append(["a", "e"], to: nil)
    try tree.append(["b", "d"], to: "a")
    try tree.append(["c"], to: "b")
    return tree
  }

  @Test func `items come depth first, roots at level 0 (rule D30)`() throws {
    let tree = try tree()
    #expect(tree.items == ["a", "b", "c", "d", "e"] && tree.count == 5)
    #expect(tree.roots == ["a", "e"])
    #expect(try tree.items.map { try tree.level(of: $0) } == [0, 1, 2, 1, 0])
    #expect(tree.items.map(tree.index) == [0, 1, 2, 3, 4])
  }

  @Test func `items start closed, and show where all above are open (rule D31)`() throws {
    var tree = try tree()
    #expect(tree.expandedItems.isEmpty && tree.visibleItems == ["a", "e"])
    tree.setExpanded(["b"], true)
    #expect(tree.visibleItems == ["a", "e"])
    #expect(try !tree.isVisible("c") && !tree.isVisible("b") && tree.isVisible("a"))
    tree.setExpanded(["a"], true)
    #expect(tree.visibleItems == ["a", "b", "c", "d", "e"])
    #expect(try tree.isVisible("c"))
  }

  @Test func `closing keeps what is open below (rule D31)`() throws {
    var tree = try tree()
    tree.setExpanded(["a", "b"], true)
    tree.setExpanded(["a"], false)
    #expect(tree.expandedItems == ["b"] && tree.visibleItems == ["a", "e"])
    tree.setExpanded(["a"], true)
    #expect(try tree.isVisible("c"))
  }

  @Test func `after an item is behind all below it (rule D34)`() throws {
    var tree = try tree()
    try tree.insert(["x", "y"], .after, "b")
    #expect(tree.items == ["a", "b", "c", "x", "y", "d", "e"])
    #expect(try tree.parent(of: "x") == "a" && tree.level(of: "y") == 1)
    try tree.insert(["z"], .before, "a")
    #expect(tree.items.first == "z" && tree.roots == ["z", "a", "e"])
    #expect(try tree.parent(of: "z") == nil)
  }

  @Test func `what goes takes along what is below (rule D35)`() throws {
    var tree = try tree()
    try tree.delete(["b", "c", "e"])
    #expect(tree.items == ["a", "d"])
    #expect(!tree.contains("c") && tree.index(of: "c") == nil)
    try tree.delete([])
    tree.deleteAll()
    #expect(tree.count == 0 && tree == Tree())
  }

  @Test func `sizes are right after something went (rule D35)`() throws {
    var tree = try tree()
    try tree.delete(["c"])
    try tree.append(["f"], to: "a")
    #expect(tree.items == ["a", "b", "d", "f", "e"])
    try tree.insert(["g"], .after, "a")
    #expect(tree.items == ["a", "b", "d", "f", "g", "e"])
  }

  @Test func `children are replaced with what comes, open or not (rule D36)`() throws {
    var tree = try tree()
    var part = try Tree.flat(["x", "y"])
    try part.append(["z"], to: "x")
    part.setExpanded(["x"], true)
    try tree.replaceChildren(of: "a", with: part)
    #expect(tree.items == ["a", "x", "z", "y", "e"])
    #expect(tree.expandedItems == ["x"])
    #expect(try tree.level(of: "z") == 2)
    // What stood there before may come again.
    try tree.replaceChildren(of: "a", with: .flat(["z", "b"]))
    #expect(tree.items == ["a", "z", "b", "e"])
    try tree.replaceChildren(of: "a", with: Tree())
    #expect(tree.items == ["a", "e"])
  }

  @Test func `a part without its root has the children as roots (rule D37)`() throws {
    var tree = try tree()
    tree.setExpanded(["b"], true)
    let below = try tree.subtree(of: "a", withRoot: false)
    #expect(below.roots == ["b", "d"] && below.items == ["b", "c", "d"])
    #expect(try below.level(of: "c") == 1 && below.parent(of: "b") == nil)
    #expect(below.expandedItems == ["b"])
    let whole = try tree.subtree(of: "b", withRoot: true)
    #expect(whole.roots == ["b"] && whole.items == ["b", "c"])
    #expect(try tree.subtree(of: "e", withRoot: false).count == 0)
  }

  @Test func `trees go into trees whole`() throws {
    var tree = try tree()
    var part = try Tree.flat(["x"])
    try part.append(["y"], to: "x")
    try tree.append(part, to: "c")
    #expect(tree.items == ["a", "b", "c", "x", "y", "d", "e"])
    #expect(try tree.level(of: "y") == 4 && tree.parent(of: "x") == "c")
    var other = try self.tree()
    try other.insert(part, .before, "e")
    #expect(other.roots == ["a", "x", "e"])
    #expect(throws: TreeMistake.repeated(["x", "y"])) { try tree.append(part, to: nil) }
    #expect(throws: TreeMistake.noNeighbour(.after, "q")) { try tree.insert(part, .after, "q") }
  }

  @Test func `what is not there cannot be asked (rule D38)`() throws {
    let tree = try tree()
    #expect(throws: TreeMistake.unknown("q")) { _ = try tree.level(of: "q") }
    #expect(throws: TreeMistake.unknown("q")) { _ = try tree.isExpanded("q") }
    #expect(throws: TreeMistake.unknown("q")) { _ = try tree.isVisible("q") }
    #expect(throws: TreeMistake.unknownChild("q")) { _ = try tree.parent(of: "q") }
    #expect(throws: TreeMistake.noParent("q")) { _ = try tree.subtree(of: "q", withRoot: true) }
  }

  @Test func `trees are the same by items, levels and what is open`() throws {
    let tree = try tree()
    var other = try self.tree()
    #expect(tree == other)
    other.setExpanded(["d"], true)
    #expect(tree != other)
    other.setExpanded(["d"], false)
    #expect(tree == other)
    // The same list with another shape.
    #expect(try Tree.flat(tree.items) != tree)
    #expect(try Tree.flat(["a", "b"]) != Tree.flat(["b", "a"]))
    #expect(try Tree.flat(["a"]) != Tree.flat(["a", "b"]))
  }

  @Test(arguments: 0..<30) func `cutting a part out and putting it back is nothing`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    var tree = IdentifierTree<Int>()
    try tree.append([0], to: nil)
    for item in 1..<40 {
      try tree.append([item], to: random.once(in: 6) ? nil : random.int(0...item - 1))
      if random.once(in: 2) { tree.setExpanded([item], true) }
    }
    for item in tree.items {
      let below = try tree.subtree(of: item, withRoot: false)
      var other = tree
      try other.replaceChildren(of: item, with: IdentifierTree())
      #expect(other.count == tree.count - below.count)
      try other.append(below, to: item)
      #expect(other == tree)
    }
  }
}
