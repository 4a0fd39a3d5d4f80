import UIKit
import ViewGraph

extension ListElement {
  /// What takes items that are dropped at a place, and the place among its elements.
  func insertion(at path: IndexPath?) -> (insertion: RowInsertion, index: Int)? {
    if let path {
      if let (source, index) = source(path), let insertion = source.rowEdits.insertion {
        return (insertion, index)
      }
      let before = IndexPath(item: path.item - 1, section: path.section)
      if before.item >= 0, let (source, index) = source(before),
        let insertion = source.rowEdits.insertion
      {
        return (insertion, index + 1)
      }
    }
    // Where there is no row yet.
    return node?.firstEmptyInsertion.map { ($0, 0) }
  }
}

extension GraphNode {
  /// What the first collection takes that has no rows.
  fileprivate var firstEmptyInsertion: RowInsertion? {
    if let source = self as? any RowSource, source.rowCount == 0,
      let insertion = source.rowEdits.insertion
    {
      return insertion
    }
    var found: RowInsertion?
    forEachChild { if found == nil { found = $0.firstEmptyInsertion } }
    return found
  }

  /// Whether something can be dropped into a collection of rows that takes it.
  fileprivate func takes(_ providers: [NSItemProvider]) -> Bool {
    if let source = self as? any RowSource {
      if let insertion = source.rowEdits.insertion { return insertion.accepts(providers) }
      if source.hasOneElementEach { return false }
    }
    var takes = false
    forEachChild { if !takes { takes = $0.takes(providers) } }
    return takes
  }
}

extension ListDriver: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool {
    element?.node?.takes(session.items.map(\.itemProvider)) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard let (insertion, _) = element?.insertion(at: destinationIndexPath),
      insertion.accepts(session.items.map(\.itemProvider))
    else { return UICollectionViewDropProposal(operation: .cancel) }
    return UICollectionViewDropProposal(
      operation: .copy,
      intent: .insertAtDestinationIndexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let (insertion, index) = element?.insertion(at: coordinator.destinationIndexPath) else {
      return
    }
    insertion.insert(index, coordinator.items.map(\.dragItem.itemProvider))
  }
}
