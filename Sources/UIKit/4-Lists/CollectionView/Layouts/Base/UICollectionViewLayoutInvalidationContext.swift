import CoreGraphics
import Foundation
import ListUpdates

/// What of a layout is invalid.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var items: [IndexPath] = []
  private var supplementaries: [String: [IndexPath]] = [:]
  private var decorations: [String: [IndexPath]] = [:]
  var everything = false
  var counts = false
  private var namesElements = false
  var targets: [IndexPath]?
  var previous: [IndexPath]?
  var target = CGPoint.zero
  /// Whether what the layout solved still holds, or has taken the change in already.
  var keepsSolution = false
  /// Where everything went, when an update is the reason.
  var updates: UpdateMap<ShownPath>?

  /// Makes a context that names nothing in particular.
  public override init() { super.init() }

  /// Whether everything is invalid, as after `reloadData()`.
  open var invalidateEverything: Bool { everything }

  /// Whether the numbers of sections and items are to be asked for again.
  open var invalidateDataSourceCounts: Bool { counts }

  /// Invalidates items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    namesElements = true
    items += indexPaths
  }

  /// Invalidates supplementary views.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    namesElements = true
    supplementaries[elementKind, default: []] += indexPaths
  }

  /// Invalidates decoration views.
  open func invalidateDecorationElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    namesElements = true
    decorations[elementKind, default: []] += indexPaths
  }

  /// The items named so far; nil when none are.
  open var invalidatedItemIndexPaths: [IndexPath]? { items.isEmpty ? nil : items }

  /// The supplementary views named so far, by kind; nil when none are.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementaries.isEmpty ? nil : supplementaries
  }

  /// The decoration views named so far, by kind; nil when none are.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    decorations.isEmpty ? nil : decorations
  }

  /// How far the content offset is to move.
  ///
  /// Defaults to not at all.
  open var contentOffsetAdjustment = CGPoint.zero

  /// How much the content size is to grow, in points.
  ///
  /// Defaults to not at all.
  open var contentSizeAdjustment = CGSize.zero

  /// The items being moved by hand, before the last step; nil where none are.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { previous }

  /// The items being moved by hand, after the last step; nil where none are.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { targets }

  /// Where the items moved by hand are held.
  open var interactiveMovementTarget: CGPoint { target }

  /// Whether only named elements are concerned.
  var isPartial: Bool { namesElements && !everything }
}
