import Testing
import UIKit

/// What a list of a few names does, written as a screen for iOS writes it.
@MainActor @Suite struct NameListTests {
  private enum Section { case main }

  private static let names = ["福岡", "佐賀", "長崎", "大分", "熊本", "宮崎", "鹿児島"]

  @Test func `names are there at the first frame, each filled once`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: RowLayout()
    )
    let log = CallLog()
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      _,
      path,
      name in
      log.lines.append("\(path.item) \(name)")
    }
    let source = UICollectionViewDiffableDataSource<Section, String>(collectionView: view) {
      (view: UICollectionView, path: IndexPath, name: String) -> UICollectionViewCell? in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    snapshot.appendItems(Self.names)
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(log.lines == Self.names.enumerated().map { "\($0) \($1)" })
    #expect(view.visibleCells.count == 7)
    view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    view.deselectItem(at: [0, 3], animated: true)
    #expect(view.indexPathsForSelectedItems ?? [] == [])
    #expect(source.itemIdentifier(for: [0, 3]) == "大分")
  }
}
