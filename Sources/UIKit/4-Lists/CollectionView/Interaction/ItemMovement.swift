import CoreGraphics
import Diagnostics
import Foundation

/// Moves an item by hand: the others make room for it, and the data changes once it is let go.
@MainActor
final class ItemMovement {
  /// How long others take to make room, in seconds; not measured.
  static let pace: TimeInterval = 0.3

  unowned let view: UICollectionView
  /// Whether an item is moved.
  private(set) var isGoing = false
  private var position = CGPoint.zero

  init(view: UICollectionView) { self.view = view }

  private var order: ShownOrder { view.order }

  // MARK: Hands

  func begin(at path: IndexPath) -> Bool {
    guard !isGoing, order.origin == nil, view.hasItem(at: order.shownPath(path)),
      let source = view.dataSource,
      source.collectionView(view, canMoveItemAt: path)
    else { return false }
    view.prepareLayout()
    guard let attributes = view.keeper.attributes(forItemAt: order.shownPath(path)) else {
      return false
    }
    isGoing = true
    order.hold(path)
    position = attributes.center
    view.setNeedsLayout()
    return true
  }

  func update(to target: CGPoint) {
    guard isGoing, let origin = order.origin, let current = order.held, target.x.isFinite,
      target.y.isFinite
    else { return }
    let layout = view.keeper.layout
    let previous = position
    position = target
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: order.shownPath(current),
      withPosition: target
    )
    let wanted = view.hasItem(at: proposed) ? order.itemPath(proposed) ?? current : current
    let place =
      view.collectionDelegate?.collectionView(
        view,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: origin,
        atCurrentIndexPath: current,
        toProposedIndexPath: wanted
      ) ?? wanted
    if place != current { order.moveHeld(to: place) }
    let (new, old) = (order.shownPath(place), order.shownPath(current))
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [new],
      withTargetPosition: target,
      previousIndexPaths: [old],
      previousPosition: previous
    )
    (context.targets, context.previous) = ([new], [old])
    context.target = target
    layout.invalidateLayout(with: context)
    if place != current { makeRoom() }
  }

  /// Lets the others go where they are now; the held one stays under the hand.
  private func makeRoom() {
    guard view.window != nil else { return }
    PlatterMotion.run(Self.pace) { [view] in
      view.pass.run()
    } completion: {
    }
  }

  func end() { finish(isCancelled: false) }

  func cancel() { finish(isCancelled: true) }

  /// The data is new: whatever was moved is not any more.
  func reset() { isGoing = false }

  // MARK: Effect

  private func finish(isCancelled: Bool) {
    guard isGoing, let origin = order.origin, let current = order.held else { return }
    if isCancelled { order.moveHeld(to: origin) }
    isGoing = false
    order.release()
    if !isCancelled, current != origin {
      view.dataSource?.collectionView(view, moveItemAt: origin, to: current)
      view.invalidateCounts()
    }
    let final = order.shownPath(isCancelled ? origin : current)
    let layout = view.keeper.layout
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [final],
      previousIndexPaths: [order.shownPath(current)],
      movementCancelled: isCancelled
    )
    (context.targets, context.previous) = ([final], [order.shownPath(current)])
    layout.invalidateLayout(with: context)
    guard view.window != nil else { return view.pass.run() }
    PlatterMotion.run(Self.pace) { [view] in
      view.pass.run()
    } completion: {
    }
  }

  // MARK: Attributes

  /// Puts the item that is moved where the hand is, in front of all others.
  func apply(
    to attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard isGoing, let held = order.held else { return attributes }
    let path = order.shownPath(held)
    guard view.hasItem(at: path) else { return attributes }
    let moving = view.keeper.layout.layoutAttributesForInteractivelyMovingItem(
      at: path,
      withTargetPosition: position
    )
    return attributes.filter { $0.key != .cell(path) } + [moving]
  }

  /// The element that stays under the hand whatever else is animated.
  var heldKey: ElementKey? {
    isGoing ? order.held.map { .cell(order.shownPath($0)) } : nil
  }
}
