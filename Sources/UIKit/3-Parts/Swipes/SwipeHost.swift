import CoreGraphics
import Foundation

/// The side of a row at which actions are.
enum SwipeSide { case leading, trailing }

/// A view whose rows uncover actions when they are swiped.
@MainActor
protocol SwipeHost: UIScrollView {
  /// The row at a point of the content that may be swiped now, and what shows it.
  func swipeableRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)?

  /// The actions of a row at a side; nil where it has none.
  func swipeActions(_ path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration?

  /// Where a row lies that is not moved.
  func restingFrame(of cell: UIView, _ path: IndexPath) -> CGRect

  /// Moves a row to the right of where it lies.
  func shift(_ cell: UIView, _ path: IndexPath, by distance: CGFloat)

  func swipeWillBegin(_ cell: UIView, _ path: IndexPath)

  /// The row is closed; its path is nil where it left the screen.
  func swipeDidEnd(_ cell: UIView, _ path: IndexPath?)
}
