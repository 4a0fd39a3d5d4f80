import CollectionLayout
import CoreGraphics
import Foundation

/// Places items in lines, one section after the other, each with a header and a footer.
///
/// A delegate that conforms to `UICollectionViewDelegateFlowLayout` has the last word on sizes,
/// insets and spacing. Lines are spread from edge to edge; the last one of a section with items of
/// several sizes is not.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  let plan = FlowPlan()

  /// Makes a layout with the default values.
  public override init() { super.init() }

  /// Makes a layout from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.nib?.finish(self, as: UICollectionViewFlowLayout.self)
  }

  /// The size of items where the delegate names none.
  ///
  /// Defaults to 50 x 50 points.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// A guess at the size of items that size themselves, in points.
  ///
  /// Cells are asked for their size as they become visible. Defaults to zero: items have the sizes
  /// they are given.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// What lies at least between lines, in points; between the tallest items of two lines it is
  /// exactly this.
  ///
  /// Defaults to 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// What lies at least between the items of a line, in points.
  ///
  /// Defaults to 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The axis along which lines follow each other.
  ///
  /// Defaults to vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The room around the items of a section, in points; headers and footers ignore it.
  ///
  /// Defaults to nothing.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// What section insets are counted from.
  ///
  /// Defaults to the content inset.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// The size of headers, of which only the length along the axis counts, in points; zero is no
  /// header.
  ///
  /// Defaults to zero.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers, of which only the length along the axis counts, in points; zero is no
  /// footer.
  ///
  /// Defaults to zero.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay visible while their section does.
  ///
  /// Defaults to false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet {
      if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() }
    }
  }

  /// Whether footers stay visible while their section does.
  ///
  /// Defaults to false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet {
      if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() }
    }
  }

  // MARK: Answers

  open override func prepare() {
    super.prepare()
    plan.prepare(self)
  }

  open override var collectionViewContentSize: CGSize {
    plan.catchUp(self)
    return plan.contentSize
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { plan.elements(in: rect, of: self) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { plan.item(at: indexPath, of: self) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    plan.supplementary(elementKind, at: indexPath, of: self)
  }

  // MARK: Invalidation

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    host?.keeper.willInvalidate(context)
    plan.invalidate(with: context, isPreparing: host?.keeper.isPreparing ?? false)
    super.invalidateLayout(with: context)
  }

  /// Whether other bounds make the layout invalid: another length across the axis does, and any
  /// move while headers or footers stay visible.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let old = collectionView.bounds
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds {
      return newBounds != old
    }
    return hasOtherCrossLength(newBounds, old)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      let isOther = hasOtherCrossLength(newBounds, collectionView?.bounds ?? .null)
      context.invalidateFlowLayoutDelegateMetrics = isOther
      context.invalidateFlowLayoutAttributes = isOther
    }
    return context
  }

  private func hasOtherCrossLength(_ a: CGRect, _ b: CGRect) -> Bool {
    scrollDirection == .vertical ? a.width != b.width : a.height != b.height
  }

  /// Whether the size that a cell prefers changes the layout: it does where sizes are guessed.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    plan.accepts(preferredAttributes, originalAttributes, self)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    let before = plan.contentSize
    plan.measure(preferredAttributes, self)
    let after = plan.contentSize
    context.contentSizeAdjustment = CGSize(
      width: after.width - before.width,
      height: after.height - before.height
    )
    if let kind = originalAttributes.kind {
      context.invalidateSupplementaryElements(
        ofKind: kind,
        at: [originalAttributes.storedIndexPath]
      )
    } else {
      context.invalidateItems(at: [originalAttributes.storedIndexPath])
    }
    return context
  }

  // MARK: Details

  override func hasMeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    plan.hasMeasured(attributes)
  }

  override var asksViewsForSizes: Bool { FlowReader(self).guessesSizes }

  override func surroundingsMayHaveChanged() -> Bool { plan.isOutdated(in: self) }
}
