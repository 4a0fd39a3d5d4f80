import UIKit

/// A workshop's shelves, boxes and blocks as an outline: touch the sign of a row to unfold it.
final class OutlineViewController: TitledViewController {
  /// A place with what is in it.
  struct Place: Sendable {
    let name: String
    let inside: [Place]

    init(_ name: String, _ inside: [Place] = []) {
      self.name = name
      self.inside = inside
    }
  }

  private static let workshop = [
    Place(
      "Shelf by the window",
      [
        Place("Cubes", [Place("Large cubes"), Place("Small cubes"), Place("Cubes with holes")]),
        Place("Arches", [Place("Full arches"), Place("Half arches")]),
        Place("Columns"),
      ]
    ),
    Place(
      "Cupboard",
      [
        Place("Paints", [Place("Red"), Place("Blue"), Place("Yellow"), Place("The other blue")]),
        Place("Brushes"),
      ]
    ),
    Place("Bench", [Place("Saws", [Place("Rip saw"), Place("Tenon saw")]), Place("Planes")]),
    Place("Door"),
  ]

  private let folders = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell,
    _,
    name in
    var content = cell.defaultContentConfiguration()
    content.text = name
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    cell.contentConfiguration = content
    cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
  }
  private let leaves = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell,
    _,
    name in
    var content = cell.defaultContentConfiguration()
    content.text = name
    cell.contentConfiguration = content
    cell.accessories = []
  }
  private let isLeaf: Set<String>
  private lazy var source: UICollectionViewDiffableDataSource<Int, String> = makeSource {
    [folders, leaves, isLeaf] view, path, name in
    isLeaf.contains(name)
      ? view.dequeueConfiguredReusableCell(using: leaves, for: path, item: name)
      : view.dequeueConfiguredReusableCell(using: folders, for: path, item: name)
  }

  init() {
    var isLeaf: Set<String> = []
    func visit(_ place: Place) {
      if place.inside.isEmpty { isLeaf.insert(place.name) }
      place.inside.forEach(visit)
    }
    Self.workshop.forEach(visit)
    self.isLeaf = isLeaf
    super.init("Workshop", "Where everything is")
  }

  required init?(coder: NSCoder) { nil }

  /// Where there is much room it looks like a sidebar.
  override var ground: UIColor {
    UIColor { $0.horizontalSizeClass == .regular ? .secondarySystemBackground : .systemBackground }
  }

  override func makeSection(
    _ index: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let isWide = environment.traitCollection.horizontalSizeClass == .regular
    return .list(
      using: UICollectionLayoutListConfiguration(appearance: isWide ? .sidebar : .sidebarPlain),
      layoutEnvironment: environment
    )
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    func add(_ places: [Place], to parent: String?) {
      outline.append(places.map(\.name), to: parent)
      for place in places where !place.inside.isEmpty { add(place.inside, to: place.name) }
    }
    add(Self.workshop, to: nil)
    outline.expand(["Shelf by the window", "Arches"])
    source.apply(outline, to: 0, animatingDifferences: false)
  }
}
