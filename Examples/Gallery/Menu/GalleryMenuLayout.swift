import UIKit

/// Rows of one group, inset from the sides, below a large title.
final class GalleryMenuLayout: UICollectionViewLayout {
  private static let side: CGFloat = 16
  private static let widest: CGFloat = 672

  private var width: CGFloat { collectionView?.bounds.width ?? 0 }
  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
  private var headerHeight: CGFloat { GalleryMenuHeader.height + 16 }

  private var rowHeight: CGFloat {
    max(44, (GalleryMenuCell.font.lineHeight + 22).rounded(.up))
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: headerHeight + CGFloat(count) * rowHeight + 32)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != width
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let header = layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)
    )
    let rows = (0..<count).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    return ([header].compactMap { $0 } + rows).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let rowWidth = min(width - Self.side * 2, Self.widest)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: ((width - rowWidth) / 2).rounded(),
      y: headerHeight + CGFloat(indexPath.item) * rowHeight,
      width: max(0, rowWidth),
      height: rowHeight
    )
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let rowWidth = min(width - Self.side * 2, Self.widest)
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind,
      with: indexPath
    )
    attributes.frame = CGRect(
      x: ((width - rowWidth) / 2).rounded(),
      y: 0,
      width: max(0, rowWidth),
      height: GalleryMenuHeader.height
    )
    return attributes
  }
}
