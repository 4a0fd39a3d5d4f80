import CollectionLayout
import CoreGraphics
import Foundation

/// A supplementary view that is fastened to an item or a group.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public nonisolated let elementKind: String
  /// The point of the item the view is fastened to.
  public nonisolated let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that goes there; nil is the same point as on the item.
  public nonisolated let itemAnchor: NSCollectionLayoutAnchor?
  nonisolated(unsafe) private var order = 1

  /// Makes a view that lies at a point of an item, inside of it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Makes a view of which one point lies at a point of an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize,
    _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The place along the line of sight; greater is nearer.
  ///
  /// Defaults to 1, in front of cells.
  open var zIndex: Int {
    get { order }
    set { order = newValue }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize,
      elementKind,
      containerAnchor,
      itemAnchor
    )
    copy.takeValues(of: self)
    return copy
  }

  override func takeValues(of other: NSCollectionLayoutItem) {
    super.takeValues(of: other)
    if let other = other as? NSCollectionLayoutSupplementaryItem { order = other.order }
  }

  nonisolated var storedZIndex: Int { order }

  nonisolated var anchoredValue: CompositionalAnchored {
    let shell = shell
    return CompositionalAnchored(
      kind: elementKind,
      size: shell.size,
      container: containerAnchor.value,
      item: itemAnchor?.value,
      insets: shell.insets,
      zIndex: order
    )
  }

  override nonisolated var identity: AnyHashable { anchoredValue }
}

/// A supplementary view at an edge of a section, or of all of them.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner it lies at.
  public nonisolated let alignment: NSRectAlignment
  /// How far from there, in points.
  public nonisolated let offset: CGPoint
  /// Whether it was made with an anchor, not an alignment.
  private nonisolated let isAnchored: Bool
  nonisolated(unsafe) private var extends = true
  nonisolated(unsafe) private var isPinned = false

  /// Makes a view at an edge or corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      alignment: alignment,
      absoluteOffset: .zero
    )
  }

  /// Makes a view that lies at a point of the section, which does not grow by it.
  ///
  /// The class has it from what it inherits from; where the view lies on iOS is not documented. An offset of the
  /// anchor that is counted in sizes of the view is left out here.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, at: containerAnchor, nil)
  }

  /// Makes a view of which one point lies at a point of the section, which does not grow by it.
  ///
  /// The view's own point is kept; it lies inside of the section at the section's point.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, at: containerAnchor, itemAnchor)
  }

  private init(
    _ layoutSize: NSCollectionLayoutSize,
    _ elementKind: String,
    at containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    alignment = .none
    offset = .zero
    isAnchored = true
    super.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  /// Makes a view at a distance from an edge or corner, in points.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    isAnchored = false
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  /// Whether the section grows by it; otherwise it lies on the section.
  ///
  /// Defaults to true.
  open var extendsBoundary: Bool {
    get { extends }
    set { extends = newValue }
  }

  /// Whether it stays visible while its section does.
  ///
  /// Only items at an edge along the scrolling direction do. Defaults to false.
  open var pinToVisibleBounds: Bool {
    get { isPinned }
    set { isPinned = newValue }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy =
      isAnchored
      ? NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize,
        elementKind,
        at: containerAnchor,
        itemAnchor
      )
      : NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize,
        elementKind: elementKind,
        alignment: alignment,
        absoluteOffset: offset
      )
    copy.takeValues(of: self)
    return copy
  }

  override func takeValues(of other: NSCollectionLayoutItem) {
    super.takeValues(of: other)
    guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return }
    extends = other.extends
    isPinned = other.isPinned
  }

  /// The side of a section that a share of its length is at.
  private nonisolated static func side(_ share: CGFloat) -> CompositionalBoundary.Side {
    share == 0.5 ? .middle : share < 0.5 ? .low : .high
  }

  nonisolated var boundaryValue: CompositionalBoundary {
    let shell = shell
    let anchor = containerAnchor.value
    return CompositionalBoundary(
      kind: elementKind,
      size: shell.size,
      horizontal: isAnchored ? Self.side(anchor.unit.x) : alignment.horizontal,
      vertical: isAnchored ? Self.side(anchor.unit.y) : alignment.vertical,
      offset: isAnchored && !anchor.isFractional ? anchor.offset : offset,
      extends: extends && !isAnchored,
      isPinned: isPinned,
      insets: shell.insets,
      zIndex: storedZIndex
    )
  }

  override nonisolated var identity: AnyHashable { boundaryValue }
}

extension NSRectAlignment {
  fileprivate var horizontal: CompositionalBoundary.Side {
    switch self {
    case .leading, .topLeading, .bottomLeading: .low
    case .trailing, .topTrailing, .bottomTrailing: .high
    case .top, .bottom, .none: .middle
    }
  }

  fileprivate var vertical: CompositionalBoundary.Side {
    switch self {
    case .top, .topLeading, .topTrailing: .low
    case .bottom, .bottomLeading, .bottomTrailing: .high
    case .leading, .trailing, .none: .middle
    }
  }
}

/// A decoration view behind a section.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view, under which its class is registered with the layout.
  public nonisolated let elementKind: String
  nonisolated(unsafe) private var order = 0

  init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      ),
      supplementaryItems: []
    )
  }

  /// Makes a view as large as its section with everything that belongs to it, less the view's own
  /// `contentInsets`.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  /// The place along the line of sight; cells of a section with decorations are at 1.
  ///
  /// Defaults to 0.
  open var zIndex: Int {
    get { order }
    set { order = newValue }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(elementKind)
    copy.takeValues(of: self)
    return copy
  }

  override func takeValues(of other: NSCollectionLayoutItem) {
    super.takeValues(of: other)
    if let other = other as? NSCollectionLayoutDecorationItem { order = other.order }
  }

  nonisolated var decorationValue: CompositionalDecoration {
    CompositionalDecoration(kind: elementKind, insets: shell.insets, zIndex: order)
  }

  override nonisolated var identity: AnyHashable { decorationValue }
}
