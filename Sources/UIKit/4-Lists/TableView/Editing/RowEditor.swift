import Foundation

/// Lets rows be deleted, inserted, marked and moved while the table is edited.
@MainActor
final class RowEditor {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UITableView
  private(set) var isEditing = false

  init(view: UITableView) { self.view = view }

  func set(_ editing: Bool, _ animated: Bool) {
    guard editing != isEditing else { return }
    view.swipes.reset()
    view.movement.cancel()
    isEditing = editing
    view.selection.editingDidChange()
    guard animated, view.window != nil else { return refresh() }
    UIView.animate(withDuration: 0.3) { [self] in
      refresh()
      for cell in view.visible.cells.values { cell.layoutIfNeeded() }
    }
  }

  /// All cells in sight show what they have to.
  func refresh() { view.dresser.refresh() }

  // MARK: Rows

  /// What a row has at its leading edge while it is edited.
  func style(of path: IndexPath) -> UITableViewCell.EditingStyle {
    guard let source = view.dataSource, source.tableView(view, canEditRowAt: path) else {
      return .none
    }
    return view.tableDelegate?.tableView(view, editingStyleForRowAt: path) ?? .delete
  }

  /// What editing makes of a row.
  func state(of path: IndexPath, _ cell: UITableViewCell) -> CellSurroundings.Editing {
    var state = CellSurroundings.Editing()
    guard isEditing, let source = view.dataSource else { return state }
    let dataPath = view.movement.dataPath(of: path)
    state.canMove =
      view.takesMoves && source.tableView(view, canMoveRowAt: dataPath)
    guard source.tableView(view, canEditRowAt: dataPath) || state.canMove else { return state }
    state.isEditing = true
    state.isMultiple = view.allowsMultipleSelectionDuringEditing
    state.style = style(of: dataPath)
    state.indents =
      view.tableDelegate?.tableView(view, shouldIndentWhileEditingRowAt: dataPath) ?? true
    // What can be moved shows it where the data source takes moves in.
    if state.canMove, !cell.showsReorderControl { cell.showsReorderControl = true }
    return state
  }

  /// Whether the data source takes deletions in.
  var takesDeletions: Bool {
    guard let source = view.dataSource else { return false }
    return OptionalMethod.commitRow.isThere(in: source)
  }

  // MARK: Controls

  /// The sign at a cell's leading edge was touched.
  func controlTapped(_ cell: UITableViewCell) {
    guard let path = view.indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .none: break
    case .insert: commit(.insert, path)
    case .delete: view.confirmDeletion(of: path)
    }
  }

  func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
    view.dataSource?.tableView(view, commit: style, forRowAt: path)
  }
}
