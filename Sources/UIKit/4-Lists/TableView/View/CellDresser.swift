import CollectionLayout
import CoreGraphics
import Foundation

/// Tells cells what of the table matters to them: lines, margins, corners and editing.
@MainActor
final class CellDresser {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UITableView
  /// What somebody set for all cells.
  var separatorInset: UIEdgeInsets? { didSet { if separatorInset != oldValue { refresh() } } }
  private var fillers: [UIView] = []

  init(view: UITableView) { self.view = view }

  /// Where lines begin where nobody says otherwise.
  var standardSeparatorInset: UIEdgeInsets {
    view.isRightToLeft
      ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: side.right)
      : UIEdgeInsets(top: 0, left: side.left, bottom: 0, right: 0)
  }

  /// The margins of cells at their sides, without what bars cover.
  var side: UIEdgeInsets {
    let safe = view.safeAreaInsets
    let margins = view.layoutMargins
    var side = UIEdgeInsets(
      top: 0,
      left: max(0, margins.left - safe.left),
      bottom: 0,
      right: max(0, margins.right - safe.right)
    )
    if view.cellLayoutMarginsFollowReadableWidth {
      let width = view.bounds.width - view.geometry.cardInset.left - view.geometry.cardInset.right
      let readable = ReadableWidth.insets(
        in: CGSize(width: width, height: 0),
        margins: side,
        width: ReadableWidth.standard
      )
      (side.left, side.right) = (readable.left, readable.right)
    }
    return side
  }

  /// What of the sides of cells is covered.
  private var covered: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if view.style != .insetGrouped, view.insetsContentViewsToSafeArea {
      let safe = view.safeAreaInsets
      (insets.left, insets.right) = (safe.left, safe.right)
    }
    if view.index.isShown, view.style != .insetGrouped {
      if view.isRightToLeft {
        insets.left += TableMetrics.indexWidth
      } else {
        insets.right += TableMetrics.indexWidth
      }
    }
    return insets
  }

  // MARK: Cells

  func dress(_ cell: UITableViewCell, _ path: IndexPath) {
    let rows = view.geometry.counts
    let count = rows.indices.contains(path.section) ? rows[path.section] : 0
    let (isFirst, isLast) = (path.row == 0, path.row == count - 1)
    var surroundings = CellSurroundings()
    surroundings.style = view.style
    surroundings.side = side
    surroundings.insets = covered
    if view.style == .insetGrouped {
      surroundings.corners = isFirst ? (isLast ? .all : .top) : isLast ? .bottom : .none
    }
    if view.separatorStyle == .singleLine {
      surroundings.color = view.separatorColor ?? .separator
      surroundings.effect = view.separatorEffect
      surroundings.inset = separatorInset
      surroundings.isFromAutomatic = view.separatorInsetReference == .fromAutomaticInsets
      switch view.style {
      case .plain:
        surroundings.top = isFirst ? .inset : .none
        surroundings.bottom = .inset
      case .grouped:
        surroundings.top = isFirst ? .whole : .none
        surroundings.bottom = isLast ? .whole : .inset
      case .insetGrouped: surroundings.bottom = isLast ? .none : .inset
      }
    }
    surroundings.editing = view.editor.state(of: path, cell)
    cell.surroundings = surroundings
    cell.backs.applyColor()
    cell.backs.applyCorners()
    if let delegate = view.tableDelegate,
      let level = view.answers.ask({ delegate.tableView(view, indentationLevelForRowAt: path) })
    {
      cell.indentationLevel = level
    }
  }

  /// All cells in sight are told anew.
  func refresh() {
    guard view.geometry.isReady, !view.pass.isRunning else { return }
    for path in view.visible.ordered {
      if let cell = view.visible.cells[path], view.geometry.hasRow(at: path) { dress(cell, path) }
    }
    view.pass.invalidate()
  }

  func marginsDidChange() {
    refresh()
    for end in view.visible.headers.values { end.setNeedsLayout() }
    for end in view.visible.footers.values { end.setNeedsLayout() }
  }

  /// A lit row hides the line of the one above.
  func stateDidChange(_ cell: UITableViewCell) {
    guard let path = view.visible.path(of: cell) else { return }
    let isLit = (cell.isSelected || cell.isHighlighted) && cell.selectionStyle != .none
    let above = IndexPath(row: path.row - 1, section: path.section)
    view.visible.cells[above]?.lines.isHiddenByNext = isLit
  }

  // MARK: Empty rows

  /// Lines below the rows of a plain table, as if there were more.
  func placeFillers() {
    let isWanted =
      view.style == .plain && view.fillerRowHeight != 0
      && view.separatorStyle == .singleLine && view.tableFooterView == nil
    let height =
      view.fillerRowHeight > 0
      ? view.fillerRowHeight : view.rowHeight > 0 ? view.rowHeight : TableMetrics.row
    let start = view.geometry.extents.bottom
    let room = isWanted ? view.bounds.maxY - start : 0
    let count = max(0, Int((room / height).rounded(.down)))
    while fillers.count > count { fillers.removeLast().removeFromSuperview() }
    let pixel = 1 / max(1, view.traitCollection.displayScale)
    let inset = view.separatorInset
    for index in 0..<count {
      if index == fillers.count {
        let line = UIView()
        line.isUserInteractionEnabled = false
        view.insertSubview(line, at: view.backgroundView == nil ? 0 : 1)
        fillers.append(line)
      }
      fillers[index].backgroundColor = view.separatorColor ?? .separator
      fillers[index].layer.backdrop = (view.separatorEffect as? UIBlurEffect)?.backdrop
      fillers[index].frame = CGRect(
        x: inset.left,
        y: start + CGFloat(index + 1) * height - pixel,
        width: max(0, view.bounds.width - inset.left - inset.right),
        height: pixel
      )
    }
  }
}
