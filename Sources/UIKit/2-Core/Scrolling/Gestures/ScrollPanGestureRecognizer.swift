import CoreGraphics
import Foundation

/// The drag of a scroll view: it begins along the axes that scroll.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  private var time: TimeInterval = 0
  private var axes = UIAxis.both

  override init() {
    super.init()
    delaysTouchesEnded = false
    allowedScrollTypesMask = .all
    addHandler { gesture in (gesture as? ScrollPanGestureRecognizer)?.follow() }
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    if numberOfTouches == touches.count { scrollView?.scroller.track(at: time) }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    super.touchesEnded(touches, with: event)
    if numberOfTouches == touches.count { scrollView?.scroller.endTracking(at: time) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    super.touchesCancelled(touches, with: event)
    scrollView?.scroller.endTracking(at: time)
  }

  override func reset() {
    super.reset()
    axes = .both
    // A drag that was turned off or taken over leaves the finger on content nothing moves.
    if let scroller = scrollView?.scroller, scroller.isTracking, !scroller.isDragging {
      scroller.endTracking(at: time)
    }
  }

  override func hasMovedFarEnough() -> Bool {
    guard let scrollView else { return false }
    axes = scrollView.draggableAxes
    let way = moved
    let x = axes.contains(.horizontal) ? way.x : 0
    let y = axes.contains(.vertical) ? way.y : 0
    guard (x * x + y * y).squareRoot() >= Self.slop, mayTakeTouches else { return false }
    // A drag across the only axis that scrolls is somebody else's.
    if axes != .both {
      let isAlong = axes.contains(.vertical) ? abs(way.y) >= abs(way.x) : abs(way.x) >= abs(way.y)
      guard isAlong else { return false }
    }
    if scrollView.isDirectionalLockEnabled { lock(way) }
    // So is one towards an end that is reached, where a view around this one can go on.
    let axis: UIAxis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
    return !axes.contains(axis) || !scrollView.scroller.yields(axis, -way.along(axis))
  }

  /// Whether content that was told of the touches lets go of them.
  private var mayTakeTouches: Bool {
    guard let scrollView else { return false }
    return watched.allSatisfy { touch in
      guard let view = touch.view, view !== scrollView, TouchDelivery.current.hasBegun(touch) else {
        return true
      }
      return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
    }
  }

  /// Keeps to the axis the drag starts along, unless it starts askew.
  private func lock(_ way: CGPoint) {
    if abs(way.y) > 2 * abs(way.x) { axes = .vertical }
    if abs(way.x) > 2 * abs(way.y) { axes = .horizontal }
  }

  private func follow() {
    guard let scroller = scrollView?.scroller else { return }
    switch state {
    case .began:
      scroller.beginDrag(at: time)
      scroller.drag(way, at: time)
    case .changed:
      scroller.drag(way, at: time)
      scrollView?.endEditingAtKeyboard(location(in: nil))
    case .ended: scroller.endDrag(at: time)
    case .cancelled: scroller.cancelDrag(at: time)
    default: break
    }
  }

  /// How far the finger dragged the content so far.
  var way: CGPoint {
    let translation = translation(in: scrollView)
    return CGPoint(
      x: axes.contains(.horizontal) ? translation.x : 0,
      y: axes.contains(.vertical) ? translation.y : 0
    )
  }

  /// When the fingers last moved.
  var lastTime: TimeInterval { time }

  // MARK: Two fingers

  /// Fingers that pinch drag as well.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPinchGestureRecognizer) && super.canPrevent(other)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPinchGestureRecognizer) && super.canBePrevented(by: other)
  }
}
