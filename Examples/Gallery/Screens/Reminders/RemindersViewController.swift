import UIKit

/// Cards in two columns that count what is to be done, over one's lists.
final class RemindersViewController: TitledViewController {
  private enum Section { case cards, lists }

  private let cards = UICollectionView.CellRegistration<ReminderCard, ReminderList> {
    $0.show($2)
  }
  private let rows = UICollectionView.CellRegistration<UICollectionViewListCell, ReminderList> {
    cell,
    _,
    list in
    var content = cell.defaultContentConfiguration()
    content.text = list.title
    content.image = ReminderDisc.image(list, side: 30)
    content.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 30)
    content.imageToTextPadding = 12
    cell.contentConfiguration = content
    cell.accessories = [.label(text: "\(list.count)"), .disclosureIndicator()]
  }
  private lazy var source: UICollectionViewDiffableDataSource<Section, ReminderList> = makeSource {
    [cards, rows] view, path, list in
    path.section == 0
      ? view.dequeueConfiguredReusableCell(using: cards, for: path, item: list)
      : view.dequeueConfiguredReusableCell(using: rows, for: path, item: list)
  }

  init() { super.init("Reminders", "Two columns of cards over a rounded list") }

  required init?(coder: NSCoder) { nil }

  override func makeSection(
    _ index: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let side: CGFloat = environment.container.contentSize.width >= 390 ? 20 : 16
    guard index == 0 else {
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.headerMode = .supplementary
      list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.deletion($0) }
      return .list(using: list, layoutEnvironment: environment)
    }
    let columns = environment.container.contentSize.width > 700 ? 4 : 2
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(84)),
      repeatingSubitem: NSCollectionLayoutItem(layoutSize: .parts(1 / CGFloat(columns), 1)),
      count: columns
    )
    group.interItemSpacing = .fixed(14)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 14
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 4,
      leading: side,
      bottom: 8,
      trailing: side
    )
    return section
  }

  private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let list = source.itemIdentifier(for: path) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      guard let self else { return done(false) }
      var snapshot = source.snapshot()
      snapshot.deleteItems([list])
      source.apply(snapshot)
      done(true)
    }
    delete.image = UIImage(systemName: "trash.fill")
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func header(of section: Int) -> String? { "My Lists" }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Section, ReminderList>()
    snapshot.appendSections([.cards, .lists])
    snapshot.appendItems(ReminderList.cards, toSection: .cards)
    snapshot.appendItems(ReminderList.lists, toSection: .lists)
    source.apply(snapshot, animatingDifferences: false)
  }
}
