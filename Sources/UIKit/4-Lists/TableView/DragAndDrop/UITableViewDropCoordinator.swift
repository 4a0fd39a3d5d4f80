import CoreGraphics
import Foundation

/// An item that is dropped on a table view.
@MainActor @preconcurrency
public protocol UITableViewDropItem: NSObjectProtocol {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// Where it comes from, if it is from the same view; the path as it is now.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview.
  var previewSize: CGSize { get }
}

/// Tells a table view where the items of a drop go.
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// Where they were dropped; nil where there was no row.
  var destinationIndexPath: IndexPath? { get }
  /// What was proposed last.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Lets an item go to a placeholder, which stays until its data has come.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext

  /// Lets an item go to the cell of a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Lets an item go into the cell of a row, to a rectangle in the cell's coordinates.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating

  /// Lets an item go anywhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A placeholder that is shown, waiting for its data.
@MainActor @preconcurrency
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// What was dragged.
  var dragItem: UIDragItem { get }

  /// Puts a row into the place of the placeholder: the block inserts it into the data at the path
  /// it is given. Returns false where the placeholder is gone.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Takes the placeholder away. Returns false where it is gone.
  @discardableResult
  func deletePlaceholder() -> Bool
}
