import CoreGraphics
import Foundation

extension ListDropCoordinator: UICollectionViewDropCoordinator where List == UICollectionView {
  var items: [any UICollectionViewDropItem] { dropped }

  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext { send(dragItem, to: placeholder) }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    send(dragItem, to: indexPath)
  }

  func drop(
    _ dragItem: UIDragItem,
    intoItemAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating { send(dragItem, into: indexPath, rect) }
}

extension ListPlaceholderContext: UICollectionViewDropPlaceholderContext
where List == UICollectionView {
  func setNeedsCellUpdate() { list?.refillPlaceholder(id) }
}
