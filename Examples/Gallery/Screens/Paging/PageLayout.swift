import UIKit

/// A row of squares that comes to rest with one of them at the margin.
final class PageLayout: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let margin = collectionView?.contentInset.left ?? 0
    let pitch = itemSize.width + minimumLineSpacing
    let page = (proposedContentOffset.x + margin) / pitch
    let rule: FloatingPointRoundingRule =
      velocity.x > 0 ? .up : velocity.x < 0 ? .down : .toNearestOrAwayFromZero
    return CGPoint(x: page.rounded(rule) * pitch - margin, y: proposedContentOffset.y)
  }
}
