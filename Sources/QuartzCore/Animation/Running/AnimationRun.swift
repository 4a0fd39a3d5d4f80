import Foundation

/// An animation on a layer, from being added until it is over.
package final class AnimationRun {
  package let key: String
  package let animation: CAAnimation
  /// Counts the animations added so far: tells which of two came first.
  let serial: Int
  private(set) var hasBegun = false
  private(set) var hasStopped = false
  private var groups: [TransactionGroup]
  /// The phase shown last; nil where none was.
  private var shownPhase: MediaTiming.Phase?
  /// How far a pacer's animation was shown last.
  private var shownProgress: Double?

  init(key: String, animation: CAAnimation, serial: Int, groups: [TransactionGroup]) {
    self.key = key
    self.animation = animation
    self.serial = serial
    self.groups = groups
    for group in groups { group.enter() }
  }

  /// Starts the animation at a time of the layer's, if it has not begun.
  func begin(at time: Double) {
    guard !hasBegun else { return }
    hasBegun = true
    if animation.timing.beginTime == 0 {
      animation.timing.beginTime = time + animation.startDelay
    }
    animation.delegate?.animationDidStart(animation)
  }

  /// Whether the animation has come to its end, at a time of the layer's.
  func isOver(at time: Double) -> Bool {
    hasBegun && animation.pacer == nil && animation.timing.isOver(at: time)
  }

  /// When the animation is over, in the layer's time.
  var endTime: Double {
    let timing = animation.timing
    return timing.parent(timing.speed < 0 ? 0 : timing.activeDuration)
  }

  /// Whether the layer looks different at a time from when it was shown last.
  func isMoving(at time: Double) -> Bool {
    if let pacer = animation.pacer {
      let progress = pacer.progress(
        from: animation.pacerStart,
        isVertical: animation.pacerIsVertical
      )
      defer { shownProgress = progress }
      return progress != shownProgress
    }
    let timing = animation.timing
    let phase = timing.phase(atLocal: timing.local(time))
    defer { shownPhase = phase }
    return shownPhase != phase || phase == .active && timing.speed != 0
  }

  /// Whether there will be something new to show after a time.
  func hasFuture(at time: Double) -> Bool {
    if let pacer = animation.pacer { return pacer.isMoving }
    return animation.timing.speed != 0 && !animation.timing.isOver(at: time)
  }

  /// A time at which an animation that has not begun shows its first value.
  func shownTime(at time: Double) -> Double {
    if hasBegun { return time }
    let timing = animation.timing
    return timing.beginTime == 0 ? timing.parent(0) : time
  }

  /// Tells that the animation stopped, once.
  func stop(finished: Bool) {
    guard !hasStopped else { return }
    hasStopped = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    for group in groups { group.leave() }
    groups = []
  }
}
