import CollectionDiffing
import Foundation

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  package func outlineState(at indexPath: IndexPath) -> OutlineState? {
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section)
    else { return nil }
    // Without an outline all are side by side.
    guard let tree = store.shown.outlines[section] else {
      return OutlineState(level: 0, isExpanded: false)
    }
    guard let level = try? tree.level(of: item), let isExpanded = try? tree.isExpanded(item) else {
      return nil
    }
    return OutlineState(level: level, isExpanded: isExpanded)
  }

  package func toggleExpansion(at indexPath: IndexPath) {
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section)
    else { return }
    var snapshot = snapshot(for: section)
    let handlers = sectionSnapshotHandlers
    if snapshot.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      snapshot.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, snapshot.snapshot(of: item)) {
        snapshot.replace(childrenOf: item, using: children)
      }
      snapshot.expand([item])
    }
    apply(snapshot, to: section)
  }
}
