import UIKit

/// Emoji: those used last in a row that scrolls across, all in an outline, and favourites in a list.
final class EmojiExplorerViewController: TitledViewController {
  private enum Section: Int, Hashable, Sendable { case recent, outline, favourites }

  private enum Row: Hashable, Sendable {
    case recent(Emoji)
    case category(Emoji.Category)
    case member(Emoji)
    case favourite(Emoji)
  }

  private let tiles = UICollectionView.CellRegistration<EmojiTile, Emoji> { $0.show($2) }
  private let heads = UICollectionView.CellRegistration<UICollectionViewListCell, Emoji.Category> {
    cell,
    _,
    category in
    var content = cell.defaultContentConfiguration()
    content.text = category.rawValue
    cell.contentConfiguration = content
    cell.accessories = [
      .label(text: "\(category.members.count)"), .outlineDisclosure(options: .init(style: .header)),
    ]
  }
  private lazy var rows = UICollectionView.CellRegistration<UICollectionViewListCell, Emoji> {
    [weak self] cell, path, emoji in
    var content = UIListContentConfiguration.valueCell()
    content.text = emoji.sign
    content.secondaryText = emoji.name
    cell.contentConfiguration = content
    let isFavourite = self?.favourites.contains(emoji) == true && path.section == 1
    cell.accessories =
      isFavourite ? [.checkmark(), .disclosureIndicator()] : [.disclosureIndicator()]
  }
  private var favourites = [Emoji.Category.food.members[1], Emoji.Category.nature.members[2]]
  private lazy var source: UICollectionViewDiffableDataSource<Section, Row> = {
    let (tiles, heads, rows) = (tiles, heads, rows)
    return makeSource { view, path, row in
      switch row {
      case .recent(let emoji):
        view.dequeueConfiguredReusableCell(using: tiles, for: path, item: emoji)
      case .category(let category):
        view.dequeueConfiguredReusableCell(using: heads, for: path, item: category)
      case .member(let emoji), .favourite(let emoji):
        view.dequeueConfiguredReusableCell(using: rows, for: path, item: emoji)
      }
    }
  }()

  init() { super.init("Emoji", "Swipe one in the outline to keep it below") }

  required init?(coder: NSCoder) { nil }

  override func header(of section: Int) -> String? { "Favourites" }

  override func makeSection(
    _ index: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    switch source.sectionIdentifier(for: index) {
    case .recent, nil: return recent(environment)
    case .outline:
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.keeping($0) }
      return .list(using: list, layoutEnvironment: environment)
    case .favourites:
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.headerMode = .supplementary
      list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.dropping($0) }
      return .list(using: list, layoutEnvironment: environment)
    }
  }

  private func recent(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(84), heightDimension: .absolute(84)),
      subitems: [NSCollectionLayoutItem(layoutSize: .parts(1, 1))]
    )
    let section = NSCollectionLayoutSection(group: group)
    let side: CGFloat = environment.container.contentSize.width >= 390 ? 20 : 16
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 4,
      leading: side,
      bottom: 4,
      trailing: side
    )
    return section
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections([.recent, .outline, .favourites])
    let recent = Emoji.Category.allCases.flatMap { $0.members.prefix(2) }
    snapshot.appendItems(recent.map(Row.recent), toSection: .recent)
    source.apply(snapshot, animatingDifferences: false)
    var outline = NSDiffableDataSourceSectionSnapshot<Row>()
    for category in Emoji.Category.allCases {
      let head = Row.category(category)
      outline.append([head])
      outline.append(category.members.map(Row.member), to: head)
    }
    outline.expand([.category(.food)])
    source.apply(outline, to: .outline, animatingDifferences: false)
    showFavourites(animated: false)
  }

  // MARK: Favourites

  private func showFavourites(animated: Bool) {
    var list = NSDiffableDataSourceSectionSnapshot<Row>()
    list.append(favourites.map(Row.favourite))
    source.apply(list, to: .favourites, animatingDifferences: animated)
  }

  private func keeping(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard case .member(let emoji) = source.itemIdentifier(for: path) else { return nil }
    let isKept = favourites.contains(emoji)
    let keep = UIContextualAction(style: .normal, title: isKept ? "Drop" : "Keep") {
      [weak self] _, _, done in
      self?.set(emoji, isKept: !isKept)
      done(true)
    }
    keep.image = UIImage(systemName: isKept ? "star" : "star.fill")
    keep.backgroundColor = .systemYellow
    return UISwipeActionsConfiguration(actions: [keep])
  }

  private func dropping(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard case .favourite(let emoji) = source.itemIdentifier(for: path) else { return nil }
    let drop = UIContextualAction(style: .destructive, title: "Drop") { [weak self] _, _, done in
      self?.set(emoji, isKept: false)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [drop])
  }

  private func set(_ emoji: Emoji, isKept: Bool) {
    if isKept { favourites.append(emoji) } else { favourites.removeAll { $0 == emoji } }
    showFavourites(animated: true)
    var snapshot = source.snapshot()
    let row = Row.member(emoji)
    guard snapshot.indexOfItem(row) != nil else { return }
    snapshot.reconfigureItems([row])
    source.apply(snapshot)
  }
}
