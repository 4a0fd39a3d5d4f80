import CoreGraphics
import Foundation
import QuartzCore
import ScrollPhysics

/// Shows a scroll view's content in other sizes: under two fingers, coming back, or as code asks.
@MainActor
final class Zoomer {
  /// Content that goes from one scale to another; the offset goes along with it.
  private struct OffsetAnimation {
    var scale: (from: CGFloat, to: CGFloat)
    var offset: (from: CGPoint, to: CGPoint)
    var start: TimeInterval
    var isBounce: Bool

    /// How long it takes, in seconds.
    static let duration: TimeInterval = 0.25

    func share(at time: TimeInterval) -> CGFloat {
      CGFloat(min(1, max(0, time - start) / Self.duration))
    }
  }

  /// Two fingers on the content: the point of it between them stays there.
  private struct Pinch {
    var startScale: CGFloat
    /// In the coordinates of the zoomed view.
    var anchor: CGPoint
  }

  weak var view: UIScrollView?
  private(set) var pinch: ScrollPinchGestureRecognizer?
  private var pinching: Pinch?
  private var glide: OffsetAnimation?
  private lazy var ticker = FrameTicker { [weak self] time in self?.tick(time) ?? false }

  var isPinching: Bool { pinching != nil }
  var isAnimating: Bool { glide != nil }
  var isBouncing: Bool { glide?.isBounce ?? false }
  /// Whether fingers or a movement zoom.
  var isActive: Bool { isPinching || isAnimating }

  /// The view that is zoomed.
  private var zoomed: UIView? {
    view.flatMap { $0.scrollDelegate?.viewForZooming(in: $0) }
  }

  var scale: CGFloat {
    guard let transform = zoomed?.transform else { return 1 }
    return (transform.a * transform.a + transform.b * transform.b).squareRoot()
  }

  /// The scales content rests at.
  private var limits: ClosedRange<CGFloat> {
    guard let view else { return 1...1 }
    let low = Self.usable(view.minimumZoomScale)
    return low...max(low, Self.usable(view.maximumZoomScale))
  }

  /// A scale of zero or none would lose the content.
  private static func usable(_ scale: CGFloat) -> CGFloat {
    scale.isFinite ? max(scale, 0.0001) : 1
  }

  private func clamp(_ scale: CGFloat) -> CGFloat {
    max(limits.lowerBound, min(limits.upperBound, scale))
  }

  // MARK: Pinching

  /// Watches for pinches where there is something to zoom.
  func updatePinch() {
    guard let view else { return }
    let canZoom = view.maximumZoomScale > view.minimumZoomScale && view.scrollDelegate != nil
    if canZoom, pinch == nil {
      let made = ScrollPinchGestureRecognizer()
      made.zoomer = self
      pinch = made
      view.addGestureRecognizer(made)
    } else if !canZoom, let old = pinch {
      pinch = nil
      view.removeGestureRecognizer(old)
    }
  }

  func beginPinch(at finger: CGPoint) {
    guard let view, let zoomed else { return }
    view.scroller.catchUp(at: FrameClock.current.now)
    if !view.isDragging { view.scroller.stop() }
    glide = nil
    let scale = scale
    pinching = Pinch(startScale: scale, anchor: anchor(under: finger, zoomed, scale))
    view.scrollDelegate?.scrollViewWillBeginZooming(view, with: zoomed)
  }

  /// Follows fingers that spread by `factor` since they began to.
  func pinch(by factor: CGFloat, at finger: CGPoint) {
    guard let view, let pinching, let zoomed, factor.isFinite, factor > 0 else { return }
    let wanted = pinching.startScale * factor
    let scale = view.bouncesZoom ? banded(wanted) : clamp(wanted)
    apply(scale, to: zoomed)
    let offset = offset(placing: pinching.anchor, at: finger, zoomed, scale)
    view.scroller.apply(view.scroller.banded(offset))
    view.scrollDelegate?.scrollViewDidZoom(view)
  }

  func endPinch(at finger: CGPoint) {
    guard let view, let pinching else { return }
    let rest = clamp(scale)
    self.pinching = nil
    guard let zoomed else { return end(nil) }
    // A scale that may stay leaves the content where the fingers brought it.
    let wanted =
      rest == scale
      ? view.contentOffset : offset(placing: pinching.anchor, at: finger, zoomed, rest)
    let target = range(at: rest, zoomed).clamp(wanted)
    guard rest != scale || target != view.contentOffset else { return end(zoomed) }
    start(to: rest, target, isBounce: true)
  }

  /// A scale beyond the limits gives way less and less.
  private func banded(_ wanted: CGFloat) -> CGFloat {
    let rest = clamp(wanted)
    guard wanted != rest else { return wanted }
    // Doubling or halving beyond a limit shows at most as much again of it.
    let beyond = log2(wanted / rest)
    return rest * exp2(RubberBand(length: 1).banded(beyond))
  }

  // MARK: Code

