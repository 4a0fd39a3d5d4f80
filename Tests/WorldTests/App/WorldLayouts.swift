import UIKit

extension LayoutKind {
  @MainActor
  func makeLayout(hasHeaders: Bool) -> UICollectionViewLayout {
    switch self {
    case .grid, .sizes, .measured, .sideways: flow(hasHeaders)
    case .groups:
      UICollectionViewCompositionalLayout { _, _ in Self.grid(hasHeaders, .absolute(32)) }
    case .rows:
      UICollectionViewCompositionalLayout { _, _ in Self.rows(hasHeaders) }
    case .orthogonal:
      UICollectionViewCompositionalLayout { number, _ in
        let section = Self.grid(hasHeaders, .absolute(40))
        section.orthogonalScrollingBehavior =
          [
            .continuous, .none, .groupPaging, .paging, .groupPagingCentered,
          ][number % 5]
        return section
      }
    case .list:
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: hasHeaders ? .insetGrouped : .plain)
      )
    case .custom: StripLayout()
    }
  }

  @MainActor
  private func flow(_ hasHeaders: Bool) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 46, height: 28)
    layout.minimumLineSpacing = 3
    layout.minimumInteritemSpacing = 2
    layout.sectionInset = UIEdgeInsets(top: 4, left: 3, bottom: 6, right: 2)
    if self == .sideways { layout.scrollDirection = .horizontal }
    if self == .measured { layout.estimatedItemSize = CGSize(width: 60, height: 30) }
    if hasHeaders {
      layout.headerReferenceSize = CGSize(width: 20, height: 18)
      layout.sectionHeadersPinToVisibleBounds = self == .grid
    }
    return layout
  }

  @MainActor
  private static func grid(
    _ hasHeaders: Bool,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.9),
        heightDimension: height
      ),
      subitems: [item]
    )
    return section(group, hasHeaders)
  }

  @MainActor
  private static func rows(_ hasHeaders: Bool) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(36)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    return section(group, hasHeaders)
  }

  @MainActor
  private static func section(
    _ group: NSCollectionLayoutGroup,
    _ hasHeaders: Bool
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 3
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 5, bottom: 6, trailing: 2)
    if hasHeaders {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(18)
        ),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
    }
    return section
  }
}

/// A layout as apps write them: two strips that the items fill in turn.
final class StripLayout: UICollectionViewLayout {
  private var attributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var height: CGFloat = 0

  override func prepare() {
    super.prepare()
    attributes = [:]
    guard let view = collectionView else { return }
    var ends: [CGFloat] = [0, 0]
    let width = (view.bounds.width - 4) / 2
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let strip = ends[0] <= ends[1] ? 0 : 1
        let made = UICollectionViewLayoutAttributes(forCellWith: path)
        made.frame = CGRect(
          x: CGFloat(strip) * (width + 4),
          y: ends[strip],
          width: width,
          height: CGFloat(24 + (item * 7 + section * 3) % 20)
        )
        ends[strip] = made.frame.maxY + 2
        attributes[path] = made
      }
    }
    height = max(ends[0], ends[1])
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.values.filter { $0.frame.overlaps(rect) }.sorted { $0.indexPath < $1.indexPath }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes[indexPath] }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
