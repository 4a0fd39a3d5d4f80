import CoreGraphics
import Foundation

/// Which of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is shown at first.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is shown in the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is shown at first; nil where the animation has nothing to do with it.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is shown in the end; nil where the animation has nothing to do with it.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What those who animate a transition are told, and whom they tell of its end.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which it all happens.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was called off.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; none where it is not.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The turn of the content that goes with the transition.
  var targetTransform: CGAffineTransform { get }

  /// Tells how far a gesture has brought the transition, 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Tells that the gesture is over and the transition goes on to its end.
  func finishInteractiveTransition()

  /// Tells that the gesture is over and the transition goes back.
  func cancelInteractiveTransition()

  /// Tells that a gesture takes over from the animation.
  func pauseInteractiveTransition()

  /// Tells that the transition is over; false where it was called off.
  func completeTransition(_ didComplete: Bool)

  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// One of the two views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Where a controller's view is at first; empty where that is not decided.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Where a controller's view is in the end; empty where that is not decided.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates the transition from one controller to another.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval

  /// Starts the animation; at its end `completeTransition(_:)` of the context is due.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Called after the transition, with whether it came to its end.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives the transition from one controller to another by a gesture.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins to drive the transition.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  )

  /// How fast the transition comes to its end, in multiples of its own pace.
  ///
  /// Defaults to 1.
  var completionSpeed: CGFloat { get }

  /// The pace at which the transition comes to its end.
  ///
  /// Defaults to `easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether a gesture drives the transition from the start.
  ///
  /// Defaults to true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Its own pace.
  public var completionSpeed: CGFloat { 1 }

  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// Decides how a controller is presented and dismissed; every method is optional.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Who animates the presentation; nil leaves it to the style.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Who animates the dismissal; nil leaves it to the style.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Who drives the presentation; nil lets it run by itself.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Who drives the dismissal; nil lets it run by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Who places what is presented, for the style `custom`.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Leaves it to the style.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Leaves it to the style.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Lets it run by itself.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Lets it run by itself.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Leaves it to the style.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
