import Foundation

/// Which items are selected and which one a finger is on.
@MainActor
final class ItemSelection {
  unowned(unsafe) let view: UICollectionView
  private(set) var selected: Set<IndexPath> = []
  private(set) var highlighted: IndexPath?

  init(view: UICollectionView) { self.view = view }

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

  /// What was selected for editing is not selected for anything else.
  func editingDidChange() { deselectAll() }

  // MARK: Fingers

  /// A finger came down on an item.
  func touchDown(at path: IndexPath) {
    guard
      view.collectionDelegate?.collectionView(view, shouldHighlightItemAt: view.order.told(path))
        ?? true
    else { return }
    highlighted = path
    view.visible.cell(at: path)?.isHighlighted = true
    view.collectionDelegate?.collectionView(view, didHighlightItemAt: view.order.told(path))
  }

  /// The finger was lifted on the item it came down on.
  func touchUp() {
    guard let path = highlighted else { return }
    if let cell = view.cellForItem(at: path) as? UICollectionViewListCell,
      cell.togglesOutlineByTap
    {
      unhighlight()
      return cell.performOutlineAction()
    }
    // Calls in the order of the delegate's documentation: select first, then the highlight ends.
    if isAllowed { tap(path) }
    unhighlight()
    act(on: path)
  }

  /// The primary action is what a tap is for where items are not edited.
  private func act(on path: IndexPath) {
    guard let delegate = view.collectionDelegate,
      delegate.collectionView(view, canPerformPrimaryActionForItemAt: view.order.told(path))
    else { return }
    delegate.collectionView(view, performPrimaryActionForItemAt: view.order.told(path))
  }

  /// The finger went elsewhere.
  func touchCancelled() { unhighlight() }

  private func unhighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    view.visible.cell(at: path)?.isHighlighted = false
    view.collectionDelegate?.collectionView(view, didUnhighlightItemAt: view.order.told(path))
  }

  private func tap(_ path: IndexPath) {
    if takesSeveral, selected.contains(path) {
      guard
        view.collectionDelegate?.collectionView(view, shouldDeselectItemAt: view.order.told(path))
          ?? true
      else { return }
      deselect(path)
      view.collectionDelegate?.collectionView(view, didDeselectItemAt: view.order.told(path))
    } else {
      guard
        view.collectionDelegate?.collectionView(view, shouldSelectItemAt: view.order.told(path))
          ?? true
      else { return }
      if !takesSeveral { deselectOthers(than: path, tells: true) }
      mark(path)
      if let cell = view.visible.cell(at: path) { cell.selectionSegue?.fire(cell) }
      view.collectionDelegate?.collectionView(view, didSelectItemAt: view.order.told(path))
    }
  }

  /// Selects items and no others, as a finger does that goes along them.
  func become(_ wanted: Set<IndexPath>) {
    let delegate = view.collectionDelegate
    for path in selected.subtracting(wanted).sorted() {
      let told = view.order.told(path)
      guard delegate?.collectionView(view, shouldDeselectItemAt: told) ?? true else { continue }
      deselect(path)
      delegate?.collectionView(view, didDeselectItemAt: told)
    }
    for path in wanted.subtracting(selected).sorted() {
      let told = view.order.told(path)
      guard delegate?.collectionView(view, shouldSelectItemAt: told) ?? true else { continue }
      mark(path)
      delegate?.collectionView(view, didSelectItemAt: told)
    }
  }

  // MARK: Code

  func select(_ path: IndexPath) {
    guard isAllowed else { return }
    if !takesSeveral { deselectOthers(than: path, tells: false) }
    mark(path)
  }

  func deselect(_ path: IndexPath) {
    guard selected.remove(path) != nil else { return }
    view.visible.cell(at: path)?.isSelected = false
  }

  func deselectAll() {
    for path in selected { deselect(path) }
  }

  /// Keeps to the items as they move; those that are gone or made anew are not selected any more.
  func follow(_ map: UpdateMap) {
    selected = Set(selected.compactMap { map.isReloaded($0) ? nil : map.new($0) })
    highlighted = highlighted.flatMap { map.isReloaded($0) ? nil : map.new($0) }
    UIFocusSystem.current.follow(view, map.new)
    view.lastFocused = view.lastFocused.flatMap(map.new)
  }

  /// Forgets all, as after new data.
  func reset() {
    deselectAll()
    highlighted = nil
  }

  private func mark(_ path: IndexPath) {
    selected.insert(path)
    view.visible.cell(at: path)?.isSelected = true
  }

  private func deselectOthers(than path: IndexPath, tells: Bool) {
    for other in selected.sorted() where other != path {
      deselect(other)
      if tells {
        view.collectionDelegate?.collectionView(view, didDeselectItemAt: view.order.told(other))
      }
    }
  }
}
