import CollectionLayout
import CoreGraphics
import Foundation

/// Announces rows that will soon be in sight, each once as it comes nearer.
@MainActor
final class RowPrefetcher {
  unowned(unsafe) let view: UITableView
  private var announced: Set<IndexPath> = []
  private var lastOffset: CGFloat?
  /// Whether the content moved up last, so that lower rows come next.
  private var goesDown = true

  init(view: UITableView) { self.view = view }

  /// Looks ahead, after what is in sight is up to date.
  func update() {
    guard view.isPrefetchingEnabled, let source = view.prefetchDataSource, view.pass.hasRun,
      !view.pass.isRunning, view.geometry.isReady
    else { return }
    let offset = view.contentOffset.y
    if let lastOffset, offset != lastOffset { goesDown = offset > lastOffset }
    lastOffset = offset
    let shown = Set(view.visible.ordered)
    let ahead = rowsAhead.filter { !shown.contains($0) }
    let near = Set(ahead)
    let new = ahead.filter { !announced.contains($0) }
    let lost = announced.subtracting(near).subtracting(shown)
    announced = near
    if !lost.isEmpty { source.tableView(view, cancelPrefetchingForRowsAt: lost.sorted()) }
    if !new.isEmpty { source.tableView(view, prefetchRowsAt: new) }
  }

  /// The rows of the next screen, the nearest first.
  private var rowsAhead: [IndexPath] {
    let bounds = view.bounds
    let area = bounds.offsetBy(dx: 0, dy: goesDown ? bounds.height : -bounds.height)
    let paths = view.geometry.rows(in: area) ?? []
    return goesDown ? paths : paths.reversed()
  }

  /// New data: nothing is announced yet.
  func reset() { announced = [] }

  /// Keeps to the rows as they move.
  func follow(_ map: UpdateMap) { announced = Set(announced.compactMap(map.new)) }
}
