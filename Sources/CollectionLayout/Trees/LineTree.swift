import Foundation

/// The lines of a section, in order, as runs in a balanced tree.
///
/// Finding a line by item or by place, cutting the tree in two and putting two together take
/// O(log n) of the number of runs. Balance comes from chance: the root of a merge is drawn in
/// proportion to the sizes, from a generator of the tree's own, so equal edits give equal trees.
struct LineTree: Sendable {
  struct Node: Sendable {
    var run: LineRun
    var left: Int32 = LineTree.nobody
    var right: Int32 = LineTree.nobody
    /// Of the node and everything below it.
    var nodes: Int32 = 1
    var items: Int
    var stretch: Stretch
  }

  static let nobody: Int32 = -1

  private(set) var nodes: ContiguousArray<Node> = []
  private var free: [Int32] = []
  private(set) var root = LineTree.nobody
  let spacing: CGFloat
  private var seed: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(spacing: CGFloat) { self.spacing = spacing }

  /// Makes a tree of runs, balanced from the start; O(n).
  init(spacing: CGFloat, _ runs: [LineRun]) {
    self.init(spacing: spacing)
    nodes.reserveCapacity(runs.count)
    root = build(runs[...])
    assert(isConsistent)
  }

  private mutating func build(_ runs: ArraySlice<LineRun>) -> Int32 {
    guard !runs.isEmpty else { return Self.nobody }
    let middle = runs.startIndex + runs.count / 2
    let node = make(runs[middle])
    let left = build(runs[..<middle])
    let right = build(runs[(middle + 1)...])
    attach(node, left, right)
    return node
  }

  // MARK: Sums

  /// The number of items in all lines.
  var items: Int { root == Self.nobody ? 0 : nodes[Int(root)].items }

  /// What all lines cover, with spacing behind each.
  var stretch: Stretch { root == Self.nobody ? .none : nodes[Int(root)].stretch }

  /// The number of nodes that are kept for runs to come.
  var freeCount: Int { free.count }

  /// The number of runs.
  var runCount: Int { root == Self.nobody ? 0 : Int(nodes[Int(root)].nodes) }

  // MARK: Nodes

