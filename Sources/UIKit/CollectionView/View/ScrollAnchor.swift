import CoreGraphics
import Foundation

/// Keeps what one looks at where it is while the content above it changes.
@MainActor
final class ScrollAnchor {
  private struct Hold {
    var path: IndexPath
    /// How far the item was below the first visible point of the content.
    var distance: CGPoint
  }

  unowned(unsafe) let view: UICollectionView
  private var held: Hold?

  init(view: UICollectionView) { self.view = view }

  /// The first point of the content that no bar covers.
  private var origin: CGPoint {
    let inset = view.adjustedContentInset
    return CGPoint(x: view.contentOffset.x + inset.left, y: view.contentOffset.y + inset.top)
  }

  /// Remembers where the first item in sight is, unless one is held already.
  ///
  /// Content that stands at its start stays there: what comes above is to be seen.
  func hold() {
    guard held == nil, view.keeper.isKnown else { return }
    let (origin, minimum) = (origin, view.scroller.range.minimum)
    let offset = view.contentOffset
    guard offset.x > minimum.x || offset.y > minimum.y else { return }
    guard let (path, frame) = firstInSight(origin) else { return }
    held = Hold(
      path: path,
      distance: CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y)
    )
  }

  private func firstInSight(_ origin: CGPoint) -> (IndexPath, CGRect)? {
    let frames = view.visible.settledCells.compactMap { path -> (IndexPath, CGRect)? in
      guard let frame = view.visible.cell(at: path)?.appliedAttributes?.frame,
        frame.intersects(view.bounds)
      else { return nil }
      return (path, frame)
    }
    // Rather one that begins in sight than one that is cut off.
    let whole = frames.filter { $0.1.minX >= origin.x && $0.1.minY >= origin.y }
    return (whole.isEmpty ? frames : whole).min { $0.0 < $1.0 }
  }

  /// The item has another path now, or is gone.
  func follow(_ change: (IndexPath) -> IndexPath?) {
    guard let held else { return }
    self.held = change(held.path).map { Hold(path: $0, distance: held.distance) }
  }

  /// Moves the content so that the item is where it was.
  func restore() {
    guard let held, let frame = view.keeper.attributes(forItemAt: held.path)?.frame else { return }
    let origin = origin
    let wanted = CGPoint(
      x: view.contentOffset.x + frame.minX - held.distance.x - origin.x,
      y: view.contentOffset.y + frame.minY - held.distance.y - origin.y
    )
    let offset = view.contentOffset
    let target = view.scroller.isMoving ? wanted : view.scroller.range.clamp(wanted)
    guard target != offset else { return }
    view.scroller.shift(by: CGPoint(x: target.x - offset.x, y: target.y - offset.y))
  }

  func release() { held = nil }
}
