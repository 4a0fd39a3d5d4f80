import CoreGraphics
import Foundation

/// What a drag needs of a view that shows elements, and how that view's delegate is asked.
@MainActor
protocol DragFace: AnyObject {
  var dragView: UIScrollView { get }
  var hasDragDelegate: Bool { get }
  var isDragEnabled: Bool { get }

  /// The element at a point of the content that can be seen there.
  func element(at point: CGPoint) -> IndexPath?
  /// The cell of a visible element.
  func draggedCell(at path: IndexPath) -> (any DraggedCell)?
  var cellsInSight: [any DraggedCell] { get }

  // MARK: The delegate

  func items(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem]
  func addedItems(
    _ session: any UIDragSession,
    _ path: IndexPath,
    _ point: CGPoint
  ) -> [UIDragItem]
  func dragPreviewParameters(_ path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func allowsMove(_ session: any UIDragSession) -> Bool
  func isRestricted(_ session: any UIDragSession) -> Bool
}
