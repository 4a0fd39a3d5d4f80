import UIKit

/// A list in sections whose rows are swiped, in UIKit; `ErrandList` is the same in SwiftUI.
final class ErrandsViewController: UICollectionViewController {
  private var errands = Errand.all
  private lazy var source = makeSource()

  init() {
    super.init(collectionViewLayout: UICollectionViewLayout())
    title = "Errands"
  }

  required init?(coder: NSCoder) { nil }

  static func inNavigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: ErrandsViewController())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.swipes($0) }
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    show(animated: false)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<String, Errand> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Errand> {
      cell,
      _,
      errand in
      var content = cell.defaultContentConfiguration()
      content.text = errand.name
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<String, Errand>(
      collectionView: collectionView
    ) { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2) }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak source] view, _, path in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = source?.sectionIdentifier(for: path.section)
      view.contentConfiguration = content
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    return source
  }

  private func swipes(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let errand = source.itemIdentifier(for: path) else { return nil }
    let done = UIContextualAction(style: .destructive, title: "Done") { [weak self] _, _, end in
      self?.errands.removeAll { $0 == errand }
      self?.show(animated: true)
      end(true)
    }
    return UISwipeActionsConfiguration(actions: [done])
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Errand>()
    for place in Errand.places {
      snapshot.appendSections([place])
      snapshot.appendItems(Errand.at(place, of: errands))
    }
    source.apply(snapshot, animatingDifferences: animated)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { false }
}
