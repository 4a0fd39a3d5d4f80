import CoreGraphics
import Foundation

/// A list whose items are moved by hand, and how its delegate and data source are asked.
@MainActor
protocol ItemMovingList: SettlingList {
  func prepareLayout()
  func hasItem(at path: ShownPath) -> Bool
  /// Whether the data source lets an item be moved.
  func mayMove(_ path: GivenPath) -> Bool
  func center(ofItem path: ShownPath) -> CGPoint?
  /// The cell of an item that is a row, and floats while it is moved.
  func rowCell(at path: ShownPath) -> (any LiftedCell)?
  /// Where the layout has a held item come to for a point of the content.
  func place(ofHeld path: ShownPath, at point: CGPoint) -> ShownPath
  /// Where the delegate lets the item go that is to come to a place.
  func target(of origin: DataPath, at current: GivenPath, proposed: GivenPath) -> GivenPath
  /// Has the data source move an item.
  func moveInData(from origin: DataPath, to place: GivenPath)

  // MARK: The layout

  func invalidate(_ step: ItemMovement.Step)
  func invalidate(_ end: ItemMovement.End)
  /// The attributes of the held item under the hand.
  func attributes(ofHeld path: ShownPath, at point: CGPoint) -> UICollectionViewLayoutAttributes
}

/// Moves an item by hand: the others make room for it, and the data changes once it is let go.
@MainActor
final class ItemMovement {
  /// What the hand did: where the item is shown and was, and where the hand is and was.
  struct Step {
    let place: (new: ShownPath, old: ShownPath)
    let point: (new: CGPoint, old: CGPoint)
  }

  /// How a movement ended.
  struct End {
    let place: ShownPath
    let old: ShownPath
    let isCancelled: Bool
  }

  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let list: any ItemMovingList
  private let order: ShownOrder
  /// Whether an item is moved.
  private(set) var isGoing = false
  private var position = CGPoint.zero
  /// The row that floats under the hand, until it is where it belongs.
  private weak var lifted: (any LiftedCell)?

  init(list: any ItemMovingList, order: ShownOrder) {
    self.list = list
    self.order = order
  }

  // MARK: Hands

  func begin(at path: GivenPath) -> Bool {
    guard !isGoing, order.origin == nil, list.hasItem(at: order.shownPath(path)),
      list.mayMove(path)
    else { return false }
    list.prepareLayout()
    guard let center = list.center(ofItem: order.shownPath(path)) else { return false }
    isGoing = true
    order.hold(path)
    position = center
    land()
    lifted = list.rowCell(at: order.shownPath(path))
    lifted?.setLifted(true)
    list.settleLater()
    return true
  }

  func update(to target: CGPoint) {
    guard isGoing, let origin = order.origin, let current = order.held, target.x.isFinite,
      target.y.isFinite
    else { return }
    let previous = position
    position = target
    let proposed = list.place(ofHeld: order.shownPath(current), at: target)
    let wanted = list.hasItem(at: proposed) ? order.itemPath(proposed) ?? current : current
    let place = list.target(of: origin, at: current, proposed: wanted)
    if place != current { order.moveHeld(to: place) }
    list.invalidate(
      Step(
        place: (order.shownPath(place), order.shownPath(current)),
        point: (target, previous)
      )
    )
    // The others go where they are now; the held one stays under the hand.
    if place != current, list.isInWindow { list.letElementsMove() }
  }

  func end() { finish(isCancelled: false) }

  func cancel() { finish(isCancelled: true) }

  /// The data is new: whatever was moved is not any more.
  func reset() {
    isGoing = false
    land()
  }

  private func land() {
    lifted?.setLifted(false)
    lifted = nil
  }

  // MARK: Effect

  private func finish(isCancelled: Bool) {
    guard isGoing, let origin = order.origin, let current = order.held else { return }
    let old = order.shownPath(current)
    if isCancelled { order.moveHeldBack() }
    let (place, isElsewhere) = (order.held ?? current, order.isHeldElsewhere)
    isGoing = false
    order.release()
    if isElsewhere { list.moveInData(from: origin, to: place) }
    list.invalidate(End(place: order.shownPath(place), old: old, isCancelled: isCancelled))
    guard list.isInWindow else {
      land()
      return list.settleNow()
    }
    list.letElementsMove { [weak self] in
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
    guard list.hasItem(at: path) else { return attributes }
    let moving = list.attributes(ofHeld: path, at: position)
    return attributes.filter { $0.key != .cell(path) } + [moving]
  }

  /// The element that stays under the hand whatever else is animated.
  var heldKey: ElementKey? {
    isGoing ? order.held.map { .cell(order.shownPath($0)) } : nil
  }
}
