import CollectionLayout
import CoreGraphics

extension UITableView {
  /// A cell in sight would like to have another height.
  func sizeMayHaveChanged(_ cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !pass.isRunning,
      let path = visible.path(of: cell), geometry.isReady
    else { return }
    measureAgain(TableElement(path))
  }

  /// A header or footer in sight would like to have another height.
  func sizeMayHaveChanged(_ end: UITableViewHeaderFooterView) {
    guard selfSizingInvalidation != .disabled, !pass.isRunning, geometry.isReady else { return }
    if let section = visible.headers.first(where: { $0.value === end })?.key {
      measureAgain(.header(section))
    } else if let section = visible.footers.first(where: { $0.value === end })?.key {
      measureAgain(.footer(section))
    }
  }

  private func measureAgain(_ element: TableElement) {
    holdAnchor()
    geometry.expect(element)
    pass.invalidate()
  }

  /// A cell was laid out, perhaps because its constraints are others now.
  func cellWasLaidOut(_ cell: UITableViewCell) {
    guard selfSizingInvalidation == .enabledIncludingConstraints, !pass.isRunning, rowHeight < 0,
      let path = visible.path(of: cell), geometry.isReady, CellMeasurement(cell).hasConstraints
    else { return }
    let extent = geometry.extents.extent(of: TableElement(path))
    let wanted = cell.fittingHeight(width: cell.bounds.width, otherwise: extent.height)
    if wanted != extent.height { sizeMayHaveChanged(cell) }
  }
}
