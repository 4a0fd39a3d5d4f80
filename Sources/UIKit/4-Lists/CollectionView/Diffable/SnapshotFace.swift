import CollectionDiffing
import Foundation

/// A view that snapshots are brought into.
@MainActor
protocol SnapshotFace: AnyObject {
  /// What a data source of such views is called in messages.
  var sourceName: String { get }
  /// Whether the view is still there.
  var isThere: Bool { get }
  /// The items in sight.
  var shownPaths: [IndexPath] { get }
  /// Has everything made anew.
  func reload()
  /// Changes the data and declares how, in one update; tells when nothing moves any more.
  func bring(
    _ differences: Differences,
    _ change: @escaping () -> Void,
    completion: @escaping () -> Void
  )
  /// Has sections and items made anew, and others filled again.
  func remake(_ sections: IndexSet, _ reloaded: [IndexPath], _ reconfigured: [IndexPath])
}

/// A collection view that snapshots are brought into.
@MainActor
final class CollectionFace: SnapshotFace {
  private weak var view: UICollectionView?

  init(_ view: UICollectionView) { self.view = view }

  var sourceName: String { "UICollectionViewDiffableDataSource" }

  var isThere: Bool { view != nil }

  var shownPaths: [IndexPath] { view?.indexPathsForVisibleItems ?? [] }

  func reload() { view?.reloadData() }

  func bring(
    _ differences: Differences,
    _ change: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    guard let view else { return completion() }
    view.performBatchUpdates {
      change()
      self.declare(differences, to: view)
    } completion: { _ in
      completion()
    }
  }

  private func declare(_ differences: Differences, to view: UICollectionView) {
    if !differences.deletedSections.isEmpty {
      view.deleteSections(IndexSet(differences.deletedSections))
    }
    if !differences.insertedSections.isEmpty {
      view.insertSections(IndexSet(differences.insertedSections))
    }
    for move in differences.movedSections { view.moveSection(move.from, toSection: move.to) }
    if !differences.deletedItems.isEmpty {
      view.deleteItems(at: differences.deletedItems.map(\.indexPath))
    }
    if !differences.insertedItems.isEmpty {
      view.insertItems(at: differences.insertedItems.map(\.indexPath))
    }
    for move in differences.movedItems {
      view.moveItem(at: move.from.indexPath, to: move.to.indexPath)
    }
  }

  func remake(_ sections: IndexSet, _ reloaded: [IndexPath], _ reconfigured: [IndexPath]) {
    view?.performBatchUpdates { [self] in
      if !sections.isEmpty { view?.reloadSections(sections) }
      if !reloaded.isEmpty { view?.reloadItems(at: reloaded) }
      if !reconfigured.isEmpty { view?.reconfigureItems(at: reconfigured) }
    }
  }
}
