import CoreGraphics
import Foundation

/// An item that is dropped on a collection view.
@MainActor @preconcurrency
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// Where it comes from, if it is from the same view; the path as it is now.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview.
  var previewSize: CGSize { get }
}

/// Tells a collection view where the items of a drop go.
@MainActor @preconcurrency
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// Where they were dropped; nil where there was no item.
  var destinationIndexPath: IndexPath? { get }
  /// What was proposed last.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Lets an item go to a placeholder, which stays until its data has come.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext

  /// Lets an item go to the cell of an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Lets an item go into the cell of an item, to a rectangle in the cell's coordinates.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoItemAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating

  /// Lets an item go anywhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A placeholder that is shown, waiting for its data.
@MainActor @preconcurrency
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// What was dragged.
  var dragItem: UIDragItem { get }

  /// Puts an item into the place of the placeholder: the block inserts it into the data at the path
  /// it is given. Returns false where the placeholder is gone.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Takes the placeholder away. Returns false where it is gone.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Has the placeholder's cell filled again.
  func setNeedsCellUpdate()
}
