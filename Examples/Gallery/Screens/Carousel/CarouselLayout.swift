import UIKit

/// Cards side by side: the one in the middle is large, and a swipe always ends on one.
final class CarouselLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 18
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    if let view = collectionView {
      let height = min(view.bounds.height - 120, 460)
      itemSize = CGSize(width: min(view.bounds.width - 110, height * 0.7), height: height)
      let side = (view.bounds.width - itemSize.width) / 2
      let above = (view.bounds.height - height) / 2
      sectionInset = UIEdgeInsets(top: above, left: side, bottom: above, right: side)
    }
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let view = collectionView else { return nil }
    let middle = view.bounds.midX
    return super.layoutAttributesForElements(in: rect)?.map { original in
      guard let attributes = original.copy() as? UICollectionViewLayoutAttributes else {
        return original
      }
      let distance = min(abs(attributes.center.x - middle) / (itemSize.width + 18), 1)
      let scale = 1 - 0.12 * distance
      attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
      attributes.alpha = 1 - 0.4 * distance
      attributes.zIndex = distance < 0.5 ? 1 : 0
      return attributes
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let view = collectionView else { return proposed }
    let step = itemSize.width + minimumLineSpacing
    let now = view.contentOffset.x / step
    let page =
      velocity.x == 0 ? now.rounded() : now.rounded(velocity.x > 0 ? .up : .down)
    let last = CGFloat(view.numberOfItems(inSection: 0) - 1)
    return CGPoint(x: min(max(page, 0), last) * step, y: proposed.y)
  }
}
