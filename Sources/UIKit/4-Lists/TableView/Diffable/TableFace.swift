import CollectionDiffing
import Foundation

/// A table view that snapshots are brought into.
@MainActor
final class TableFace: SnapshotFace {
  private weak var view: UITableView?
  /// How rows come and go.
  var animation = UITableView.RowAnimation.automatic

  init(_ view: UITableView) { self.view = view }

  var sourceName: String { "UITableViewDiffableDataSource" }

  var isThere: Bool { view != nil }

  var shownPaths: [IndexPath] { view?.indexPathsForVisibleRows ?? [] }

  func reload() { view?.reloadData() }

  func bring(
    _ differences: Differences,
    _ change: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    guard let view else { return completion() }
    let animation = UIView.areAnimationsEnabled ? animation : .none
    view.performBatchUpdates {
      change()
      self.declare(differences, to: view, animation)
    } completion: { _ in
      completion()
    }
  }

  private func declare(
    _ differences: Differences,
    to view: UITableView,
    _ animation: UITableView.RowAnimation
  ) {
    if !differences.deletedSections.isEmpty {
      view.deleteSections(IndexSet(differences.deletedSections), with: animation)
    }
    if !differences.insertedSections.isEmpty {
      view.insertSections(IndexSet(differences.insertedSections), with: animation)
    }
    for move in differences.movedSections { view.moveSection(move.from, toSection: move.to) }
    if !differences.deletedItems.isEmpty {
      view.deleteRows(at: differences.deletedItems.map(\.indexPath), with: animation)
    }
    if !differences.insertedItems.isEmpty {
      view.insertRows(at: differences.insertedItems.map(\.indexPath), with: animation)
    }
    for move in differences.movedItems {
      view.moveRow(at: move.from.indexPath, to: move.to.indexPath)
    }
  }

  func remake(_ sections: IndexSet, _ reloaded: [IndexPath], _ reconfigured: [IndexPath]) {
    view?.performBatchUpdates { [self] in
      if !sections.isEmpty { view?.reloadSections(sections, with: animation) }
      if !reloaded.isEmpty { view?.reloadRows(at: reloaded, with: animation) }
      if !reconfigured.isEmpty { view?.reconfigureRows(at: reconfigured) }
    }
  }
}
