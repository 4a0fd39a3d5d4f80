import UIKit

/// A flow whose lines begin at the leading edge with gaps all alike.
final class LeadingFlowLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)?
      .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    var line: CGFloat = -.infinity
    var next: CGFloat = 0
    for attributes in found ?? [] where attributes.representedElementCategory == .cell {
      if abs(attributes.frame.midY - line) > 1 {
        line = attributes.frame.midY
        next = sectionInset.left
      }
      attributes.frame.origin.x = next
      next = attributes.frame.maxX + minimumInteritemSpacing
    }
    return found
  }
}
