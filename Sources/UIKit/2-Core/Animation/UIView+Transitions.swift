import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// Turns a view, with everything in it, into what the changes make of it.
  ///
  /// The changes themselves are made at once unless `allowAnimatedContent` is among the options.
  /// Without a transition among the options they are animated as in `animate`.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationBlock.Settings(
      duration: duration,
      pace: AnimationTiming(options.curve),
      options: options
    )
    let block = AnimationBlock(
      settings.inside(AnimationBlocks.current.top?.settings),
      completion: completion
    )
    block.turn(view, options.transition) { animations?() }
    block.close()
  }

  /// Replaces a view by another while their superview turns from one state into the other.
  ///
  /// With `showHideTransitionViews` the views are hidden and shown instead of being removed and
  /// added.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let swap = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    guard let container = fromView.superview else {
      swap()
      completion?(true)
      return
    }
    transition(
      with: container,
      duration: duration,
      options: options,
      animations: swap,
      completion: completion
    )
  }

  /// Removes views with one of the system's animations, beside changes of one's own.
  public class func perform(
    _ animation: SystemAnimation,
    on views: [UIView],
    options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: systemDuration,
      delay: 0,
      options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: shrunkScale, y: shrunkScale)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views { view.removeFromSuperview() }
        completion?(finished)
      }
    )
  }

  /// How long the system's animations take, in seconds.
  private static var systemDuration: TimeInterval { 0.25 }
  /// How small views get that are deleted.
  private static var shrunkScale: CGFloat { 0.01 }
}

extension UIView.AnimationOptions {
  /// The transition among the options.
  var transition: CATransition? {
    let transition = CATransition()
    switch rawValue >> 20 & 15 {
    case 0: return nil
    case 1: transition.turn = .left
    case 2: transition.turn = .right
    case 6: transition.turn = .top
    case 7: transition.turn = .bottom
    default: transition.type = .fade
    }
    return transition
  }
}

extension AnimationBlock {
  /// Makes changes of a view while it turns from one picture into another.
  func turn(_ view: UIView, _ transition: CATransition?, _ changes: () -> Void) {
    guard let transition else { return perform(changes) }
    if animates, AnimationBlocks.current.isEnabled, view.window != nil {
      transition.duration = settings.duration
      if case .curve(let curve) = settings.pace {
        transition.timingFunction = CAMediaTimingFunction(curve)
      }
      prepare(transition)
      view.layer.add(transition, forKey: kCATransition)
    }
    if settings.options.contains(.allowAnimatedContent) {
      perform(changes)
    } else {
      UIView.performWithoutAnimation { perform(changes) }
    }
  }
}
