import CoreGraphics
import Foundation

extension UITableView: DragFace {
  var dragView: UIScrollView { self }
  var hasDragDelegate: Bool { dragDelegate != nil }
  var isDragEnabled: Bool { dragInteractionEnabled }

  func element(at point: CGPoint) -> IndexPath? { visible.row(at: point) }

  func draggedCell(at path: IndexPath) -> (any DraggedCell)? { cellForRow(at: path) }

  var cellsInSight: [any DraggedCell] { visible.cells.values }

  func items(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func addedItems(
    _ session: any UIDragSession,
    _ path: IndexPath,
    _ point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragPreviewParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
}
