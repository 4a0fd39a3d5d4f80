import Foundation

extension LineTree {
  /// Trees of more runs than this are looked at from above only, so that debug builds keep the promise
  /// of O(log n).
  private static let most = 64

  /// Whether sums are what is below them, every run has lines, and every node is used or free.
  ///
  /// O(n) in a small tree, O(1) in others.
  var isConsistent: Bool {
    guard runCount <= Self.most else { return isConsistent(root, depth: 1) }
    return isConsistent(root, depth: .max) && runCount + freeCount == nodes.count
  }

  private func isConsistent(_ index: Int32, depth: Int) -> Bool {
    guard index != Self.nobody, depth > 0 else { return true }
    let node = nodes[Int(index)]
    var (count, items, stretch) = (Int32(1), node.run.items, node.run.stretch(spacing: spacing))
    if node.left != Self.nobody {
      let left = nodes[Int(node.left)]
      (count, items) = (count + left.nodes, items + left.items)
      stretch = left.stretch.followed(by: stretch)
    }
    if node.right != Self.nobody {
      let right = nodes[Int(node.right)]
      (count, items) = (count + right.nodes, items + right.items)
      stretch = stretch.followed(by: right.stretch)
    }
    guard count == node.nodes, items == node.items, node.run.lines > 0 else { return false }
    // Lengths that are no numbers are equal to nothing.
    guard stretch == node.stretch || stretch.length.isNaN else { return false }
    return isConsistent(node.left, depth: depth - 1) && isConsistent(node.right, depth: depth - 1)
  }
}
