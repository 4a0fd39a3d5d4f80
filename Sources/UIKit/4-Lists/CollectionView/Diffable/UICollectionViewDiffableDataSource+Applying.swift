import CollectionDiffing
import Foundation

extension UICollectionViewDiffableDataSource {
  /// Makes a move by hand the data; the view shows it already.
  func reorder(_ source: IndexPath, _ destination: IndexPath) {
    let before = store.shown
    guard source != destination, let item = itemIdentifier(for: source),
      let section = before.snapshot.model.section(at: destination.section)
    else { return }
    var snapshot = before.snapshot
    snapshot.deleteItems([item])
    let place = Place(section: destination.section, item: destination.item)
    if let neighbour = snapshot.model.item(at: place) {
      snapshot.insertItems([item], beforeItem: neighbour)
    } else {
      snapshot.appendItems([item], toSection: section)
    }
    let after = DiffableChange.all(snapshot).result(on: before)
    let transaction = transaction(from: before, to: after)
    reorderingHandlers.willReorder?(transaction)
    store.show(after)
    reorderingHandlers.didReorder?(transaction)
  }

  private func transaction(
    from before: DiffableData<SectionIdentifierType, ItemIdentifierType>,
    to after: DiffableData<SectionIdentifierType, ItemIdentifierType>
  ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
    let sections = after.snapshot.sectionIdentifiers.reversed().compactMap { section in
      let (old, new) = (
        before.snapshot.model.items(in: section) ?? [],
        after.snapshot.model.items(in: section) ?? []
      )
      return old == new
        ? nil
        : NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>(
          sectionIdentifier: section,
          initialSnapshot: NSDiffableDataSourceSectionSnapshot(before.outline(of: section)),
          finalSnapshot: NSDiffableDataSourceSectionSnapshot(after.outline(of: section)),
          difference: new.difference(from: old).inferringMoves()
        )
    }
    return NSDiffableDataSourceTransaction(
      initialSnapshot: before.snapshot,
      finalSnapshot: after.snapshot,
      difference: after.snapshot.itemIdentifiers
        .difference(from: before.snapshot.itemIdentifiers).inferringMoves(),
      sectionTransactions: sections
    )
  }
}
