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
  func bringUpToDate(_ cell: UICollectionViewCell, _ path: ShownPath) {
    let isSelected = selection.selected.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = selection.highlighted == path
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    cell.enter(drags.state(of: order.told(path)))
    UIFocusSystem.current.cellAppeared(cell, path.indexPath, in: self)
  }

  /// Selection and focus keep to the items as they move; items that are made anew are not selected
  /// any more.
  func followSelection(_ map: UpdateMap<ShownPath>) {
    selection.follow { map.isReloaded($0) ? nil : map.new($0) }
    UIFocusSystem.current.follow(self) { map.new(ShownPath($0))?.indexPath }
    lastFocused = lastFocused.flatMap(map.new)
  }

  // MARK: Cells

  func setSelected(_ isSelected: Bool, _ path: ShownPath, animated: Bool) {
    visible.cell(at: path)?.isSelected = isSelected
  }

  func setHighlighted(_ isHighlighted: Bool, _ path: ShownPath) {
    visible.cell(at: path)?.isHighlighted = isHighlighted
  }

  func fireSelectionSegue(_ path: ShownPath) {
    if let cell = visible.cell(at: path) { cell.selectionSegue?.fire(cell) }
  }

  func performOwnAction(_ path: ShownPath) -> (() -> Void)? {
    guard let cell = visible.cell(at: path) as? UICollectionViewListCell, cell.togglesOutlineByTap
    else { return nil }
    return cell.performOutlineAction
  }

  // MARK: The delegate

  func mayHighlight(_ path: ShownPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldHighlightItemAt: order.told(path)) ?? true
  }

  func didHighlight(_ path: ShownPath) {
    collectionDelegate?.collectionView(self, didHighlightItemAt: order.told(path))
  }

  func didUnhighlight(_ path: ShownPath) {
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: order.told(path))
  }

  func pathToSelect(for path: ShownPath) -> ShownPath? {
    let told = order.told(path)
    return collectionDelegate?.collectionView(self, shouldSelectItemAt: told) ?? true ? path : nil
  }

  func pathToDeselect(for path: ShownPath) -> ShownPath? {
    let told = order.told(path)
    return collectionDelegate?.collectionView(self, shouldDeselectItemAt: told) ?? true ? path : nil
  }

  /// The delegate is not asked about items that another takes the place of.
  func pathToDeselect(replacing path: ShownPath) -> ShownPath? { path }

  func didSelect(_ path: ShownPath) {
    collectionDelegate?.collectionView(self, didSelectItemAt: order.told(path))
  }

  func didDeselect(_ path: ShownPath) {
    collectionDelegate?.collectionView(self, didDeselectItemAt: order.told(path))
  }

  func selectionDidChangeByTap() {}

  func performPrimaryAction(_ path: ShownPath) {
    let told = order.told(path)
    guard let delegate = collectionDelegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: told)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: told)
  }
}
