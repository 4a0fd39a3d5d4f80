import CoreGraphics
import Foundation
import QuartzCore

/// Moves a scroll view's content: under a finger, running on, or as code asks.
///
/// Every movement is a function of time, so the same input gives the same offsets at any rate of
/// frames.
@MainActor
final class Scroller {
  /// What moves the content.
  private enum Motion {
    case none
    case drag(start: CGPoint)
    case run(x: AxisMotion, y: AxisMotion, start: TimeInterval)
    case glide(from: CGPoint, to: CGPoint, start: TimeInterval)
  }

  /// Where content was at a time, and where the finger alone would have brought it.
  private struct Sample {
    var offset: CGPoint
    var pulled: CGPoint
    var time: TimeInterval
  }

  /// How long a scroll takes that code asks for, in seconds (fact sp.setContentOffsetAnimated).
  private static let glideDuration: TimeInterval = 0.25
  /// How long after the finger is lifted content starts to run on, in seconds (fact sp.start.lag).
  private static let lag: TimeInterval = 0.0009
  /// How far back the speed of the content is measured, in seconds (fact sp.velocity.window).
  private static let velocityWindow: TimeInterval = 0.1

  // Weak, because a delegate may let go of the view in the middle of a movement.
  weak var view: UIScrollView?
  private var motion = Motion.none
  private var isApplying = false
  private var samples: [Sample] = []
  private(set) var isTracking = false
  private lazy var ticker = FrameTicker { [weak self] time in self?.tick(time) ?? false }

  var isDragging: Bool {
    if case .drag = motion { true } else { false }
  }

  var isDecelerating: Bool {
    if case .run = motion { true } else { false }
  }

  var isGliding: Bool {
    if case .glide = motion { true } else { false }
  }

  /// Whether a finger, the content itself or code moves it.
  var isMoving: Bool {
    if case .none = motion { isTracking } else { true }
  }

  var range: ScrollRange { view.map { ScrollRange($0) } ?? .nowhere }

  // MARK: Fingers

  /// A finger came down: what runs on stops.
  func track() {
    isTracking = true
    if isDecelerating { stop() }
  }

  func endTracking() { isTracking = false }

  func beginDrag(at time: TimeInterval) {
    guard let view else { return }
    stop()
    isTracking = true
    let pulled = unbanded(view.contentOffset)
    motion = .drag(start: pulled)
    samples = [Sample(offset: view.contentOffset, pulled: pulled, time: time)]
    view.scrollDelegate?.scrollViewWillBeginDragging(view)
  }

