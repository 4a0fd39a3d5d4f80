import Foundation

/// The direction in which a stack places its children.
package enum LayoutAxis: Sendable {
  case horizontal
  case vertical

  package func main(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

  package func cross(_ size: CGSize) -> CGFloat { self == .horizontal ? size.height : size.width }

  package func main(_ proposal: ProposedViewSize) -> CGFloat? {
    self == .horizontal ? proposal.width : proposal.height
  }

  package func cross(_ proposal: ProposedViewSize) -> CGFloat? {
    self == .horizontal ? proposal.height : proposal.width
  }

  package func size(main: CGFloat, cross: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }

  package func proposal(main: CGFloat?, cross: CGFloat?) -> ProposedViewSize {
    self == .horizontal
      ? ProposedViewSize(width: main, height: cross)
      : ProposedViewSize(width: cross, height: main)
  }
}
