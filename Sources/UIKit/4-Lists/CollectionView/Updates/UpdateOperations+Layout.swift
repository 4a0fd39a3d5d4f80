import Foundation
import ListUpdates

extension UpdateOperations<ShownPath> {
  /// What a layout is told: one object for each operation.
  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    func item(
      _ action: UICollectionViewUpdateItem.Action,
      _ before: IndexPath?,
      _ after: IndexPath?
    ) -> UICollectionViewUpdateItem {
      UICollectionViewUpdateItem(action, before: before, after: after)
    }
    var items: [UICollectionViewUpdateItem] = []
    items += deletedSections.sorted().map { item(.delete, whole($0), nil) }
    items += deletedItems.sorted().map { item(.delete, $0.indexPath, nil) }
    items += reloadedSections.sorted().map { item(.reload, whole($0), whole($0)) }
    items += reloadedItems.sorted().map { item(.reload, $0.indexPath, $0.indexPath) }
    items += insertedSections.sorted().map { item(.insert, nil, whole($0)) }
    items += insertedItems.sorted().map { item(.insert, nil, $0.indexPath) }
    items += movedSections.map { item(.move, whole($0.from), whole($0.to)) }
    items += movedItems.map { item(.move, $0.from.indexPath, $0.to.indexPath) }
    return items
  }
}
