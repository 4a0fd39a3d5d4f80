import CoreGraphics
import Foundation

/// Finds the section of a number, in what the layout lays out in; nil for a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// Places items in groups, groups in sections, and sections one after the other.
///
/// Sections, groups and items are values: the layout keeps copies, and a change to one that was
/// given away changes nothing. A section of equal groups costs the same for ten items and for ten
/// million.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  let plan: CompositionalPlan
  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration

  /// Makes a layout all sections of which are alike.
  public init(section: NSCollectionLayoutSection) {
    plan = CompositionalPlan(.section(section.copied()))
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout all sections of which are alike, with what holds for all.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    plan = CompositionalPlan(.section(section.copied()))
    storedConfiguration = configuration.copied()
    super.init()
  }

  /// Makes a layout that asks for each section.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    plan = CompositionalPlan(.provider(sectionProvider))
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout that asks for each section, with what holds for all.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    plan = CompositionalPlan(.provider(sectionProvider))
    storedConfiguration = configuration.copied()
    super.init()
  }

  /// Compositional layouts are made in code: an archive has no sections.
  public required init?(coder: NSCoder) { nil }

  /// What holds for all sections; setting it invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue.copied()
      invalidateLayout()
    }
  }

  // MARK: Answers

  open override func prepare() {
    super.prepare()
    plan.prepare(self)
  }

  open override var collectionViewContentSize: CGSize { plan.contentSize }

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

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    plan.decoration(elementKind, at: indexPath, of: self)
  }

  // MARK: Invalidation

  open override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    host?.keeper.willInvalidate(context)
    plan.invalidate(with: context)
    super.invalidateLayout(with: context)
  }

  /// Whether other bounds make the layout invalid: another size does, and any move while boundary
  /// items stay visible.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    if newBounds.size != collectionView.bounds.size { return true }
    return plan.pinsAnything && newBounds.origin != collectionView.bounds.origin
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.keepsSolution = newBounds.size == collectionView?.bounds.size
    return context
  }

  /// Whether the size that a view prefers differs from the one it was given.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { plan.accepts(preferredAttributes, originalAttributes) }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    context.keepsSolution = true
    let before = plan.contentSize
    plan.measure(preferredAttributes, originalAttributes)
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

  // MARK: Reading direction

  /// Compositional layouts are mirrored where the other direction is read.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Details

  override var asksViewsForSizes: Bool { plan.asksViews }

  override func surroundingsMayHaveChanged() -> Bool { plan.isOutdated(in: self) }

  override func displacement(of attributes: UICollectionViewLayoutAttributes) -> CGVector {
    plan.displacement(of: attributes)
  }

  override func latest(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.category == .cell else { return attributes }
    return plan.item(at: attributes.storedIndexPath, of: self) ?? attributes
  }

  override func hasMeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    plan.hasMeasured(attributes)
  }

  override func measuresOutOfSight(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.category == .cell else { return false }
    return plan.measuresAll(ofSection: attributes.storedIndexPath.section)
  }

  override func boundsWillShow(_ bounds: CGRect) { plan.handlers.call(in: bounds, for: self) }

  override var rows: (any LayoutRows)? { plan }
}
