import CoreGraphics
import Foundation
import ScrollPhysics

extension UICollectionView {
  /// Remembers where the items in sight are, unless that is remembered already.
  func holdAnchor() {
    guard !anchor.isHolding, keeper.isKnown else { return }
    anchor.hold(showsStart ? [] : itemsInSight, from: visibleOrigin)
  }

  /// Remembers where the layout has the items that are in sight after a change of the data.
  func holdNewAnchor() {
    guard !anchor.isHolding else { return }
    let items = showsStart ? [] : keeper.attributes(in: bounds).filter { $0.category == .cell }
    anchor.hold(
      items.map { ($0.key.path, $0.frame) }.sorted { $0.0 < $1.0 },
      from: visibleOrigin
    )
  }

  private var itemsInSight: [(path: ShownPath, frame: CGRect)] {
    visible.settledCells.sorted().compactMap { path in
      guard let frame = visible.cell(at: path)?.appliedAttributes?.frame,
        frame.intersects(bounds)
      else { return nil }
      return (path, frame)
    }
  }

  /// Moves the content so that the item held is where it was.
  func restoreAnchor() {
    guard anchor.isHolding else { return }
    let wanted = anchor.offset(from: contentOffset, origin: visibleOrigin) {
      keeper.attributes(forItemAt: $0)?.frame
    }
    if let wanted { shiftContent(to: wanted) }
  }
}
