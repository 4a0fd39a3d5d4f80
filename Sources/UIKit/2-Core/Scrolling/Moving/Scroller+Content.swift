import CoreGraphics
import Foundation

extension Scroller {
  // MARK: Content that changes

  /// Moves content and what moves it alike, as when something above grew.
  func shift(by delta: CGPoint) {
    guard let view, delta != .zero else { return }
    switch motion {
    case .none: break
    case .drag(var drag):
      drag.shift(by: delta)
      motion = .drag(drag)
    case .glide(var glide):
      glide.from = CGPoint(x: glide.from.x + delta.x, y: glide.from.y + delta.y)
      glide.to = CGPoint(x: glide.to.x + delta.x, y: glide.to.y + delta.y)
      motion = .glide(glide)
    case .run(var run):
      run.x = run.x.shifted(by: delta.x)
      run.y = run.y.shifted(by: delta.y)
      motion = .run(run)
      replan()
    }
    let offset = view.contentOffset
    apply(CGPoint(x: offset.x + delta.x, y: offset.y + delta.y), rounded: false)
  }

  /// Code puts the content elsewhere: a drag and a run go on from there, a glide is over.
  func offsetWillBeSet(to offset: CGPoint) {
    guard let view else { return }
    switch motion {
    case .none: break
    case .drag(var drag):
      let (old, new) = (unbanded(view.contentOffset), unbanded(offset))
      drag.shift(by: CGPoint(x: new.x - old.x, y: new.y - old.y))
      motion = .drag(drag)
    case .glide: motion = .none
    case .run: if offset != view.contentOffset { reseat(offset) }
    }
  }

  /// Lets a run go on from another place with the speed it has.
  private func reseat(_ offset: CGPoint) {
    guard case .run(let run) = motion, let view else { return }
    let now = max(run.start, FrameClock.current.now)
    let elapsed = now - run.start
    let rate = view.decelerationRate.rawValue
    func moved(_ motion: AxisMotion, _ axis: UIAxis) -> AxisMotion {
      let place = offset.along(axis)
      let target = motion.rest + place - motion.position(at: elapsed)
      let velocity = motion.impetus(at: elapsed)
      let bounds = bounds(axis)
      guard motion.isTargeted, bounds.contains(target) else {
        return AxisMotion(from: place, velocity: velocity, rate: rate, in: bounds)
      }
      return AxisMotion(from: place, velocity: velocity, to: target, rate: rate)
    }
    motion = .run(
      Run(x: moved(run.x, .horizontal), y: moved(run.y, .vertical), start: now, range: range)
    )
  }

  /// Content that runs on may come to an end elsewhere than before.
  func replan() {
    if case .drag(var drag) = motion, carrier == nil, let view {
      // Content under a finger stays where it is, whatever becomes of its ends.
      if onPixel(banded(drag.pulled)) != onPixel(view.contentOffset) {
        let place = unbanded(view.contentOffset)
        drag.shift(by: CGPoint(x: place.x - drag.pulled.x, y: place.y - drag.pulled.y))
        motion = .drag(drag)
      }
    }
    guard case .run(var run) = motion, let view, run.range != range else { return }
    let elapsed = max(0, FrameClock.current.now - run.start)
    let rate = view.decelerationRate.rawValue
    func planned(_ motion: AxisMotion, _ axis: UIAxis) -> (AxisMotion, isNew: Bool) {
      let bounds = bounds(axis)
      if let free = motion.freeRun(at: elapsed) { return (AxisMotion(free, in: bounds), false) }
      let target = bounds.clamp(motion.rest)
      let (place, velocity) = (motion.position(at: elapsed), motion.impetus(at: elapsed))
      return motion.isTargeted && target == motion.rest
        ? (motion, false)
        : (AxisMotion(from: place, velocity: velocity, rate: rate, in: bounds), true)
    }
    let (x, y) = (planned(run.x, .horizontal), planned(run.y, .vertical))
    run.range = range
    (run.x, run.y) = (
      x.0.delayed(by: x.isNew ? elapsed : 0), y.0.delayed(by: y.isNew ? elapsed : 0)
    )
    motion = .run(run)
  }

  /// Moves the end of a movement that code asked for.
  func retarget(to offset: CGPoint) {
    guard case .glide(var glide) = motion else { return }
    glide.to = offset
    motion = .glide(glide)
  }

  /// Content or view have another size: content at rest may not lie beyond its end.
  func contentDidChange() {
    replan()
    guard let view, case .none = motion, !isTracking, !view.zoomer.isActive else { return }
    let clamped = range.clamp(view.contentOffset)
    if clamped != view.contentOffset, view.window != nil { apply(clamped, rounded: false) }
  }

  // MARK: Ends of the content

  /// Between which places the content rests along an axis.
  func bounds(_ axis: UIAxis) -> AxisBounds {
    let range = range
    return AxisBounds(
      low: range.minimum.along(axis),
      high: range.maximum.along(axis),
      bounces: bounces(axis)
    )
  }

  private func bounces(_ axis: UIAxis) -> Bool {
    guard let view else { return false }
    let range = range
    let isLonger = range.maximum.along(axis) > range.minimum.along(axis)
    return axis == .horizontal
      ? view.bouncesHorizontally && (view.alwaysBounceHorizontal || isLonger)
      : view.bouncesVertically && (view.alwaysBounceVertical || isLonger)
  }

  /// Where content comes to stand that a finger pulls to `offset`.
  func banded(_ offset: CGPoint) -> CGPoint {
    let clamped = range.clamp(offset)
    guard let view, clamped != offset else { return offset }
    return CGPoint(
      x: bounces(.horizontal)
        ? clamped.x + RubberBand(length: view.bounds.width).banded(offset.x - clamped.x)
        : clamped.x,
      y: bounces(.vertical)
        ? clamped.y + RubberBand(length: view.bounds.height).banded(offset.y - clamped.y)
        : clamped.y
    )
  }

  /// Where a finger would have pulled content that stands at `offset`.
  func unbanded(_ offset: CGPoint) -> CGPoint {
    let clamped = range.clamp(offset)
    guard let view, clamped != offset else { return offset }
    return CGPoint(
      x: clamped.x + RubberBand(length: view.bounds.width).pulled(offset.x - clamped.x),
      y: clamped.y + RubberBand(length: view.bounds.height).pulled(offset.y - clamped.y)
    )
  }
}
