import CollectionLayout
import CoreGraphics
import Foundation

extension UITableView: ShowingRows {
  var hugsHeaders: Bool { contentHuggingElements.contains(.sectionHeaders) }

  func invalidatePass() { pass.invalidate() }

  // MARK: Rows that are held by hand

  var isHoldingRow: Bool { movement.isHolding }

  func holds(_ path: IndexPath) -> Bool { movement.holds(path) }

  func dataPath(of path: IndexPath) -> IndexPath { movement.dataPath(of: path) }

  // MARK: Cells

  func askForCell(at path: IndexPath) -> UITableViewCell? {
    dataSource?.tableView(self, cellForRowAt: dataPath(of: path))
  }

  func adopt(_ cell: UITableViewCell) { cell.table = self }

  func owns(_ cell: UITableViewCell) -> Bool { cell.table === self }

  func willDisplay(_ cell: UITableViewCell, at path: IndexPath) {
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: dataPath(of: path))
  }

  func dragPhase(ofRow path: IndexPath) -> DragPhase { drags.state(of: path) }

  func add(_ cell: UITableViewCell) {
    if cell.superview !== self { insertBehindAll(cell, but: backgroundView) }
  }

  func swipeShift(of cell: UITableViewCell) -> CGFloat { swipes.shift(of: cell) }

  func willLose(_ cell: UITableViewCell) { swipes.cellLeft(cell) }

  func didEndDisplaying(_ cell: UITableViewCell, at path: IndexPath) {
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  // MARK: Headers and footers

  func adopt(_ end: UITableViewHeaderFooterView, as element: TableElement) {
    end.setUp(for: self, isHeader: element.isHeader)
  }

  func addEnd(_ end: UIView) { if end.superview !== self { addSubview(end) } }

  func willDisplay(_ end: UIView, as element: TableElement) {
    let section = element.section
    if element.isHeader {
      tableDelegate?.tableView(self, willDisplayHeaderView: end, forSection: section)
    } else {
      tableDelegate?.tableView(self, willDisplayFooterView: end, forSection: section)
    }
  }

  func didEndDisplaying(_ end: UIView, as element: TableElement) {
    let section = element.section
    if element.isHeader {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: end, forSection: section)
    } else {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: end, forSection: section)
    }
  }
}

extension UITableView: PassedTable {
  func releaseAnchor() { anchor.release() }

  var isTargetSet: Bool { target.isSet }

  var isAnchorHeld: Bool { anchor.isHolding }

  func shiftContent(by distance: CGFloat) { scroller.shift(by: CGPoint(x: 0, y: distance)) }

  // MARK: Rows

  var firstRowInSight: IndexPath? { visible.firstSettled }

  func ensure(_ element: TableElement) { visible.ensure(element) }

  func dropRows(outside bounds: CGRect) { visible.dropRows(outside: bounds) }

  func place(_ shown: [ShownElement]) { visible.place(shown) }

  func placeEnds() { visible.placeEnds() }

  // MARK: Around the rows

  func placeSurroundings() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    if let tableHeaderView { setFrame(of: tableHeaderView, y: 0) }
    if let tableFooterView { setFrame(of: tableFooterView, y: geometry.extents.bottom) }
    placeFillers()
    if !geometry.gaps.isEmpty { placePlaceholders() }
    index.place()
  }

  private func setFrame(of end: UIView, y: CGFloat) {
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: end.frame.height)
    if end.frame != frame { end.frame = frame }
  }
}
