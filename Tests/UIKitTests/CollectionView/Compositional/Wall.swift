import TestSupport
import UIKit

/// A cell that says how large it would like to be.
final class MeasuredCell: UICollectionViewCell {
  var wish: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let wish { layoutAttributes.size = wish }
    return layoutAttributes
  }
}

/// A supplementary or decoration view that says how large it would like to be.
final class MeasuredView: UICollectionReusableView {
  var wish: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let wish { layoutAttributes.size = wish }
    return layoutAttributes
  }
}

/// A collection view with a compositional layout and data of its own, for tests.
@MainActor
final class Wall: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  let layout: UICollectionViewCompositionalLayout
  let view: UICollectionView
  /// How large items would like to be.
  var wish: (IndexPath) -> CGSize? = { _ in nil }
  /// How large supplementary views would like to be.
  var wishOfView: (String, IndexPath) -> CGSize? = { _, _ in nil }
  /// The items that were ever asked for a cell.
  private(set) var asked: [IndexPath] = []

  init(
    _ counts: [Int],
    _ layout: UICollectionViewCompositionalLayout,
    size: CGSize = CGSize(width: 320, height: 480),
    scale: CGFloat = 2,
    kinds: [String] = ["h", "f", "badge"]
  ) {
    self.counts = counts
    self.layout = layout
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: layout
    )
    super.init()
    view.traitOverrides.displayScale = scale
    view.contentInsetAdjustmentBehavior = .never
    view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      view.register(
        MeasuredView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
      layout.register(MeasuredView.self, forDecorationViewOfKind: kind)
    }
    view.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? MeasuredCell)?.wish = wish(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "view",
      for: indexPath
    )
    (view as? MeasuredView)?.wish = wishOfView(kind, indexPath)
    return view
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func frame(_ kind: String, _ path: IndexPath) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
  }
}

extension NSCollectionLayoutSize {
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(widthDimension: width, heightDimension: height)
  }
}

extension NSCollectionLayoutSection {
  /// Rows from edge to edge.
  static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), height)
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
  }

  /// A row of tiles that scrolls across.
  static func tiles(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(width, height),
        subitems: [NSCollectionLayoutItem(layoutSize: whole)]
      )
    )
    section.orthogonalScrollingBehavior = behavior
    return section
  }
}