  /// Follows a finger that moved by `translation` since the drag began.
  func drag(_ translation: CGPoint, at time: TimeInterval) {
    guard case .drag(let start) = motion, let view else { return }
    let pulled = CGPoint(x: start.x - translation.x, y: start.y - translation.y)
    apply(banded(pulled))
    // What the finger went before the drag began comes at once and is no speed.
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(offset: view.contentOffset, pulled: pulled, time: time))
    while samples.count > 2, time - samples[1].time >= Self.velocityWindow {
      samples.removeFirst()
    }
  }

  func endDrag(at time: TimeInterval) {
    guard isDragging, let view else { return }
    isTracking = false
    let velocity = velocity(at: time)
    let offset = view.contentOffset
    let rate = view.decelerationRate.rawValue
    func rest(_ start: CGFloat, _ speed: CGFloat) -> CGFloat {
      Deceleration(start: start, velocity: speed, rate: rate).rest
    }
    var target = range.clamp(
      CGPoint(x: rest(offset.x, velocity.x), y: rest(offset.y, velocity.y))
    )
    let proposed = target
    let told = CGPoint(
      x: announced(velocity, \.x) / 1000,
      y: announced(velocity, \.y) / 1000
    )
    target = view.restingPlace(for: target, velocity: told)
    view.scrollDelegate?.scrollViewWillEndDragging(
      view,
      withVelocity: told,
      targetContentOffset: &target
    )
    let x = axisMotion(\.x, velocity.x, target: target.x == proposed.x ? nil : target.x)
    let y = axisMotion(\.y, velocity.y, target: target.y == proposed.y ? nil : target.y)
    let runsOn = !x.isStill || !y.isStill
    motion = .none
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: runsOn)
    guard runsOn else { return }
    view.scrollDelegate?.scrollViewWillBeginDecelerating(view)
    motion = .run(x: x, y: y, start: time + Self.lag)
    ticker.start()
  }

  func cancelDrag(at time: TimeInterval) {
    samples = []
    endDrag(at: time)
  }

  private func velocity(at time: TimeInterval) -> CGPoint {
    let recent = samples.filter { time - $0.time <= Self.velocityWindow + 1e-9 }
    return speed(of: recent, \.offset)
  }

  /// The speed a delegate is told: beyond the ends that of the finger when it last moved, however
  /// long it rested since (fact sp.velocity.staleHold).
  private func announced(_ velocity: CGPoint, _ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
    guard let last = samples.last?.offset, range.clamp(last)[keyPath: axis] != last[keyPath: axis]
    else { return velocity[keyPath: axis] }
    return speed(of: samples, \.pulled)[keyPath: axis]
  }

  private func speed(of samples: [Sample], _ place: KeyPath<Sample, CGPoint>) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let span = last.time - first.time
    let (start, end) = (first[keyPath: place], last[keyPath: place])
    return CGPoint(x: (end.x - start.x) / span, y: (end.y - start.y) / span)
  }

  private func axisMotion(
    _ axis: KeyPath<CGPoint, CGFloat>,
    _ velocity: CGFloat,
    target: CGFloat?
  ) -> AxisMotion {
    guard let view else { return .still(0) }
    let rate = view.decelerationRate.rawValue
    let start = view.contentOffset[keyPath: axis]
    let (low, high) = (range.minimum[keyPath: axis], range.maximum[keyPath: axis])
    if start < low || start > high {
      let edge = start < low ? low : high
      return .spring(EdgeSpring(edge: edge, position: start, velocity: velocity), after: nil, 0)
    }
    let speed =
      target.map { Deceleration.velocity(from: start, to: $0, rate: rate) } ?? velocity
    let run = Deceleration(start: start, velocity: speed, rate: rate)
    guard run.duration > 0 else { return .still(start) }
    return plan(run, axis)
  }

  /// What becomes of content that runs on: it may come to its end.
  private func plan(_ run: Deceleration, _ axis: KeyPath<CGPoint, CGFloat>) -> AxisMotion {
    let (low, high) = (range.minimum[keyPath: axis], range.maximum[keyPath: axis])
    let edge = run.velocity < 0 ? low : high
    guard run.rest < low || run.rest > high, let time = run.time(at: edge) else {
      return .run(run)
    }
    guard bounces(axis) else { return .stopped(run, at: time, edge) }
    return .spring(EdgeSpring(edge: edge, velocity: run.velocity(at: time)), after: run, time)
  }

  // MARK: Content that changes

  /// Moves content and what moves it alike, as when something above grew.
  func shift(by delta: CGPoint) {
    guard let view, delta != .zero else { return }
    for index in samples.indices {
      samples[index].offset.x += delta.x
      samples[index].offset.y += delta.y
      samples[index].pulled.x += delta.x
      samples[index].pulled.y += delta.y
    }
    switch motion {
    case .none: break
    case .drag(let start):
      motion = .drag(start: CGPoint(x: start.x + delta.x, y: start.y + delta.y))
    case .glide(let from, let to, let start):
      motion = .glide(
        from: CGPoint(x: from.x + delta.x, y: from.y + delta.y),
        to: CGPoint(x: to.x + delta.x, y: to.y + delta.y),
        start: start
      )
    case .run(let x, let y, let start):
      motion = .run(x: x.shifted(by: delta.x), y: y.shifted(by: delta.y), start: start)
      replan()
    }
    let offset = view.contentOffset
    apply(CGPoint(x: offset.x + delta.x, y: offset.y + delta.y), rounded: false)
  }

  /// Content that runs on may come to an end elsewhere than before.
  private func replan() {
    guard case .run(let x, let y, let start) = motion else { return }
    let elapsed = max(0, FrameClock.current.now - start)
    func planned(_ motion: AxisMotion, _ axis: KeyPath<CGPoint, CGFloat>) -> AxisMotion {
      motion.freeRun(at: elapsed).map { plan($0, axis) } ?? motion
    }
    motion = .run(x: planned(x, \.x), y: planned(y, \.y), start: start)
  }

  /// Moves the end of a movement that code asked for.
  func retarget(to offset: CGPoint) {
    guard case .glide(let from, _, let start) = motion else { return }
    motion = .glide(from: from, to: offset, start: start)
  }

  // MARK: Ends of the content

  private func bounces(_ axis: KeyPath<CGPoint, CGFloat>) -> Bool {
    guard let view else { return false }
    if axis == \CGPoint.x {
      return view.bouncesHorizontally
        && (view.alwaysBounceHorizontal || range.maximum.x > range.minimum.x)
    }
    return view.bouncesVertically
      && (view.alwaysBounceVertical || range.maximum.y > range.minimum.y)
  }

  /// Where content comes to stand that a finger pulls to `offset`.
  private func banded(_ offset: CGPoint) -> CGPoint {
    let clamped = range.clamp(offset)
    guard let view, clamped != offset else { return offset }
    return CGPoint(
      x: bounces(\.x)
        ? clamped.x + RubberBand(length: view.bounds.width).banded(offset.x - clamped.x)
        : clamped.x,
      y: bounces(\.y)
        ? clamped.y + RubberBand(length: view.bounds.height).banded(offset.y - clamped.y)
        : clamped.y
    )
  }

  /// Where a finger would have pulled content that stands at `offset`.
  private func unbanded(_ offset: CGPoint) -> CGPoint {
    let clamped = range.clamp(offset)
    guard let view, clamped != offset else { return offset }
    return CGPoint(
      x: clamped.x + RubberBand(length: view.bounds.width).pulled(offset.x - clamped.x),
      y: clamped.y + RubberBand(length: view.bounds.height).pulled(offset.y - clamped.y)
    )
  }

  // MARK: Code

  func scroll(to offset: CGPoint, animated: Bool) {
    guard let view, offset.x.isFinite, offset.y.isFinite else {
      view?.contentOffset = offset
      return
    }
    stop()
    guard animated, view.window != nil, offset != view.contentOffset else {
      view.contentOffset = offset
      return
    }
    motion = .glide(from: view.contentOffset, to: offset, start: FrameClock.current.now)
    ticker.start()
  }

  /// A turn of the wheel; returns whether the content could move.
  func wheel(_ delta: CGVector) -> Bool {
    guard let view, view.isScrollEnabled else { return false }
    let offset = view.contentOffset
    let target = range.clamp(CGPoint(x: offset.x - delta.dx, y: offset.y - delta.dy))
    guard target != offset else { return false }
    stop()
    apply(target)
    return true
  }

  // MARK: Time

  private func tick(_ time: TimeInterval) -> Bool {
    switch motion {
    case .none, .drag: return false
    case .run(let x, let y, let start):
      let elapsed = max(0, time - start)
      apply(CGPoint(x: x.position(at: elapsed), y: y.position(at: elapsed)))
      guard case .run = motion else { return false }
      if elapsed >= max(x.duration, y.duration) { finishRun() }
      return isDecelerating
    case .glide(let from, let to, let start):
      let share = min(1, max(0, time - start) / Self.glideDuration)
      let eased = TimingCurve.easeInOut.value(at: share)
      let offset = CGPoint(
        x: from.x + (to.x - from.x) * eased,
        y: from.y + (to.y - from.y) * eased
      )
      apply(share < 1 ? offset : to, rounded: share < 1)
      guard case .glide = motion else { return false }
      if share >= 1 { finishGlide() }
      return isGliding
    }
  }

  private func finishRun() {
    motion = .none
    if let view { view.scrollDelegate?.scrollViewDidEndDecelerating(view) }
  }

  private func finishGlide() {
    motion = .none
    if let view { view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view) }
  }

  func stop() {
    let wasRunning = isDecelerating
    motion = .none
    if wasRunning, let view { view.scrollDelegate?.scrollViewDidEndDecelerating(view) }
  }

  /// Code that sets the offset ends what moves it, unless it is this that sets it.
  func stopUnlessScrolling() {
    if !isApplying, isDecelerating || isGliding { stop() }
  }

  private func apply(_ offset: CGPoint, rounded: Bool = true) {
    guard let view else { return }
    isApplying = true
    view.bounds.origin = rounded ? onPixel(offset) : offset
    isApplying = false
  }

  /// Offsets keep to device pixels while the content moves (fact sp.quantise).
  private func onPixel(_ offset: CGPoint) -> CGPoint {
    let scale = max(view?.traitCollection.displayScale ?? 1, 1)
    return CGPoint(
      x: (offset.x * scale).rounded() / scale,
      y: (offset.y * scale).rounded() / scale
    )
  }

  func viewDidScroll() {
    if let view { view.scrollDelegate?.scrollViewDidScroll(view) }
  }

  /// Content or view have another size: content at rest may not lie beyond its end.
  func contentDidChange() {
    replan()
    guard let view, case .none = motion, !isTracking else { return }
    let clamped = range.clamp(view.contentOffset)
    if clamped != view.contentOffset, view.window != nil { apply(clamped, rounded: false) }
  }
}
