import CoreGraphics
import Foundation

/// What a drop needs of a view that shows elements, and how that view's delegate is asked.
@MainActor
protocol DropFace: AnyObject {
  var dropView: UIScrollView { get }
  /// Whether anybody takes what is dropped.
  var takesDrops: Bool { get }

  // MARK: Way

  /// Shows what would become of the items at a point of the content.
  func showDrop(_ session: any UIDropSession, at point: CGPoint) -> UIDropProposal
  /// Shows the order of the data again.
  func closeDropGap(animated: Bool)
  /// Waits for nothing any more.
  func stopDropGap()
  /// Has the items taken; nil where nobody was asked about them.
  func takeDrop(_ session: any UIDropSession) -> DropEnds?

  // MARK: Cells

  func landingCell(at path: IndexPath) -> UIView?
  func placeholderCell(_ id: Int) -> UIView?
  /// How much of a cell shows when nothing is dropped on it.
  func restingAlpha(_ cell: UIView) -> CGFloat

  // MARK: The delegate

  func handlesDrop(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func dropPreviewParameters(_ path: IndexPath) -> UIDragPreviewParameters?
}
