import CoreGraphics
import Foundation

/// What context menus need of a list, and how the list's delegate is asked.
@MainActor
protocol MenuFace: AnyObject {
  var hasMenuDelegate: Bool { get }
  func addInteraction(_ interaction: any UIInteraction)

  /// The element at a point of the content that a menu would be for.
  func menuElement(at point: CGPoint) -> IndexPath?
  /// The cell of a visible element.
  func draggedCell(at path: IndexPath) -> (any DraggedCell)?
  /// Nothing is pressed any more.
  func endHighlight()

  // MARK: The delegate

  /// What shows for an element, or for a place without one.
  func menu(for path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration?
  /// What is asked about the older edit menu of an element; nil where it has none.
  func editMenu(for path: IndexPath) -> CellEditMenu.Questions?
  /// What is lifted for a menu; nil leaves that to the list.
  func highlightPreview(
    _ configuration: UIContextMenuConfiguration,
    _ path: IndexPath?
  ) -> UITargetedPreview?
  /// What a menu goes back to; nil leaves that to the list.
  func dismissalPreview(
    _ configuration: UIContextMenuConfiguration,
    _ path: IndexPath?
  ) -> UITargetedPreview?
  func menuWillShow(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
  func menuWillCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  )
}
