import CollectionLayout
import CoreGraphics
import Foundation
import ListUpdates

/// The cells that stand for rows that are on their way.
@MainActor
final class TablePlaceholders {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UITableView
  private var cells: [Int: UITableViewCell] = [:]
  private var nextID = 0

  init(view: UITableView) { self.view = view }

  func cell(_ id: Int) -> UITableViewCell? { cells[id] }

  /// Where the row of a placeholder would come; nil where it is gone.
  func path(_ id: Int) -> IndexPath? {
    view.geometry.gaps.first { $0.id == id }.map { IndexPath(row: $0.row, section: $0.section) }
  }

  func insert(_ placeholder: UITableViewPlaceholder, at path: IndexPath) -> Int {
    nextID += 1
    let cell = view.dequeueCell(placeholder.reuseIdentifier, path)
    cell.table = view
    cell.wasPooled = true
    let columns = view.geometry.columns
    cell.frame.size.width = columns.width
    placeholder.cellUpdateHandler?(cell)
    let height =
      placeholder.rowHeight >= 0
      ? placeholder.rowHeight
      : cell.fittingHeight(width: columns.width, otherwise: TableMetrics.row)
    cells[nextID] = cell
    view.geometry.gaps.append(
      RowGap(id: nextID, section: path.section, row: path.row, height: height)
    )
    if view.geometry.hasRow(at: path) { view.dresser.dress(cell, path) }
    cell.isHidden = false
    view.insertSubview(cell, at: view.backgroundView == nil ? 0 : 1)
    place()
    return nextID
  }

  func remove(_ id: Int) {
    guard let cell = cells.removeValue(forKey: id) else { return }
    view.takeBack(cell)
    view.geometry.gaps.removeAll { $0.id == id }
    view.pass.invalidate()
  }

  func removeAll() { for id in cells.keys.sorted() { remove(id) } }

  /// Placeholders whose sections are gone are gone as well.
  func gapsDidChange() {
    let ids = Set(view.geometry.gaps.map(\.id))
    for id in cells.keys.sorted() where !ids.contains(id) { remove(id) }
  }

  /// Puts the cells into their gaps.
  func place() {
    let columns = view.geometry.columns
    for (id, cell) in cells {
      guard let room = view.geometry.extents.interval(ofGap: id) else { continue }
      let frame = CGRect(
        x: columns.x,
        y: room.low,
        width: columns.width,
        height: room.high - room.low
      )
      if cell.frame != frame { cell.frame = frame }
    }
  }
}

extension RowGap {
  /// The gap after an update, beside its neighbours; nil where its section is gone.
  func following(_ map: UpdateMap<IndexPath>, _ counts: [Int]) -> RowGap? {
    let place = GapPlace(section: section, item: row).following(map, counts)
    return place.map { RowGap(id: id, section: $0.section, row: $0.item, height: height) }
  }
}
