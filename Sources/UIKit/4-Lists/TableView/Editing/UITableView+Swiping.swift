import CollectionLayout
import CoreGraphics
import Foundation

extension UITableView: SwipeHost {
  func swipeableRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    guard !isEditing, let path = visible.row(at: point), let cell = visible.cells[path] else {
      return nil
    }
    return (path, cell)
  }

  func swipeActions(_ path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
    guard let source = dataSource, source.tableView(self, canEditRowAt: path) else { return nil }
    if side == .leading {
      return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if let delegate = tableDelegate,
      let own = answers.ask({
        delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      })
    {
      return own
    }
    if let actions = tableDelegate?.tableView(self, editActionsForRowAt: path) {
      let swipes = UISwipeActionsConfiguration(actions: actions.map { $0.uncovered(over: path) })
      swipes.performsFirstActionWithFullSwipe = false
      return swipes
    }
    guard editingStyle(of: path) == .delete, takesDeletions else { return nil }
    return UISwipeActionsConfiguration(actions: [deletion(of: path)])
  }

  private func deletion(of path: IndexPath) -> UIContextualAction {
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    return UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, completion in
      guard let self else { return completion(false) }
      commit(.delete, path)
      completion(true)
    }
  }

  /// Opens a row as by a swipe, to confirm its deletion.
  func confirmDeletion(of path: IndexPath) {
    guard let cell = visible.cells[path] else { return }
    swipes.open(cell, path, confirming: deletion(of: path))
  }

  func restingFrame(of cell: UIView, _ path: IndexPath) -> CGRect {
    geometry.rect(of: TableElement(path))
  }

  func shift(_ cell: UIView, _ path: IndexPath, by distance: CGFloat) {
    cell.frame = restingFrame(of: cell, path).offsetBy(dx: distance, dy: 0)
  }

  func swipeWillBegin(_ cell: UIView, _ path: IndexPath) {
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    (cell as? UITableViewCell)?.setConfirmsDeletion(true)
  }

  func swipeDidEnd(_ cell: UIView, _ path: IndexPath?) {
    (cell as? UITableViewCell)?.setConfirmsDeletion(false)
    pass.invalidate()
    tableDelegate?.tableView(self, didEndEditingRowAt: path)
  }
}
