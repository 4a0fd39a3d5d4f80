import Foundation

extension OptionalMethod {
  /// `tableView(_:commit:forRowAt:)`.
  static let commitRow = OptionalMethod(
    "tableView:commitEditingStyle:forRowAtIndexPath:",
    of: UITableViewController.self,
    overriding: CommittingProbe.self,
    plain: MovingProbe.self
  )

  /// `tableView(_:moveRowAt:to:)`.
  static let moveRow = OptionalMethod(
    "tableView:moveRowAtIndexPath:toIndexPath:",
    of: UITableViewController.self,
    overriding: MovingProbe.self,
    plain: CommittingProbe.self
  )
}

/// Overrides one method, so that its place in the table can be found.
private final class CommittingProbe: UITableViewController {
  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

/// Overrides the other method.
private final class MovingProbe: UITableViewController {
  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
