import UIKit

extension NSCollectionLayoutGroup {
  /// A square group: a large item with two small ones beside it, above three in a row.
  ///
  /// Each item keeps the gap to its sides.
  static func mosaic(gap: CGFloat) -> NSCollectionLayoutGroup {
    func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
      let item = NSCollectionLayoutItem(layoutSize: .parts(width, height))
      item.contentInsets = NSDirectionalEdgeInsets(
        top: gap,
        leading: gap,
        bottom: gap,
        trailing: gap
      )
      return item
    }
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .parts(1.0 / 3, 1),
      subitems: [item(1, 0.5)]
    )
    let top = NSCollectionLayoutGroup.horizontal(
      layoutSize: .parts(1, 2.0 / 3),
      subitems: [item(2.0 / 3, 1), column]
    )
    let bottom = NSCollectionLayoutGroup.horizontal(
      layoutSize: .parts(1, 1.0 / 3),
      subitems: [item(1.0 / 3, 1)]
    )
    return .vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1)),
      subitems: [top, bottom]
    )
  }
}

extension NSCollectionLayoutSize {
  /// A size in parts of what is around.
  static func parts(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(width),
      heightDimension: .fractionalHeight(height)
    )
  }
}
