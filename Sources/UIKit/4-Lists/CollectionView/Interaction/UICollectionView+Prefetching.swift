import Foundation

extension UICollectionView {
  /// Looks ahead, after what is in sight is up to date.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, pass.hasRun, !pass.isRunning
    else { return }
    prefetcher.turn(to: contentOffset)
    let change = prefetcher.update(near: itemsAhead, shown: Set(visible.settledCells))
    if !change.lost.isEmpty {
      source.collectionView(self, cancelPrefetchingForItemsAt: change.lost)
    }
    if !change.near.isEmpty { source.collectionView(self, prefetchItemsAt: change.near) }
  }

  /// The items in sight and of the next screen, the nearest first.
  private var itemsAhead: [IndexPath] {
    guard let (area, isBackwards) = prefetcher.area(from: bounds, content: contentSize) else {
      return []
    }
    let paths = keeper.attributes(in: area)
      .compactMap { $0.category == .cell ? $0.storedIndexPath : nil }
      .sorted()
    return isBackwards ? paths.reversed() : paths
  }
}