  func zoom(to scale: CGFloat, animated: Bool) {
    guard let view, let zoomed else { return }
    guard scale.isFinite else { return view.report("zoomScale", scale) }
    let middle = visibleMiddle
    let center = anchor(under: middle, zoomed, self.scale)
    zoom(to: clamp(scale), showing: center, at: middle, animated)
  }

  func zoom(to rect: CGRect, animated: Bool) {
    guard let view, let zoomed else { return }
    guard rect.isFinite, rect.width > 0, rect.height > 0 else {
      return view.report("zoom(to:)", rect)
    }
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    let scale = clamp(min(room.width / rect.width, room.height / rect.height))
    // The anchor is measured from the corner of the view's own coordinates.
    let origin = zoomed.bounds.origin
    let center = CGPoint(x: rect.midX - origin.x, y: rect.midY - origin.y)
    zoom(to: scale, showing: center, at: visibleMiddle, animated)
  }

  private func zoom(
    to scale: CGFloat,
    showing point: CGPoint,
    at place: CGPoint,
    _ animated: Bool
  ) {
    guard let view, let zoomed else { return }
    view.scroller.stop()
    glide = nil
    let wanted = offset(placing: point, at: place, zoomed, scale)
    let target = range(at: scale, zoomed).clamp(wanted)
    guard scale != self.scale || target != view.contentOffset else { return }
    if animated, view.window != nil {
      view.scrollDelegate?.scrollViewWillBeginZooming(view, with: zoomed)
      start(to: scale, target, isBounce: false)
      return
    }
    apply(scale, to: zoomed)
    view.scroller.apply(target, rounded: false)
    view.scrollDelegate?.scrollViewDidZoom(view)
  }

  private func start(to scale: CGFloat, _ offset: CGPoint, isBounce: Bool) {
    guard let view else { return }
    glide = OffsetAnimation(
      scale: (self.scale, scale),
      offset: (view.contentOffset, offset),
      start: FrameClock.current.now,
      isBounce: isBounce
    )
    ticker.start()
  }

  /// Ends what zooms, with the content as it is.
  func stop() {
    guard glide != nil else { return }
    glide = nil
    end(zoomed)
  }

  // MARK: Time

  private func tick(_ time: TimeInterval) -> Bool {
    guard let glide, let view, let zoomed else {
      self.glide = nil
      return false
    }
    let share = glide.share(at: time)
    let eased = share < 1 ? TimingCurve.easeInOut.value(at: share) : 1
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { eased < 1 ? a + (b - a) * eased : b }
    apply(between(glide.scale.from, glide.scale.to), to: zoomed)
    view.scroller.apply(
      CGPoint(
        x: between(glide.offset.from.x, glide.offset.to.x),
        y: between(glide.offset.from.y, glide.offset.to.y)
      ),
      rounded: false
    )
    view.scrollDelegate?.scrollViewDidZoom(view)
    guard self.glide != nil else { return false }
    if share >= 1 {
      self.glide = nil
      end(zoomed)
    }
    return self.glide != nil
  }

  private func end(_ zoomed: UIView?) {
    guard let view else { return }
    view.scrollDelegate?.scrollViewDidEndZooming(view, with: zoomed, atScale: scale)
    view.scroller.goOnAfterPinch()
  }

  // MARK: Geometry

  /// The middle of what shows, from the view's corner.
  private var visibleMiddle: CGPoint {
    guard let view else { return .zero }
    let inset = view.adjustedContentInset
    return CGPoint(
      x: (view.bounds.width + inset.left - inset.right) / 2,
      y: (view.bounds.height + inset.top - inset.bottom) / 2
    )
  }

  /// The point of the zoomed view, from its corner and unscaled, below a point of the scroll view.
  private func anchor(under place: CGPoint, _ zoomed: UIView, _ scale: CGFloat) -> CGPoint {
    guard let view, scale > 0 else { return .zero }
    let offset = view.contentOffset
    return CGPoint(
      x: (place.x + offset.x - zoomed.frame.minX) / scale,
      y: (place.y + offset.y - zoomed.frame.minY) / scale
    )
  }

  private func offset(
    placing anchor: CGPoint,
    at place: CGPoint,
    _ zoomed: UIView,
    _ scale: CGFloat
  ) -> CGPoint {
    CGPoint(
      x: anchor.x * scale + zoomed.frame.minX - place.x,
      y: anchor.y * scale + zoomed.frame.minY - place.y
    )
  }

  private func range(at scale: CGFloat, _ zoomed: UIView) -> ScrollRange {
    guard let view else { return .nowhere }
    let size = zoomed.bounds.size
    return ScrollRange(
      view,
      contentSize: CGSize(width: size.width * scale, height: size.height * scale)
    )
  }

  /// Scales the view about its corner; the content is as large as it.
  private func apply(_ scale: CGFloat, to zoomed: UIView) {
    guard let view else { return }
    let corner = zoomed.frame.origin
    zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = zoomed.frame.origin
    zoomed.center = CGPoint(
      x: zoomed.center.x + corner.x - moved.x,
      y: zoomed.center.y + corner.y - moved.y
    )
    let size = zoomed.bounds.size
    view.contentSize = CGSize(width: size.width * scale, height: size.height * scale)
  }
}
