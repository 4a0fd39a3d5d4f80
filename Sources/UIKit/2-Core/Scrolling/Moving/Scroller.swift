import CoreGraphics
import Foundation
import QuartzCore
import ScrollPhysics

/// Moves a scroll view's content: under a finger, running on, or as code asks.
///
/// Every movement is a function of time, so the same input gives the same offsets at any rate of
/// frames.
@MainActor
final class Scroller {
  /// What moves the content.
  enum Motion {
    case none
    case drag(ScrollDrag)
    case run(Run)
    case glide(OffsetAnimation)
  }

  /// Content that moves by itself.
  struct Run {
    var x: AxisMotion
    var y: AxisMotion
    var start: TimeInterval
    /// The ends it was planned for.
    var range: ScrollRange
    /// Whether a wheel set it off, whose next notch makes it longer.
    var isOfWheel = false

    var duration: TimeInterval { max(x.duration, y.duration) }

    func position(at time: TimeInterval) -> CGPoint {
      let elapsed = max(0, time - start)
      return CGPoint(x: x.position(at: elapsed), y: y.position(at: elapsed))
    }
  }

  /// Content that goes where code sent it.
  struct OffsetAnimation {
    var from: CGPoint
    /// Where it ends.
    var to: CGPoint
    var start: TimeInterval
    /// Where it was sent, if content could rest there; nil where the app asked for a place beyond
    /// the ends.
    ///
    /// Content that grows or shrinks on the way keeps the end of the way between its own ends.
    var wanted: CGPoint?
    var isToTop = false
    /// Whether nobody asked for it, so that nobody is told of its end.
    var isQuiet = false

    /// How long it takes, in seconds (fact sp.setContentOffsetAnimated).
    static let duration: TimeInterval = 0.25

    func share(at time: TimeInterval) -> CGFloat {
      CGFloat(min(1, max(0, time - start) / Self.duration))
    }

    func position(at time: TimeInterval) -> CGPoint {
      let eased = TimingCurve.easeInOut.value(at: share(at: time))
      return CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased)
    }
  }

  // Weak, because a delegate may let go of the view in the middle of a movement.
  weak var view: UIScrollView?
  var motion = Motion.none { didSet { motionDidChange(from: oldValue) } }
  var isTracking = false { didSet { if isTracking != oldValue { showIndicators() } } }
  /// The drag of the view around this one that takes what goes beyond this one's ends.
  weak var carrier: Scroller?
  private(set) var isApplying = false
  /// Whether the content is between two ways to count its places, neither of which holds whole.
  var isRecounted = false
  /// How far fingers and the laws of motion have moved the content so far, in points.
  private(set) var travelled = CGVector.zero
  private(set) lazy var ticker = FrameTicker { [weak self] time in self?.tick(time) ?? false }

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

  /// Where code or the content itself is taking the content; nil when nothing moves it.
  var destination: CGPoint? {
    switch motion {
    case .glide(let glide): glide.to
    case .run(let run): CGPoint(x: run.x.rest, y: run.y.rest)
    default: nil
    }
  }

  var range: ScrollRange { view.map { ScrollRange($0) } ?? .nowhere }

  // MARK: Time

  private func tick(_ time: TimeInterval) -> Bool {
    switch motion {
    case .none, .drag: return false
    case .run: return run(at: time)
    case .glide(let glide):
      let isOver = glide.share(at: time) >= 1
      move(to: isOver ? glide.to : glide.position(at: time), rounded: !isOver)
      guard case .glide(let now) = motion else { return isDecelerating }
      if now.share(at: time) >= 1 { finishGlide(now) }
      return isDecelerating || isGliding
    }
  }

  private func run(at time: TimeInterval) -> Bool {
    guard case .run(let run) = motion else { return false }
    guard time - run.start >= run.duration else {
      move(to: run.position(at: time))
      return isDecelerating || isGliding
    }
    // The last step goes almost, then exactly to the end (fact sp.bounce.finalSnap).
    let elapsed = time - run.start
    let last = CGPoint(x: run.x.lastPosition(at: elapsed), y: run.y.lastPosition(at: elapsed))
    if !range.contains(last) { move(to: last) }
    guard case .run(let run) = motion else { return isGliding }
    move(to: CGPoint(x: run.x.rest, y: run.y.rest), rounded: !run.isExact)
    guard case .run(let run) = motion else { return isGliding }
    // A delegate may have moved the content elsewhere meanwhile.
    if time - run.start >= run.duration { finishRun() }
    return isDecelerating || isGliding
  }

  private func finishRun() {
    motion = .none
    guard let view else { return }
    view.scrollDelegate?.scrollViewDidEndDecelerating(view)
    view.scrollingDidEnd()
  }

  private func finishGlide(_ glide: OffsetAnimation) {
    motion = .none
    guard let view, !glide.isQuiet else { return }
    if glide.isToTop { view.scrollDelegate?.scrollViewDidScrollToTop(view) }
    view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
    view.scrollingDidEnd()
  }

  /// Ends what moves the content, where it is; a drag is told to be over.
  func stop() {
    if isDragging { cancelDrag(at: FrameClock.current.now) }
    let wasRunning = isDecelerating
    let wasGliding = if case .glide(let glide) = motion { !glide.isQuiet } else { false }
    motion = .none
    guard let view else { return }
    if wasRunning { view.scrollDelegate?.scrollViewDidEndDecelerating(view) }
    if wasGliding { view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view) }
    if wasRunning || wasGliding { view.scrollingDidEnd() }
  }

  /// Brings content that moves by itself to where it is at a time between two frames.
  func catchUp(at time: TimeInterval) {
    switch motion {
    case .run(let run) where time > run.start: move(to: run.position(at: time))
    case .glide(let glide) where time > glide.start: move(to: glide.position(at: time))
    default: break
    }
  }

  // MARK: Offsets

  /// Moves the content as a finger and the laws of motion have it.
  func move(to offset: CGPoint, rounded: Bool = true) {
    guard let view else { return }
    let (old, new) = (view.contentOffset, rounded ? onPixel(offset) : offset)
    travelled = CGVector(dx: travelled.dx + new.x - old.x, dy: travelled.dy + new.y - old.y)
    apply(new, rounded: false)
  }

  /// Puts the content elsewhere.
  func apply(_ offset: CGPoint, rounded: Bool = true) {
    guard let view else { return }
    let wasApplying = isApplying
    isApplying = true
    let origin = rounded ? onPixel(offset) : offset
    view.bounds = CGRect(origin: origin, size: view.bounds.size)
    isApplying = wasApplying
  }

  /// Offsets keep to device pixels while the content moves, and to the ends where they lie between
  /// (fact sp.quantise).
  func onPixel(_ offset: CGPoint) -> CGPoint {
    range.onPixel(offset, scale: scale)
  }

  /// Pixels of the device a point.
  var scale: CGFloat { max(view?.traitCollection.displayScale ?? 1, 1) }

  func viewDidScroll() {
    guard let view else { return }
    view.indicators.follow(isMoving: isMoving)
    view.barFollower?.scrollViewDidMove(view)
    view.bottomBarFollower?.contentDidMove()
    view.refresher?.scrollViewDidScroll(view)
    view.scrollDelegate?.scrollViewDidScroll(view)
  }

  private func motionDidChange(from old: Motion) {
    if case .none = old, case .none = motion { return }
    showIndicators()
  }

  private func showIndicators() { view?.indicators.keepShown(isMoving) }
}

extension Scroller.Run {
  /// Whether both axes end at a place that somebody chose or where the content ends.
  fileprivate var isExact: Bool { x.restsExactly && y.restsExactly }
}
