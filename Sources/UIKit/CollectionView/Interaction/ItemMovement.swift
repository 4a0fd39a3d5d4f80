import CoreGraphics
import Diagnostics
import Foundation

/// Moves an item by hand: the others make room for it, and the data changes once it is let go.
///
/// While it goes on, the view shows an order that the data does not have yet. Layout and views use
/// the paths of that order, the data source those of its own; `dataPath(of:)` leads from one to the
/// other.
@MainActor
final class ItemMovement {
  unowned(unsafe) let view: UICollectionView
  private var origin: IndexPath?
  /// Where the item is in the order that is shown.
  private(set) var current: IndexPath?
  private var position = CGPoint.zero
  private var map: UpdateMap?

  init(view: UICollectionView) { self.view = view }

  /// The item's path in the data; the same as shown while nothing is moved.
  func dataPath(of path: IndexPath) -> IndexPath {
    guard let map else { return path }
    return map.old(path) ?? path
  }

  // MARK: Hands

  func begin(at path: IndexPath) -> Bool {
    guard origin == nil, view.hasItem(at: path), let source = view.dataSource,
      source.collectionView(view, canMoveItemAt: path)
    else { return false }
    view.prepareLayout()
    guard let attributes = view.keeper.attributes(forItemAt: path) else { return false }
    (origin, current) = (path, path)
    position = attributes.center
    view.setNeedsLayout()
    return true
  }

  func update(to target: CGPoint) {
    guard let origin, let current, target.x.isFinite, target.y.isFinite else { return }
    let layout = view.keeper.layout
    let previous = position
    position = target
    let proposed = layout.targetIndexPath(forInteractivelyMovingItem: current, withPosition: target)
    let wanted = view.hasItem(at: proposed) ? proposed : current
    let place =
      view.collectionDelegate?.collectionView(
        view,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: origin,
        atCurrentIndexPath: current,
        toProposedIndexPath: wanted
      ) ?? wanted
    if place != current { show(at: place, from: current) }
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [place],
      withTargetPosition: target,
      previousIndexPaths: [current],
      previousPosition: previous
    )
    (context.targets, context.previous) = ([place], [current])
    context.target = target
    layout.invalidateLayout(with: context)
  }

  func end() { finish(isCancelled: false) }

  func cancel() { finish(isCancelled: true) }

  /// The data is new: whatever was moved is not any more.
  func reset() { (origin, current, map) = (nil, nil, nil) }

  // MARK: Effect

  /// Shows the item at another place in the order.
  private func show(at place: IndexPath, from old: IndexPath) {
    rename(old, place)
    current = place
    map = origin.flatMap { origin in
      guard origin != place else { return nil }
      var operations = UpdateOperations()
      operations.movedItems = [.init(from: origin, to: place)]
      return UpdateMap(operations)
    }
  }

  /// Views, selection and sizes go along with the order that is shown.
  private func rename(_ old: IndexPath, _ new: IndexPath) {
    var operations = UpdateOperations()
    operations.movedItems = [.init(from: old, to: new)]
    let step = UpdateMap(operations)
    view.moveCount(from: old.section, to: new.section)
    view.selection.follow(step)
    view.visible.follow(step)
    let context = view.keeper.layout.makeContext()
    context.updates = step
    view.keeper.layout.invalidateLayout(with: context)
  }

  private func finish(isCancelled: Bool) {
    guard let origin, let current else { return }
    if isCancelled, current != origin { rename(current, origin) }
    (self.origin, self.current, map) = (nil, nil, nil)
    if !isCancelled, current != origin {
      view.dataSource?.collectionView(view, moveItemAt: origin, to: current)
      view.invalidateCounts()
    }
    let final = isCancelled ? origin : current
    let layout = view.keeper.layout
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [final],
      previousIndexPaths: [current],
      movementCancelled: isCancelled
    )
    (context.targets, context.previous) = ([final], [current])
    layout.invalidateLayout(with: context)
    view.pass.run()
  }

  // MARK: Attributes

  /// Puts the item that is moved where the hand is, in front of all others.
  func apply(
    to attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let current, view.hasItem(at: current) else { return attributes }
    let moving = view.keeper.layout.layoutAttributesForInteractivelyMovingItem(
      at: current,
      withTargetPosition: position
    )
    return attributes.filter { $0.key != .cell(current) } + [moving]
  }
}
