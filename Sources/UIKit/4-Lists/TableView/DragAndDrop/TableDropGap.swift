import CollectionLayout
import CoreGraphics
import Foundation

/// The room that rows make where something may be dropped among them.
///
/// A row of the same table that is to be moved gives up its own room for it.
@MainActor
final class TableDropGap {
  /// The gaps of what is dragged; placeholders have numbers above these.
  private enum ID {
    static let left = -1
    static let room = 0
  }

  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UITableView
  /// Where the room is, counted without the row that is moved.
  private var place: IndexPath?
  /// The row that is moved, in the data.
  private var moved: IndexPath?
  private var highlighted: IndexPath?

  init(view: UITableView) { self.view = view }

  var isOpen: Bool { place != nil }

  // MARK: Places

  /// The row of the data at a point.
  func row(at point: CGPoint) -> IndexPath? {
    guard case .row(let section, let row)? = element(at: point) else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// The row whose middle half is at a point.
  func middle(at point: CGPoint) -> IndexPath? {
    guard let path = row(at: point) else { return nil }
    let rect = view.geometry.rect(of: TableElement(path))
    return rect.insetBy(dx: 0, dy: rect.height / 4).contains(point) ? path : nil
  }

  private func element(at point: CGPoint) -> TableElement? {
    view.geometry.prepare()
    let extents = view.geometry.extents
    guard let found = extents.element(endingAfter: point.y),
      extents.interval(of: found).low <= point.y
    else { return nil }
    return found
  }

  /// Where something dropped at a point would come among the rows; nil below all of them.
  ///
  /// Of a row that is moved it is the place it will have then.
  func destination(at point: CGPoint) -> IndexPath? {
    view.geometry.prepare()
    let extents = view.geometry.extents
    if let place, let room = extents.interval(ofGap: ID.room), room.low <= point.y,
      point.y < room.high
    {
      return place
    }
    guard let element = extents.element(endingAfter: point.y) else { return place }
    let section = element.section
    switch element {
    case .header: return IndexPath(row: 0, section: section)
    case .footer: return IndexPath(row: count(section), section: section)
    case .row(_, let row):
      var index = row
      if let moved, moved.section == section, moved.row < row { index -= 1 }
      if let place, place.section == section {
        index = GapPlace(section: section, item: place.row).destination(at: index)
      }
      return IndexPath(row: min(index, count(section)), section: section)
    }
  }

  /// The rows of a section without the one that is moved.
  private func count(_ section: Int) -> Int {
    view.geometry.counts[section] - (moved?.section == section ? 1 : 0)
  }

  // MARK: Showing

  /// Shows what would become of a drop.
  func show(_ intent: UITableViewDropProposal.Intent, at place: IndexPath?, moved: IndexPath?) {
    highlight(intent == .insertIntoDestinationIndexPath ? place : nil)
    guard intent == .insertAtDestinationIndexPath, let place,
      view.geometry.counts.indices.contains(place.section)
    else { return close(animated: true) }
    var fitting = place
    self.moved = moved
    fitting.row = max(0, min(place.row, count(place.section)))
    guard self.place != fitting || view.visible.hidden != moved else { return }
    self.place = fitting
    view.visible.hidden = moved
    setGaps()
    animate()
  }

  private func setGaps() {
    guard let place else { return }
    var gaps = others
    var row = place.row
    var height = view.rowHeight > 0 ? view.rowHeight : TableMetrics.row
    if let moved {
      height = view.geometry.extents.extent(of: TableElement(moved)).height
      gaps.append(RowGap(id: ID.left, section: moved.section, row: moved.row, height: -height))
      if moved.section == place.section, row >= moved.row { row += 1 }
    }
    gaps.append(RowGap(id: ID.room, section: place.section, row: row, height: height))
    view.geometry.gaps = gaps
  }

  private var others: [RowGap] { view.geometry.gaps.filter { $0.id > ID.room } }

  /// Lets rows go where they are now.
  private func animate() {
    guard view.window != nil else { return view.pass.invalidate() }
    PlatterMotion.run(ItemMovement.pace) { [view] in
      view.pass.run()
    } completion: {
    }
  }

  /// Shows the order of the data again.
  func close(animated: Bool) {
    guard place != nil || moved != nil else { return }
    (place, moved) = (nil, nil)
    view.visible.hidden = nil
    view.geometry.gaps = others
    if animated { animate() } else { view.pass.invalidate() }
  }

  /// Shows which row takes what would be dropped.
  func highlight(_ path: IndexPath?) {
    guard path != highlighted else { return }
    if let highlighted { view.cellForRow(at: highlighted)?.isHighlighted = false }
    highlighted = path
    if let path { view.cellForRow(at: path)?.isHighlighted = true }
  }
}
