import Foundation

extension UITableView {
  /// Looks ahead, after what is in sight is up to date.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, pass.hasRun, !pass.isRunning,
      geometry.isReady
    else { return }
    prefetcher.turn(to: contentOffset)
    let change = prefetcher.update(near: rowsAhead, shown: Set(visible.ordered))
    // While a row is held the data has others in another order than is shown.
    let (lost, near) = (
      change.lost.map(movement.dataPath(of:)), change.near.map(movement.dataPath(of:))
    )
    if !lost.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: lost) }
    if !near.isEmpty { source.tableView(self, prefetchRowsAt: near) }
  }

  /// The rows of the next screen, the nearest first.
  private var rowsAhead: [IndexPath] {
    let down = prefetcher.goesDown
    let paths = geometry.rows(in: bounds.offsetBy(dx: 0, dy: down ? bounds.height : -bounds.height))
    return down ? paths ?? [] : (paths ?? []).reversed()
  }
}
