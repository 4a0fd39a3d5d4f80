import CoreGraphics
import Foundation

extension UICollectionView: AccessibleList {
  var accessibleCounts: [Int] { countsOfItems }

  func hasAccessibleHeader(_ section: Int) -> Bool {
    hasEnd(section, Self.elementKindSectionHeader)
  }

  func hasAccessibleFooter(_ section: Int) -> Bool {
    hasEnd(section, Self.elementKindSectionFooter)
  }

  private func hasEnd(_ section: Int, _ kind: String) -> Bool {
    let path = IndexPath(item: 0, section: section)
    let attributes = layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
    return attributes.map { !$0.frame.isEmpty && !$0.isHidden } ?? false
  }

  func accessibleEnd(_ section: Int, isHeader: Bool) -> UIView? {
    let kind = isHeader ? Self.elementKindSectionHeader : Self.elementKindSectionFooter
    return visible.views[.supplementary(kind, ShownPath(item: 0, section: section))]
  }

  func accessibleEndText(_ section: Int, isHeader: Bool) -> String? {
    guard let source = dataSource else { return nil }
    let kind = isHeader ? Self.elementKindSectionHeader : Self.elementKindSectionFooter
    let path = IndexPath(item: 0, section: section)
    let view = source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    view.layoutIfNeeded()
    let text = view.accessibilityLabel ?? AccessibilityText.merged(of: view)
    if let identifier = view.reuseIdentifier {
      pool.enqueue(view, for: ReuseSlot(kind: kind, identifier: identifier))
    }
    return text
  }

  /// Headers and badges of other kinds, and what is in the list beside its elements.
  var accessibleOthers: [(view: UIView, isBefore: Bool)] {
    let ends = [Self.elementKindSectionHeader, Self.elementKindSectionFooter]
    var others: [(UIView, Bool)] = []
    for (key, view) in visible.views.sorted(by: { $0.value.frame.minY < $1.value.frame.minY })
    where key.category == .supplementaryView && !ends.contains(key.kind) && !view.isHidden {
      others.append((view, view.frame.minY <= 0))
    }
    for view in subviewList where !(view is UICollectionReusableView) {
      // Rows that scroll by themselves hold cells, which are items.
      if !(view is RowView) { others.append((view, true)) }
    }
    return others
  }

  func withSpareCell(at path: IndexPath, _ body: (UIView) -> Void) {
    guard let source = dataSource, hasItem(at: ShownPath(path)),
      let item = order.dataPath(ShownPath(path))
    else { return }
    let cell = source.collectionView(self, cellForItemAt: item.indexPath)
    if let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame {
      cell.frame = frame
    }
    cell.layoutIfNeeded()
    body(cell)
    if let identifier = cell.reuseIdentifier {
      pool.enqueue(cell, for: ReuseSlot(kind: nil, identifier: identifier))
    }
  }

  func isItemSelected(_ path: IndexPath) -> Bool { selection.selected.contains(ShownPath(path)) }

  var isMultipleChoice: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func chooseItem(_ path: IndexPath, _ isChosen: Bool) {
    guard isItemSelected(path) != isChosen else { return }
    actOnFocused(path)
  }
}
