import CoreGraphics
import Foundation

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UICollectionViewLayout: DynamicItemLayout {
  var referenceBounds: CGRect { collectionView?.bounds ?? .zero }

  func itemsDidMove() { invalidateLayout() }
}

extension UIDynamicAnimator {
  /// Makes an animator that moves layout attributes, and invalidates their layout when they moved.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init(layout: layout)
  }

  /// The attributes of a cell among the items.
  public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    attributes(.cell, nil, indexPath)
  }

  /// The attributes of a supplementary view among the items.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, kind, indexPath)
  }

  /// The attributes of a decoration view among the items.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, decorationViewKind, indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory,
    _ kind: String?,
    _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    currentItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first { found in
      found.representedElementCategory == category && found.representedElementKind == kind
        && found.indexPath == indexPath
    }
  }
}
