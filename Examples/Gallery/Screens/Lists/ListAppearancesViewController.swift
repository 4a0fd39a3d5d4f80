import UIKit

/// One list in every appearance: touch a command to change it.
final class ListAppearancesViewController: TitledViewController {
  private static let groups: [(title: String, rows: [String])] = [
    ("Woods", ["Maple", "Cherry", "Beech", "Walnut"]),
    ("Tools", ["Saw", "Plane", "Chisel"]),
    ("Finishes", ["Oil", "Wax", "None at all"]),
  ]

  private var appearance: UICollectionLayoutListConfiguration.Appearance
  private let heads = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell,
    _,
    title in
    var content = cell.defaultContentConfiguration()
    content.text = title
    cell.contentConfiguration = content
    cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
  }
  private let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell,
    _,
    title in
    var content = cell.defaultContentConfiguration()
    content.text = title
    content.image = UIImage(systemName: "square.stack.3d.up")
    cell.contentConfiguration = content
    cell.accessories = [
      .disclosureIndicator(displayed: .whenNotEditing), .multiselect(), .reorder(),
    ]
  }
  private lazy var source: UICollectionViewDiffableDataSource<String, String> = makeSource {
    [heads, rows] view, path, title in
    path.item == 0
      ? view.dequeueConfiguredReusableCell(using: heads, for: path, item: title)
      : view.dequeueConfiguredReusableCell(using: rows, for: path, item: title)
  }

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped) {
    self.appearance = appearance
    super.init("Appearances", "The same rows in every look a list has")
  }

  required init?(coder: NSCoder) { nil }

  override var ground: UIColor {
    switch appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }

  override var commands: [CommandControl] {
    let looks: [(String, UICollectionLayoutListConfiguration.Appearance)] = [
      ("Plain", .plain), ("Grouped", .grouped), ("Inset", .insetGrouped), ("Sidebar", .sidebar),
    ]
    return looks.map { name, look in
      CommandControl(name) { [weak self] in self?.show(look) }
    } + [CommandControl("Edit") { [weak self] in self?.edit() }]
  }

  override func makeSection(
    _ index: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.headerMode = .firstItemInSection
    return .list(using: list, layoutEnvironment: environment)
  }

  private func show(_ look: UICollectionLayoutListConfiguration.Appearance) {
    appearance = look
    view.backgroundColor = ground
    collectionView.backgroundColor = ground
    collectionView.setCollectionViewLayout(makeLayout(), animated: false)
    // The looks of what is in the cells go with the list.
    var snapshot = source.snapshot()
    snapshot.reloadItems(snapshot.itemIdentifiers)
    source.apply(snapshot, animatingDifferences: false)
  }

  private func edit() { collectionView.isEditing.toggle() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsMultipleSelectionDuringEditing = true
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(Self.groups.map(\.title))
    source.apply(snapshot, animatingDifferences: false)
    for group in Self.groups {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append([group.title])
      outline.append(group.rows, to: group.title)
      outline.expand([group.title])
      source.apply(outline, to: group.title, animatingDifferences: false)
    }
    source.reorderingHandlers.canReorderItem = { title in
      !Self.groups.contains { $0.title == title }
    }
  }
}
