import CoreGraphics
import Foundation

/// One drop on a list: where its items go.
@MainActor
final class ListDropCoordinator<List: PlaceholderList>: NSObject {
  let dropped: [DroppedItem]
  let destinationIndexPath: IndexPath?
  let proposal: List.Proposal
  let session: any UIDropSession
  let ends = DropEnds()
  private weak var list: List?

  init(
    _ list: List,
    _ session: any UIDropSession,
    _ destination: IndexPath?,
    _ proposal: List.Proposal,
    _ dropped: [DroppedItem]
  ) {
    self.list = list
    self.session = session
    self.proposal = proposal
    self.dropped = dropped
    destinationIndexPath = destination
    super.init()
  }

  /// Sends an item to a placeholder, which the list shows from now on.
  func send(
    _ dragItem: UIDragItem,
    to placeholder: List.Placeholder
  ) -> ListPlaceholderContext<List> {
    let animator = ends.send(dragItem, to: nil)
    guard let list else { return ListPlaceholderContext(dragItem, nil, 0, animator) }
    list.closeDropGap(animated: false)
    let id = list.insertPlaceholder(placeholder)
    let end = DropEnd.placeholder(id) { [weak list] cell in
      list?.previewParameters(of: placeholder, cell)
    }
    return ListPlaceholderContext(dragItem, list, id, ends.send(dragItem, to: end))
  }

  /// Sends an item to the cell of an element.
  func send(_ dragItem: UIDragItem, to path: IndexPath) -> any UIDragAnimating {
    ends.send(dragItem, to: .cell(path))
  }

  /// Sends an item into the cell of an element.
  func send(_ dragItem: UIDragItem, into path: IndexPath, _ rect: CGRect) -> any UIDragAnimating {
    ends.send(dragItem, to: .inside(path, rect))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    ends.send(dragItem, to: .target(target))
  }
}
