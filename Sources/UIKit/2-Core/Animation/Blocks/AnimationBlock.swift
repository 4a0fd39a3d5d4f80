import CoreGraphics
import Foundation
import QuartzCore

/// Changes that are animated together, and who waits for their end.
@MainActor
final class AnimationBlock: @preconcurrency CAAnimationDelegate {
  /// How the changes are animated.
  struct Settings {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var pace: AnimationTiming
    var options: UIView.AnimationOptions = []
    /// How often; 0 leaves it to the options.
    var repeatCount: CGFloat = 0
    var autoreverses = false

    /// The settings inside an animation around, which passes on what is not overridden.
    func inside(_ outer: Settings?) -> Settings {
      guard let outer else { return self }
      var inner = self
      if !options.contains(.overrideInheritedDuration) {
        inner.duration = outer.duration
        inner.delay += outer.delay
      }
      if !options.contains(.overrideInheritedCurve) { inner.pace = outer.pace }
      if !options.contains(.overrideInheritedOptions) {
        inner.options.formUnion(outer.options.flags)
        inner.repeatCount = outer.repeatCount
        inner.autoreverses = outer.autoreverses
      }
      return inner
    }
  }

  var settings: Settings
  /// The keyframe being described, in a block of keyframes.
  var keyframes: KeyframeRecorder?
  /// What decides how far the animations are, in place of the time.
  var pacer: (any AnimationDriver)?
  var pacerStart = 0.0
  /// Whether x and y go differently.
  var splitsAxes = false
  /// Whether views are touched where they are shown and not where they are.
  var hitsAsShown = false
  /// Learns of every change.
  var witness: ((UIView, LayerChange) -> Void)?
  private var completion: ((Bool) -> Void)?
  /// Lets another block wait for the end.
  func whenFinished(_ block: @escaping (Bool) -> Void) { completion = block }

  private var willStart: (() -> Void)?
  private var running = 0
  private var allFinished = true
  private var isClosed = false
  private(set) var madeAny = false
  /// The views that were changed, for `layoutSubviews`.
  private var changed: [UIView] = []

  init(_ settings: Settings, completion: ((Bool) -> Void)?) {
    self.settings = settings
    self.completion = completion
  }

  /// Whether changes made now are animated.
  var animates: Bool { pacer != nil || settings.duration > 0 && settings.duration.isFinite }

  /// Whether the views cannot be touched before the end.
  var holdsTouches: Bool { !settings.options.contains(.allowUserInteraction) }

  /// Runs changes as part of the block.
  func perform(_ changes: () -> Void) {
    AnimationBlocks.current.push(self)
    changes()
    if settings.options.contains(.layoutSubviews) {
      for view in changed { view.layoutIfNeeded() }
    }
    changed = []
    AnimationBlocks.current.pop()
  }

  /// No more changes are added: a block in which nothing moves is over at once (fact
  /// an.emptyBlock), one without a duration with the next frame, as Apple documents.
  func close() {
    isClosed = true
    guard running == 0 else { return }
    if settings.duration > 0 || !AnimationBlocks.current.isEnabled {
      finish()
    } else {
      AnimationRegistry.current.tellLater { MainActor.assumeIsolated { self.finish() } }
    }
  }

  private func finish() {
    guard let completion else { return }
    self.completion = nil
    CompletionTurns.current.call { [allFinished] in completion(allFinished) }
  }

  // MARK: Changes

  /// Animates a property of a view's layer from an old value to the one it has now.
  func animate(_ view: UIView, _ change: LayerChange) {
    if !changed.contains(where: { $0 === view }) { changed.append(view) }
    if let keyframes, keyframes.isRecording {
      keyframes.record(change)
      return
    }
    for change in splitsAxes ? change.axes : [change] {
      let animation = change.animation(settings)
      animation.pacerIsVertical = change.keyPath == "position.y"
      add(animation, to: change)
      witness?(view, change)
    }
  }

  /// Lets an animation run as part of the block.
  func add(_ animation: CAPropertyAnimation, to change: LayerChange) {
    prepare(animation)
    if settings.options.contains(.beginFromCurrentState) { change.endOthers() }
    change.layer.add(animation, forKey: change.freeKey(animation.isAdditive))
  }

  func prepare(_ animation: CAAnimation) {
    animation.fillMode = .both
    animation.startDelay = max(0, settings.delay.isFinite ? settings.delay : 0)
    animation.autoreverses = settings.autoreverses || settings.options.contains(.autoreverse)
    animation.repeatCount =
      settings.repeatCount > 0
      ? Float(settings.repeatCount) : settings.options.contains(.repeat) ? .infinity : 0
    animation.delegate = self
    if let pacer {
      animation.pacer = pacer
      animation.pacerStart = pacerStart
      animation.startDelay = 0
    }
    running += 1
    madeAny = true
  }

  // MARK: Ends

  func animationDidStart(_ anim: CAAnimation) {
    let block = willStart
    willStart = nil
    block?()
  }

  /// Runs something when the first of the animations starts.
  func whenStarted(_ block: @escaping () -> Void) { willStart = block }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    if !flag { allFinished = false }
    if isClosed, running == 0 { finish() }
  }
}

/// The blocks whose changes are being made, innermost last.
@MainActor
final class AnimationBlocks {
  private static var slot: AnimationBlocks?
  static var current: AnimationBlocks {
    slot ?? ScreenContext.keep(AnimationBlocks()) { slot = $0 }
  }

  /// Hears of the blocks that are in no other, while what moves in them is driven by hand.
  var listener: ((AnimationBlock) -> Void)?
  /// Whether anything is animated at all.
  var isEnabled = true
  private var stack: [AnimationBlock] = []

  /// The block that changes made now belong to.
  var top: AnimationBlock? { stack.last }

  func push(_ block: AnimationBlock) { stack.append(block) }

  func pop() { stack.removeLast() }

  /// Runs changes that belong to no block.
  func outside(_ body: () -> Void) {
    let saved = stack
    stack = []
    body()
    stack = saved
  }
}
