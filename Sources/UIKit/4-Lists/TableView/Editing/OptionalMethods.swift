import Foundation

/// Tells whether a data source has methods that cannot be called just to find out.
///
/// For controllers and diffable data sources, whose methods are there to be overridden, their method
/// tables tell. Of other classes it is not known, and they are taken to have them.
@MainActor
enum OptionalMethods {
  /// Whether `tableView(_:commit:forRowAt:)` is there.
  static func answersCommit(_ source: any UITableViewDataSource) -> Bool {
    guard source is UITableViewController else { return true }
    return overrides(source, commitSlot)
  }

  /// Whether `tableView(_:moveRowAt:to:)` is there.
  static func answersMove(_ source: any UITableViewDataSource) -> Bool {
    guard source is UITableViewController else { return true }
    return overrides(source, moveSlot)
  }

  private static func overrides(_ source: AnyObject, _ slot: Int?) -> Bool {
    guard let slot else { return true }
    return MethodTable.method(of: type(of: source), at: slot)
      != MethodTable.method(of: UITableViewController.self, at: slot)
  }

  private static let commitSlot = MethodTable.slot(
    of: UITableViewController.self,
    overriding: CommittingController.self,
    plain: MovingController.self
  )

  private static let moveSlot = MethodTable.slot(
    of: UITableViewController.self,
    overriding: MovingController.self,
    plain: CommittingController.self
  )

  /// Overrides one method, so that its place in the table can be found.
  private final class CommittingController: UITableViewController {
    override func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  /// Overrides the other method.
  private final class MovingController: UITableViewController {
    override func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }
}
