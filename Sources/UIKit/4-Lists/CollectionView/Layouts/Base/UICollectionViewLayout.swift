import CoreGraphics
import Diagnostics
import Foundation

/// Places the elements of a collection view; a subclass says where.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  weak var host: UICollectionView?
  private(set) var decorations: [String: CollectionPool.Source] = [:]

  /// Makes a layout.
  public override init() { super.init() }

  /// Makes a layout from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    coder.nib?.finish(self, as: UICollectionViewLayout.self)
  }

  /// Called when the nib that the layout came from is complete.
  open func awakeFromNib() {}

  /// Called in place of running the app, where a design tool shows the layout.
  open func prepareForInterfaceBuilder() {}

  /// Layouts are not archived here: nibs are read, never written.
  open func encode(with coder: NSCoder) {}

  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { host }

  /// The class of the attributes the layout makes.
  ///
  /// Defaults to the base class.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the layout's invalidation contexts.
  ///
  /// Defaults to the base class.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Answers

  /// Computes what the other answers need; called once after each invalidation.
  open func prepare() {}

  /// The size of the content, in points.
  ///
  /// Defaults to nothing.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that meet a rectangle.
  ///
  /// Defaults to nil.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item.
  ///
  /// Defaults to nil.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view.
  ///
  /// Defaults to nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view.
  ///
  /// Defaults to nil.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The offset to come to rest at after a drag.
  ///
  /// Defaults to the one proposed.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after a change of layout or content.
  ///
  /// Defaults to the one proposed.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Invalidation

  /// Invalidates the layout: `prepare()` is called before the next layout pass.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  /// Invalidates what the context contains; overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    host?.keeper.willInvalidate(context)
    host?.layoutWasInvalidated(with: context)
  }

  /// Whether a change of the bounds invalidates the layout.
  ///
  /// Defaults to false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What a change of the bounds invalidates.
  ///
  /// Defaults to an empty context.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether the size that a cell prefers invalidates the layout.
  ///
  /// Defaults to false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What the size that a cell prefers invalidates.
  ///
  /// Defaults to an empty context.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether views that become visible are asked for the size that they prefer.
  var asksViewsForSizes: Bool { true }

  /// Whether something outside the layout changed that it went by, such as insets.
  func surroundingsMayHaveChanged() -> Bool { false }

  /// How far an element is seen from where its attributes have it, because its row was scrolled.
  func displacement(of attributes: UICollectionViewLayoutAttributes) -> CGVector { .zero }

  /// Where an element is by now, where the layout takes in what views say at once.
  func latest(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { attributes }

  /// Whether the view of an element said another size than was guessed.
  func hasMeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Whether an element off screen is to be measured, since those visible depend on it.
  func measuresOutOfSight(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Called before the visible elements are asked for.
  func boundsWillShow(_ bounds: CGRect) {}

  /// The rows that scroll across the layout; nil where it never has any.
  var rows: (any LayoutRows)? { nil }

  /// Attributes of the layout's own class.
  func makeAttributes(
    _ category: UICollectionView.ElementCategory,
    _ kind: String?,
    _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes =
      type.flatMap { $0 == UICollectionViewLayoutAttributes.self ? nil : $0 }
      .map { DynamicInstantiation.make($0) } ?? UICollectionViewLayoutAttributes()
    attributes.become(category, kind, indexPath)
    return attributes
  }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type: AnyClass = Self.invalidationContextClass
    if type == UICollectionViewLayoutInvalidationContext.self {
      return UICollectionViewLayoutInvalidationContext()
    }
    guard let type = type as? UICollectionViewLayoutInvalidationContext.Type else {
      reportWrongClass(type)
      return UICollectionViewLayoutInvalidationContext()
    }
    return DynamicInstantiation.make(type)
  }

  private func reportWrongClass(_ type: AnyClass) {
    UIKitDiagnostics.report(
      Diagnosis(.contextClass, place: "\(Self.self).invalidationContextClass", saw: "\(type)")
    )
  }

  // MARK: Movement by hand

  /// The place in the order for an item that is moved, by where it is held.
  ///
  /// Defaults to that of the item there, or to the one it has.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath { item(under: position, besides: previousIndexPath) }

  /// The attributes of an item that is moved.
  ///
  /// Defaults to its own, where it is held and in front.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copied() ?? makeAttributes(.cell, nil, indexPath)
    attributes.center = position
    attributes.zIndex = Int(Int32.max)
    return attributes
  }

  /// What moving items invalidates.
  ///
  /// Defaults to an empty context.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// What the end of a movement invalidates.
  ///
  /// Defaults to an empty context.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // MARK: Transitions

  /// Called on the new layout before it replaces the old one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on the old layout before the new one replaces it.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called on both layouts when the new one has replaced the old one.
  open func finalizeLayoutTransition() {}

  // MARK: Updates

  /// Called after `prepare()` when items or sections were inserted, deleted or moved.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when an update is in effect.
  open func finalizeCollectionViewUpdates() {}

  /// Called before the bounds change their size in an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called when the animated change of the bounds is in effect.
  open func finalizeAnimatedBoundsChange() {}

  /// The attributes from which an item that appears in an update is animated.
  ///
  /// Defaults to its place, unseen, for inserted items, and nil for others.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { unseenWhenNew(.cell(ShownPath(itemIndexPath))) }

  /// The attributes to which an item that disappears in an update is animated.
  ///
  /// Defaults to the place it had, unseen, for deleted items, and nil for others.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { unseenWhenGone(.cell(ShownPath(itemIndexPath))) }

  /// The attributes from which a supplementary view that appears in an update is animated.
  ///
  /// Defaults to its place, unseen, for those of inserted sections, and nil for others.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    unseenWhenNew(.supplementary(elementKind, ShownPath(elementIndexPath)))
  }

  /// The attributes to which a supplementary view that disappears in an update is animated.
  ///
  /// Defaults to the place it had, unseen, for those of deleted sections, and nil for others.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    unseenWhenGone(.supplementary(elementKind, ShownPath(elementIndexPath)))
  }

  /// The attributes from which a decoration view that appears in an update is animated.
  ///
  /// Defaults to its place, unseen, for those of inserted sections, and nil for others.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    unseenWhenNew(.decoration(elementKind, ShownPath(decorationIndexPath)))
  }

  /// The attributes to which a decoration view that disappears in an update is animated.
  ///
  /// Defaults to the place it had, unseen, for those of deleted sections, and nil for others.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    unseenWhenGone(.decoration(elementKind, ShownPath(decorationIndexPath)))
  }

  /// The supplementary views of a kind, by their paths before an update, that go with it.
  ///
  /// Those of sections and items that are deleted go without being named. Defaults to none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }

  /// The decoration views of a kind, by their paths before an update, that go with it.
  ///
  /// Defaults to none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views of a kind, by their paths after an update, that come with it.
  ///
  /// Defaults to none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }

  /// The decoration views of a kind, by their paths after an update, that come with it.
  ///
  /// Defaults to none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Decoration views

  /// Registers a class for the layout's decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    let type = viewClass as? UICollectionReusableView.Type
    decorations[elementKind] = type.map { .type($0) }
  }

  /// Registers a nib for decoration views of a kind; nil unregisters it.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { nib in
      .maker { frame in NibCells.reusable(nib, nil, frame) }
    }
  }

  // MARK: Reading direction

  /// The direction the layout was written for.
  ///
  /// Defaults to that of the app.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors the layout where the other direction is read.
  ///
  /// Defaults to false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
