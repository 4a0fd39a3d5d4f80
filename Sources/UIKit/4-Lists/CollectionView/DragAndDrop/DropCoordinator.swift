import CoreGraphics
import Diagnostics
import Foundation

/// One drop on a collection view: where its items go.
@MainActor
final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private weak var view: UICollectionView?
  let ends = DropEnds()

  init(
    _ view: UICollectionView,
    _ session: any UIDropSession,
    _ destination: IndexPath?,
    _ proposal: UICollectionViewDropProposal
  ) {
    self.view = view
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    items = session.items.map { item in
      DroppedItem(item, from: view.drags.source(of: item)) {
        view.layoutAttributesForItem(at: $0)?.size
      }
    }
    super.init()
  }

  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let animator = ends.send(dragItem, to: nil)
    guard let view else { return DropPlaceholderContext(dragItem, nil, 0, placeholder, animator) }
    view.drops.closeDropGap(animated: false)
    let id = view.order.insert(
      at: view.drops.fitting(GivenPath(placeholder.insertionIndexPath)),
      placeholder
    )
    _ = ends.send(
      dragItem,
      to: .placeholder(id) { cell in
        (cell as? UICollectionViewCell).flatMap { placeholder.previewParametersProvider?($0) }
      }
    )
    return DropPlaceholderContext(dragItem, view, id, placeholder, animator)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    ends.send(dragItem, to: .cell(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem,
    intoItemAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating { ends.send(dragItem, to: .inside(indexPath, rect)) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    ends.send(dragItem, to: .target(target))
  }
}

/// A placeholder that is shown in a collection view.
@MainActor
final class DropPlaceholderContext: PlaceholderContext, UICollectionViewDropPlaceholderContext {
  private weak var view: UICollectionView?
  private let placeholder: UICollectionViewDropPlaceholder

  init(
    _ dragItem: UIDragItem,
    _ view: UICollectionView?,
    _ id: Int,
    _ placeholder: UICollectionViewDropPlaceholder,
    _ animator: DragAnimator
  ) {
    self.view = view
    self.placeholder = placeholder
    super.init(dragItem, id, animator) { [weak view] id in
      guard let view, let extra = view.order.extra(id) else { return }
      let path = extra.next
      UIKitDiagnostics.report(.placeholderLeft(in: "\(type(of: view)), before item \(path.short)"))
      view.drops.remove(id)
    }
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let view, let extra = view.order.extra(id) else { return false }
    view.order.retire(id)
    let path = view.order.dataPath(extra.next)
    withoutActuallyEscaping(dataSourceUpdates) { update in
      view.performBatchUpdates {
        update(path.indexPath)
        if !view.updates.declaresInsertion(at: path) { view.insertItems(at: [path.indexPath]) }
      }
    }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let view, view.order.extra(id) != nil else { return false }
    view.drops.remove(id)
    return true
  }

  func setNeedsCellUpdate() {
    guard let view, let extra = view.order.extra(id) else { return }
    view.visible.update(placeholder, at: view.order.path(of: extra))
  }
}
