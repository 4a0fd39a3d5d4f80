import CoreGraphics
import Foundation

/// An item that is dropped on a view that shows elements.
@MainActor
final class DroppedItem: NSObject, UICollectionViewDropItem, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  /// Makes an item from an element of the same view, if it is from there, with that cell's size.
  init(_ dragItem: UIDragItem, from source: IndexPath?, _ cellSize: (IndexPath) -> CGSize?) {
    self.dragItem = dragItem
    sourceIndexPath = source
    previewSize = source.flatMap(cellSize) ?? CGSize(width: 100, height: 100)
    super.init()
  }
}
