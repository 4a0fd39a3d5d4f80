import CoreGraphics
import Foundation

/// Finds who a wheel or two fingers on a trackpad move: a scroll view, or a drag that allows it.
@MainActor
final class ScrollRouter {
  private static var slot: ScrollRouter?
  static var current: ScrollRouter { slot ?? ScreenContext.keep(ScrollRouter()) { slot = $0 } }

  /// How long after its last event a movement on a trackpad is over, in seconds.
  private static let pause: TimeInterval = 0.06

  /// A movement on a trackpad that goes on.
  private final class Stream {
    weak var scroller: Scroller?
    weak var pan: UIPanGestureRecognizer?
    var translation = CGPoint.zero
    var lastTime: TimeInterval = 0
    var timer: FrameTimer?
  }

  private var stream: Stream?

  func route(_ event: ScrollEvent, in window: UIWindow) {
    let hit = window.hitTest(event.location, with: event)
    let views = sequence(first: hit, next: { $0?.superview }).compactMap { $0 }
    if event.isPrecise {
      follow(event, views)
    } else {
      turn(event, views)
    }
  }

  /// A finger came down: the movement on the trackpad is over.
  func interrupt() {
    guard let stream else { return }
    end(stream, at: FrameClock.current.now)
  }

  // MARK: Wheels

  private func turn(_ event: ScrollEvent, _ views: [UIView]) {
    // What one view cannot use goes on to the next around it, each axis for itself.
    var rest = event.delta
    for view in views {
      if let pan = pan(of: view, .discrete, event) {
        pan.takeScroll(event.delta, .began, event)
        pan.takeScroll(.zero, .ended, event)
        if pan.hasRecognized { return }
      }
      guard let view = view as? UIScrollView, accepts(view, .discrete) else { continue }
      let time = event.timestamp
      if rest.dy != 0, view.scroller.wheel(CGVector(dx: 0, dy: rest.dy), at: time) { rest.dy = 0 }
      if rest.dx != 0, view.scroller.wheel(CGVector(dx: rest.dx, dy: 0), at: time) { rest.dx = 0 }
      if rest.dx == 0, rest.dy == 0 { return }
    }
  }

  // MARK: Trackpads

  private func follow(_ event: ScrollEvent, _ views: [UIView]) {
    let time = event.timestamp
    let stream = self.stream ?? begin(event, views)
    guard let stream else { return }
    stream.translation.x += event.delta.dx
    stream.translation.y += event.delta.dy
    stream.lastTime = time
    if let scroller = stream.scroller, scroller.isDragging {
      scroller.drag(stream.translation, at: time)
    } else if let pan = stream.pan {
      pan.takeScroll(event.delta, .changed, event)
    }
    stream.timer = FrameTimer(after: Self.pause) { [weak self, weak stream] in
      guard let stream else { return }
      self?.end(stream, at: FrameClock.current.now)
    }
  }

  private func begin(_ event: ScrollEvent, _ views: [UIView]) -> Stream? {
    let stream = Stream()
    let axis: UIAxis = abs(event.delta.dx) > abs(event.delta.dy) ? .horizontal : .vertical
    let direction = axis == .horizontal ? -event.delta.dx : -event.delta.dy
    var bouncing: Scroller?
    for view in views {
      if let pan = pan(of: view, .continuous, event) {
        pan.takeScroll(.zero, .began, event)
        guard pan.hasRecognized else { continue }
        stream.pan = pan
        self.stream = stream
        return stream
      }
      guard let view = view as? UIScrollView, accepts(view, .continuous),
        view.draggableAxes.contains(axis), !view.scroller.isTracking
      else { continue }
      if view.scroller.hasRoom(axis, direction) {
        stream.scroller = view.scroller
        break
      }
      bouncing = bouncing ?? view.scroller
    }
    guard let scroller = stream.scroller ?? bouncing else { return nil }
    scroller.catchUp(at: event.timestamp)
    scroller.beginDrag(at: event.timestamp)
    stream.scroller = scroller
    self.stream = stream
    return stream
  }

  private func end(_ stream: Stream, at time: TimeInterval) {
    guard stream === self.stream else { return }
    self.stream = nil
    stream.timer = nil
    stream.scroller?.endDrag(at: time, measuredAt: stream.lastTime)
    if let pan = stream.pan {
      let event = ScrollEvent()
      event.storedTimestamp = time
      pan.takeScroll(.zero, .ended, event)
    }
  }

  // MARK: Who may

  private func accepts(_ view: UIScrollView, _ type: UIScrollTypeMask) -> Bool {
    let pan = view.panGestureRecognizer
    return view.isScrollEnabled && pan.isEnabled && pan.allowedScrollTypesMask.contains(type)
  }

  private func pan(
    of view: UIView,
    _ type: UIScrollTypeMask,
    _ event: UIEvent
  ) -> UIPanGestureRecognizer? {
    for gesture in view.gestureRecognizers ?? [] {
      guard let pan = gesture as? UIPanGestureRecognizer, !(pan is ScrollPanGestureRecognizer),
        pan.isEnabled, pan.allowedScrollTypesMask.contains(type), pan.shouldReceive(event),
        pan.delegate?.gestureRecognizer(pan, shouldReceive: event) ?? true
      else { continue }
      return pan
    }
    return nil
  }
}
