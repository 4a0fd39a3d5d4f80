import UIKit

/// A page of places to go: a row of large pictures that shrink aside, a row of columns, and a wall.
public final class PlacesViewController: UICollectionViewController {
  private enum Section: Int, CaseIterable {
    case featured
    case nearby
    case wall

    var title: String {
      switch self {
      case .featured: "Places to go"
      case .nearby: "Near you"
      case .wall: "All pictures"
      }
    }

    var count: Int {
      switch self {
      case .featured: 8
      case .nearby: 18
      case .wall: 45
      }
    }
  }

  private static let names = [
    "Kamakura", "Hakone", "Kyoto", "Nara", "Naoshima", "Onomichi", "Matsue", "Takayama", "Nikko",
    "Kanazawa", "Hirosaki", "Otaru",
  ]

  private var images: [Int: UIImage] = [:]
  private let cards = UICollectionView.CellRegistration<PlaceCard, (UIImage, String)> {
    $0.show($2.0, $2.1)
  }
  private let rows = UICollectionView.CellRegistration<PlaceRow, (UIImage, String)> {
    $0.show($2.0, $2.1, isLast: $1.item % 3 == 2)
  }
  private let pictures = UICollectionView.CellRegistration<PlacePicture, UIImage> { $0.show($2) }
  private let headers = UICollectionView.SupplementaryRegistration<PlacesHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { header, _, path in header.show(Section.allCases[path.section].title) }

  /// Makes the page.
  public init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { index, environment in
        switch Section.allCases[index] {
        case .featured: Self.featured(environment)
        case .nearby: Self.nearby()
        case .wall: Self.wall()
        }
      }
    )
  }

  /// The page is made in code alone.
  public required init?(coder: NSCoder) { nil }

  // MARK: Sections

  /// Large pictures, one in the middle; those aside are smaller and paler.
  private static func featured(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    )
    let isWide = environment.container.effectiveContentSize.width > 600
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(isWide ? 0.4 : 0.78),
        heightDimension: .absolute(250)
      ),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 4
    section.contentInsets.bottom = 12
    section.boundarySupplementaryItems = [header]
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let middle = offset.x + environment.container.contentSize.width / 2
      for item in items where item.representedElementCategory == .cell {
        let distance = min(1, abs(item.frame.midX - middle) / item.bounds.width)
        let scale = 1 - distance * 0.12
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
        item.alpha = 1 - distance * 0.35
      }
    }
    return section
  }

  /// Columns of three, of which the next looks in from the side.
  private static func nearby() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1.0 / 3)
      )
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.88),
        heightDimension: .absolute(3 * PlaceRow.height)
      ),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 12, trailing: 16)
    section.interGroupSpacing = 12
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [header]
    return section
  }

  /// A large picture with two beside it, then three in a row.
  private static func wall() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: .mosaic(gap: 1))
    section.boundarySupplementaryItems = [header]
    return section
  }

  private static var header: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(48)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
  }

  // MARK: Data

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
  }

  public override func numberOfSections(in collectionView: UICollectionView) -> Int {
    Section.allCases.count
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { Section.allCases[section].count }

  public override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let number = indexPath.section * 11 + indexPath.item
    let place = (image(number), Self.names[number % Self.names.count])
    switch Section.allCases[indexPath.section] {
    case .featured:
      return collectionView.dequeueConfiguredReusableCell(
        using: cards,
        for: indexPath,
        item: place
      )
    case .nearby:
      return collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: place)
    case .wall:
      return collectionView.dequeueConfiguredReusableCell(
        using: pictures,
        for: indexPath,
        item: place.0
      )
    }
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }

  private func image(_ number: Int) -> UIImage {
    if let image = images[number] { return image }
    let image = Landscape(number: number).image(CGSize(width: 320, height: 260))
    images[number] = image
    return image
  }
}
