import CoreGraphics
import Foundation
import ListUpdates

/// A table whose rows are moved by hand, and how its delegate and data source are asked.
@MainActor
protocol RowMovingList: SettlingList {
  var bounds: CGRect { get }
  var adjustedContentInset: UIEdgeInsets { get }
  /// The number of rows of each section, in the order that is shown.
  var rowCounts: [Int] { get }

  func frame(ofRow path: IndexPath) -> CGRect
  func indexPathForRow(at point: CGPoint) -> IndexPath?
  /// The cell of a row, in front of all others now.
  func raiseCell(at path: IndexPath) -> (any LiftedCell)?
  /// Moves the content along, as far as it goes; returns whether it moved.
  func scroll(by distance: CGFloat) -> Bool
  /// Lets views, selection and heights go along with the order that is shown.
  func followOrder(_ step: UpdateMap<IndexPath>)
  /// Where the delegate lets a row go that is to come to a place.
  func target(ofRow origin: IndexPath, proposed: IndexPath) -> IndexPath
  /// Has the data source move a row.
  func moveInData(from origin: IndexPath, to place: IndexPath)
  /// The order is that of the data again.
  func movementDidEnd()
}

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
  unowned(unsafe) let list: any RowMovingList
  private var held: HeldElement<IndexPath, IndexPath>?
  private var cell: (any LiftedCell)?
  /// Where the finger is in the view, and how far below the row's top it took hold.
  private var finger = CGPoint.zero
  private var grab: CGFloat = 0
  private var lastTick: TimeInterval?
  private lazy var ticker = FrameTicker { [weak self] in self?.tick($0) ?? false }

  init(list: any RowMovingList) { self.list = list }

  /// The row's path in the data; the same as shown while nothing is moved.
  func dataPath(of path: IndexPath) -> IndexPath {
    guard let held else { return path }
    return held.dataPosition(path.position).map { IndexPath($0) } ?? path
  }

  var isHolding: Bool { held != nil }

  /// Whether a row is held by hand.
  func holds(_ path: IndexPath) -> Bool { held?.place == path }

  // MARK: Hands

  func begin(at path: IndexPath, _ point: CGPoint) {
    guard held == nil, let cell = list.raiseCell(at: path) else { return }
    held = HeldElement(path, at: path)
    self.cell = cell
    grab = point.y - cell.frame.minY
    cell.setLifted(true)
    update(to: point)
    ticker.start()
  }

  func update(to point: CGPoint) {
    guard held != nil, point.x.isFinite, point.y.isFinite else { return }
    finger = CGPoint(x: point.x, y: point.y - list.bounds.minY)
    follow()
  }

  private func follow() {
    guard let held, let cell else { return }
    var frame = list.frame(ofRow: held.place)
    frame.origin.y = finger.y + list.bounds.minY - grab
    if cell.frame != frame { cell.frame = frame }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    guard let proposed = list.indexPathForRow(at: middle), proposed != held.place else { return }
    let place = list.target(ofRow: held.origin, proposed: proposed)
    if place != held.place, isPlace(place, from: held.place) { show(at: place, from: held.place) }
  }

  /// Whether the row can be at a path; a section takes one more than it has.
  private func isPlace(_ path: IndexPath, from old: IndexPath) -> Bool {
    let counts = list.rowCounts
    guard path.count == 2, counts.indices.contains(path.section) else { return false }
    let room = counts[path.section] + (path.section == old.section ? 0 : 1)
    return (0..<room).contains(path.row)
  }

  func end() { finish(isCancelled: false) }

  func cancel() { finish(isCancelled: true) }

  /// The data is new: whatever was moved is not any more.
  func reset() {
    release()
    held = nil
  }

  // MARK: Effect

  /// Shows the row at another place in the order.
  private func show(at place: IndexPath, from old: IndexPath) {
    list.followOrder(.move(from: old, to: place))
    held?.move(to: place)
    list.settleLater()
  }

  private func finish(isCancelled: Bool) {
    guard let (origin, current) = held.map({ ($0.origin, $0.place) }) else { return }
    if isCancelled, current != origin { list.followOrder(.move(from: current, to: origin)) }
    release()
    held = nil
    if !isCancelled, current != origin { list.moveInData(from: origin, to: current) }
    list.movementDidEnd()
  }

  private func release() {
    guard let cell else { return }
    cell.setLifted(false)
    self.cell = nil
    lastTick = nil
  }

  // MARK: Ends of the view

  /// A row held near an end of the view moves the content along.
  private func tick(_ time: TimeInterval) -> Bool {
    guard held != nil else { return false }
    let elapsed = lastTick.map { max(0, time - $0) } ?? 0
    lastTick = time
    let pull = Self.pull(at: finger.y, in: list.bounds.height, list.adjustedContentInset)
    if pull != 0, list.scroll(by: Self.speed * pull * elapsed) { follow() }
    return true
  }

  /// Which way and how much of its speed content moves along under a finger: from -1, upwards, to 1.
  static func pull(at y: CGFloat, in height: CGFloat, _ inset: UIEdgeInsets) -> CGFloat {
    let top = y - inset.top - edge
    let bottom = y - (height - inset.bottom - edge)
    return min(1, max(-1, (top < 0 ? top : max(0, bottom)) / edge))
  }
}
