import Foundation

/// A section of a compositional layout.
package struct CompositionalSectionValues: Sendable, Hashable {
  package var itemCount: Int
  package var group: CompositionalItem
  package var insets = CompositionalInsets.zero
  package var interGroupSpacing: CGFloat = 0
  package var boundary: [CompositionalBoundary] = []
  package var decorations: [CompositionalDecoration] = []
  /// What the safe area, margins or the like keep free across the scrolling direction.
  package var reference = CompositionalInsets.zero
  /// What boundary items keep free across the scrolling direction; they span the rest.
  package var boundaryInsets = CompositionalInsets.zero
  /// Nil where groups follow each other along the scrolling direction.
  package var row: CompositionalRowBehavior?

  package init(itemCount: Int, group: CompositionalItem) {
    self.itemCount = itemCount
    self.group = group
  }
}

/// How a row of groups comes to rest that scrolls across the layout.
package enum CompositionalRowBehavior: Sendable, Hashable {
  case continuous
  case continuousGroupLeadingBoundary
  case paging
  case groupPaging
  case groupPagingCentered
}

/// Something at an edge of a section, or of all of them.
package struct CompositionalBoundary: Sendable, Hashable {
  package enum Side: Sendable, Hashable {
    case low
    case middle
    case high
  }

  package var kind: String
  package var size: CompositionalSize
  package var horizontal: Side
  package var vertical: Side
  package var offset: CGPoint
  package var extends: Bool
  package var isPinned: Bool
  package var insets: CompositionalInsets
  package var zIndex: Int

  package init(
    kind: String,
    size: CompositionalSize,
    horizontal: Side = .middle,
    vertical: Side = .middle,
    offset: CGPoint = .zero,
    extends: Bool = true,
    isPinned: Bool = false,
    insets: CompositionalInsets = .zero,
    zIndex: Int = 1
  ) {
    self.kind = kind
    self.size = size
    self.horizontal = horizontal
    self.vertical = vertical
    self.offset = offset
    self.extends = extends
    self.isPinned = isPinned
    self.insets = insets
    self.zIndex = zIndex
  }

  /// The side along the scrolling direction.
  func main(_ axes: LayoutAxes) -> Side { axes == .vertical ? vertical : horizontal }

  func cross(_ axes: LayoutAxes) -> Side { axes == .vertical ? horizontal : vertical }
}

/// Something behind a section.
package struct CompositionalDecoration: Sendable, Hashable {
  package var kind: String
  package var insets: CompositionalInsets
  package var zIndex: Int

  package init(kind: String, insets: CompositionalInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.insets = insets
    self.zIndex = zIndex
  }
}

/// What holds for all sections of a compositional layout.
package struct CompositionalConfiguration: Sendable, Hashable {
  package var axes: LayoutAxes
  /// The size of the view.
  package var container: CGSize
  package var scale: CGFloat
  package var interSectionSpacing: CGFloat
  package var boundary: [CompositionalBoundary]

  package init(
    axes: LayoutAxes = .vertical,
    container: CGSize,
    scale: CGFloat = 1,
    interSectionSpacing: CGFloat = 0,
    boundary: [CompositionalBoundary] = []
  ) {
    self.axes = axes
    self.container = container
    self.scale = scale
    self.interSectionSpacing = interSectionSpacing
    self.boundary = boundary
  }
}
