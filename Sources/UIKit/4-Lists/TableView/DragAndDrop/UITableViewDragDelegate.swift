import CoreGraphics
import Foundation

/// Says what is dragged from a table view and is notified of it; only the items must be given.
@MainActor @preconcurrency
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// What is dragged with a row; with nothing there is no drag.
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  /// What goes along when a row is tapped during a drag. Defaults to nothing: the tap selects.
  func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]

  /// How a row's cell shows as a preview; nil for the whole cell. Defaults to nil.
  func tableView(
    _ tableView: UITableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  /// Called when the finger begins to move what was lifted.
  func tableView(
    _ tableView: UITableView,
    dragSessionWillBegin session: any UIDragSession
  )

  /// Called when all is over.
  func tableView(
    _ tableView: UITableView,
    dragSessionDidEnd session: any UIDragSession
  )

  /// Whether the items may be moved. Defaults to true.
  func tableView(
    _ tableView: UITableView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Whether the items can be dropped in this app only. Defaults to false.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Nothing.
  public func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }

  /// The whole cell.
  public func tableView(
    _ tableView: UITableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    dragSessionWillBegin session: any UIDragSession
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    dragSessionDidEnd session: any UIDragSession
  ) {}

  /// Lets items be moved.
  public func tableView(
    _ tableView: UITableView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }

  /// Lets items go everywhere.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
