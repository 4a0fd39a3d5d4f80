import Foundation

/// Rows are deleted, inserted, marked and moved while the table is edited.
extension UITableView {
  func changeEditing(_ editing: Bool, _ animated: Bool) {
    guard editing != editsRows else { return }
    swipes.reset(pathIsGone: false)
    movement.cancel()
    editsRows = editing
    selection.editingDidChange()
    guard animated, window != nil else { return redressCells() }
    UIView.animate(withDuration: 0.3) { [self] in
      redressCells()
      for cell in visible.cells.values { cell.layoutIfNeeded() }
    }
  }

  // MARK: Rows

  /// What a row has at its leading edge while it is edited.
  func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    guard let source = dataSource, source.tableView(self, canEditRowAt: path) else {
      return .none
    }
    return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// What editing makes of a row.
  func editingState(of path: IndexPath, _ cell: UITableViewCell) -> CellSurroundings.Editing {
    var state = CellSurroundings.Editing()
    guard editsRows, let source = dataSource else { return state }
    let dataPath = movement.dataPath(of: path)
    state.canMove =
      takesMoves && source.tableView(self, canMoveRowAt: dataPath)
    let canEdit = source.tableView(self, canEditRowAt: dataPath)
    guard canEdit || state.canMove else { return state }
    state.isEditing = true
    state.isMultiple = allowsMultipleSelectionDuringEditing
    state.style = editingStyle(of: dataPath)
    // Also a row without a sign leaves room for one, unless the delegate says otherwise.
    state.indents =
      (canEdit || state.isMultiple)
      && tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: dataPath) ?? true
    // What can be moved shows it where the data source takes moves in.
    if state.canMove, !cell.showsReorderControl { cell.showsReorderControl = true }
    return state
  }

  /// Whether the data source takes deletions in.
  var takesDeletions: Bool {
    guard let source = dataSource else { return false }
    return OptionalMethod.commitRow.isThere(in: source)
  }

  // MARK: Controls

  /// The sign at a cell's leading edge was touched.
  func controlTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .none: break
    case .insert: commit(.insert, path)
    case .delete: confirmDeletion(of: path)
    }
  }

  func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }
}
