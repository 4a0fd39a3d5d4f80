import Testing
import UIKit

@MainActor @Suite struct BatchUpdateMistakeTests {
  private func shelf(_ counts: [Int]) -> Shelf {
    let shelf = Shelf(counts, UICollectionViewFlowLayout())
    shelf.view.layoutIfNeeded()
    return shelf
  }

  private func found(_ shelf: Shelf, _ body: @escaping () -> Void) -> [Diagnosis] {
    let findings = UIKitDiagnostics.recording { shelf.view.performBatchUpdates(body) }
    // Whatever was wrong, the view shows the data.
    for (section, items) in shelf.sections.enumerated() {
      #expect(shelf.view.numberOfItems(inSection: section) == items.count)
    }
    #expect(shelf.view.visibleCells.count == shelf.sections.joined().count)
    return findings
  }

  @Test func `a number that does not add up is told with the ledger`() {
    let shelf = shelf([7])
    let findings = found(shelf) {
      shelf.sections[0].removeLast(3)
      shelf.view.deleteItems(at: [[0, 6]])
    }
    #expect(findings.map(\.code) == ["TSK-BATCH-COUNT"])
    let finding = findings.first
    #expect(
      finding?.what
        == "Section 0 had 7 items; 0 inserted and 1 deleted make 6, but the data source has 4."
    )
    #expect(finding?.saw == "before [7], after [4], deleted items (0, 6)")
    #expect(finding?.remedy.hasPrefix("2 item deletions were not declared") == true)
    #expect(
      finding?.applePhrase == "Invalid update: invalid number of items in section 0"
    )
  }

  @Test func `sections that do not add up are told`() {
    let shelf = shelf([2, 2])
    let findings = found(shelf) {
      shelf.sections.append(["x"])
      shelf.view.reloadItems(at: [[0, 0]])
    }
    #expect(findings.map(\.code) == ["TSK-BATCH-COUNT"])
    #expect(findings.first?.applePhrase == "Invalid update: invalid number of sections")
  }

  @Test func `paths that do not exist are told`() {
    let shelf = shelf([3])
    #expect(
      found(shelf) { shelf.view.deleteItems(at: [[0, 9]]) }.first?.applePhrase
        == "attempt to delete item 9 from section 0 which only contains 3 items before the update"
    )
    #expect(
      found(shelf) { shelf.view.insertItems(at: [[0, 3]]) }.first?.applePhrase
        == "attempt to insert item 3 into section 0, but there are only 3 items in section 0 after"
        + " the update"
    )
    #expect(
      found(shelf) { shelf.view.reloadSections([NSNotFound - 1]) }.first?.code == "TSK-BATCH-COUNT"
    )
    #expect(
      found(shelf) { shelf.view.insertSections([5]) }.first?.applePhrase
        == "attempt to insert section 5 but there are only 1 sections after the update"
    )
  }

  @Test func `contradictions are told`() {
    let shelf = shelf([5])
    func phrase(_ body: @escaping () -> Void) -> String? {
      let findings = found(shelf, body)
      #expect(findings.map(\.code) == ["TSK-BATCH-CONFLICT"])
      return findings.first?.applePhrase
    }
    #expect(
      phrase {
        shelf.view.deleteItems(at: [[0, 1]])
        shelf.view.reloadItems(at: [[0, 1]])
      } == "attempt to delete and reload the same index path"
    )
    #expect(
      phrase {
        shelf.view.deleteItems(at: [[0, 1]])
        shelf.view.moveItem(at: [0, 1], to: [0, 2])
      } == "attempt to perform a delete and a move from the same index path"
    )
    #expect(
      phrase {
        shelf.view.moveItem(at: [0, 1], to: [0, 2])
        shelf.view.moveItem(at: [0, 3], to: [0, 2])
      } == "attempt to perform multiple moves to the same index path"
    )
  }

  @Test func `after a mistake what one looks at stays where it is`() {
    let shelf = shelf([400])
    shelf.scroll(to: 605)
    let place = shelf.place(of: [0, 70])
    #expect(place != nil)
    let findings = UIKitDiagnostics.recording {
      shelf.view.performBatchUpdates { shelf.sections[0].removeLast() }
    }
    #expect(findings.map(\.code) == ["TSK-BATCH-COUNT"])
    #expect(shelf.place(of: [0, 70]) == place)
    #expect(shelf.view.numberOfItems(inSection: 0) == 399)
  }

  @Test func `an item that is reconfigured keeps its cell or is told`() {
    let shelf = shelf([3])
    shelf.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
    final class Other: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }

      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
      }

      var name = "cell"
    }
    let other = Other()
    shelf.view.dataSource = other
    shelf.view.layoutIfNeeded()
    other.name = "other"
    let findings = UIKitDiagnostics.recording { shelf.view.reconfigureItems(at: [[0, 1]]) }
    #expect(findings.map(\.code) == ["TSK-RECONFIGURE-CELL"])
    #expect(shelf.view.cellForItem(at: [0, 1])?.reuseIdentifier == "other")
  }
}
