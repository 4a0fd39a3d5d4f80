import CoreGraphics
import Foundation

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
    apply(banded(handOver(pulled, at: time)))
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
    let release = Release(
      x: part(.horizontal, fresh.x, last.x, isCarried: carried.contains(.horizontal)),
      y: part(.vertical, fresh.y, last.y, isCarried: carried.contains(.vertical))
    )
    let proposed = CGPoint(x: release.x.announced, y: release.y.announced)
    let told = CGPoint(x: release.x.velocity / 1000, y: release.y.velocity / 1000)
    var target = view.restingPlace(for: proposed, velocity: told)
    if let follower = view.barFollower { target = follower.restingPlace(for: target, in: view) }
    view.scrollDelegate?.scrollViewWillEndDragging(
      view,
      withVelocity: told,
      targetContentOffset: &target
    )
    guard isDragging else { return }
    let x = motion(of: release.x, .horizontal, to: target.x)
    let y = motion(of: release.y, .vertical, to: target.y)
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

  /// What is known of an axis when the finger is lifted.
  private struct Part {
    var start: CGFloat
    var velocity: CGFloat
    var bounds: AxisBounds
    var motion: AxisMotion
    var announced: CGFloat
  }

  private struct Release {
    var x: Part
    var y: Part
  }

  private func part(
    _ axis: UIAxis,
    _ fresh: CGFloat,
    _ last: CGFloat,
    isCarried: Bool
  ) -> Part {
    let bounds = bounds(axis)
    let start = view?.contentOffset.along(axis) ?? 0
    let velocity = isCarried ? 0 : (bounds.contains(start) ? fresh : last)
    let motion = natural(axis, start, velocity, bounds)
    return Part(
      start: start,
      velocity: velocity,
      bounds: bounds,
      motion: motion,
      announced: announced(motion, bounds)
    )
  }

  private func natural(
    _ axis: UIAxis,
    _ start: CGFloat,
    _ velocity: CGFloat,
    _ bounds: AxisBounds
  ) -> AxisMotion {
    guard let view else { return .still(start) }
    let rate = view.decelerationRate.rawValue
    let free = AxisMotion(from: start, velocity: velocity, rate: rate, in: bounds)
    guard view.isPagingEnabled else { return free }
    let page = Pages(bounds: bounds, length: view.bounds.size.along(axis))
      .place(from: start, velocity: velocity)
    // Content beyond its end comes back as it does without pages.
    if !bounds.contains(start), page == free.rest { return free }
    return AxisMotion(
      from: start,
      velocity: velocity,
      to: page,
      rate: rate,
      tightness: TargetSpring.paging
    )
  }

  private func announced(_ motion: AxisMotion, _ bounds: AxisBounds) -> CGFloat {
    guard let run = motion.freeRun(at: 0), bounds.contains(run.rest) else { return motion.rest }
    let scale = max(view?.traitCollection.displayScale ?? 1, 1)
    return bounds.clamp((run.announcedRest * scale).rounded() / scale)
  }

  /// The movement to where layout and delegate want the content to rest.
  private func motion(of part: Part, _ axis: UIAxis, to target: CGFloat) -> AxisMotion {
    guard let view, target != part.announced, target.isFinite else { return part.motion }
    return AxisMotion(
      from: part.start,
      velocity: part.velocity,
      to: bounds(axis).clamp(target),
      rate: view.decelerationRate.rawValue
    )
  }

  /// Lets content go that nothing moves and that stands where it cannot rest.
  func settle(at time: TimeInterval) {
    guard let view, view.window != nil, !view.zoomer.isActive else { return }
    let offset = view.contentOffset
    func back(_ axis: UIAxis) -> AxisMotion {
      natural(axis, offset.along(axis), 0, bounds(axis))
    }
    let run = Run(x: back(.horizontal), y: back(.vertical), start: time, range: range)
    guard !run.x.isStill || !run.y.isStill else { return }
    motion = .run(run)
    view.scrollDelegate?.scrollViewWillBeginDecelerating(view)
    ticker.start()
  }
}
