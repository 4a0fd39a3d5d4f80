import CoreGraphics
import Foundation

extension UITableView: FocusableList {
  var takesFocus: Bool {
    let isAllowed = isEditing ? allowsFocusDuringEditing : allowsFocus
    return isAllowed || UIScreen.main.hasFullKeyboardAccess
  }

  func canFocus(_ path: IndexPath) -> Bool {
    guard geometry.hasRow(at: path) else { return false }
    return tableDelegate?.tableView(self, canFocusRowAt: path) ?? takesFocus
  }

  // MARK: Places

  func focusRect(of path: IndexPath) -> CGRect? { rectForRow(at: path) }

  func focusCell(at path: IndexPath) -> UIView? { visible.cells[path] }

  func focusPath(of view: UIView) -> IndexPath? {
    sequence(first: view) { $0.superview }.first { $0 is UITableViewCell }
      .flatMap { ($0 as? UITableViewCell).flatMap(visible.path) }
  }

  var focusPathsInSight: [(target: IndexPath, rect: CGRect)] {
    visible.cells.map { path, cell in (path, cell.frame) }
  }

  var preferredFocusPath: IndexPath? {
    layoutIfNeeded()
    if remembersLastFocusedIndexPath, let lastFocused, canFocus(lastFocused) { return lastFocused }
    if let path = tableDelegate?.indexPathForPreferredFocusedView(in: self), canFocus(path) {
      return path
    }
    let sight = sightForFocus
    let seen = focusPathsInSight.filter { $0.rect.intersects(sight) }.map(\.target).sorted()
    let selected = selection.selected.all
    return firstFocusable(seen.filter(selected.contains)) ?? firstFocusable(seen)
  }

  // MARK: Movement

  func focusPath(from path: IndexPath, _ heading: UIFocusHeading) -> IndexPath? {
    switch heading {
    case .first: firstFocusable(rows(after: nil))
    case .last: firstFocusable(rows(before: nil))
    case .down: firstFocusable(rows(after: path))
    case .up: firstFocusable(rows(before: path))
    default: heading.contains(.page) ? pagePath(from: path, heading) : nil
    }
  }

  private func rows(after path: IndexPath?) -> some Sequence<IndexPath> {
    let counts = geometry.counts
    return ((path?.section ?? 0)..<max(path?.section ?? 0, counts.count)).lazy.flatMap { section in
      let first = path.map { $0.section == section ? $0.row + 1 : 0 } ?? 0
      return (first..<max(first, counts[section])).lazy.map {
        IndexPath(row: $0, section: section)
      }
    }
  }

  private func rows(before path: IndexPath?) -> some Sequence<IndexPath> {
    let counts = geometry.counts
    let sections = path.map { $0.section + 1 } ?? counts.count
    return (0..<min(sections, counts.count)).reversed().lazy.flatMap { section in
      let end = path.map { $0.section == section ? $0.row : counts[section] } ?? counts[section]
      return (0..<min(end, counts[section])).reversed().lazy.map {
        IndexPath(row: $0, section: section)
      }
    }
  }

  /// The row about a page further up or down.
  private func pagePath(from path: IndexPath, _ heading: UIFocusHeading) -> IndexPath? {
    let isForward = heading.contains(.next)
    let start = rectForRow(at: path)
    let step = isForward ? sightForFocus.height : -sightForFocus.height
    let wanted = CGPoint(x: start.midX, y: start.midY + step)
    if let found = indexPathForRow(at: wanted), found != path, canFocus(found) { return found }
    let end = isForward ? firstFocusable(rows(before: nil)) : firstFocusable(rows(after: nil))
    return end == path ? nil : end
  }

  func reveal(_ path: IndexPath) {
    let isAnimated = window != nil && UIView.areAnimationsEnabled
    scrollToRow(at: path, at: .none, animated: isAnimated)
  }

  // MARK: Selection

  func selectFocused(_ path: IndexPath) {
    let follows =
      tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
    guard follows, selection.selected.all != [path] else { return }
    selection.become([path])
  }

  func actOnFocused(_ path: IndexPath) {
    selection.touchDown(at: path)
    selection.touchUp()
  }

  // MARK: Delegate

  func mayMoveFocus(_ context: UIFocusUpdateContext, from: IndexPath?, to: IndexPath?) -> Bool {
    let own = UITableViewFocusUpdateContext(context, from: from, to: to)
    return tableDelegate?.tableView(self, shouldUpdateFocusIn: own) ?? true
  }

  func didMoveFocus(
    _ context: UIFocusUpdateContext,
    from: IndexPath?,
    to: IndexPath?,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    if let path = to ?? from { lastFocused = path }
    let own = UITableViewFocusUpdateContext(context, from: from, to: to)
    tableDelegate?.tableView(self, didUpdateFocusIn: own, with: coordinator)
  }
}
