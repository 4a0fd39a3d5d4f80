import CollectionLayout
import CoreGraphics
import Foundation

/// The cells that stand for rows that are on their way.
@MainActor
final class TablePlaceholders {
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
    view.pool.take(back: cell)
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
  /// The gap after an update: above the row it was above, or below the one it was below; nil where
  /// its section is gone.
  func following(_ map: UpdateMap, _ counts: [Int]) -> RowGap? {
    guard let section = map.newSection(section), counts.indices.contains(section) else {
      return nil
    }
    func new(_ row: Int) -> Int? {
      let path = map.new(IndexPath(row: row, section: self.section))
      return path?.section == section ? path?.row : nil
    }
    // One neighbour that stays is enough; further ones are looked for only where all are gone.
    let reach = 64
    var gap = self
    gap.section = section
    if let next = (row..<row + reach).lazy.compactMap(new).first {
      gap.row = next
    } else {
      let last = (max(0, row - reach)..<row).reversed().lazy.compactMap(new).first
      gap.row = last.map { $0 + 1 } ?? 0
    }
    gap.row = min(gap.row, counts[section])
    return gap
  }
}
