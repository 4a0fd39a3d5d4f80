import CollectionLayout
import CoreGraphics
import Foundation

/// Cells are told what of the table matters to them: lines, margins, corners and editing.
extension UITableView {
  var surroundings: TableSurroundings {
    var surroundings = TableSurroundings()
    surroundings.style = style
    surroundings.isRightToLeft = isRightToLeft
    surroundings.margins = layoutMargins
    surroundings.safeArea = safeAreaInsets
    surroundings.keepsToSafeArea = insetsContentViewsToSafeArea
    if cellLayoutMarginsFollowReadableWidth {
      surroundings.readableWidth = bounds.width - cardInset.left - cardInset.right
    }
    surroundings.hasIndex = index.isShown
    surroundings.separators =
      separatorStyle == .singleLine
      ? TableSurroundings.Separators(
        color: separatorColor,
        effect: separatorEffect,
        inset: ownSeparatorInset,
        isFromAutomatic: separatorInsetReference == .fromAutomaticInsets
      ) : nil
    return surroundings
  }

  /// Takes the inset that somebody sets for all cells.
  func setOwnSeparatorInset(_ inset: UIEdgeInsets) {
    guard inset != ownSeparatorInset else { return }
    ownSeparatorInset = inset
    redressCells()
  }

  // MARK: Cells

  func dress(_ cell: UITableViewCell, _ path: IndexPath) {
    let rows = geometry.counts
    let count = rows.indices.contains(path.section) ? rows[path.section] : 0
    var told = surroundings.cell(isFirst: path.row == 0, isLast: path.row == count - 1)
    told.editing = editingState(of: path, cell)
    cell.surroundings = told
    cell.backs.applyColor()
    cell.backs.applyCorners()
    if let delegate = tableDelegate,
      let level = answers.ask({ delegate.tableView(self, indentationLevelForRowAt: path) })
    {
      cell.indentationLevel = level
    }
  }

  /// All cells in sight are told anew.
  func redressCells() {
    guard geometry.isReady, !pass.isRunning else { return }
    for path in visible.ordered {
      if let cell = visible.cells[path], geometry.hasRow(at: path) { dress(cell, path) }
    }
    pass.invalidate()
  }

  func cellMarginsDidChange() {
    redressCells()
    for end in visible.headers.values { end.setNeedsLayout() }
    for end in visible.footers.values { end.setNeedsLayout() }
  }

  /// A lit row hides the line of the one above.
  func stateDidChange(_ cell: UITableViewCell) {
    guard let path = visible.path(of: cell) else { return }
    let isLit = (cell.isSelected || cell.isHighlighted) && cell.selectionStyle != .none
    let above = IndexPath(row: path.row - 1, section: path.section)
    visible.cells[above]?.lines.isHiddenByNext = isLit
  }

  // MARK: Empty rows

  /// Places lines below the rows of a plain table, as if there were more.
  func placeFillers() {
    let isWanted =
      style == .plain && fillerRowHeight != 0 && separatorStyle == .singleLine
      && tableFooterView == nil
    guard isWanted || !fillers.isEmpty else { return }
    let height =
      fillerRowHeight > 0 ? fillerRowHeight : rowHeight > 0 ? rowHeight : TableMetrics.row
    let frames =
      isWanted
      ? TableSurroundings.fillers(
        from: geometry.extents.bottom,
        height: height,
        separatorInset,
        in: bounds,
        pixel: 1 / max(1, traitCollection.displayScale)
      ) : []
    while fillers.count > frames.count { fillers.removeLast().removeFromSuperview() }
    for (index, frame) in frames.enumerated() {
      if index == fillers.count {
        let line = UIView()
        line.isUserInteractionEnabled = false
        insertBehindAll(line, but: backgroundView)
        fillers.append(line)
      }
      fillers[index].backgroundColor = separatorColor ?? .separator
      fillers[index].layer.backdrop = (separatorEffect as? UIBlurEffect)?.backdrop
      fillers[index].frame = frame
    }
  }
}
