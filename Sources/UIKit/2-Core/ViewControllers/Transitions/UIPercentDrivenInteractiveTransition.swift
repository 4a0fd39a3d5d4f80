import CoreGraphics
import Foundation

/// Drives the animations of a transition by a share of their way.
///
/// Animations made with the blocks of `UIView` follow; a property animator keeps its own time.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var transition: ControllerTransition?
  private var share: CGFloat = 0
  /// What was asked for before the transition began.
  private var early: (() -> Void)?

  /// Makes a driver of one transition at a time.
  public override init() { super.init() }

  /// How long the whole transition takes, in seconds.
  open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }

  /// How far the transition is, 0...1.
  open var percentComplete: CGFloat { share }

  /// How fast the transition comes to its end, in multiples of its own pace.
  ///
  /// Defaults to 1.
  open var completionSpeed: CGFloat = 1

  /// The pace at which the transition comes to its end.
  ///
  /// Defaults to `easeInOut`.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The pace at which the transition comes to its end, in place of `completionCurve`.
  ///
  /// Defaults to nil.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether a gesture drives the transition from the start.
  ///
  /// Defaults to true.
  open var wantsInteractiveStart = true

  /// Begins to drive the transition.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    share = 0
    transition = transitionContext as? ControllerTransition
    transition?.animateUnderClock()
    let block = early
    early = nil
    block?()
  }

  /// Brings the transition to a share of its way, 0...1.
  open func update(_ percentComplete: CGFloat) {
    share = min(1, max(0, percentComplete.isFinite ? percentComplete : 0))
    transition?.updateInteractiveTransition(share)
  }

  /// Lets a gesture take over from the animation.
  open func pause() { transition?.pauseInteractiveTransition() }

  /// Lets the transition go back to where it began.
  open func cancel() {
    guard let transition else {
      early = { [weak self] in self?.cancel() }
      return
    }
    transition.cancelInteractiveTransition()
  }

  /// Lets the transition go on to its end.
  open func finish() {
    guard let transition else {
      early = { [weak self] in self?.finish() }
      return
    }
    transition.finishInteractiveTransition()
  }
}
