import CollectionLayout
import CoreGraphics
import Foundation

extension UITableView: AccessibleList {
  var accessibleCounts: [Int] { geometry.counts }

  func hasAccessibleHeader(_ section: Int) -> Bool {
    if visible.headers[section] != nil { return true }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    if title?.isEmpty == false { return true }
    return hasPlainEnd(section) { $0.header.height }
  }

  /// Whether something of some height is expected, which in plain tables is a view.
  private func hasPlainEnd(_ section: Int, _ height: (SectionExtents) -> CGFloat) -> Bool {
    guard style == .plain else { return false }
    geometry.prepare()
    let sections = geometry.extents.sections
    return sections.indices.contains(section) && height(sections[section]) > 0
  }

  func hasAccessibleFooter(_ section: Int) -> Bool {
    if visible.footers[section] != nil { return true }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    if title?.isEmpty == false { return true }
    return hasPlainEnd(section) { $0.footer.height }
  }

  func accessibleEnd(_ section: Int, isHeader: Bool) -> UIView? {
    isHeader ? visible.headers[section] : visible.footers[section]
  }

  func accessibleEndText(_ section: Int, isHeader: Bool) -> String? {
    isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  var accessibleOthers: [(view: UIView, isBefore: Bool)] {
    var known: Set<ObjectIdentifier> = []
    for cell in visible.cells.values { known.insert(ObjectIdentifier(cell)) }
    for view in visible.headers.values { known.insert(ObjectIdentifier(view)) }
    for view in visible.footers.values { known.insert(ObjectIdentifier(view)) }
    return subviewList.compactMap { view in
      guard !known.contains(ObjectIdentifier(view)), !(view is UITableViewCell),
        !(view is UITableViewHeaderFooterView)
      else { return nil }
      return (view, view !== tableFooterView)
    }
  }

  func withSpareCell(at path: IndexPath, _ body: (UIView) -> Void) {
    guard let source = dataSource, geometry.hasRow(at: path) else { return }
    let cell = source.tableView(self, cellForRowAt: movement.dataPath(of: path))
    // A data source may hand out cells of its own, one of which may be visible.
    let isSpare = cell.table == nil || cell.isHidden
    if isSpare {
      cell.frame.size = CGSize(width: geometry.columns.width, height: rectForRow(at: path).height)
      cell.layoutIfNeeded()
    }
    body(cell)
    if isSpare, cell.reuseIdentifier != nil { takeBack(cell) }
  }

  func isItemSelected(_ path: IndexPath) -> Bool { selection.selected.contains(path) }

  var isMultipleChoice: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func chooseItem(_ path: IndexPath, _ isChosen: Bool) {
    guard isItemSelected(path) != isChosen else { return }
    actOnFocused(path)
  }
}
