import CoreGraphics
import Foundation

/// Where a dropped item goes.
enum DropEnd {
  /// To the cell of an element.
  case cell(IndexPath)
  /// Into the cell of an element, to a rectangle in the cell's coordinates.
  case inside(IndexPath, CGRect)
  case target(UIDragPreviewTarget)
  /// To the cell of a placeholder, and how that shows as a preview.
  case placeholder(Int, @MainActor (UIView) -> UIDragPreviewParameters?)
}

/// Where the items of one drop go, and what the app lets go along with them.
@MainActor
final class DropEnds {
  private var ends: [ObjectIdentifier: DropEnd] = [:]
  private var animators: [ObjectIdentifier: DragAnimator] = [:]

  subscript(item: UIDragItem) -> DropEnd? { ends[ObjectIdentifier(item)] }

  func animator(of item: UIDragItem) -> DragAnimator? { animators[ObjectIdentifier(item)] }

  /// Sends an item somewhere; with nil it is not known yet.
  func send(_ item: UIDragItem, to end: DropEnd?) -> DragAnimator {
    let id = ObjectIdentifier(item)
    ends[id] = end
    let animator = animators[id] ?? DragAnimator()
    animators[id] = animator
    return animator
  }
}
