import CoreGraphics
import Diagnostics
import Foundation

/// Moves an item by hand: the others make room for it, and the data changes once it is let go.
@MainActor
final class ItemMovement {
  /// How long others take to make room, in seconds; not measured.
  static let pace: TimeInterval = 0.3

  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UICollectionView
  /// Whether an item is moved.
  private(set) var isGoing = false
  private var position = CGPoint.zero
  /// The row that floats under the hand, until it is where it belongs.
  private weak var lifted: UICollectionViewCell?

  init(view: UICollectionView) { self.view = view }

  private var order: ShownOrder { view.order }

  // MARK: Hands

  func begin(at path: GivenPath) -> Bool {
    guard !isGoing, order.origin == nil, view.hasItem(at: order.shownPath(path)),
      let source = view.dataSource,
      source.collectionView(view, canMoveItemAt: path.indexPath)
    else { return false }
    view.prepareLayout()
    guard let attributes = view.keeper.attributes(forItemAt: order.shownPath(path)) else {
      return false
    }
    isGoing = true
    order.hold(path)
    position = attributes.center
    land()
    if let cell = view.visible.cell(at: order.shownPath(path)), cell.isRow {
      lifted = cell
      cell.isLifted = true
    }
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
    let proposed = ShownPath(
      layout.targetIndexPath(
        forInteractivelyMovingItem: order.shownPath(current).indexPath,
        withPosition: target
      )
    )
    let wanted = view.hasItem(at: proposed) ? order.itemPath(proposed) ?? current : current
    let place = GivenPath(
      view.collectionDelegate?.collectionView(
        view,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: origin.indexPath,
        atCurrentIndexPath: current.indexPath,
        toProposedIndexPath: wanted.indexPath
      ) ?? wanted.indexPath
    )
    if place != current { order.moveHeld(to: place) }
    let (new, old) = (order.shownPath(place).indexPath, order.shownPath(current).indexPath)
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
  func reset() {
    isGoing = false
    land()
  }

  private func land() {
    lifted?.isLifted = false
    lifted = nil
  }

  // MARK: Effect

  private func finish(isCancelled: Bool) {
    guard isGoing, let origin = order.origin, let current = order.held else { return }
    let old = order.shownPath(current).indexPath
    if isCancelled { order.moveHeldBack() }
    let (place, isElsewhere) = (order.held ?? current, order.isHeldElsewhere)
    isGoing = false
    order.release()
    if isElsewhere {
      view.dataSource?.collectionView(view, moveItemAt: origin.indexPath, to: place.indexPath)
      view.invalidateCounts()
    }
    let final = order.shownPath(place).indexPath
    let layout = view.keeper.layout
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [final],
      previousIndexPaths: [old],
      movementCancelled: isCancelled
    )
    (context.targets, context.previous) = ([final], [old])
    layout.invalidateLayout(with: context)
    guard view.window != nil else {
      land()
      return view.pass.run()
    }
    PlatterMotion.run(Self.pace) { [view] in
      view.pass.run()
    } completion: { [weak self] in
      if self?.isGoing == false { self?.land() }
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
      at: path.indexPath,
      withTargetPosition: position
    )
    return attributes.filter { $0.key != .cell(path) } + [moving]
  }

  /// The element that stays under the hand whatever else is animated.
  var heldKey: ElementKey? {
    isGoing ? order.held.map { .cell(order.shownPath($0)) } : nil
  }
}
