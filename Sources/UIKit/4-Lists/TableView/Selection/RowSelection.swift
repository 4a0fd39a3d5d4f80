import Foundation

/// Which rows are selected and which one a finger is on.
@MainActor
final class RowSelection {
  unowned(unsafe) let view: UITableView
  /// The selected rows in the order they were selected.
  private(set) var ordered: [IndexPath] = []
  private var selected: Set<IndexPath> = []
  private(set) var highlighted: IndexPath?

  init(view: UITableView) { self.view = view }

  private var delegate: (any UITableViewDelegate)? { view.tableDelegate }

  /// Whether a tap selects now.
  private var isAllowed: Bool {
    view.isEditing
      ? view.allowsSelectionDuringEditing || view.allowsMultipleSelectionDuringEditing
      : view.allowsSelection
  }

  /// Whether several can be selected now.
  var takesSeveral: Bool {
    view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
  }

  /// Whether a row is selected.
  func contains(_ path: IndexPath) -> Bool { selected.contains(path) }

  func permissionEnded() { deselectAll() }

  /// What was selected for editing is not selected for anything else.
  func editingDidChange() {
    unhighlight()
    deselectAll()
  }

  // MARK: Fingers

  /// A finger came down on a row.
  func touchDown(at path: IndexPath) {
    guard isAllowed, view.geometry.hasRow(at: path),
      delegate?.tableView(view, shouldHighlightRowAt: path) ?? true
    else { return }
    highlighted = path
    view.visible.cells[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(view, didHighlightRowAt: path)
  }

  /// The finger was lifted on the row it came down on.
  func touchUp() {
    guard let path = highlighted else { return }
    unhighlight()
    tap(path)
  }

  /// The finger went elsewhere.
  func touchCancelled() { unhighlight() }

  private func unhighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    view.visible.cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(view, didUnhighlightRowAt: path)
  }

  private func tap(_ path: IndexPath) {
    guard view.geometry.hasRow(at: path) else { return }
    if takesSeveral, selected.contains(path) {
      endByTap(path)
    } else {
      guard let chosen = willSelect(path), view.geometry.hasRow(at: chosen) else { return }
      if !takesSeveral {
        for other in ordered where other != chosen { endByTap(other) }
      }
      mark(chosen, animated: false)
      let cell = view.visible.cells[chosen]
      // The way to another screen is prepared before the delegate hears of the choice.
      if !view.isEditing || view.allowsSelectionDuringEditing { cell?.selectionSegue?.fire(cell) }
      delegate?.tableView(view, didSelectRowAt: chosen)
      act(on: chosen)
    }
    NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: view)
  }

  private func willSelect(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(view, willSelectRowAt: path)
  }

  private func endByTap(_ path: IndexPath) {
    var chosen: IndexPath? = path
    if let delegate { chosen = delegate.tableView(view, willDeselectRowAt: path) }
    guard let chosen else { return }
    deselect(chosen, animated: false)
    delegate?.tableView(view, didDeselectRowAt: chosen)
  }

  /// The primary action is what a tap is for where rows are not edited.
  private func act(on path: IndexPath) {
    guard let delegate, delegate.tableView(view, canPerformPrimaryActionForRowAt: path) else {
      return
    }
    delegate.tableView(view, performPrimaryActionForRowAt: path)
  }

  /// Selects rows and no others, as fingers do that go along them.
  func become(_ wanted: Set<IndexPath>) {
    for path in selected.subtracting(wanted).sorted() { endByTap(path) }
    for path in wanted.subtracting(selected).sorted() {
      guard let chosen = willSelect(path), view.geometry.hasRow(at: chosen) else { continue }
      mark(chosen, animated: false)
      delegate?.tableView(view, didSelectRowAt: chosen)
    }
  }

  // MARK: Code

  func select(_ path: IndexPath) {
    if !takesSeveral { for other in ordered where other != path { deselect(other) } }
    mark(path, animated: false)
  }

  func deselect(_ path: IndexPath, animated: Bool = false) {
    guard selected.remove(path) != nil else { return }
    ordered.removeAll { $0 == path }
    view.visible.cells[path]?.setSelected(false, animated: animated)
  }

  func deselectAll() {
    for path in ordered { deselect(path) }
  }

  private func mark(_ path: IndexPath, animated: Bool) {
    if selected.insert(path).inserted { ordered.append(path) }
    view.visible.cells[path]?.setSelected(true, animated: animated)
  }

  // MARK: Data

  /// Gives a cell that comes into sight the state of its row.
  func bringUpToDate(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.setSelected(selected.contains(path), animated: false)
    cell.setHighlighted(highlighted == path, animated: false)
    UIFocusSystem.current.cellAppeared(cell, path, in: view)
  }

  /// Keeps to the rows as they move; those that are gone or made anew are not selected any more.
  func follow(_ map: UpdateMap) {
    ordered = ordered.compactMap { map.isReloaded($0) ? nil : map.new($0) }
    selected = Set(ordered)
    highlighted = highlighted.flatMap { map.isReloaded($0) ? nil : map.new($0) }
    UIFocusSystem.current.follow(view, map.new)
    view.lastFocused = view.lastFocused.flatMap(map.new)
  }

  /// Forgets all, as after new data.
  func reset() {
    deselectAll()
    highlighted = nil
  }
}
