import Diagnostics
import Foundation

/// Provides the data of a table view and the cells that show it.
@MainActor @preconcurrency
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell that shows a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// The number of sections. Optional; defaults to 1.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The title of a section's header. Optional; defaults to none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The title of a section's footer. Optional; defaults to none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row can be edited. Optional; defaults to true.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether a row can be moved by hand. Optional; defaults to whether moves are taken in.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// The titles of the section index. Optional; defaults to none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section that a title of the section index stands for. Optional; defaults to the one with
  /// the title's number.
  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int

  /// Called when a row is to be deleted, or one to be inserted. Optional; rows can be deleted by
  /// swiping where it is there.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// Called when a row was moved by hand. Optional; rows can be moved where it is there.
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// No title.
  public func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// No title.
  public func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Every row can be edited.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Every row can be moved, where moves are taken in.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// No index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section with the title's number.
  public func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }

  /// Nothing; the table view knows then that rows are not edited.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.answers.byDefault() }

  /// Nothing; the table view knows then that rows are not moved.
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.answers.byDefault() }
}

/// Provides data of rows that will soon be visible.
@MainActor @preconcurrency
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with rows that come nearer, the nearest first; begin to load what their cells show.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called with rows that were announced and went away again without having been visible.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
