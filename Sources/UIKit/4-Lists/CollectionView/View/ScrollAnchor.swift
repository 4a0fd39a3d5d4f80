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

  private var isHolding = false
  /// Items in sight, the best to hold on to first.
  private var held: [Hold] = []

  unowned(unsafe) let view: UICollectionView

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
    guard !isHolding, view.keeper.isKnown else { return }
    isHolding = true
    let (origin, minimum) = (origin, view.scroller.range.minimum)
    let offset = view.contentOffset
    guard offset.x > minimum.x || offset.y > minimum.y else { return }
    held = inSight(origin).map { path, frame in
      Hold(path: path, distance: CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y))
    }
  }

  private func inSight(_ origin: CGPoint) -> [(IndexPath, CGRect)] {
    let frames = view.visible.settledCells.compactMap { path -> (IndexPath, CGRect)? in
      guard let frame = view.visible.cell(at: path)?.appliedAttributes?.frame,
        frame.intersects(view.bounds)
      else { return nil }
      return (path, frame)
    }
    // Rather one that begins in sight than one that is cut off.
    func isWhole(_ frame: CGRect) -> Bool { frame.minX >= origin.x && frame.minY >= origin.y }
    return frames.sorted { a, b in
      isWhole(a.1) == isWhole(b.1) ? a.0 < b.0 : isWhole(a.1)
    }
  }

  /// Items have other paths now, or are gone.
  func follow(_ change: (IndexPath) -> IndexPath?) {
    held = held.compactMap { hold in
      change(hold.path).map { Hold(path: $0, distance: hold.distance) }
    }
  }

  /// Moves the content so that the item is where it was.
  func restore() {
    guard let (held, frame) = standing else { return }
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

  /// The first item held that is still there.
  private var standing: (Hold, CGRect)? {
    for hold in held {
      guard let frame = view.keeper.attributes(forItemAt: hold.path)?.frame else { continue }
      return (hold, frame)
    }
    return nil
  }

  func release() {
    held = []
    isHolding = false
  }
}
