import Foundation

extension LineTree {
  /// The first line that ends behind a place, where lines have no spacing; nil where all end before.
  func firstLine(endingAfter place: CGFloat) -> FlowLine? {
    var index = root
    var first = 0
    var start: CGFloat = 0
    while index != Self.nobody {
      let node = nodes[Int(index)]
      if node.left != Self.nobody {
        let left = nodes[Int(node.left)]
        if start + left.stretch.length > place {
          index = node.left
          continue
        }
        first += left.items
        start += left.stretch.length
      }
      let length = CGFloat(node.run.lines) * node.run.extent
      if start + length > place {
        let run = node.run
        let share = run.extent > 0 ? max(0, (place - start) / run.extent) : 0
        let number = min(run.lines - 1, Int(share.rounded(.down)))
        return FlowLine(
          first: first + number,
          count: 1,
          start: start + CGFloat(number) * run.extent,
          extent: run.extent,
          isPlain: run.isPlain
        )
      }
      first += node.run.items
      start += length
      index = node.right
    }
    return nil
  }
}
