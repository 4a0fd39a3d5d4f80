import UIKit
import ViewGraph
import ViewLayout

/// Answers a list's collection view.
final class ListDriver: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  weak var element: ListElement?

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    element?.sections.count ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    element?.sections[section].rows.count ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: RowCell.name,
      for: indexPath
    )
    if let element, let cell = cell as? RowCell {
      cell.show(element.row(indexPath).map { [$0] } ?? [], indexPath, element)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let cell = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: RowCell.name,
      for: indexPath
    )
    if let element, let cell = cell as? RowCell {
      let part = element.sections[indexPath.section]
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      cell.kind = isHeader ? .header : .footer
      cell.show(isHeader ? part.header : part.footer, indexPath, element)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { canChoose(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { canChoose(indexPath) }

  /// Whether a tap chooses a row: several are chosen while the list is edited.
  private var chooses: Bool {
    guard let element, let selection = element.selection else { return false }
    return !selection.isMultiple || element.view.isEditing
  }

  private func canChoose(_ path: IndexPath) -> Bool {
    guard let element else { return false }
    if chooses { return true }
    guard let row = element.row(path) else { return false }
    return row.trait(RowActionTrait.self) != nil || row.trait(OutlineTrait.self) != nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    guard let element else { return }
    let action =
      collectionView.isEditing || element.isChosenByLink(indexPath)
      ? nil : element.row(indexPath)?.trait(RowActionTrait.self)
    if let action {
      if !chooses || element.tag(indexPath) == nil {
        collectionView.deselectItem(at: indexPath, animated: true)
      }
      action()
    }
    guard chooses, let selection = element.selection, let tag = element.tag(indexPath) else {
      return collectionView.deselectItem(at: indexPath, animated: true)
    }
    selection.choose(tag, true)
    if action == nil, !selection.isMultiple { element.environment.splitColumn?.rowWasChosen() }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    guard let element, let selection = element.selection, let tag = element.tag(indexPath) else {
      return
    }
    selection.choose(tag, false)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let element, let (source, _) = element.source(indexPath) else { return false }
    return source.rowEdits.move != nil
      && element.row(indexPath)?.trait(MoveDisabledTrait.self) != true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let element, let (source, index) = element.source(sourceIndexPath),
      let move = source.rowEdits.move
    else { return }
    let distance = destinationIndexPath.item - sourceIndexPath.item
    let target = index + distance
    move(IndexSet(integer: index), distance > 0 ? target + 1 : target)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap { element?.row($0)?.trait(ContextMenuTrait.self)?.configuration }
  }
}
