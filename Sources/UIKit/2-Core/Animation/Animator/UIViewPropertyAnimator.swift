import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore

/// Animations that can be paused, scrubbed, reversed and continued with another pace.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  private let givenDuration: TimeInterval
  private var givenDelay: TimeInterval = 0
  private var waiting: [(block: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var life = UIViewAnimatingState.inactive
  private var run: AnimatorRun?
  private let farewell = AnimatorFarewell()

  /// Makes an animator of a duration and a pace.
  ///
  /// A spring that is given by what it is made of takes the time it needs instead.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    givenDuration = duration > 0 && duration.isFinite ? duration : 0
    timingParameters = parameters
    super.init()
  }

  /// Makes an animator with one of the system's paces.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: curve)
    )
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator whose pace has two control points.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    )
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator whose pace is a spring's.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UISpringTimingParameters(dampingRatio: ratio)
    )
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      curve: options.curve,
      animations: animations
    )
    if let completion { animator.addCompletion(completion) }
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Settings

  /// The pace.
  open private(set) var timingParameters: (any UITimingCurveProvider)?

  /// How long the animations take, in seconds.
  open var duration: TimeInterval {
    AnimatorTiming(timingParameters, duration: givenDuration).duration
  }

  /// How long the animations wait after the start, in seconds.
  open var delay: TimeInterval { givenDelay }

  /// Whether animated views can be touched.
  ///
  /// Defaults to true.
  open var isUserInteractionEnabled = true

  /// Whether the app finds the touched views itself.
  ///
  /// Defaults to false: animated views are touched where they are shown.
  open var isManualHitTestingEnabled = false

  /// Whether the animations can be paused and stopped.
  ///
  /// Defaults to true.
  open var isInterruptible = true

  /// Whether `fractionComplete` counts the way of paused animations and not their time.
  ///
  /// Defaults to true.
  open var scrubsLinearly = true

  /// Whether the animator stays active, paused, when it has come to its end.
  ///
  /// Defaults to false.
  open var pausesOnCompletion = false

  // MARK: State

  /// Where the animator is in its life.
  open var state: UIViewAnimatingState { life }

  /// Whether the animations move.
  open var isRunning: Bool { run?.clock.isRunning ?? false }

  /// Whether the animations run back to their start.
  open var isReversed: Bool {
    get { run?.clock.isReversed ?? false }
    set {
      guard newValue != isReversed, accepts("isReversed", unless: .stopped) else { return }
      activate().clock.setReversed(newValue)
    }
  }

  /// How far the animations are, 0...1.
  ///
  /// Setting it brings an animator that has not started to life, paused.
  open var fractionComplete: CGFloat {
    get {
      guard let clock = run?.clock else { return 0 }
      return CGFloat(min(1, max(0, scrubsLinearly ? clock.progress : clock.share)))
    }
    set {
      guard newValue.isFinite, accepts("fractionComplete", unless: .stopped) else { return }
      let run = activate()
      let share = Double(min(1, max(0, newValue)))
      run.clock.setShare(scrubsLinearly ? run.clock.pace.share(at: share) : share)
      run.moved()
    }
  }

  // MARK: Running

  /// Starts the animations, or goes on with paused ones.
  open func startAnimation() { start(after: 0) }

  /// Starts the animations after some seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    givenDelay = delay > 0 && delay.isFinite ? delay : 0
    start(after: givenDelay)
  }

  private func start(after delay: TimeInterval) {
    guard accepts("startAnimation", unless: .stopped) else { return }
    let run = activate()
    run.clock.run(after: delay)
    run.goOn()
    farewell.isDue = false
  }

  /// Holds the animations where they are; one that has not started is brought to life.
  open func pauseAnimation() {
    guard accepts("pauseAnimation", unless: .stopped), mayInterrupt("pauseAnimation") else {
      return
    }
    let run = activate()
    run.clock.pause()
    run.moved()
    farewell.isDue = true
  }

  /// Goes on with paused animations with another pace, in a multiple of the duration.
  ///
  /// Without parameters the pace stays; a factor of 0 takes the time that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard accepts("continueAnimation", unless: .stopped) else { return }
    let run = activate()
    guard !run.clock.isRunning else { return }
    let factor = durationFactor.isFinite ? max(0, durationFactor) : 0
    if parameters == nil, factor == 0 {
      run.clock.run()
    } else {
      let share = run.clock.share
      let left = isReversed ? share : 1 - share
      let seconds =
        factor > 0 ? Double(factor) * run.clock.pace.duration : left * run.clock.pace.duration
      if let parameters { timingParameters = parameters }
      run.clock.run(AnimatorTiming(timingParameters, duration: seconds))
    }
    run.goOn()
    farewell.isDue = false
  }

  /// Stops the animations, with views as they are shown now.
  ///
  /// Without finishing, the animator is inactive at once and its completion blocks are dropped;
  /// else it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard life == .active, mayInterrupt("stopAnimation") else { return }
    run?.stop(at: .current)
    if withoutFinishing {
      completions = []
      reset()
    } else {
      life = .stopped
      farewell.isDue = true
    }
  }

  /// Ends stopped animations: views go where it is said, and completion blocks learn of it.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard life == .stopped else {
      return report(
        "finishAnimation(at:) was called on an animator that is not stopped.",
        "finishAnimation",
        "Call stopAnimation(false) first; nothing was done.",
        "finishAnimationAtPosition: should only be called on a stopped animator!"
      )
    }
    run?.place(at: finalPosition)
    complete(finalPosition)
  }

  // MARK: Blocks

  /// Adds changes; those added while the animator runs take the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that start later, by a share of the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard accepts("addAnimations", unless: .stopped) else { return }
    let factor = min(1, max(0, delayFactor.isFinite ? delayFactor : 0))
    if let run {
      run.add(animation, delayFactor: factor)
    } else {
      waiting.append((animation, factor))
    }
  }

  /// Adds a block that learns where the animations ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// An animator with the same duration and pace, and without animations.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(
      duration: givenDuration,
      timingParameters: timingParameters ?? UICubicTimingParameters()
    )
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    copy.isInterruptible = isInterruptible
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    return copy
  }

  // MARK: Details

  /// Brings the animator to life: makes the changes, which are not shown yet.
  private func activate() -> AnimatorRun {
    if let run { return run }
    life = .active
    farewell.isDue = true
    let new = AnimatorRun(AnimatorTiming(timingParameters, duration: givenDuration), self)
    run = new
    let blocks = waiting
    waiting = []
    for (block, factor) in blocks { new.add(block, delayFactor: factor) }
    return new
  }

  /// Called when the clock has come to where it runs to.
  func arrived() {
    guard let run else { return }
    if pausesOnCompletion {
      run.clock.pause()
      run.moved()
      farewell.isDue = true
      return
    }
    let position = run.clock.isReversed ? UIViewAnimatingPosition.start : .end
    run.stop(at: position)
    complete(position)
  }

  private func complete(_ position: UIViewAnimatingPosition) {
    let blocks = completions
    completions = []
    reset()
    for block in blocks { block(position) }
  }

  private func reset() {
    run = nil
    life = .inactive
    farewell.isDue = false
  }

  private func accepts(_ call: String, unless state: UIViewAnimatingState) -> Bool {
    if life != state { return true }
    report(
      "\(call) was used on an animator that is stopped.",
      call,
      "Call finishAnimation(at:) first; nothing was done.",
      "can't be called on a stopped animator"
    )
    return false
  }

  private func mayInterrupt(_ call: String) -> Bool {
    if isInterruptible || !isRunning { return true }
    report(
      "\(call) was called on a running animator that cannot be interrupted.",
      call,
      "Leave isInterruptible true; nothing was done.",
      "isInterruptible"
    )
    return false
  }

  private func report(_ what: String, _ call: String, _ remedy: String, _ phrase: String) {
    UIKitDiagnostics.report(
      Diagnosis(
        .animatorState,
        what: what,
        place: "\(type(of: self)).\(call)",
        saw: "state \(life), isRunning \(isRunning)",
        remedy: remedy,
        applePhrase: phrase
      )
    )
  }
}

/// Tells when an animator is let go of that was to be finished first.
private final class AnimatorFarewell {
  var isDue = false

  deinit {
    guard isDue else { return }
    UIKitDiagnostics.report(
      Diagnosis(
        .animatorReleased,
        place: "UIViewPropertyAnimator",
        applePhrase: "It is an error to release a paused or stopped property animator"
      )
    )
  }
}
