import CoreGraphics
import Foundation
import ScrollPhysics

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
      glide.wanted = glide.wanted.map { CGPoint(x: $0.x + delta.x, y: $0.y + delta.y) }
      motion = .glide(glide)
      replan()
    case .run(var run):
      run.x = run.x.shifted(by: delta.x)
      run.y = run.y.shifted(by: delta.y)
      motion = .run(run)
      replan()
    }
    let offset = view.contentOffset
    apply(CGPoint(x: offset.x + delta.x, y: offset.y + delta.y), rounded: false)
  }

  /// Counts the places of content from elsewhere: what moves goes on as if nothing had happened.
  ///
  /// - Parameters:
  ///   - delta: How far what is seen now is counted from where it was.
  ///   - change: Gives the view the ends that hold from now on.
  func recount(by delta: CGPoint, _ change: () -> Void) {
    isRecounted = true
    change()
    shift(by: delta)
    isRecounted = false
    contentDidChange()
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
      motion.reseated(to: offset.along(axis), after: elapsed, rate: rate, in: bounds(axis))
    }
    motion = .run(
      Run(x: moved(run.x, .horizontal), y: moved(run.y, .vertical), start: now, range: range)
    )
  }

  /// Content that runs on, or that code sent somewhere, may come to an end elsewhere than before.
  func replan() {
    if isRecounted { return }
    if case .glide(var glide) = motion, let wanted = glide.wanted {
      let end = range.clamp(wanted)
      if end != glide.to {
        glide.to = end
        motion = .glide(glide)
      }
    }
    if case .drag(var drag) = motion, carrier == nil, let view {
      // Content under a finger stays where it is, whatever becomes of its ends.
      if onPixel(banded(drag.pulled)) != onPixel(view.contentOffset) {
        let place = unbanded(view.contentOffset)
        drag.shift(by: CGPoint(x: place.x - drag.pulled.x, y: place.y - drag.pulled.y))
        motion = .drag(drag)
      }
    }
    guard case .run(var run) = motion, let view else { return }
    // Content that was moved along may end beyond ends that are where they were.
    guard run.range != range || !range.contains(CGPoint(x: run.x.rest, y: run.y.rest)) else {
      return
    }
    let elapsed = max(0, FrameClock.current.now - run.start)
    let rate = view.decelerationRate.rawValue
    run.x = run.x.replanned(after: elapsed, rate: rate, in: bounds(.horizontal))
    run.y = run.y.replanned(after: elapsed, rate: rate, in: bounds(.vertical))
    run.range = range
    motion = .run(run)
  }

  /// Moves the end of a movement that code asked for.
  func retarget(to offset: CGPoint) {
    guard case .glide(var glide) = motion else { return }
    glide.to = offset
    glide.wanted = range.contains(offset) ? offset : nil
    motion = .glide(glide)
  }

  /// Content or view have another size: content at rest may not lie beyond its end.
  func contentDidChange() {
    replan()
    guard let view, case .none = motion, !isTracking, !isRecounted, !view.zoomer.isActive else {
      return
    }
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
    guard let view, !range.contains(offset) else { return offset }
    return CGPoint(
      x: bounds(.horizontal).banded(offset.x, length: view.bounds.width),
      y: bounds(.vertical).banded(offset.y, length: view.bounds.height)
    )
  }

  /// Where a finger would have pulled content that stands at `offset`.
  func unbanded(_ offset: CGPoint) -> CGPoint {
    guard let view, !range.contains(offset) else { return offset }
    return CGPoint(
      x: bounds(.horizontal).unbanded(offset.x, length: view.bounds.width),
      y: bounds(.vertical).unbanded(offset.y, length: view.bounds.height)
    )
  }
}
