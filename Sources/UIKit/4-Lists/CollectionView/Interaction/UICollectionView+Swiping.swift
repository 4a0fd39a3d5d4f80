import CoreGraphics
import Foundation

extension UICollectionView: SwipeHost {
  private func list(_ path: IndexPath) -> UICollectionLayoutListConfiguration? {
    (keeper.layout as? any ListLayout)?.listConfiguration(ofSection: path.section)
  }

  func swipeableRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    guard !isEditing, let path = itemInSight(at: point), order.extra(at: path) == nil,
      let cell = visible.cell(at: path)
    else { return nil }
    return (path.indexPath, cell)
  }

  func swipeActions(_ path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
    guard let list = list(path) else { return nil }
    if let own = (visible.cell(at: ShownPath(path)) as? UICollectionViewListCell)?.ownSwipeActions[
      side
    ] {
      return own
    }
    let provider =
      side == .leading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    return provider?(order.told(ShownPath(path)))
  }

  func restingFrame(of cell: UIView, _ path: IndexPath) -> CGRect {
    cell.frame.offsetBy(dx: -((cell as? UICollectionReusableView)?.swipeShift ?? 0), dy: 0)
  }

  func shift(_ cell: UIView, _ path: IndexPath, by distance: CGFloat) {
    (cell as? UICollectionReusableView)?.swipeShift = distance
  }

  func swipeWillBegin(_ cell: UIView, _ path: IndexPath) {
    (cell as? UICollectionViewCell)?.circumstances.isSwiped = true
  }

  func swipeDidEnd(_ cell: UIView, _ path: IndexPath?) {
    shift(cell, path ?? [], by: 0)
    (cell as? UICollectionViewCell)?.circumstances.isSwiped = false
  }
}
