import CoreGraphics
import Foundation

/// Announces items that will soon be in sight, each once as it comes nearer.
@MainActor
final class Prefetcher {
  unowned(unsafe) let view: UICollectionView
  private var announced: Set<IndexPath> = []
  private var lastOffset: CGPoint?
  /// Which way the content moved last, along each axis.
  private var heading = CGVector(dx: 1, dy: 1)

  init(view: UICollectionView) { self.view = view }

  /// Looks ahead, after what is in sight is up to date.
  func update() {
    guard view.isPrefetchingEnabled, let source = view.prefetchDataSource, view.pass.hasRun,
      !view.pass.isRunning
    else { return }
    turn()
    let shown = Set(view.visible.settledCells)
    let ahead = itemsAhead.filter { !shown.contains($0) }
    let near = Set(ahead)
    let new = ahead.filter { !announced.contains($0) }
    let lost = announced.subtracting(near).subtracting(shown)
    announced = near
    if !lost.isEmpty { source.collectionView(view, cancelPrefetchingForItemsAt: lost.sorted()) }
    if !new.isEmpty { source.collectionView(view, prefetchItemsAt: new) }
  }

  private func turn() {
    let offset = view.contentOffset
    if let lastOffset {
      if offset.x != lastOffset.x { heading.dx = offset.x < lastOffset.x ? -1 : 1 }
      if offset.y != lastOffset.y { heading.dy = offset.y < lastOffset.y ? -1 : 1 }
    }
    lastOffset = offset
  }

  /// The items of the next screen, the nearest first.
  private var itemsAhead: [IndexPath] {
    let bounds = view.bounds
    let content = view.contentSize
    let scrollsX = content.width > bounds.width
    let scrollsY = content.height > bounds.height
    guard scrollsX || scrollsY else { return [] }
    var area = bounds
    if scrollsY {
      area.size.height *= 2
      if heading.dy < 0 { area.origin.y -= bounds.height }
    }
    if scrollsX {
      area.size.width *= 2
      if heading.dx < 0 { area.origin.x -= bounds.width }
    }
    let goesBack = scrollsY ? heading.dy < 0 : heading.dx < 0
    let paths = view.keeper.attributes(in: area)
      .compactMap { $0.category == .cell ? $0.storedIndexPath : nil }
      .sorted()
    return goesBack ? paths.reversed() : paths
  }

  /// New data: nothing is announced yet.
  func reset() { announced = [] }

  /// Keeps to the items as they move.
  func follow(_ map: UpdateMap) { announced = Set(announced.compactMap(map.new)) }
}
