import Diagnostics
import Testing
import UIKit

@MainActor @Suite struct DiffableMistakeTests {
  private func found(_ body: () -> Void) -> Diagnosis? {
    let found = UIKitDiagnostics.recording(body)
    #expect(found.count == 1)
    return found.first
  }

  @Test func `duplicates are told with both places and change nothing`() {
    var snapshot = Catalogue.snapshot(["a": [1]])
    let finding = found { snapshot.appendItems([4, 5, 6, 5]) }
    #expect(finding?.code == "TSK-DUP-ID" && finding?.severity == .fatal)
    #expect(finding?.saw == "\"5\" at 1 and 3")
    #expect(
      finding?.applePhrase
        == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(5)}"
    )
    #expect(snapshot.itemIdentifiers == [1])
  }

  @Test func `questions about sections that are not there are told`() {
    let snapshot = Catalogue.snapshot(["a": [1]])
    #expect(found { _ = snapshot.numberOfItems(inSection: "q") }?.code == "TSK-DIFF-UNKNOWN")
    #expect(
      found { _ = snapshot.itemIdentifiers(inSection: "q") }?.place.hasSuffix("section q") == true
    )
    let catalogue = Catalogue()
    let finding = found {
      _ = catalogue.source.collectionView(catalogue.view, numberOfItemsInSection: 3)
    }
    #expect(
      finding?.applePhrase
        == "Invalid parameter not satisfying: section < _impl.numberOfSections"
    )
  }

  @Test func `a provider that gives no cell is told`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: RowLayout()
    )
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in
      nil
    }
    source.apply(Catalogue.snapshot(["a": [7]]))
    let finding = found { view.layoutIfNeeded() }
    #expect(finding?.code == "TSK-BAD-CELL" && finding?.saw == "item \"7\"")
    #expect(view.visibleCells.count == 1)
  }

  @Test func `a header without a provider is told`() {
    let catalogue = Catalogue()
    (catalogue.view.collectionViewLayout as? RowLayout)?.header = 30
    catalogue.source.apply(Catalogue.snapshot(["a": [7]]))
    let finding = found { catalogue.view.layoutIfNeeded() }
    #expect(finding?.code == "TSK-SUPP-MISSING")
    #expect(finding?.remedy.hasPrefix("Set supplementaryViewProvider") == true)
  }

  @Test func `the same identity with another value is told in tests`() {
    struct Row: Hashable {
      var id: Int
      var title: String

      static func == (a: Self, b: Self) -> Bool { a.id == b.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: RowLayout()
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Row>(collectionView: view) {
      view,
      path,
      _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func snapshot(_ title: String) -> NSDiffableDataSourceSnapshot<Int, Row> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
      snapshot.appendSections([0])
      snapshot.appendItems([Row(id: 1, title: "same"), Row(id: 2, title: title)])
      return snapshot
    }
    source.apply(snapshot("old"))
    view.layoutIfNeeded()
    let finding = found { source.apply(snapshot("new")) }
    #expect(finding?.code == "TSK-SAME-ID-NEW-VALUE" && finding?.severity == .warning)
    #expect(finding?.place == "item (0, 1)")
    #expect(source.itemIdentifier(for: [0, 1])?.title == "new")
    var marked = snapshot("newer")
    marked.reconfigureItems([Row(id: 2, title: "")])
    #expect(UIKitDiagnostics.recording { source.apply(marked) }.isEmpty)
  }
}
