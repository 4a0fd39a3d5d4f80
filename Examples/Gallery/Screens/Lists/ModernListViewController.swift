import UIKit

/// The prefectures of Kyushu in a list: a registration of cells, and a diffable data source.
final class ModernListViewController: UIViewController, UICollectionViewDelegate {
  private enum Section { case prefectures }

  private let prefectures = [
    "Fukuoka", "Saga", "Nagasaki", "Kumamoto", "Oita", "Miyazaki", "Kagoshima",
  ]

  private lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    )
  )

  private lazy var dataSource: UICollectionViewDiffableDataSource<Section, String> = {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      prefecture in
      var content = cell.defaultContentConfiguration()
      content.text = prefecture
      content.image = UIImage(systemName: "mappin")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.prefectures])
    snapshot.appendItems(prefectures)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
