import CoreGraphics
import Diagnostics
import Foundation

/// One drop on a table view: where its items go.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  let ends = DropEnds()
  private weak var view: UITableView?

  init(
    _ view: UITableView,
    _ session: any UIDropSession,
    _ destination: IndexPath?,
    _ proposal: UITableViewDropProposal
  ) {
    self.view = view
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    items = session.items.map { item in
      DroppedItem(item, from: view.drags.source(of: item)) { view.rectForRow(at: $0).size }
    }
    super.init()
  }

  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let animator = ends.send(dragItem, to: nil)
    guard let view else { return TablePlaceholderContext(dragItem, nil, 0, animator) }
    view.drops.closeDropGap(animated: false)
    let path = view.drops.fitting(placeholder.insertionIndexPath)
    let id = view.drops.placeholders.insert(placeholder, at: path)
    _ = ends.send(
      dragItem,
      to: .placeholder(id) { cell in
        (cell as? UITableViewCell).flatMap { placeholder.previewParametersProvider?($0) }
      }
    )
    return TablePlaceholderContext(dragItem, view, id, animator)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    ends.send(dragItem, to: .cell(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating { ends.send(dragItem, to: .inside(indexPath, rect)) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    ends.send(dragItem, to: .target(target))
  }
}

/// A placeholder that is shown in a table.
@MainActor
final class TablePlaceholderContext: PlaceholderContext, UITableViewDropPlaceholderContext {
  private weak var view: UITableView?

  init(_ dragItem: UIDragItem, _ view: UITableView?, _ id: Int, _ animator: DragAnimator) {
    self.view = view
    super.init(dragItem, id, animator) { [weak view] id in
      guard let view, let path = view.drops.placeholders.path(id) else { return }
      UIKitDiagnostics.report(.placeholderLeft(in: "\(type(of: view)), above row \(path.short)"))
      view.drops.placeholders.remove(id)
    }
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let view, let path = view.drops.placeholders.path(id) else { return false }
    view.drops.placeholders.remove(id)
    withoutActuallyEscaping(dataSourceUpdates) { update in
      view.performBatchUpdates {
        update(path)
        if !view.updates.declaresInsertion(at: path) {
          view.insertRows(at: [path], with: .none)
        }
      }
    }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let view, view.drops.placeholders.path(id) != nil else { return false }
    view.drops.placeholders.remove(id)
    return true
  }
}
