import UIKit

/// Chores in an order of one's own: edit the list to move or delete them.
final class ReorderableListViewController: TitledViewController {
  private static let chores: [(title: String, rows: [String])] = [
    ("Today", ["Water the plants", "Sharpen the saw", "Answer letters", "Sweep the floor"]),
    ("Some day", ["Learn to dovetail", "Paint the door", "Count the blocks"]),
  ]

  private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    [weak self] cell, _, chore in
    var content = cell.defaultContentConfiguration()
    content.text = chore
    cell.contentConfiguration = content
    cell.accessories = [.delete(actionHandler: { self?.delete(chore) }), .reorder()]
  }
  private lazy var source: UICollectionViewDiffableDataSource<String, String> = {
    let cells = cells
    return makeSource { view, path, chore in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: chore)
    }
  }()

  init(isEditing: Bool = false) {
    super.init("Chores", "Edit to change their order")
    self.isEditing = isEditing
  }

  required init?(coder: NSCoder) { nil }

  override var commands: [CommandControl] {
    [
      CommandControl("Edit") { [weak self] in self?.collectionView.isEditing.toggle() },
      CommandControl("Reset") { [weak self] in self?.show(animated: true) },
    ]
  }

  override func makeSection(
    _ index: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    return .list(using: list, layoutEnvironment: environment)
  }

  override func header(of section: Int) -> String? { source.sectionIdentifier(for: section) }

  override func viewDidLoad() {
    super.viewDidLoad()
    source.reorderingHandlers.canReorderItem = { _ in true }
    show(animated: false)
    collectionView.isEditing = isEditing
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for group in Self.chores {
      snapshot.appendSections([group.title])
      snapshot.appendItems(group.rows)
    }
    source.apply(snapshot, animatingDifferences: animated)
  }

  private func delete(_ chore: String) {
    var snapshot = source.snapshot()
    snapshot.deleteItems([chore])
    source.apply(snapshot)
  }
}
