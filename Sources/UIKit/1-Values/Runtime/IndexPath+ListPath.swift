import Foundation
import ListUpdates

extension IndexPath: ListPath {
  /// Makes the path of a position.
  package init(_ position: ListPosition) {
    self.init(item: position.item, section: position.section)
  }

  /// The position of an item; a path that is not that of an item has no number for it.
  package var position: ListPosition {
    ListPosition(item: count == 2 ? self[1] : ListPosition.nowhere, section: section)
  }
}
