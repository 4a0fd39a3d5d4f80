import UIKit

/// Rows of colours that sort themselves, one step after the other.
final class InsertionSortViewController: UIViewController {
  private static let rows = 13
  private static let columns = 13

  private lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: Self.makeLayout()
  )
  private let cells = UICollectionView.CellRegistration<UICollectionViewCell, SortingRow.Tile> {
    cell,
    _,
    tile in cell.contentView.backgroundColor = tile.color
  }
  private lazy var source = UICollectionViewDiffableDataSource<SortingRow.ID, SortingRow.Tile>(
    collectionView: collectionView
  ) { [cells] view, path, tile in
    view.dequeueConfiguredReusableCell(using: cells, for: path, item: tile)
  }
  private lazy var bar = CommandBar([
    CommandControl("Sort") { [weak self] in self?.ticker.start() },
    CommandControl("Step") { [weak self] in self?.step() },
    CommandControl("Shuffle") { [weak self] in self?.shuffle() },
  ])
  private lazy var ticker = ActionTicker(every: 0.15) { [weak self] in self?.step() }
  private var random = GalleryRandom(7)
  private var rows: [SortingRow] = []

  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let size = environment.container.effectiveContentSize
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute((size.height / CGFloat(rows)).rounded(.up))
        ),
        subitems: [NSCollectionLayoutItem(layoutSize: .parts(1 / CGFloat(columns), 1))]
      )
      return NSCollectionLayoutSection(group: group)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.isScrollEnabled = false
    for part in [collectionView, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: safe.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.topAnchor.constraint(equalTo: safe.bottomAnchor, constant: -CommandBar.height),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    rows = (0..<Self.rows).map { SortingRow(id: $0, count: Self.columns) }
    for index in rows.indices { rows[index].shuffle(&random) }
    show(animated: false)
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<SortingRow.ID, SortingRow.Tile>()
    for row in rows {
      snapshot.appendSections([row.id])
      snapshot.appendItems(row.tiles)
    }
    source.apply(snapshot, animatingDifferences: animated)
  }

  private func step() {
    for index in rows.indices { rows[index].step() }
    if rows.allSatisfy(\.isSorted) { ticker.stop() }
    show(animated: true)
  }

  private func shuffle() {
    ticker.stop()
    for index in rows.indices { rows[index].shuffle(&random) }
    show(animated: true)
  }
}

/// A row of tiles and how far it is sorted.
struct SortingRow: Identifiable {
  /// A tile that belongs at one place of its row.
  struct Tile: Hashable, Sendable {
    let row: Int
    let place: Int
    let count: Int

    var color: UIColor {
      UIColor(
        hue: CGFloat(place) / CGFloat(count),
        saturation: 0.75,
        brightness: 1 - CGFloat(row) * 0.025,
        alpha: 1
      )
    }
  }

  let id: Int
  private(set) var tiles: [Tile]
  /// How many tiles at the front are in order among themselves.
  private var sorted = 1

  init(id: Int, count: Int) {
    self.id = id
    tiles = (0..<count).map { Tile(row: id, place: $0, count: count) }
  }

  var isSorted: Bool { sorted >= tiles.count }

  mutating func shuffle(_ random: inout GalleryRandom) {
    tiles.shuffle(using: &random)
    sorted = 1
  }

  /// Puts the next tile where it belongs among those before it.
  mutating func step() {
    guard !isSorted else { return }
    let tile = tiles.remove(at: sorted)
    let place = tiles[..<sorted].firstIndex { $0.place > tile.place } ?? sorted
    tiles.insert(tile, at: place)
    sorted += 1
  }
}
