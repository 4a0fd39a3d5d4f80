import Foundation

/// A leaf or a group of a compositional layout.
package struct CompositionalItem: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    /// One item of the data.
    case leaf
    /// Items behind each other along an axis.
    indirect case group(CompositionalGroup)
    /// Items in places of their own.
    case custom([CompositionalSlot])
  }

  package var size: CompositionalSize
  package var insets: CompositionalInsets
  package var edges: CompositionalEdges
  package var supplementaries: [CompositionalAnchored]
  package var content: Content

  package init(
    size: CompositionalSize,
    insets: CompositionalInsets = .zero,
    edges: CompositionalEdges = CompositionalEdges(),
    supplementaries: [CompositionalAnchored] = [],
    content: Content = .leaf
  ) {
    self.size = size
    self.insets = insets
    self.edges = edges
    self.supplementaries = supplementaries
    self.content = content
  }

  /// The items directly inside.
  package var subitems: [CompositionalItem] {
    if case .group(let group) = content { group.subitems } else { [] }
  }

  /// The same with another length along an axis.
  func with(_ length: CompositionalDimension, along axes: LayoutAxes) -> CompositionalItem {
    var item = self
    if axes == .vertical { item.size.height = length } else { item.size.width = length }
    return item
  }
}

/// How a group is filled.
package struct CompositionalGroup: Sendable, Hashable {
  package enum Repetition: Sendable, Hashable {
    /// The subitems over and over, until the next does not fit (rule C12).
    case fill
    /// The first subitem so often, in equal parts of the length (rule C17).
    case split(Int)
    /// The first subitem so often, as long as it is (rule C17b).
    case times(Int)
  }

  package var axes: LayoutAxes
  package var subitems: [CompositionalItem]
  package var repetition: Repetition
  package var spacing: CompositionalSpacing

  package init(
    axes: LayoutAxes,
    subitems: [CompositionalItem],
    repetition: Repetition = .fill,
    spacing: CompositionalSpacing = .none
  ) {
    self.axes = axes
    self.subitems = subitems
    self.repetition = repetition
    self.spacing = spacing
  }
}

/// A place in a custom group, seen from the group's outer corner.
package struct CompositionalSlot: Sendable, Hashable {
  package var frame: CGRect
  package var zIndex: Int

  package init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// A point of a rectangle, moved by an offset.
package struct CompositionalAnchor: Sendable, Hashable {
  /// 0 at the leading and top edge, 1 at the trailing and bottom edge, a half in the middle.
  package var unit: CGPoint
  package var offset: CGPoint
  /// Whether the offset is counted in sizes of what is anchored.
  package var isFractional: Bool

  package init(unit: CGPoint, offset: CGPoint = .zero, isFractional: Bool = false) {
    self.unit = unit
    self.offset = offset
    self.isFractional = isFractional
  }

  /// How far the offset moves something of a size.
  func move(_ size: CGSize) -> CGPoint {
    isFractional
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// Something fastened to an item or a group.
package struct CompositionalAnchored: Sendable, Hashable {
  package var kind: String
  package var size: CompositionalSize
  package var container: CompositionalAnchor
  package var item: CompositionalAnchor?
  package var insets: CompositionalInsets
  package var zIndex: Int

  package init(
    kind: String,
    size: CompositionalSize,
    container: CompositionalAnchor,
    item: CompositionalAnchor? = nil,
    insets: CompositionalInsets = .zero,
    zIndex: Int = 1
  ) {
    self.kind = kind
    self.size = size
    self.container = container
    self.item = item
    self.insets = insets
    self.zIndex = zIndex
  }

  /// Where it lies on a rectangle (rules C42 to C44).
  func frame(on rect: CGRect, base: CGSize, measured: CGSize?, _ grid: PixelGrid) -> CGRect {
    let size = size.resolved(in: base, grid, measured: measured)
    let own = item?.unit ?? container.unit
    let (a, b) = (container.move(size), item?.move(size) ?? .zero)
    let slot = CGRect(
      x: rect.minX + container.unit.x * rect.width - own.x * size.width + a.x + b.x,
      y: rect.minY + container.unit.y * rect.height - own.y * size.height + a.y + b.y,
      width: size.width,
      height: size.height
    )
    return insets.besidesGuesses(of: self.size).inside(slot)
  }
}
