import CoreGraphics
import Foundation

/// A view that a collection view uses for one element after the other.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  var storedReuseIdentifier: String?
  /// What the view was last placed by.
  var appliedAttributes: UICollectionViewLayoutAttributes?
  /// The last pass of the list that had an element for the view.
  var lastPass = 0
  /// The collection view that shows the view, or did.
  weak var collectionHost: UICollectionView?
  /// How far a swipe moves the view to the right of where its attributes place it.
  var swipeShift: CGFloat = 0 { didSet { center.x += swipeShift - oldValue } }
  /// What of the list around matters to the view; nil outside of lists.
  var surroundings: ListSurroundings? {
    didSet { if surroundings != oldValue { surroundingsDidChange(from: oldValue) } }
  }

  /// The identifier the view was dequeued with.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before the view is used for another element.
  open func prepareForReuse() {}

  /// Called after the layout gave the view other attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the view is laid out by another layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the view was laid out by another layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes the view prefers.
  ///
  /// Defaults to those given, with the size that constraints inside the view ask for.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    CellMeasurement(self).measure(layoutAttributes)
    return layoutAttributes
  }

  /// A cell somewhere else than in a list is laid out with what is around it.
  override var ownsLayout: Bool { superview == nil || collectionHost != nil || hostView != nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    hostView?.viewWasLaidOut(self)
  }

  /// Called after the list around changed, or the view's place in it.
  func surroundingsDidChange(from old: ListSurroundings?) {
    let environment = surroundings?.environment ?? .unspecified
    if environment != old?.environment ?? .unspecified {
      traitOverrides.listEnvironment = environment
    }
    updateMargins()
  }

  override var standardMargins: UIEdgeInsets {
    var margins = super.standardMargins
    if let surroundings { (margins.left, margins.right) = (surroundings.side, surroundings.side) }
    return margins
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    guard let view = hostView, view.selfSizingInvalidation != .disabled else { return }
    view.askAgain(self)
  }

  /// The collection view that shows the view, itself or in one of its rows.
  var hostView: UICollectionView? {
    superview as? UICollectionView ?? (superview as? RowView)?.superview as? UICollectionView
  }

  /// Places the view, and tells it where the attributes differ from the last ones.
  func place(by attributes: UICollectionViewLayoutAttributes) {
    if let appliedAttributes, appliedAttributes.isEqual(attributes) { return }
    let placement = attributes.placement
    if appliedAttributes?.placement != placement {
      layer.zPosition = CGFloat(placement.zIndex)
      bounds = CGRect(origin: bounds.origin, size: placement.size)
      center = CGPoint(x: placement.center.x + swipeShift, y: placement.center.y)
      layer.transform = placement.transform ?? .identity
      alpha = placement.alpha
    }
    // The layout may go on changing its own.
    appliedAttributes = attributes.copied()
    apply(attributes)
  }
}