  private mutating func make(_ run: LineRun) -> Int32 {
    let node = Node(run: run, items: run.items, stretch: run.stretch(spacing: spacing))
    if let index = free.popLast() {
      nodes[Int(index)] = node
      return index
    }
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  private mutating func attach(_ index: Int32, _ left: Int32, _ right: Int32) {
    var node = nodes[Int(index)]
    node.left = left
    node.right = right
    node.nodes = 1
    node.items = node.run.items
    node.stretch = node.run.stretch(spacing: spacing)
    if left != Self.nobody {
      let left = nodes[Int(left)]
      node.nodes += left.nodes
      node.items += left.items
      node.stretch = left.stretch.followed(by: node.stretch)
    }
    if right != Self.nobody {
      let right = nodes[Int(right)]
      node.nodes += right.nodes
      node.items += right.items
      node.stretch = node.stretch.followed(by: right.stretch)
    }
    nodes[Int(index)] = node
  }

  private mutating func release(_ index: Int32) {
    guard index != Self.nobody else { return }
    release(nodes[Int(index)].left)
    release(nodes[Int(index)].right)
    free.append(index)
  }

  private mutating func chance(_ first: Int32, outOf all: Int32) -> Bool {
    seed ^= seed << 13
    seed ^= seed >> 7
    seed ^= seed << 17
    return Int32(seed % UInt64(all)) < first
  }

  // MARK: Cutting and joining

  private mutating func merge(_ a: Int32, _ b: Int32) -> Int32 {
    if a == Self.nobody { return b }
    if b == Self.nobody { return a }
    let (left, right) = (nodes[Int(a)], nodes[Int(b)])
    if chance(left.nodes, outOf: left.nodes + right.nodes) {
      let rest = merge(left.right, b)
      attach(a, left.left, rest)
      return a
    }
    let rest = merge(a, right.left)
    attach(b, rest, right.right)
    return b
  }

  /// Cuts before an item that begins a line; a run is cut between its lines.
  private mutating func split(_ index: Int32, at item: Int) -> (Int32, Int32) {
    guard index != Self.nobody else { return (Self.nobody, Self.nobody) }
    let node = nodes[Int(index)]
    let before = node.left == Self.nobody ? 0 : nodes[Int(node.left)].items
    if item <= before {
      let (a, b) = split(node.left, at: item)
      attach(index, b, node.right)
      return (a, index)
    }
    if item >= before + node.run.items {
      let (a, b) = split(node.right, at: item - before - node.run.items)
      attach(index, node.left, a)
      return (index, b)
    }
    let lines = (item - before) / node.run.itemsPerLine
    var (head, tail) = (node.run, node.run)
    head.lines = lines
    tail.lines -= lines
    nodes[Int(index)].run = head
    attach(index, node.left, Self.nobody)
    let rest = make(tail)
    attach(rest, Self.nobody, node.right)
    return (index, rest)
  }

  /// Puts runs in the place of the lines from one item to another; both begin lines.
  ///
  /// O(log n) of the number of runs, and O(k) of those that come and go.
  mutating func replace(_ items: Range<Int>, with runs: [LineRun]) {
    let (head, rest) = split(root, at: items.lowerBound)
    let (old, tail) = split(rest, at: items.count)
    release(old)
    root = merge(merge(head, build(runs[...])), tail)
    assert(isConsistent)
  }

  // MARK: Finding

  /// The line an item is in; the item must exist. O(log n).
  func line(of item: Int) -> FlowLine {
    let (run, first, start) = run(of: item)
    let line = (item - first) / max(1, run.itemsPerLine)
    return FlowLine(
      first: first + line * run.itemsPerLine,
      count: run.itemsPerLine,
      start: start + CGFloat(line) * (run.extent + spacing),
      extent: run.extent,
      isPlain: run.isPlain
    )
  }

  /// The run an item is in, its first item, and where it starts.
  func run(of item: Int) -> (run: LineRun, first: Int, start: CGFloat) {
    var index = root
    var first = 0
    var start: CGFloat = 0
    while index != Self.nobody {
      let node = nodes[Int(index)]
      let left = node.left == Self.nobody ? nil : nodes[Int(node.left)]
      let before = first + (left?.items ?? 0)
      if item < before {
        index = node.left
        continue
      }
      let place = start + (left?.stretch.length ?? 0)
      if item < before + node.run.items || node.right == Self.nobody {
        return (node.run, before, place)
      }
      first = before + node.run.items
      start = place + node.run.stretch(spacing: spacing).length
      index = node.right
    }
    return (LineRun(lines: 0, itemsPerLine: 0, extent: 0, isPlain: true), 0, 0)
  }

  /// Calls `body` with each line that may meet an interval, in order; O(log n) and what is found.
  func forEachLine(meeting interval: AxisInterval, _ body: (FlowLine) -> Void) {
    visit(root, 0, 0, interval, body)
  }

  private func visit(
    _ index: Int32,
    _ first: Int,
    _ start: CGFloat,
    _ interval: AxisInterval,
    _ body: (FlowLine) -> Void
  ) {
    guard index != Self.nobody else { return }
    let node = nodes[Int(index)]
    guard node.stretch.mayMeet(interval, from: start) else { return }
    visit(node.left, first, start, interval, body)
    var (first, start) = (first, start)
    if node.left != Self.nobody {
      first += nodes[Int(node.left)].items
      start += nodes[Int(node.left)].stretch.length
    }
    let run = node.run
    let pitch = run.extent + spacing
    for line in run.lines(meeting: interval.moved(by: -start), spacing: spacing) {
      body(
        FlowLine(
          first: first + line * run.itemsPerLine,
          count: run.itemsPerLine,
          start: start + CGFloat(line) * pitch,
          extent: run.extent,
          isPlain: run.isPlain
        )
      )
    }
    let after = run.stretch(spacing: spacing).length
    visit(node.right, first + run.items, start + after, interval, body)
  }
}
