import CoreGraphics
import Foundation

/// A layout between two others, for a change of layout that follows a finger.
///
/// Each element is as far on its way from one layout's place to the other's as `transitionProgress`
/// says, and so is the content offset. Source: Apple's "UICollectionViewTransitionLayout".
@MainActor @preconcurrency
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let current: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  private var progress = CGFloat(0)
  /// Where the content lay with the first layout, and is to lie with the second.
  private var offsets: (from: CGPoint, to: CGPoint)?

  /// Makes a layout between two.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    current = currentLayout
    next = newLayout
    super.init()
  }

  /// Makes a layout from an archive, between two plain ones.
  public required init?(coder: NSCoder) {
    current = UICollectionViewLayout()
    next = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The layout that goes.
  open var currentLayout: UICollectionViewLayout { current }

  /// The layout that comes.
  open var nextLayout: UICollectionViewLayout { next }

  /// How far the transition has come, 0...1; values beyond go beyond.
  ///
  /// Setting it lays everything out again. Defaults to 0.
  open var transitionProgress: CGFloat {
    get { progress }
    set {
      guard newValue.isFinite, newValue != progress else { return }
      progress = newValue
      if let offsets { collectionView?.contentOffset = between(offsets.from, offsets.to) }
      invalidateLayout()
    }
  }

  /// Keeps a value that goes along with the transition, such as a gesture's.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// A value that was kept; 0 where there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Layout

  /// Takes over from the first layout.
  func begin(in view: UICollectionView) {
    for layout in [current, next] { layout.host = view }
    next.prepare()
    let from = view.contentOffset
    offsets = (from, target(from, in: view))
  }

  /// Lets go of both layouts; the collection view takes one of them.
  func end() { for layout in [current, next] { layout.host = nil } }

  /// Where the first layout had the content.
  var startingOffset: CGPoint? { offsets?.from }

  /// Where the second layout is to have the content.
  var finalOffset: CGPoint? { offsets?.to }

  /// The offset at which what is visible stays visible with the second layout.
  private func target(_ offset: CGPoint, in view: UICollectionView) -> CGPoint {
    let bounds = CGRect(origin: offset, size: view.bounds.size)
    let seen = view.visible.settledCells.min().flatMap {
      current.layoutAttributesForItem(at: $0.indexPath)
    }
    var proposed = CGPoint.zero
    if let seen, let goal = next.layoutAttributesForItem(at: seen.indexPath) {
      proposed.x = goal.frame.minX - (seen.frame.minX - offset.x)
      proposed.y = goal.frame.minY - (seen.frame.minY - offset.y)
    }
    let (inset, size) = (view.adjustedContentInset, next.collectionViewContentSize)
    let least = CGPoint(x: -inset.left, y: -inset.top)
    let most = CGPoint(
      x: max(least.x, size.width + inset.right - bounds.width),
      y: max(least.y, size.height + inset.bottom - bounds.height)
    )
    return next.targetContentOffset(
      forProposedContentOffset: CGPoint(
        x: min(max(proposed.x, least.x), most.x),
        y: min(max(proposed.y, least.y), most.y)
      )
    )
  }

  open override var collectionViewContentSize: CGSize {
    let (a, b) = (current.collectionViewContentSize, next.collectionViewContentSize)
    return CGSize(width: between(a.width, b.width), height: between(a.height, b.height))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let offsets else { return current.layoutAttributesForElements(in: rect) }
    let now = between(offsets.from, offsets.to)
    var found: [UICollectionViewLayoutAttributes] = []
    var seen: Set<ElementKey> = []
    for (layout, offset) in [(current, offsets.from), (next, offsets.to)] {
      let part = rect.offsetBy(dx: offset.x - now.x, dy: offset.y - now.y)
      for attributes in layout.layoutAttributesForElements(in: part) ?? []
      where seen.insert(attributes.key).inserted {
        if let mixed = mixed(attributes.key) { found.append(mixed) }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { mixed(.cell(ShownPath(indexPath))) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(.supplementary(elementKind, ShownPath(indexPath)))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { mixed(.decoration(elementKind, ShownPath(indexPath))) }

  /// An element on its way; one that only one layout has fades.
  private func mixed(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (from, to) = (current.attributes(of: key), next.attributes(of: key))
    guard let from else {
      let copy = to?.copied()
      copy?.alpha *= min(max(progress, 0), 1)
      return copy
    }
    let mixed = from.copied()
    guard let to else {
      mixed.alpha *= 1 - min(max(progress, 0), 1)
      return mixed
    }
    mixed.center = between(from.center, to.center)
    mixed.size = CGSize(
      width: max(0, between(from.size.width, to.size.width)),
      height: max(0, between(from.size.height, to.size.height))
    )
    mixed.alpha = between(from.alpha, to.alpha)
    mixed.zIndex = progress < 0.5 ? from.zIndex : to.zIndex
    if from.placement.transform != nil || to.placement.transform != nil {
      let (a, b) = (from.transform, to.transform)
      mixed.transform = CGAffineTransform(
        a: between(a.a, b.a),
        b: between(a.b, b.b),
        c: between(a.c, b.c),
        d: between(a.d, b.d),
        tx: between(a.tx, b.tx),
        ty: between(a.ty, b.ty)
      )
    }
    return mixed
  }

  private func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }

  private func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: between(a.x, b.x), y: between(a.y, b.y))
  }
}
