import CollectionLayout
import CoreGraphics
import Foundation
import ListUpdates
import ScrollPhysics

/// Moves a row by hand: the others make room for it, and the data changes once it is let go.
///
/// While it goes on, the table shows an order that the data does not have yet; `dataPath(of:)` leads
/// from a path that is shown to one of the data.
@MainActor
final class RowMovement {
  /// How near the ends of the view the content begins to move along, in points.
  private static let edge: CGFloat = 50
  /// How fast it does, in points a second.
  private static let speed: CGFloat = 420

  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UITableView
  private var origin: IndexPath?
  /// Where the row is in the order that is shown.
  private var current: IndexPath?
  private var map: UpdateMap<IndexPath>?
  private var cell: UITableViewCell?
  /// Where the finger is in the view, and how far below the row's top it took hold.
  private var finger = CGPoint.zero
  private var grab: CGFloat = 0
  private var lastTick: TimeInterval?
  private lazy var ticker = FrameTicker { [weak self] in self?.tick($0) ?? false }

  init(view: UITableView) { self.view = view }

  /// The row's path in the data; the same as shown while nothing is moved.
  func dataPath(of path: IndexPath) -> IndexPath { map?.old(path) ?? path }

  var isHolding: Bool { current != nil }

  /// Whether a row is held by hand.
  func holds(_ path: IndexPath) -> Bool { current == path }

  /// Whether the data source takes moves in.
  var takesMoves: Bool {
    guard let source = view.dataSource else { return false }
    return OptionalMethod.moveRow.isThere(in: source)
  }

  // MARK: Hands

  func begin(at path: IndexPath, _ point: CGPoint) {
    guard origin == nil, view.geometry.hasRow(at: path), let cell = view.visible.cells[path]
    else { return }
    (origin, current) = (path, path)
    self.cell = cell
    grab = point.y - cell.frame.minY
    view.bringSubviewToFront(cell)
    cell.layer.shadowOpacity = 0.2
    cell.layer.shadowRadius = 6
    cell.layer.shadowOffset = CGSize(width: 0, height: 1)
    cell.layer.zPosition = 1
    update(to: point)
    ticker.start()
  }

  func update(to point: CGPoint) {
    guard origin != nil, point.x.isFinite, point.y.isFinite else { return }
    finger = CGPoint(x: point.x, y: point.y - view.bounds.minY)
    follow()
  }

  private func follow() {
    guard let origin, let current, let cell else { return }
    var frame = view.geometry.rect(of: TableElement(current))
    frame.origin.y = finger.y + view.bounds.minY - grab
    if cell.frame != frame { cell.frame = frame }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    guard let proposed = view.geometry.row(at: middle), proposed != current else { return }
    let place =
      view.tableDelegate?.tableView(
        view,
        targetIndexPathForMoveFromRowAt: origin,
        toProposedIndexPath: proposed
      ) ?? proposed
    if place != current, isPlace(place, from: current) { show(at: place, from: current) }
  }

  /// Whether the row can be at a path; a section takes one more than it has.
  private func isPlace(_ path: IndexPath, from old: IndexPath) -> Bool {
    let counts = view.geometry.counts
    guard path.count == 2, counts.indices.contains(path.section) else { return false }
    let room = counts[path.section] + (path.section == old.section ? 0 : 1)
    return (0..<room).contains(path.row)
  }

  func end() { finish(isCancelled: false) }

  func cancel() { if origin != nil { finish(isCancelled: true) } }

  /// The data is new: whatever was moved is not any more.
  func reset() {
    release()
    (origin, current, map) = (nil, nil, nil)
  }

  /// Has the data source move a row whose place is settled; false where it does not take moves in.
  func move(_ row: IndexPath, to place: IndexPath) -> Bool {
    guard let source = view.dataSource else { return false }
    // Whoever takes drops hears also of a row that comes back to its place.
    if row == place, view.dropDelegate != nil { return false }
    if row != place {
      let isTaken = view.answers.call { source.tableView(view, moveRowAt: row, to: place) }
      guard isTaken else { return false }
    }
    view.drops.closeDropGap(animated: false)
    // A data source may have had the table asked for everything anew.
    if row != place, view.geometry.isReady {
      rename(row, place)
      view.drags.follow(UpdateMap(Self.move(row, place)))
      view.geometry.forgetCounts()
    }
    view.dresser.refresh()
    view.pass.invalidate()
    view.pass.run()
    return true
  }

  // MARK: Effect

  /// Shows the row at another place in the order.
  private func show(at place: IndexPath, from old: IndexPath) {
    rename(old, place)
    current = place
    map = origin.flatMap { origin in
      guard origin != place else { return nil }
      return UpdateMap(Self.move(origin, place))
    }
    view.pass.invalidate()
  }

  private static func move(_ from: IndexPath, _ to: IndexPath) -> UpdateOperations<IndexPath> {
    var operations = UpdateOperations<IndexPath>()
    operations.movedItems = [.init(from: from, to: to)]
    return operations
  }

  /// Views, selection and heights go along with the order that is shown.
  private func rename(_ old: IndexPath, _ new: IndexPath) {
    let operations = Self.move(old, new)
    let step = UpdateMap(operations)
    view.geometry.moveCount(from: old.section, to: new.section)
    view.followSelection(step)
    view.visible.follow(step)
    view.prefetcher.follow(step.new)
    view.geometry.take(
      UpdatedExtents(
        old: view.geometry.extents,
        map: step,
        operations: operations,
        after: view.geometry.counts,
        view: view
      ).make()
    )
  }

  private func finish(isCancelled: Bool) {
    guard let origin, let current else { return }
    if isCancelled, current != origin { rename(current, origin) }
    release()
    (self.origin, self.current, map) = (nil, nil, nil)
    if !isCancelled, current != origin {
      view.dataSource?.tableView(view, moveRowAt: origin, to: current)
      view.geometry.forgetCounts()
    }
    view.dresser.refresh()
    view.pass.invalidate()
    view.pass.run()
  }

  private func release() {
    guard let cell else { return }
    cell.layer.shadowOpacity = 0
    cell.layer.zPosition = 0
    self.cell = nil
    lastTick = nil
  }

  // MARK: Ends of the view

  /// A row held near an end of the view moves the content along.
  private func tick(_ time: TimeInterval) -> Bool {
    guard origin != nil else { return false }
    let elapsed = lastTick.map { max(0, time - $0) } ?? 0
    lastTick = time
    let inset = view.adjustedContentInset
    let top = finger.y - inset.top - Self.edge
    let bottom = finger.y - (view.bounds.height - inset.bottom - Self.edge)
    let pull = top < 0 ? top : max(0, bottom)
    if pull != 0 {
      let step = Self.speed * min(1, max(-1, pull / Self.edge)) * elapsed
      let offset = view.contentOffset
      let wanted = view.scroller.range.clamp(CGPoint(x: offset.x, y: offset.y + step))
      if wanted != offset {
        view.contentOffset = wanted
        follow()
      }
    }
    return true
  }
}
