import Testing
import UIKit

@MainActor @Suite struct ReorderingTests {
  @Test func `nothing can be moved unless a handler says so`() {
    let catalogue = Catalogue()
    catalogue.show(["a": [1, 2]])
    #expect(!catalogue.source.collectionView(catalogue.view, canMoveItemAt: [0, 0]))
    catalogue.source.reorderingHandlers.canReorderItem = { $0 == 1 }
    #expect(catalogue.source.collectionView(catalogue.view, canMoveItemAt: [0, 0]))
    #expect(!catalogue.source.collectionView(catalogue.view, canMoveItemAt: [0, 1]))
  }

  @Test func `a move by hand is a transaction before it is the data`() {
    let catalogue = Catalogue()
    catalogue.show(["a": [1, 2, 3], "b": [4], "c": [5]])
    let log = CallLog()
    let source = catalogue.source
    source.reorderingHandlers.willReorder = { transaction in
      log.lines.append("will \(source.snapshot().itemIdentifiers)")
      #expect(transaction.initialSnapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    }
    source.reorderingHandlers.didReorder = { transaction in
      log.lines.append("did \(source.snapshot().itemIdentifiers)")
      #expect(transaction.finalSnapshot.itemIdentifiers == [2, 3, 4, 1, 5])
      #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["b", "a"])
      #expect(transaction.sectionTransactions.first?.finalSnapshot.items == [4, 1])
      #expect(transaction.sectionTransactions.last?.initialSnapshot.items == [1, 2, 3])
      #expect(
        transaction.difference.removals == [.remove(offset: 0, element: 1, associatedWith: 3)]
      )
    }
    source.collectionView(catalogue.view, moveItemAt: [0, 0], to: [1, 1])
    #expect(log.lines == ["will [1, 2, 3, 4, 5]", "did [2, 3, 4, 1, 5]"])
    source.reorderingHandlers = .init()
    source.collectionView(catalogue.view, moveItemAt: [1, 1], to: [0, 1])
    #expect(source.snapshot().itemIdentifiers(inSection: "a") == [2, 1, 3])
  }
}
