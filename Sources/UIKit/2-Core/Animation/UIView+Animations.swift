import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  // MARK: Blocks

  /// Animates changes of views, and runs a block when they came to rest.
  ///
  /// The pace is that of the options, `curveEaseInOut` by default. Without a duration, or with a
  /// negative one, changes are made at once. The completion block learns whether the animations
  /// came to their end or were taken away before.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      AnimationBlock.Settings(
        duration: duration,
        delay: delay,
        pace: AnimationTiming(options.curve),
        options: options
      ),
      animations,
      completion
    )
  }

  /// Animates changes of views, and runs a block when they came to rest.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes of views.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates changes of views like masses on springs.
  ///
  /// The damping ratio is 1 for no swing and nears 0 for much of it; the velocity is in whole ways
  /// a second. The spring is at rest after the duration (fact an.spring.law).
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(
      dampingRatio: Double(dampingRatio),
      duration: duration,
      velocity: Double(velocity)
    )
    run(
      AnimationBlock.Settings(
        duration: duration,
        delay: delay,
        pace: .spring(spring),
        options: options
      ),
      animations,
      completion
    )
  }

  /// Animates changes of views like masses on springs that seem to take a number of seconds.
  ///
  /// The animation ends when the spring is at rest, which is later. A bounce of 0 does not
  /// overshoot.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    spring.initialVelocity = initialSpringVelocity
    run(
      AnimationBlock.Settings(
        duration: duration > 0 ? spring.settlingDuration : 0,
        delay: delay,
        pace: .spring(spring.curve),
        options: options
      ),
      animations,
      completion
    )
  }

  private class func run(
    _ settings: AnimationBlock.Settings,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let outer = AnimationBlocks.current.top
    let block = AnimationBlock(settings.inside(outer?.settings), completion: completion)
    block.join(outer)
    block.perform(animations)
    block.close()
  }

  // MARK: Keyframes

  /// Animates changes of views that are described keyframe by keyframe with `addKeyframe`.
  ///
  /// Changes outside of keyframes take the whole duration. Unless the bits of another curve are
  /// among the options, the whole goes `curveEaseInOut`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let general = options.general
    let settings = AnimationBlock.Settings(
      duration: duration,
      delay: delay,
      pace: AnimationTiming(general.curve),
      options: general
    )
    let outer = AnimationBlocks.current.top
    let block = AnimationBlock(settings.inside(outer?.settings), completion: completion)
    block.join(outer)
    let recorder = KeyframeRecorder()
    block.keyframes = recorder
    block.perform(animations)
    recorder.finish(block, mode: options.calculationMode)
    block.close()
  }

  /// Describes one keyframe: changes that start and end at shares of the duration.
  ///
  /// Only inside the block of `animateKeyframes`; elsewhere the changes are just made.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = AnimationBlocks.current.top?.keyframes else { return animations() }
    let start = min(1, max(0, frameStartTime.isFinite ? frameStartTime : 0))
    let length = max(0, frameDuration.isFinite ? frameDuration : 0)
    recorder.record(.init(start: start, end: min(1, start + length)), animations)
  }

  // MARK: Switches

  /// Makes changes without animating them, whatever block they are made in.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let blocks = AnimationBlocks.current
    let old = blocks.isEnabled
    blocks.isEnabled = false
    actionsWithoutAnimation()
    blocks.isEnabled = old
  }

  /// Sets whether changes in blocks are animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationBlocks.current.isEnabled = enabled
  }

  /// Whether changes in blocks are animated.
  ///
  /// Defaults to true.
  public class var areAnimationsEnabled: Bool { AnimationBlocks.current.isEnabled }

  /// The duration of the animation that changes made now belong to; 0 outside of animations.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlocks.current.top?.settings.duration ?? 0
  }

  /// Lets the changes made inside repeat, in the block they are made in.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    guard let block = AnimationBlocks.current.top else { return animations() }
    let old = block.settings
    block.settings.repeatCount = count.isFinite || count == .infinity ? max(0, count) : 0
    block.settings.autoreverses = autoreverses
    animations()
    block.settings = old
  }
}

extension AnimationBlock {
  /// Follows a block around: animations inside an animator's are the animator's too.
  fileprivate func join(_ outer: AnimationBlock?) {
    guard let outer, outer.pacer != nil else {
      if outer == nil { AnimationBlocks.current.listener?(self) }
      return
    }
    pacer = outer.pacer
    pacerStart = outer.pacerStart
    splitsAxes = outer.splitsAxes
    hitsAsShown = outer.hitsAsShown
    witness = outer.witness
  }
}
