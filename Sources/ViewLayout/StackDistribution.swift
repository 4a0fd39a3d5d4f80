import Foundation

/// How a stack shares its length among its children.
///
/// Children of the highest priority are served first, with what is left when every other child has its
/// smallest length; among them those that can change least come first, and each is offered an equal share of
/// what remains (Apple's "Building layouts with stack views", and "Layout priority" of the reference).
package struct StackDistribution {
  package let axis: LayoutAxis
  /// The priority of each child.
  package var priorities: [Double]
  /// The distances between children, one less than there are children.
  package var distances: [CGFloat]

  package init(axis: LayoutAxis, priorities: [Double], distances: [CGFloat]) {
    self.axis = axis
    self.priorities = priorities
    self.distances = distances
  }

  /// What every child is offered, in their order.
  ///
  /// `measure` gives the size of a child for a proposal.
  package func proposals(
    for proposal: ProposedViewSize,
    measure: (Int, ProposedViewSize) -> CGSize
  ) -> [ProposedViewSize] {
    let cross = axis.cross(proposal)
    let count = priorities.count
    guard let length = axis.main(proposal) else {
      return Array(repeating: axis.proposal(main: nil, cross: cross), count: count)
    }
    let available = distances.reduce(length, -)
    if count == 1 { return [axis.proposal(main: max(available, 0), cross: cross)] }
    if length == .infinity {
      return Array(repeating: axis.proposal(main: .infinity, cross: cross), count: count)
    }
    func extent(_ child: Int, _ main: CGFloat) -> CGFloat {
      axis.main(measure(child, axis.proposal(main: main, cross: cross)))
    }

    var proposals = Array(repeating: axis.proposal(main: 0, cross: cross), count: count)
    var remaining = available
    let levels = Set(priorities).sorted(by: >)
    let smallest = levels.count == 1 ? [] : (0..<count).map { extent($0, 0) }
    for child in smallest.indices where priorities[child] != levels[0] {
      remaining -= smallest[child]
    }
    for level in levels {
      let children = (0..<count).filter { priorities[$0] == level }
      if level != levels[0] { for child in children { remaining += smallest[child] } }
      let ordered =
        children.count == 1
        ? children
        : children
          .map { child in
            let smallest = extent(child, 0)
            return (child: child, freedom: extent(child, .infinity) - smallest, smallest: smallest)
          }
          .sorted { one, other in
            if one.freedom != other.freedom { return one.freedom < other.freedom }
            // Of those without a limit the one that is longest at least comes first.
            if one.freedom == .infinity, one.smallest != other.smallest {
              return one.smallest > other.smallest
            }
            return one.child < other.child
          }
          .map(\.child)
      for (served, child) in ordered.enumerated() {
        let share = max(remaining, 0) / CGFloat(ordered.count - served)
        proposals[child] = axis.proposal(main: share, cross: cross)
        remaining -= axis.main(measure(child, proposals[child]))
      }
    }
    return proposals
  }
}
