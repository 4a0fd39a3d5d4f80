import UIKit

/// Every preset of list contents and every accessory, in cards and from edge to edge.
final class ListCellsViewController: UICollectionViewController {
  private let samples: [ListSampleSection]

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance, editing: Bool = false) {
    let samples = ListSampleSection.all
    self.samples = samples
    let layout = UICollectionViewCompositionalLayout { section, environment in
      var list = UICollectionLayoutListConfiguration(appearance: appearance)
      list.headerMode = .supplementary
      list.footerMode = samples[section].note == nil ? .none : .supplementary
      return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    }
    super.init(collectionViewLayout: layout)
    collectionView.isEditing = editing
  }

  required init?(coder: NSCoder) { nil }

  private let rows = UICollectionView.CellRegistration<UICollectionViewListCell, ListSample> {
    cell,
    _,
    sample in
    cell.contentConfiguration = sample.content(cell)
    cell.accessories = sample.accessories()
    cell.indentationLevel = sample.indentation
  }

  private lazy var headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { [weak self] cell, _, path in
    var content = cell.defaultContentConfiguration()
    content.text = self?.samples[path.section].title
    cell.contentConfiguration = content
  }

  private lazy var footers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionFooter
  ) { [weak self] cell, _, path in
    var content = cell.defaultContentConfiguration()
    content.text = self?.samples[path.section].note
    cell.contentConfiguration = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsMultipleSelectionDuringEditing = true
    _ = headers
    _ = footers
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { samples.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { samples[section].rows.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: rows,
      for: indexPath,
      item: samples[indexPath.section].rows[indexPath.item]
    )
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(
      using: kind == UICollectionView.elementKindSectionHeader ? headers : footers,
      for: indexPath
    )
  }
}
