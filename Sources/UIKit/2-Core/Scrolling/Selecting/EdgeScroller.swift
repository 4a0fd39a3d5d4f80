import CoreGraphics
import Foundation
import ScrollPhysics

/// Scrolls a view while something is held near its edges, the faster the nearer.
@MainActor
final class EdgeScroller {
  unowned let view: UIScrollView
  private let didScroll: () -> Void
  /// In the coordinates of the window, so that it stays where it is while the content moves.
  private var place: CGPoint?
  private var last: TimeInterval?
  private lazy var ticker = FrameTicker { [weak self] time in self?.tick(time) ?? false }

  init(view: UIScrollView, didScroll: @escaping () -> Void) {
    self.view = view
    self.didScroll = didScroll
  }

  /// Something is held at a point of the content.
  func follow(_ point: CGPoint) {
    place = view.convert(point, to: nil as UIView?)
    guard velocity != .zero else {
      last = nil
      return
    }
    if !ticker.isRunning { last = FrameClock.current.now }
    ticker.start()
  }

  func stop() { (place, last) = (nil, nil) }

  private func tick(_ time: TimeInterval) -> Bool {
    let velocity = velocity
    guard velocity != .zero, let last, view.window != nil else { return false }
    let step = CGFloat(max(0, time - last))
    self.last = time
    let old = view.contentOffset
    let wanted = CGPoint(x: old.x + velocity.dx * step, y: old.y + velocity.dy * step)
    let offset = view.scroller.range.clamp(wanted)
    guard offset != old || step == 0 else { return false }
    view.contentOffset = offset
    view.layoutIfNeeded()
    didScroll()
    return true
  }

  private var velocity: CGVector {
    guard let place else { return CGVector(dx: 0, dy: 0) }
    let point = view.convert(place, from: nil as UIView?)
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    return CGVector(
      dx: EdgeSpeed.velocity(at: point.x, between: seen.minX, and: seen.maxX),
      dy: EdgeSpeed.velocity(at: point.y, between: seen.minY, and: seen.maxY)
    )
  }
}
