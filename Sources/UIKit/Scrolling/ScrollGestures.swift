import CoreGraphics
import Foundation

/// The drag of a scroll view: it begins along the axes that scroll.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  unowned(unsafe) var scrollView: UIScrollView?
  private var time: TimeInterval = 0
  private var axes = UIAxis.both

  override init() {
    super.init()
    delaysTouchesEnded = false
    addHandler { gesture in (gesture as? ScrollPanGestureRecognizer)?.follow() }
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    if numberOfTouches == touches.count { scrollView?.scroller.track() }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    super.touchesEnded(touches, with: event)
    if numberOfTouches == touches.count { scrollView?.scroller.endTracking() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    super.touchesCancelled(touches, with: event)
    scrollView?.scroller.endTracking()
  }

  override func hasMovedFarEnough() -> Bool {
    guard let scrollView else { return false }
    axes = scrollView.draggableAxes
    let way = moved
    let x = axes.contains(.horizontal) ? way.x : 0
    let y = axes.contains(.vertical) ? way.y : 0
    guard (x * x + y * y).squareRoot() >= Self.slop else { return false }
    // A drag across the only axis that scrolls is somebody else's.
    if axes != .both {
      return axes.contains(.vertical) ? abs(way.y) >= abs(way.x) : abs(way.x) >= abs(way.y)
    }
    if scrollView.isDirectionalLockEnabled { lock(way) }
    return true
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
    case .changed: scroller.drag(way, at: time)
    case .ended: scroller.endDrag(at: time)
    case .cancelled: scroller.cancelDrag(at: time)
    default: break
    }
  }

  private var way: CGPoint {
    let translation = translation(in: scrollView)
    return CGPoint(
      x: axes.contains(.horizontal) ? translation.x : 0,
      y: axes.contains(.vertical) ? translation.y : 0
    )
  }
}

/// Holds touches back from the content until it is clear that they are no drag.
@MainActor
final class ContentTouchDelayGestureRecognizer: UIGestureRecognizer {
  /// How long touches wait, in seconds (fact sp.contentTouchDelay).
  private static let delay: TimeInterval = 0.15

  unowned(unsafe) var scrollView: UIScrollView?
  private var timer: FrameTimer?

  override init() {
    super.init()
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let isContent = touches.contains { $0.view !== scrollView }
    guard isContent, scrollView?.delaysContentTouches == true,
      scrollView?.isScrollEnabled == true
    else {
      state = .failed
      return
    }
    timer = FrameTimer(after: Self.delay) { [weak self] in
      self?.timer = nil
      self?.state = .failed
      TouchDelivery.current.flush()
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    timer = nil
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
}

extension UIScrollView {
  /// The axes along which a finger can move the content.
  var draggableAxes: UIAxis {
    let range = scroller.range
    var axes: UIAxis = []
    if range.maximum.x > range.minimum.x || alwaysBounceHorizontal { axes.insert(.horizontal) }
    if range.maximum.y > range.minimum.y || alwaysBounceVertical { axes.insert(.vertical) }
    return axes
  }
}

/// Finds the scroll view that a turn of the wheel moves.
@MainActor
final class WheelRouter {
  static let current = WheelRouter()

  func route(_ event: ScrollEvent, in window: UIWindow) {
    let hit = window.hitTest(event.location, with: event)
    // What one view cannot use goes on to the next around it, each axis for itself.
    var rest = event.delta
    for view in sequence(first: hit, next: { $0?.superview }) {
      guard let scrollView = view as? UIScrollView else { continue }
      if rest.dy != 0, scrollView.scroller.wheel(CGVector(dx: 0, dy: rest.dy)) { rest.dy = 0 }
      if rest.dx != 0, scrollView.scroller.wheel(CGVector(dx: rest.dx, dy: 0)) { rest.dx = 0 }
      if rest.dx == 0, rest.dy == 0 { return }
    }
  }
}
