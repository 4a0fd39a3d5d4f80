import UIKit

/// Says how high the layout's items are.
@MainActor
protocol MasonryLayoutDelegate: AnyObject {
  /// The height of an item as wide as a column, in points.
  func masonryLayout(_ layout: MasonryLayout, heightOfItem item: Int, width: CGFloat) -> CGFloat
}

/// Columns of equal width; each item goes to the column that is shortest so far.
final class MasonryLayout: UICollectionViewLayout {
  weak var delegate: (any MasonryLayoutDelegate)?
  var spacing: CGFloat = 12
  var inset = UIEdgeInsets(top: 12, left: 16, bottom: 24, right: 16)
  var headerHeight: CGFloat = 0
  /// A column is at least this wide, in points; there are never fewer than two.
  var leastColumnWidth: CGFloat = 190

  /// Frames by item, and for each column its items from the top down.
  private var frames: [CGRect] = []
  private var columns: [[Int]] = []
  private var size = CGSize.zero

  override var collectionViewContentSize: CGSize { size }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != size.width
  }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let width = collectionView.bounds.width
    let count = collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
    guard frames.count != count || size.width != width else { return }
    place(count, width)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { frames = [] }
    super.invalidateLayout(with: context)
  }

  private func place(_ count: Int, _ width: CGFloat) {
    let inner = max(0, width - inset.left - inset.right)
    let number = max(2, Int((inner + spacing) / (leastColumnWidth + spacing)))
    let column = ((inner - spacing * CGFloat(number - 1)) / CGFloat(number)).rounded(.down)
    var ends = [CGFloat](repeating: inset.top + headerHeight, count: number)
    columns = Array(repeating: [], count: number)
    frames = []
    frames.reserveCapacity(count)
    for item in 0..<count {
      let shortest = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let height = delegate?.masonryLayout(self, heightOfItem: item, width: column) ?? column
      frames.append(
        CGRect(
          x: inset.left + CGFloat(shortest) * (column + spacing),
          y: ends[shortest],
          width: column,
          height: height
        )
      )
      columns[shortest].append(item)
      ends[shortest] += height + spacing
    }
    let end = count > 0 ? (ends.max() ?? 0) - spacing : ends[0]
    size = CGSize(width: width, height: end + inset.bottom)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    if let header = layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)
    ), header.frame.intersects(rect) {
      found.append(header)
    }
    for column in columns {
      let first = firstItem(of: column, below: rect.minY)
      for item in column[first...] {
        guard frames[item].minY < rect.maxY else { break }
        found.append(attributes(item))
      }
    }
    return found
  }

  /// The place in a column of the first item that ends below `y`.
  private func firstItem(of column: [Int], below y: CGFloat) -> Int {
    var (low, high) = (0, column.count)
    while low < high {
      let middle = (low + high) / 2
      if frames[column[middle]].maxY <= y { low = middle + 1 } else { high = middle }
    }
    return low
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    frames.indices.contains(indexPath.item) ? attributes(indexPath.item) : nil
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard headerHeight > 0, !frames.isEmpty else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind,
      with: indexPath
    )
    attributes.frame = CGRect(x: 0, y: 0, width: size.width, height: headerHeight)
    return attributes
  }

  private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: 0)
    )
    attributes.frame = frames[item]
    return attributes
  }
}
