import CoreGraphics
import Foundation

/// The room that items make where something may be dropped among them.
///
/// An item of the same view that is to be moved takes its place with it; for anything else there is
/// an empty place.
@MainActor
final class DropGap {
  /// How long the finger rests before items make room, in seconds; not measured.
  private static let patience: [UICollectionView.ReorderingCadence: TimeInterval] = [
    .fast: 0.2, .slow: 0.5,
  ]

  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UICollectionView
  private var extra: Int?
  private var isHolding = false
  private var highlighted: GivenPath?
  private var timer: FrameTimer?
  private var wanted: GivenPath?

  init(view: UICollectionView) { self.view = view }

  private var order: ShownOrder { view.order }

  // MARK: Destination

  /// Where something dropped at a point would come among the items.
  func destination(at point: CGPoint, _ session: any UIDropSession) -> GivenPath? {
    if isHolding, let held = order.held {
      let proposed = view.keeper.layout.targetIndexPath(
        forInteractivelyMovingItem: order.shownPath(held).indexPath,
        withPosition: point
      )
      return order.itemPath(ShownPath(proposed)) ?? held
    }
    if let found = view.item(at: point) {
      if let gap = extra, let own = order.extra(gap) {
        let old = order.path(of: own)
        if found == old { return own.next }
        guard let path = order.itemPath(found) else {
          // A placeholder beyond the gap.
          let isBeyond = found.section == old.section && found.item > old.item
          return GivenPath(item: own.place + (isBeyond ? 1 : 0), section: own.section)
        }
        guard path.section == own.section else { return path }
        let place = GapPlace(section: own.section, item: own.place)
        return GivenPath(item: place.destination(at: path.item), section: own.section)
      }
      if let path = order.itemPath(found) { return path }
      return order.extra(at: found)?.next
    }
    if let gap = extra.flatMap(order.extra) { return gap.next }
    return end(near: point, moved: movedItem(session))
  }

  /// The end of the last section that begins before a point; nil where there are no items.
  ///
  /// An item that is moved within its section leaves its own place there.
  private func end(near point: CGPoint, moved: GivenPath?) -> GivenPath? {
    let counts = view.dataCounts
    let isDown = view.contentSize.height >= view.contentSize.width
    let place = isDown ? point.y : point.x
    for section in counts.indices.reversed() where counts[section] > 0 {
      guard
        let first = view.layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.frame
      else { continue }
      if (isDown ? first.minY : first.minX) <= place {
        let own = moved?.section == section ? 1 : 0
        return GivenPath(item: counts[section] - own, section: section)
      }
    }
    return nil
  }

  /// The one item of this view that is dragged, if it is one.
  private func movedItem(_ session: any UIDropSession) -> GivenPath? {
    guard session.items.count == 1, let item = session.items.first else { return nil }
    return view.drags.source(of: item).map(GivenPath.init)
  }

  // MARK: Showing

  /// Shows what a proposal means.
  func show(
    _ proposal: UICollectionViewDropProposal,
    at place: GivenPath?,
    _ session: any UIDropSession
  ) {
    let isMove = proposal.operation == .move && session.allowsMoveOperation
    let isTaken = isMove || proposal.operation == .copy
    highlight(
      isTaken && proposal.intent == .insertIntoDestinationIndexPath ? place : nil
    )
    guard isTaken, proposal.intent == .insertAtDestinationIndexPath, let place else {
      stop()
      if extra != nil || isHolding {
        close()
        animate()
      }
      return
    }
    let source = isMove ? movedItem(session) : nil
    guard let pause = Self.patience[view.reorderingCadence] else { return open(at: place, source) }
    guard wanted != place else { return }
    wanted = place
    timer = FrameTimer(after: pause) { [weak self] in self?.open(at: place, source) }
  }

  private func open(at place: GivenPath, _ source: GivenPath?) {
    timer = nil
    if let source {
      if extra != nil { close() }
      if !isHolding {
        isHolding = true
        order.hold(source)
        view.setNeedsLayout()
      }
      guard let held = order.held else { return }
      let count = view.dataCounts[place.section]
      let item =
        place.section != held.section || place.item < count
        ? min(place.item, count) : max(0, count - 1)
      let place = GivenPath(item: item, section: place.section)
      guard place != held else { return view.setNeedsLayout() }
      order.moveHeld(to: place)
    } else {
      if isHolding { close() }
      let place = view.drops.fitting(place)
      if let extra {
        order.move(extra, to: place)
      } else {
        extra = order.insert(at: place, nil)
      }
    }
    animate()
  }

  /// Lets items go where they are now.
  func animate() {
    guard view.window != nil else { return view.setNeedsLayout() }
    PlatterMotion.run(ItemMovement.pace) { [view] in
      view.pass.run()
    } completion: {
    }
  }

  /// Shows the order of the data again.
  func close() {
    highlight(nil)
    if let extra {
      self.extra = nil
      order.remove(extra)
    }
    if isHolding {
      isHolding = false
      order.moveHeldBack()
      order.release()
      view.setNeedsLayout()
    }
  }

  /// Waits for nothing any more.
  func stop() { (timer, wanted) = (nil, nil) }

  /// The data is new: there is no gap any more.
  func forget() {
    stop()
    (extra, isHolding, highlighted) = (nil, false, nil)
  }

  private func highlight(_ path: GivenPath?) {
    guard path != highlighted else { return }
    if let highlighted { view.cellForItem(at: highlighted.indexPath)?.isHighlighted = false }
    highlighted = path
    if let path { view.cellForItem(at: path.indexPath)?.isHighlighted = true }
  }

  func apply(
    to attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    var attributes = attributes
    if let gap = extra.flatMap(order.extra) {
      let key = ElementKey.cell(order.path(of: gap))
      attributes.removeAll { $0.key == key }
    }
    guard isHolding, let held = order.held else { return attributes }
    let key = ElementKey.cell(order.shownPath(held))
    return attributes.map { attributes in
      guard attributes.key == key else { return attributes }
      let hidden = attributes.copied()
      hidden.alpha = 0
      return hidden
    }
  }
}
