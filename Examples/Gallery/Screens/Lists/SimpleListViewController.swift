import UIKit

/// Rivers and how long they are; a swipe marks a river or takes it away.
final class SimpleListViewController: TitledViewController {
  private static let rivers = [
    River(name: "Shinano", length: 367), River(name: "Tone", length: 322),
    River(name: "Ishikari", length: 268), River(name: "Teshio", length: 256),
    River(name: "Kitakami", length: 249), River(name: "Abukuma", length: 239),
    River(name: "Mogami", length: 229), River(name: "Kiso", length: 229),
    River(name: "Tenryū", length: 213), River(name: "Agano", length: 210),
    River(name: "Yodo", length: 75), River(name: "Shimanto", length: 196),
  ]

  private struct River: Hashable, Sendable {
    let name: String
    let length: Int
  }

  private var marked: Set<River> = []
  private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, River> {
    [weak self] cell, _, river in
    var content = UIListContentConfiguration.valueCell()
    content.text = river.name
    content.secondaryText = "\(river.length) km"
    cell.contentConfiguration = content
    cell.accessories = self?.marked.contains(river) == true ? [.checkmark()] : []
  }
  private lazy var source: UICollectionViewDiffableDataSource<Int, River> = {
    let cells = cells
    return makeSource { view, path, river in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: river)
    }
  }()

  init() { super.init("Rivers", "Swipe to mark or delete") }

  required init?(coder: NSCoder) { nil }

  override var ground: UIColor { .systemBackground }

  override func makeSection(
    _ index: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.marking($0) }
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.deletion($0) }
    return .list(using: list, layoutEnvironment: environment)
  }

  private func marking(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let river = source.itemIdentifier(for: path) else { return nil }
    let mark = UIContextualAction(style: .normal, title: "Mark") { [weak self] _, _, done in
      self?.toggle(river)
      done(true)
    }
    mark.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [mark])
  }

  private func toggle(_ river: River) {
    if marked.remove(river) == nil { marked.insert(river) }
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([river])
    source.apply(snapshot)
  }

  private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let river = source.itemIdentifier(for: path) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      guard let self else { return done(false) }
      var snapshot = source.snapshot()
      snapshot.deleteItems([river])
      source.apply(snapshot)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, River>()
    snapshot.appendSections([0])
    snapshot.appendItems(Self.rivers)
    source.apply(snapshot, animatingDifferences: false)
  }
}
