import Foundation
import ListUpdates

extension UICollectionView: SelectionFace {
  var isSelecting: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var takesSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Calls in the order of the delegate's documentation.
  static var endsHighlightFirst: Bool { false }

  /// Gives a cell that comes into sight the state of its item.
  func bringUpToDate(_ cell: UICollectionViewCell, _ indexPath: IndexPath) {
    let isSelected = selection.selected.contains(indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = selection.highlighted == indexPath
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    cell.enter(drags.state(of: order.told(indexPath)))
    UIFocusSystem.current.cellAppeared(cell, indexPath, in: self)
  }

  /// Selection and focus keep to the items as they move; items that are made anew are not selected
  /// any more.
  func followSelection(_ map: UpdateMap<IndexPath>) {
    selection.follow { map.isReloaded($0) ? nil : map.new($0) }
    UIFocusSystem.current.follow(self, map.new)
    lastFocused = lastFocused.flatMap(map.new)
  }

  // MARK: Cells

  func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    visible.cell(at: path)?.isSelected = isSelected
  }

  func setHighlighted(_ isHighlighted: Bool, _ path: IndexPath) {
    visible.cell(at: path)?.isHighlighted = isHighlighted
  }

  func fireSelectionSegue(_ path: IndexPath) {
    if let cell = visible.cell(at: path) { cell.selectionSegue?.fire(cell) }
  }

  func performOwnAction(_ path: IndexPath) -> (() -> Void)? {
    guard let cell = visible.cell(at: path) as? UICollectionViewListCell, cell.togglesOutlineByTap
    else { return nil }
    return cell.performOutlineAction
  }

  // MARK: The delegate

  func mayHighlight(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldHighlightItemAt: order.told(path)) ?? true
  }

  func didHighlight(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, didHighlightItemAt: order.told(path))
  }

  func didUnhighlight(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: order.told(path))
  }

  func pathToSelect(for path: IndexPath) -> IndexPath? {
    let told = order.told(path)
    return collectionDelegate?.collectionView(self, shouldSelectItemAt: told) ?? true ? path : nil
  }

  func pathToDeselect(for path: IndexPath) -> IndexPath? {
    let told = order.told(path)
    return collectionDelegate?.collectionView(self, shouldDeselectItemAt: told) ?? true ? path : nil
  }

  /// The delegate is not asked about items that another takes the place of.
  func pathToDeselect(replacing path: IndexPath) -> IndexPath? { path }

  func didSelect(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, didSelectItemAt: order.told(path))
  }

  func didDeselect(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, didDeselectItemAt: order.told(path))
  }

  func selectionDidChangeByTap() {}

  func performPrimaryAction(_ path: IndexPath) {
    let told = order.told(path)
    guard let delegate = collectionDelegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: told)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: told)
  }
}
