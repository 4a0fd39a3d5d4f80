import CoreGraphics
import Foundation

/// Scrolls a view while something is held near its edges, the faster the nearer.
///
/// UIKit's numbers are not known; these are our own.
@MainActor
final class EdgeScroller {
  /// How far from an edge it begins, in points.
  private static let zone: CGFloat = 60
  /// The greatest speed, in points a second.
  private static let speed: CGFloat = 600

  unowned(unsafe) let view: UIScrollView
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
      dx: Self.velocity(point.x, seen.minX, seen.maxX),
      dy: Self.velocity(point.y, seen.minY, seen.maxY)
    )
  }

  private static func velocity(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    let zone = min(zone, (high - low) / 4)
    guard zone > 0 else { return 0 }
    if value < low + zone { return -speed * min(1, (low + zone - value) / zone) }
    if value > high - zone { return speed * min(1, (value - high + zone) / zone) }
    return 0
  }
}
