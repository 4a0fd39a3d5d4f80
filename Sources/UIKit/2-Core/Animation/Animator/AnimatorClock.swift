import Foundation
import QuartzCore

/// How far an animator is: its own time, which can be held, turned back and set.
final class AnimatorClock: AnimationDriver {
  /// A way to the end with another pace, from where the animator was paused.
  private struct Detour {
    var from: Double
    var pace: AnimatorTiming
  }

  private(set) var pace: AnimatorTiming
  /// The share of the time at `anchor`.
  private var base = 0.0
  /// The time since which the clock runs; nil until its first frame.
  private var anchor: Double?
  private var delay = 0.0
  private var detour: Detour?
  private(set) var isRunning = false
  private(set) var isReversed = false

  init(_ pace: AnimatorTiming) { self.pace = pace }

  var isMoving: Bool { isRunning }

  // MARK: Reading

  /// The share of the time that is over, 0...1.
  var share: Double {
    if detour != nil { return pace.share(at: progress) }
    guard isRunning, anchor != nil else { return base }
    let way = pace.duration > 0 ? elapsed / pace.duration : 1
    return min(1, max(0, isReversed ? base - way : base + way))
  }

  /// The share of the way that is done; a spring may be beyond its end.
  var progress: Double { progress(isVertical: false) }

  private func progress(isVertical: Bool) -> Double {
    guard let detour else { return pace.value(share, isVertical: isVertical) }
    let target = isReversed ? 0.0 : 1
    let share = detour.pace.duration > 0 ? elapsed / detour.pace.duration : 1
    return detour.from
      + (target - detour.from) * detour.pace.value(min(1, share), isVertical: isVertical)
  }

  func progress(from start: Double, isVertical: Bool) -> Double {
    guard start > 0 else { return progress(isVertical: isVertical) }
    guard start < 1 else { return share >= 1 ? 1 : 0 }
    return pace.value((share - start) / (1 - start), isVertical: isVertical)
  }

  private var elapsed: Double {
    guard isRunning, let anchor else { return 0 }
    return max(0, MediaClock.now - anchor)
  }

  /// Whether the clock has come to where it runs to.
  var isOver: Bool {
    guard isRunning, anchor != nil else { return false }
    if let detour { return elapsed >= detour.pace.duration - 1e-9 }
    let left = (isReversed ? base : 1 - base) * pace.duration
    return elapsed >= left - 1e-9 && MediaClock.now >= (anchor ?? 0)
  }

  // MARK: Running

  func run(after delay: Double = 0) {
    guard !isRunning else { return }
    isRunning = true
    anchor = nil
    self.delay = delay
  }

  /// Goes on with another pace.
  func run(_ pace: AnimatorTiming) {
    detour = Detour(from: progress, pace: pace)
    run()
  }

  func pause() {
    settle()
    isRunning = false
    anchor = nil
  }

  /// Notes a frame: the first one starts the clock.
  func tick(_ time: Double) {
    if isRunning, anchor == nil { anchor = time + delay }
  }

  func setReversed(_ reversed: Bool) {
    guard reversed != isReversed else { return }
    settle()
    if anchor != nil { anchor = MediaClock.now }
    isReversed = reversed
  }

  /// Sets the share of the time that is over.
  func setShare(_ share: Double) {
    detour = nil
    base = min(1, max(0, share))
    if anchor != nil { anchor = MediaClock.now }
  }

  /// Takes what has been gone as the new start.
  private func settle() {
    base = share
    detour = nil
  }
}
