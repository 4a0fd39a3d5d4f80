import Foundation

/// A list that shows which of its elements would take what is dropped.
@MainActor
protocol DropAiming: AnyObject {
  /// The element that shows so.
  var dropTarget: IndexPath? { get set }
  /// Has the cell of an element look that way, or as always.
  func setDropTarget(_ isTarget: Bool, _ path: IndexPath)
}

extension DropAiming {
  /// Shows that an element takes what is dropped, and no other; nil shows none.
  func aimDrop(at path: IndexPath?) {
    guard path != dropTarget else { return }
    if let dropTarget { setDropTarget(false, dropTarget) }
    dropTarget = path
    if let path { setDropTarget(true, path) }
  }
}
