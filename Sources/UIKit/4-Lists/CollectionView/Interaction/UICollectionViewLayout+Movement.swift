import CoreGraphics
import Foundation

extension UICollectionViewLayout {
  /// The visible item under a point, but for the one that is moved.
  func item(under point: CGPoint, besides path: IndexPath) -> IndexPath {
    guard let host else { return path }
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let found = (layoutAttributesForElements(in: spot) ?? []).first {
      $0.category == .cell && $0.frame.contains(point)
    }
    guard let found, host.hasItem(at: found.key.path) else { return path }
    return found.storedIndexPath
  }
}
