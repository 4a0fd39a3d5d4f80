import CoreGraphics
import Foundation
import ScrollPhysics

extension Scroller {
  /// Moves the content as code asks.
  func scroll(to offset: CGPoint, animated: Bool, isToTop: Bool = false) {
    guard let view, offset.x.isFinite, offset.y.isFinite else {
      view?.contentOffset = offset
      return
    }
    guard animated, view.window != nil else {
      if isDecelerating { stop() }
      view.contentOffset = offset
      return
    }
    if isDecelerating || isDragging { stop() }
    guard offset != view.contentOffset else {
      if isGliding { motion = .none }
      return
    }
    motion = .glide(
      OffsetAnimation(
        from: view.contentOffset,
        to: offset,
        start: FrameClock.current.now,
        wanted: range.contains(offset) ? offset : nil,
        isToTop: isToTop
      )
    )
    ticker.start()
  }

  /// Takes content that stands beyond its ends back there, as when what held it there is gone.
  func goBack() {
    guard let view, view.window != nil, !isTracking, !isDecelerating else { return }
    let target = range.clamp(view.contentOffset)
    guard target != view.contentOffset else { return }
    motion = .glide(
      OffsetAnimation(
        from: view.contentOffset,
        to: target,
        start: FrameClock.current.now,
        wanted: target,
        isQuiet: true
      )
    )
    ticker.start()
  }

  // MARK: Wheel

  /// What is left after a millisecond of the speed that a notch of the wheel gives.
  private static let wheelRate: CGFloat = 0.99

  /// A notch of the wheel; returns whether the content could move.
  func wheel(_ delta: CGVector, at time: TimeInterval) -> Bool {
    guard let view, view.isScrollEnabled, !isTracking else { return false }
    catchUp(at: time)
    let place: CGPoint
    var isGoingOn = false
    if case .run(let run) = motion, run.isOfWheel {
      place = CGPoint(x: run.x.rest, y: run.y.rest)
      isGoingOn = true
    } else {
      place = view.contentOffset
    }
    let target = onPixel(range.clamp(CGPoint(x: place.x - delta.dx, y: place.y - delta.dy)))
    guard target != range.clamp(place) else {
      return isGoingOn && target == place && isDecelerating
    }
    if !isGoingOn {
      beginDrag(at: time)
      isTracking = false
      guard isDragging else { return true }
    }
    return roll(to: target, isGoingOn, at: time)
  }

  private func roll(to wanted: CGPoint, _ isGoingOn: Bool, at time: TimeInterval) -> Bool {
    guard let view else { return true }
    let offset = view.contentOffset
    func covering(_ axis: UIAxis, _ target: CGFloat) -> AxisMotion {
      let (start, rate) = (offset.along(axis), Self.wheelRate)
      guard target != start else { return .still(start) }
      return AxisMotion(.covering(target - start, from: start, rate: rate), endingAt: target)
    }
    var target = wanted
    if !isGoingOn {
      let speed = CGPoint(
        x: Deceleration.covering(wanted.x - offset.x, from: 0, rate: Self.wheelRate).velocity,
        y: Deceleration.covering(wanted.y - offset.y, from: 0, rate: Self.wheelRate).velocity
      )
      let told = CGPoint(
        x: wanted.x == offset.x ? 0 : speed.x / 1000,
        y: wanted.y == offset.y ? 0 : speed.y / 1000
      )
      if view.isPagingEnabled { target = page(from: offset, speed) }
      target = view.restingPlace(for: target, velocity: told)
      view.scrollDelegate?.scrollViewWillEndDragging(
        view,
        withVelocity: told,
        targetContentOffset: &target
      )
      target = range.clamp(target)
      guard isDragging else { return true }
      motion = .none
      view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: target != offset)
      guard target != offset, case .none = motion else { return true }
    }
    motion = .run(
      Run(
        x: covering(.horizontal, target.x),
        y: covering(.vertical, target.y),
        start: time,
        range: range,
        isOfWheel: true
      )
    )
    if !isGoingOn { view.scrollDelegate?.scrollViewWillBeginDecelerating(view) }
    ticker.start()
    return true
  }

  private func page(from offset: CGPoint, _ speed: CGPoint) -> CGPoint {
    func place(_ axis: UIAxis) -> CGFloat {
      Pages(bounds: bounds(axis), length: view?.bounds.size.along(axis) ?? 0)
        .place(from: offset.along(axis), velocity: speed.along(axis))
    }
    return CGPoint(x: place(.horizontal), y: place(.vertical))
  }
}
