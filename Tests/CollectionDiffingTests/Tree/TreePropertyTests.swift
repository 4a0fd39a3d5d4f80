import CollectionDiffing
import TestSupport
import Testing

/// Random edits of trees against plain nested ones.
@Suite struct TreePropertyTests {
  private struct Branch {
    var item: Int
    var children: [Branch] = []
    var isExpanded = false

    var all: [Int] { [item] + children.flatMap(\.all) }
    var visible: [Int] { [item] + (isExpanded ? children.flatMap(\.visible) : []) }

    func find(_ wanted: Int) -> Branch? {
      if item == wanted { return self }
      for child in children { if let found = child.find(wanted) { return found } }
      return nil
    }
  }

  /// Calls `body` with the list that holds an item, and where.
  private func change(
    _ branches: inout [Branch],
    _ item: Int,
    _ body: (inout [Branch], Int) -> Void
  ) {
    if let index = branches.firstIndex(where: { $0.item == item }) {
      return body(&branches, index)
    }
    for index in branches.indices { change(&branches[index].children, item, body) }
  }

  private func check(
    _ tree: IdentifierTree<Int>,
    _ model: [Branch],
    parent: Int? = nil,
    level: Int = 0,
    isVisible: Bool = true
  ) throws {
    for branch in model {
      #expect(try tree.level(of: branch.item) == level)
      #expect(try tree.parent(of: branch.item) == parent)
      #expect(try tree.isExpanded(branch.item) == branch.isExpanded)
      #expect(try tree.isVisible(branch.item) == isVisible)
      try check(
        tree,
        branch.children,
        parent: branch.item,
        level: level + 1,
        isVisible: isVisible && branch.isExpanded
      )
    }
    guard level == 0 else { return }
    let all = model.flatMap(\.all)
    #expect(tree.items == all && tree.roots == model.map(\.item))
    #expect(tree.visibleItems == model.flatMap(\.visible))
    for (index, item) in all.enumerated() { #expect(tree.index(of: item) == index) }
  }

  @Test(arguments: 1...4) func `random edits give what nested lists give`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    var tree = IdentifierTree<Int>()
    var model: [Branch] = []
    var next = 0
    for step in 0..<800 {
      let all = model.flatMap(\.all)
      let fresh = (0..<random.int(0...4)).map { next + $0 }
      let item = all.randomElement(using: &random)
      switch random.int(0...7) {
      case 0:
        try tree.append(fresh, to: nil)
        model += fresh.map { Branch(item: $0) }
      case 1, 2:
        guard let item else { continue }
        try tree.append(fresh, to: item)
        change(&model, item) { $0[$1].children += fresh.map { Branch(item: $0) } }
      case 3:
        guard let item else { continue }
        let side = random.once(in: 2) ? Side.before : .after
        try tree.insert(fresh, side, item)
        change(&model, item) {
          $0.insert(
            contentsOf: fresh.map { Branch(item: $0) },
            at: $1 + (side == .before ? 0 : 1)
          )
        }
      case 4:
        guard let item, all.count > 30 || random.once(in: 3) else { continue }
        try tree.delete([item])
        change(&model, item) { $0.remove(at: $1) }
      case 5:
        guard let item, fresh.count > 1 else { continue }
        var part = IdentifierTree<Int>()
        try part.append([fresh[0]], to: nil)
        try part.append(Array(fresh[1...]), to: fresh[0])
        part.setExpanded([fresh[0]], true)
        let branch = Branch(
          item: fresh[0],
          children: fresh[1...].map { Branch(item: $0) },
          isExpanded: true
        )
        try tree.replaceChildren(of: item, with: part)
        change(&model, item) { $0[$1].children = [branch] }
      default:
        guard let item else { continue }
        let opens = random.once(in: 2)
        tree.setExpanded([item, -1], opens)
        change(&model, item) { $0[$1].isExpanded = opens }
      }
      next += fresh.count
      if step % 40 == 0 { try check(tree, model) }
    }
    try check(tree, model)
    for item in model.flatMap(\.all).prefix(50) {
      let whole = try tree.subtree(of: item, withRoot: true)
      let below = try tree.subtree(of: item, withRoot: false)
      let branch = try #require(model.lazy.compactMap { $0.find(item) }.first)
      try check(whole, [branch])
      try check(below, branch.children)
    }
  }

  @Test func `mistakes change nothing`() throws {
    var tree = IdentifierTree<String>()
    try tree.append(["a", "b"], to: nil)
    try tree.append(["c"], to: "a")
    let before = tree
    #expect(throws: TreeMistake.repeated(["c"])) { try tree.append(["x", "c"], to: "b") }
    #expect(throws: TreeMistake.repeated(["x"])) { try tree.append(["x", "x"], to: "b") }
    #expect(throws: TreeMistake.noParent("q")) { try tree.append(["x"], to: "q") }
    #expect(throws: TreeMistake.nothingToDelete("q")) { try tree.delete(["a", "q"]) }
    #expect(throws: TreeMistake.unknownChild("q")) { _ = try tree.parent(of: "q") }
    #expect(throws: TreeMistake.repeated(["b"])) {
      try tree.replaceChildren(of: "a", with: .flat(["b"]))
    }
    #expect(tree == before)
    try tree.append([], to: "q")
    try tree.insert([], .before, "q")
    #expect(tree == before)
  }
}
