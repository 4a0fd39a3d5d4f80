import Foundation

/// A fixed number of stretches in a row; where one starts and which meet an interval take
/// O(log n), and so does a change of one.
struct StretchTree: Sendable {
  let count: Int
  private let leaves: Int
  private var nodes: [Stretch]

  init(_ stretches: [Stretch]) {
    count = stretches.count
    var leaves = 1
    while leaves < stretches.count { leaves *= 2 }
    self.leaves = leaves
    nodes = Array(repeating: .none, count: 2 * leaves)
    for (index, stretch) in stretches.enumerated() { nodes[leaves + index] = stretch }
    for node in stride(from: leaves - 1, to: 0, by: -1) { combine(node) }
    assert(isConsistent)
  }

  /// Whether every sum is that of the two below it, in a tree of up to 64 stretches.
  var isConsistent: Bool {
    leaves > 64
      || (1..<leaves).allSatisfy {
        let sum = nodes[2 * $0].followed(by: nodes[2 * $0 + 1])
        return nodes[$0] == sum || sum.length.isNaN
      }
  }

  private mutating func combine(_ node: Int) {
    nodes[node] = nodes[2 * node].followed(by: nodes[2 * node + 1])
  }

  /// How long all are together; O(1).
  var length: CGFloat { nodes[1].length }

  subscript(index: Int) -> Stretch {
    get { nodes[leaves + index] }
    set {
      var node = leaves + index
      nodes[node] = newValue
      while node > 1 {
        node /= 2
        combine(node)
      }
      assert(isConsistent)
    }
  }

  /// Where a stretch starts; O(log n).
  func start(of index: Int) -> CGFloat {
    var node = leaves + index
    var start: CGFloat = 0
    while node > 1 {
      if node % 2 == 1 { start += nodes[node - 1].length }
      node /= 2
    }
    return start
  }

  /// The first stretch that ends behind a place, where none is of negative length; O(log n).
  func first(endingAfter place: CGFloat) -> Int? {
    guard count > 0, length > place else { return nil }
    var (node, start) = (1, CGFloat(0))
    while node < leaves {
      let left = nodes[2 * node].length
      if start + left > place {
        node = 2 * node
      } else {
        start += left
        node = 2 * node + 1
      }
    }
    // The last bits of a sum may lead beyond the end.
    return min(node - leaves, count - 1)
  }

  /// Calls `body` with each stretch that may meet the interval, in order, and where it starts; O(log n)
  /// and what is found.
  func forEach(meeting interval: AxisInterval, _ body: (Int, CGFloat) -> Void) {
    visit(1, 0, interval, body)
  }

  private func visit(
    _ node: Int,
    _ start: CGFloat,
    _ interval: AxisInterval,
    _ body: (Int, CGFloat) -> Void
  ) {
    guard nodes[node].mayMeet(interval, from: start) else { return }
    if node >= leaves { return body(node - leaves, start) }
    visit(2 * node, start, interval, body)
    visit(2 * node + 1, start + nodes[2 * node].length, interval, body)
  }
}
