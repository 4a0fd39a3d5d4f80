import CoreGraphics
import Diagnostics
import Foundation

/// A collection view whose layout is kept prepared, and what that depends on.
@MainActor
protocol LaidOutList: AnyObject {
  var bounds: CGRect { get }
  var contentSize: CGSize { get set }
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
  /// The number of items of each section, with the places that the data has no items for.
  var countsOfItems: [Int] { get }

  func hasItem(at path: ShownPath) -> Bool
  func prepareLayout()
  /// Becomes what a layout lays out.
  func adopt(_ layout: UICollectionViewLayout)
}

/// Keeps a collection view's layout prepared and asks it for attributes.
///
/// Where the view mirrors the layout for the reading direction, this is where it happens.
@MainActor
final class LayoutKeeper {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let list: any LaidOutList
  private let order: ShownOrder
  private(set) var layout: UICollectionViewLayout
  private var isValid = false
  /// Whether the layout is computing what it needs.
  private(set) var isPreparing = false
  /// Whether the layout has nothing to go by so far but what it computed before the view had a size.
  private var isProvisional = false
  private var hasReportedStale = false
  private var named = NamedSupplements()
  private weak var noted: UICollectionViewLayoutInvalidationContext?
  /// What was asked for last, whose memory the next question uses.
  private var shown: [UICollectionViewLayoutAttributes] = []
  /// How often the layout was prepared.
  private(set) var preparations = 0

  init(list: any LaidOutList, order: ShownOrder, layout: UICollectionViewLayout) {
    self.list = list
    self.order = order
    self.layout = layout
  }

  func replace(with layout: UICollectionViewLayout) {
    self.layout.host = nil
    self.layout = layout
    list.adopt(layout)
    isValid = false
    preparations = 0
  }

  func invalidate() { isValid = false }

  /// A context is about to make what was prepared invalid.
  func willInvalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    guard isValid, !isPreparing, context !== noted else { return }
    noted = context
    order.presentationally { named.note(context, of: layout) }
  }

  /// Whether what was prepared still holds.
  var isReady: Bool { isValid }

  /// Whether the layout was ever prepared.
  var isKnown: Bool { preparations > 0 }

  /// Whether the layout computed nothing so far for a view of the present kind.
  var isNew: Bool { !isKnown || isProvisional && !list.bounds.isEmpty }

  /// Lets the layout compute what it needs for updates that come before the first layout pass.
  func prepareEarly() {
    list.prepareLayout()
    isProvisional = list.bounds.isEmpty
  }

  /// Lets the layout compute what it needs, once after each invalidation.
  func prepare() {
    guard !isValid, !isPreparing else { return }
    isPreparing = true
    // Invalidation from inside counts as done: the layout knows what it does.
    order.presentationally(layout.prepare)
    isPreparing = false
    isValid = true
    isProvisional = false
    hasReportedStale = false
    preparations += 1
    list.contentSize = contentSize
    order.presentationally { named.report(of: layout) }
  }

  /// Takes the size of the content once more: layouts may find it while they give attributes.
  func refreshContentSize() {
    guard isValid, !isPreparing else { return }
    let size = contentSize
    if size != list.contentSize { list.contentSize = size }
  }

  private var contentSize: CGSize {
    let size = layout.collectionViewContentSize
    guard size.width.isFinite, size.height.isFinite else {
      reportNotFinite(size)
      return .zero
    }
    return size
  }

  // MARK: Attributes

  /// The attributes of what meets a rectangle, without what is hidden or cannot be.
  ///
  /// Layouts may give more than was asked for; what only touches the rectangle is not in it.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found = order.presentationally {
      layout.layoutAttributesForElements(in: mirrored(rect)) ?? []
    }
    let counts = list.countsOfItems
    var shown: [UICollectionViewLayoutAttributes] = []
    swap(&shown, &self.shown)
    shown.removeAll(keepingCapacity: true)
    for attributes in found {
      guard !attributes.placement.isHidden else { continue }
      guard exists(attributes, counts) else {
        reportStale(attributes, counts)
        continue
      }
      let seen = mirrored(attributes)
      if seenFrame(seen).overlaps(rect) || layout.measuresOutOfSight(attributes) {
        shown.append(seen)
      }
    }
    self.shown = shown
    return shown
  }

  /// Where an element is seen: one of a row that was scrolled is not where its attributes have it.
  func seenFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard attributes.isInRow else { return attributes.frame }
    let way = layout.displacement(of: attributes)
    return attributes.frame.offsetBy(dx: isMirrored ? -way.dx : way.dx, dy: way.dy)
  }

  /// Whether an element is in sight by now, while views that came into sight move those behind them.
  func isStillInSight(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    if isValid { return true }
    if layout.measuresOutOfSight(attributes) { return true }
    let latest = layout.latest(attributes)
    return latest === attributes || seenFrame(mirrored(latest)).overlaps(list.bounds)
  }

  func attributes(forItemAt path: ShownPath) -> UICollectionViewLayoutAttributes? {
    guard list.hasItem(at: path) else { return nil }
    return layout.layoutAttributesForItem(at: path.indexPath).map(mirrored)
  }

  func attributes(
    forSupplementary kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(mirrored)
  }

  private func exists(_ attributes: UICollectionViewLayoutAttributes, _ counts: [Int]) -> Bool {
    guard attributes.category == .cell else { return true }
    let path = attributes.storedIndexPath
    return counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }

  // MARK: Reading direction

  var isMirrored: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != list.effectiveUserInterfaceLayoutDirection
  }

  private var mirrorWidth: CGFloat { max(list.contentSize.width, list.bounds.width) }

  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: mirrorWidth - rect.maxX,
      y: rect.minY,
      width: rect.width,
      height: rect.height
    )
  }

  private func mirrored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard isMirrored else { return attributes }
    let copy = attributes.copied()
    copy.placement.center.x = mirrorWidth - attributes.placement.center.x
    return copy
  }

  // MARK: Mistakes

  /// Tells of the first of the attributes that are wrong for one reason.
  private func reportStale(_ attributes: UICollectionViewLayoutAttributes, _ counts: [Int]) {
    guard !hasReportedStale else { return }
    hasReportedStale = true
    let path = attributes.storedIndexPath
    let items = counts.indices.contains(path.section) ? "\(counts[path.section])" : "no"
    UIKitDiagnostics.report(
      Diagnosis(
        .layoutStale,
        what: "\(type(of: layout)) gave attributes for an item that does not exist.",
        place: "\(type(of: layout)), item \(path.short)",
        saw: "\(counts.count) sections; section \(path.section) has \(items) items",
        applePhrase: "layout attributes for an index path that does not exist"
      )
    )
  }

  private func reportNotFinite(_ size: CGSize) {
    UIKitDiagnostics.report(
      Diagnosis(
        .notFinite,
        what: "A layout gave a content size that is not a finite number.",
        place: "\(type(of: layout)).collectionViewContentSize",
        saw: "\(size)",
        remedy: "Look for a division by zero in the layout, as by a width that is still 0; the"
          + " content is taken as empty."
      )
    )
  }
}

extension CGRect {
  /// Whether the rectangles share more than an edge; one without area needs to begin inside, and in
  /// one without area it is enough to touch.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    (minX < other.maxX || other.width == 0 && minX == other.maxX)
      && (minY < other.maxY || other.height == 0 && minY == other.maxY)
      && (maxX > other.minX || minX == other.minX)
      && (maxY > other.minY || minY == other.minY)
  }
}
