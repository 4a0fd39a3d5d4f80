import Foundation

extension UITableView {
  /// Looks ahead, after what is in sight is up to date.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, pass.hasRun, !pass.isRunning,
      geometry.isReady
    else { return }
    prefetcher.turn(to: contentOffset)
    let change = prefetcher.update(near: rowsAhead, shown: Set(visible.ordered))
    if !change.lost.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: change.lost) }
    if !change.near.isEmpty { source.tableView(self, prefetchRowsAt: change.near) }
  }

  /// The rows of the next screen, the nearest first.
  private var rowsAhead: [IndexPath] {
    let down = prefetcher.goesDown
    let paths = geometry.rows(in: bounds.offsetBy(dx: 0, dy: down ? bounds.height : -bounds.height))
    return down ? paths ?? [] : (paths ?? []).reversed()
  }
}
