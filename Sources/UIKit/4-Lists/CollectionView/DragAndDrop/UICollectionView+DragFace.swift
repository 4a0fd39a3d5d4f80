import CoreGraphics
import Foundation

extension UICollectionView: DragFace {
  var dragView: UIScrollView { self }
  var hasDragDelegate: Bool { dragDelegate != nil }
  var isDragEnabled: Bool { dragInteractionEnabled }

  func element(at point: CGPoint) -> IndexPath? {
    itemInSight(at: point).flatMap { order.itemPath($0)?.indexPath }
  }

  func draggedCell(at path: IndexPath) -> (any DraggedCell)? { cellForItem(at: path) }

  var cellsInSight: [any DraggedCell] { visible.cells.map(\.cell) }

  func items(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func addedItems(
    _ session: any UIDragSession,
    _ path: IndexPath,
    _ point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragPreviewParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }
}
