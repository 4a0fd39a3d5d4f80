import CoreGraphics
import Foundation

/// A list that makes room for what may be dropped, and where its items are.
@MainActor
protocol DropGapList: SettlingList, DropAiming {
  /// The number of items of each section, with the held item where it is shown.
  var dataCounts: [Int] { get }
  var contentSize: CGSize { get }
  var reorderingCadence: UICollectionView.ReorderingCadence { get }

  /// The item at a point of the content.
  func item(at point: CGPoint) -> ShownPath?
  /// Where the layout has a held item come to for a point of the content.
  func place(ofHeld path: ShownPath, at point: CGPoint) -> ShownPath
  func frameOfFirstItem(inSection section: Int) -> CGRect?
}

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
  unowned(unsafe) let list: any DropGapList
  private let order: ShownOrder
  private var extra: Int?
  private var isHolding = false
  private var timer: FrameTimer?
  private var wanted: GivenPath?

  init(list: any DropGapList, order: ShownOrder) {
    self.list = list
    self.order = order
  }

  // MARK: Destination

  /// Where something dropped at a point would come among the items; `moved` is the item of the list
  /// that is dragged, if it is one.
  func destination(at point: CGPoint, moved: GivenPath?) -> GivenPath? {
    if isHolding, let held = order.held {
      return order.itemPath(list.place(ofHeld: order.shownPath(held), at: point)) ?? held
    }
    if let found = list.item(at: point) {
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
    return end(near: point, moved: moved)
  }

  /// The end of the last section that begins before a point; nil where there are no items.
  ///
  /// An item that is moved within its section leaves its own place there.
  private func end(near point: CGPoint, moved: GivenPath?) -> GivenPath? {
    let (counts, size) = (list.dataCounts, list.contentSize)
    let isDown = size.height >= size.width
    let place = isDown ? point.y : point.x
    for section in counts.indices.reversed() where counts[section] > 0 {
      guard let first = list.frameOfFirstItem(inSection: section) else { continue }
      if (isDown ? first.minY : first.minX) <= place {
        let own = moved?.section == section ? 1 : 0
        return GivenPath(item: counts[section] - own, section: section)
      }
    }
    return nil
  }

  // MARK: Showing

  /// Shows what would become of a drop; `moved` is the item of the list that it moves.
  func show(
    _ intent: UICollectionViewDropProposal.Intent,
    at place: GivenPath?,
    moved source: GivenPath?
  ) {
    list.aimDrop(at: intent == .insertIntoDestinationIndexPath ? place?.indexPath : nil)
    guard intent == .insertAtDestinationIndexPath, let place else {
      stop()
      if extra != nil || isHolding {
        close()
        list.letElementsMove()
      }
      return
    }
    guard let pause = Self.patience[list.reorderingCadence] else { return open(at: place, source) }
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
        list.settleLater()
      }
      guard let held = order.held else { return }
      let count = list.dataCounts[place.section]
      let item =
        place.section != held.section || place.item < count
        ? min(place.item, count) : max(0, count - 1)
      let place = GivenPath(item: item, section: place.section)
      guard place != held else { return list.settleLater() }
      order.moveHeld(to: place)
    } else {
      if isHolding { close() }
      let place = GapPlace.fitting(place, list.dataCounts)
      if let extra {
        order.move(extra, to: place)
      } else {
        extra = order.insert(at: place, nil)
      }
    }
    list.letElementsMove()
  }

  /// Shows the order of the data again.
  func close() {
    list.aimDrop(at: nil)
    if let extra {
      self.extra = nil
      order.remove(extra)
    }
    if isHolding {
      isHolding = false
      order.moveHeldBack()
      order.release()
      list.settleLater()
    }
  }

  /// Waits for nothing any more.
  func stop() { (timer, wanted) = (nil, nil) }

  /// The data is new: there is no gap any more.
  func forget() {
    stop()
    (extra, isHolding, list.dropTarget) = (nil, false, nil)
  }

  /// Leaves out the gap, and does not show what is held.
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
