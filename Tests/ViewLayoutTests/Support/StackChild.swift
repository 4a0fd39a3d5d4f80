import Foundation
import TestSupport
import ViewLayout

/// A view that takes what it is offered within limits.
struct StackChild: Equatable {
  var minimum: CGFloat = 0
  var maximum: CGFloat = .infinity
  var ideal: CGFloat = 10
  var priority = 0.0

  /// How long it is for a proposal.
  func length(_ proposed: CGFloat?) -> CGFloat {
    min(max(proposed ?? ideal, minimum), maximum)
  }
}

extension StackChild {
  init(_ value: JSONValue) {
    minimum = value["min"].length ?? 0
    maximum = value["max"].length ?? .infinity
    ideal = value["ideal"].length ?? minimum
    priority = value["priority"].length.map { Double($0) } ?? 0
  }
}

/// A stack of such views.
struct StackModel {
  var axis: LayoutAxis = .horizontal
  var spacing: CGFloat = 0
  var children: [StackChild]

  /// What every child is offered.
  func proposals(_ proposal: ProposedViewSize) -> [ProposedViewSize] {
    StackDistribution(
      axis: axis,
      priorities: children.map(\.priority),
      distances: Array(repeating: spacing, count: max(children.count - 1, 0))
    )
    .proposals(for: proposal) { child, offered in
      axis.size(main: children[child].length(axis.main(offered)), cross: axis.cross(offered) ?? 10)
    }
  }

  /// What every child is offered along the stack.
  func offers(_ length: CGFloat?) -> [CGFloat?] {
    proposals(axis.proposal(main: length, cross: 50)).map { axis.main($0) }
  }

  /// How long every child becomes.
  func lengths(_ length: CGFloat?) -> [CGFloat] {
    zip(children, offers(length)).map { $0.length($1) }
  }

  /// How long the stack becomes.
  func sum(_ length: CGFloat?) -> CGFloat {
    lengths(length).reduce(0, +) + spacing * CGFloat(max(children.count - 1, 0))
  }
}
