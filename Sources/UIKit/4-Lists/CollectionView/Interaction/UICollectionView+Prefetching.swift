import Foundation

extension UICollectionView {
  /// Looks ahead, after what is in sight is up to date.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, pass.hasRun, !pass.isRunning
    else { return }
    prefetcher.turn(to: contentOffset)
    let change = prefetcher.update(near: itemsAhead, shown: Set(visible.settledCells))
    let (lost, near) = (items(change.lost), items(change.near))
    if !lost.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: lost) }
    if !near.isEmpty { source.collectionView(self, prefetchItemsAt: near) }
  }

  /// The items of places in the data: nothing is fetched for gaps and placeholders.
  private func items(_ places: [ShownPath]) -> [IndexPath] {
    places.compactMap { order.dataPath($0)?.indexPath }
  }

  /// The items in sight and of the next screen, the nearest first.
  private var itemsAhead: [ShownPath] {
    guard let (area, isBackwards) = prefetcher.area(from: bounds, content: contentSize) else {
      return []
    }
    let paths = keeper.attributes(in: area)
      .compactMap { $0.category == .cell ? $0.key.path : nil }
      .sorted()
    return isBackwards ? paths.reversed() : paths
  }
}
