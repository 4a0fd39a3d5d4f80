import CoreGraphics
import Foundation

/// Takes what is dropped on a table view; only the taking must be there.
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes what was dropped: changes the data and tells the coordinator where each item goes.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )

  /// Whether the view takes part in a drag at all; asked once. Defaults to true.
  func tableView(
    _ tableView: UITableView,
    canHandle session: any UIDropSession
  ) -> Bool

  /// Called when the finger comes over the view.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidEnter session: any UIDropSession
  )

  /// What would become of the items at a destination. Defaults to a move among the rows where the
  /// data source lets rows be moved and a row of the table is dragged, and else to a copy to nowhere
  /// in particular.
  ///
  /// There is no destination below all rows, unless they have made room already.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// Called when the finger leaves the view.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidExit session: any UIDropSession
  )

  /// Called at the end of a drag that was over the view at any time.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidEnd session: any UIDropSession
  )

  /// How the cell shows as a preview that a dropped item goes to; nil for the whole cell. Defaults
  /// to nil.
  func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Takes part.
  public func tableView(
    _ tableView: UITableView,
    canHandle session: any UIDropSession
  ) -> Bool { true }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidEnter session: any UIDropSession
  ) {}

  /// A move among the rows, or a copy to nowhere in particular.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { tableView.standardProposal(session) }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidExit session: any UIDropSession
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidEnd session: any UIDropSession
  ) {}

  /// The whole cell.
  public func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
