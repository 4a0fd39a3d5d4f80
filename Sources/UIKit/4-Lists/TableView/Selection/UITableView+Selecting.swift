import Foundation
import ListUpdates

extension UITableView: SelectionFace {
  var isSelecting: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var takesSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  static var endsHighlightFirst: Bool { true }

  /// Gives a cell that comes into sight the state of its row.
  func bringUpToDate(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.setSelected(selection.selected.contains(path), animated: false)
    cell.setHighlighted(selection.highlighted == path, animated: false)
    UIFocusSystem.current.cellAppeared(cell, path, in: self)
  }

  /// Selection and focus keep to the rows as they move; rows that are made anew are not selected any
  /// more.
  func followSelection(_ map: UpdateMap<IndexPath>) {
    selection.follow { map.isReloaded($0) ? nil : map.new($0) }
    UIFocusSystem.current.follow(self, map.new)
    lastFocused = lastFocused.flatMap(map.new)
  }

  // MARK: Cells

  func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    visible.cells[path]?.setSelected(isSelected, animated: animated)
  }

  func setHighlighted(_ isHighlighted: Bool, _ path: IndexPath) {
    visible.cells[path]?.setHighlighted(isHighlighted, animated: false)
  }

  func fireSelectionSegue(_ path: IndexPath) {
    guard !isEditing || allowsSelectionDuringEditing else { return }
    let cell = visible.cells[path]
    cell?.selectionSegue?.fire(cell)
  }

  func performOwnAction(_ path: IndexPath) -> (() -> Void)? { nil }

  // MARK: The delegate

  func mayHighlight(_ path: IndexPath) -> Bool {
    isSelecting && geometry.hasRow(at: path)
      && tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  func didHighlight(_ path: IndexPath) {
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  func didUnhighlight(_ path: IndexPath) {
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  func pathToSelect(for path: IndexPath) -> IndexPath? {
    guard geometry.hasRow(at: path) else { return nil }
    guard let tableDelegate else { return path }
    let chosen = tableDelegate.tableView(self, willSelectRowAt: path)
    return chosen.flatMap { geometry.hasRow(at: $0) ? $0 : nil }
  }

  func pathToDeselect(for path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willDeselectRowAt: path)
  }

  /// A row that another takes the place of is asked about like any other.
  func pathToDeselect(replacing path: IndexPath) -> IndexPath? { pathToDeselect(for: path) }

  func didSelect(_ path: IndexPath) { tableDelegate?.tableView(self, didSelectRowAt: path) }

  func didDeselect(_ path: IndexPath) { tableDelegate?.tableView(self, didDeselectRowAt: path) }

  func selectionDidChangeByTap() {
    NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
  }

  func performPrimaryAction(_ path: IndexPath) {
    guard let delegate = tableDelegate, geometry.hasRow(at: path),
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }
}
