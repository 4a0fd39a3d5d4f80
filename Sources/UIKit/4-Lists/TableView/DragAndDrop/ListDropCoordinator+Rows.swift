import CoreGraphics
import Foundation

extension ListDropCoordinator: UITableViewDropCoordinator where List == UITableView {
  var items: [any UITableViewDropItem] { dropped }

  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext { send(dragItem, to: placeholder) }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    send(dragItem, to: indexPath)
  }

  func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating { send(dragItem, into: indexPath, rect) }
}

extension ListPlaceholderContext: UITableViewDropPlaceholderContext where List == UITableView {}
