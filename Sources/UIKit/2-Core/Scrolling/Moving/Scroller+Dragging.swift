import CoreGraphics
import Foundation
import ScrollPhysics

extension Scroller {
  /// How long after the finger is lifted content starts to run on, in seconds (fact sp.start.lag).
  static let lag: TimeInterval = 0.0009

  // MARK: Fingers

  /// A finger came down: what moves by itself stops.
  func track(at time: TimeInterval) {
    isTracking = true
    catchUp(at: time)
    if isDecelerating || isGliding { stop() }
  }

  /// The finger is up without having dragged: content caught on its way goes on to where it can
  /// rest.
  func endTracking(at time: TimeInterval) {
    isTracking = false
    guard case .none = motion else { return }
    settle(at: time)
  }

  func beginDrag(at time: TimeInterval) {
    guard let view else { return }
    stop()
    isTracking = true
    motion = .drag(ScrollDrag(from: unbanded(view.contentOffset), at: time))
    view.endEditingForDrag()
    view.scrollDelegate?.scrollViewWillBeginDragging(view)
  }

  /// Follows a finger that moved by `translation` since the drag began.
  func drag(_ translation: CGPoint, at time: TimeInterval) {
    guard case .drag(var drag) = motion, let view, !view.zoomer.isActive else { return }
    let pulled = drag.move(by: translation, at: time)
    motion = .drag(drag)
    move(to: banded(handOver(pulled, at: time)))
  }

  /// The finger is lifted; its speed may have been measured earlier.
  func endDrag(at time: TimeInterval, measuredAt measured: TimeInterval? = nil) {
    guard case .drag(let drag) = motion, let view else { return }
    isTracking = false
    view.refresher?.scrollViewWillRelease()
    let carried = carriedAxes
    let outer = carrier
    carrier = nil
    defer { outer?.endDrag(at: time, measuredAt: measured) }
    let (fresh, last) = (drag.velocity(at: measured ?? time), drag.lastVelocity)
    func letGo(_ axis: UIAxis) -> AxisRelease {
      carried.contains(axis)
        ? release(axis, 0, 0) : release(axis, fresh.along(axis), last.along(axis))
    }
    let (horizontal, vertical) = (letGo(.horizontal), letGo(.vertical))
    let proposed = CGPoint(x: horizontal.announced, y: vertical.announced)
    let told = CGPoint(x: horizontal.velocity / 1000, y: vertical.velocity / 1000)
    var target = view.restingPlace(for: proposed, velocity: told)
    if let follower = view.barFollower { target = follower.restingPlace(for: target, in: view) }
    view.scrollDelegate?.scrollViewWillEndDragging(
      view,
      withVelocity: told,
      targetContentOffset: &target
    )
    guard isDragging else { return }
    let x = horizontal.motion(to: target.x, in: bounds(.horizontal))
    let y = vertical.motion(to: target.y, in: bounds(.vertical))
    // What zooms brings the content to where it can rest.
    let runsOn = (!x.isStill || !y.isStill) && !view.zoomer.isActive
    motion = .none
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: runsOn)
    if !runsOn { view.scrollingDidEnd() }
    guard runsOn, case .none = motion else { return }
    motion = .run(Run(x: x, y: y, start: time + Self.lag, range: range))
    view.scrollDelegate?.scrollViewWillBeginDecelerating(view)
    ticker.start()
  }

  /// The touches were taken away: the content goes on as if let go at rest.
  func cancelDrag(at time: TimeInterval) {
    guard case .drag(let drag) = motion else { return }
    motion = .drag(ScrollDrag(from: drag.pulled, at: time))
    endDrag(at: time)
  }

  /// Zooming is over: a finger that is still down goes on to drag, other content comes to rest.
  func goOnAfterPinch() {
    let now = FrameClock.current.now
    guard isDragging, let view else {
      if case .none = motion, !isTracking { settle(at: now) }
      return
    }
    let way = (view.panGestureRecognizer as? ScrollPanGestureRecognizer)?.way ?? .zero
    let place = unbanded(view.contentOffset)
    let start = CGPoint(x: place.x + way.x, y: place.y + way.y)
    var drag = ScrollDrag(from: start, at: now)
    _ = drag.move(by: way, at: now)
    motion = .drag(drag)
  }

  // MARK: Letting go

  private func release(_ axis: UIAxis, _ fresh: CGFloat, _ last: CGFloat) -> AxisRelease {
    AxisRelease(
      at: view?.contentOffset.along(axis) ?? 0,
      velocity: fresh,
      lastVelocity: last,
      habits: habits(axis),
      in: bounds(axis)
    )
  }

  private func habits(_ axis: UIAxis) -> AxisRelease.Habits {
    AxisRelease.Habits(
      rate: (view?.decelerationRate ?? .normal).rawValue,
      page: view.flatMap { $0.isPagingEnabled ? $0.bounds.size.along(axis) : nil },
      scale: scale
    )
  }

  /// Lets content go that nothing moves and that stands where it cannot rest.
  func settle(at time: TimeInterval) {
    guard let view, view.window != nil, !view.zoomer.isActive else { return }
    let offset = view.contentOffset
    func back(_ axis: UIAxis) -> AxisMotion {
      habits(axis).motion(from: offset.along(axis), velocity: 0, in: bounds(axis))
    }
    let run = Run(x: back(.horizontal), y: back(.vertical), start: time, range: range)
    guard !run.x.isStill || !run.y.isStill else { return }
    motion = .run(run)
    view.scrollDelegate?.scrollViewWillBeginDecelerating(view)
    ticker.start()
  }
}
