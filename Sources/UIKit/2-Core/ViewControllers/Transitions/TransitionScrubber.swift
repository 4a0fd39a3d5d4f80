import Foundation
import QuartzCore

/// Drives the animations of a transition by hand: everything that is animated while it is heard
/// follows its clock and not the time.
@MainActor
final class TransitionScrubber {
  let clock: AnimatorClock
  private let duration: TimeInterval
  private var changes: [(view: UIView, change: LayerChange)] = []
  private var arrived: () -> Void = {}
  private lazy var ticker = FrameTicker { [weak self] time in self?.tick(time) ?? false }
  /// Kept while the clock runs by itself.
  private var keeper: TransitionScrubber?

  init(duration: TimeInterval) {
    self.duration = max(duration, 0.01)
    clock = AnimatorClock(
      AnimatorTiming(UICubicTimingParameters(animationCurve: .linear), duration: self.duration)
    )
  }

  /// Lets what a block animates follow the clock.
  func hear(_ body: () -> Void) {
    let blocks = AnimationBlocks.current
    let former = blocks.listener
    blocks.listener = { [self] in take($0) }
    body()
    blocks.listener = former
  }

  /// Takes a block of animations under the clock.
  func take(_ block: AnimationBlock) {
    block.pacer = clock
    block.pacerStart = 0
    block.witness = { [weak self] in self?.changes.append(($0, $1)) }
  }

  /// How far the animations are, 0...1.
  var share: Double {
    get { clock.share }
    set {
      clock.setShare(newValue)
      moved()
    }
  }

  /// Lets the animations run to one of their ends.
  func run(
    toEnd: Bool,
    timing: any UITimingCurveProvider,
    speed: CGFloat,
    completion: @escaping () -> Void
  ) {
    arrived = { [weak self] in
      self?.finish(toEnd: toEnd)
      completion()
    }
    let left = toEnd ? 1 - clock.share : clock.share
    clock.setReversed(!toEnd)
    clock.run(
      AnimatorTiming(
        timing,
        duration: max(0.05, left * duration / Double(max(speed, 0.01)))
      )
    )
    keeper = self
    ticker.start()
  }

  /// Stops where the animations are; a gesture takes over.
  func pause() {
    clock.pause()
    clock.setReversed(false)
    keeper = nil
  }

  private func tick(_ time: TimeInterval) -> Bool {
    clock.tick(time)
    guard clock.isRunning else { return false }
    guard clock.isOver else { return true }
    keeper = nil
    arrived()
    return false
  }

  private func moved() {
    for (view, _) in changes { view.backing.mark(.changed) }
    FrameCycle.current.request()
  }

  private func finish(toEnd: Bool) {
    clock.pause()
    if !toEnd {
      for (view, change) in changes.reversed() { view.restore(change.keyPath, change.old) }
    }
    changes = []
    AnimationRegistry.current.end { ($0.pacer as? AnimatorClock) === clock }
  }
}
