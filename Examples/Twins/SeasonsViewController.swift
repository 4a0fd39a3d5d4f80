import SwiftUI

/// A grid of cards whose cells host SwiftUI views, in UIKit; `SeasonGrid` is the same in SwiftUI.
final class SeasonsViewController: UICollectionViewController {
  private lazy var source = makeSource()

  init() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .estimated(110)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(110)
      ),
      repeatingSubitem: item,
      count: 2
    )
    group.interItemSpacing = .fixed(16)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    title = "Seasons"
  }

  required init?(coder: NSCoder) { nil }

  static func inNavigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: SeasonsViewController())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    var snapshot = NSDiffableDataSourceSnapshot<Int, SeasonSample>()
    snapshot.appendSections([0])
    snapshot.appendItems(SeasonSample.all)
    source.applySnapshotUsingReloadData(snapshot)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, SeasonSample> {
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, SeasonSample> {
      cell,
      _,
      season in
      cell.contentConfiguration = UIHostingConfiguration { SeasonCard(season: season) }
        .margins(.all, 0)
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
  }
}
