import CoreGraphics
import Foundation

/// Something that fills a rectangle and contains others that do.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
  /// The size it prefers.
  var preferredContentSize: CGSize { get }

  /// Called when a child would like another size.
  func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  )

  /// Called when a child's constraints gave it another size.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  )

  /// The size a child will have when this one has another.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before it takes another size.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )

  /// Called before its traits change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}

/// What is known of a transition while it runs.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is driven by a gesture.
  var isInteractive: Bool { get }
  /// Whether the transition was called off.
  var isCancelled: Bool { get }
  /// Whether the transition was driven by a gesture when it began.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture may take over from the animation.
  var isInterruptible: Bool { get }
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far a gesture has brought the transition, 0...1.
  var percentComplete: CGFloat { get }
  /// How fast the transition goes on when the gesture is over, in multiples of its own pace.
  var completionVelocity: CGFloat { get }
  /// The pace at which the transition goes on when the gesture is over.
  var completionCurve: UIView.AnimationCurve { get }
  /// How the controller is presented; none where it is not.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The turn of the content that goes with the transition.
  var targetTransform: CGAffineTransform { get }
  /// The view in which it all happens.
  var containerView: UIView { get }

  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// One of the two views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets others take part in a transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs a block beside the transition's own animations, and one after them.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a block beside the transition for a view outside of its container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a block whenever a gesture begins or ceases to drive the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a block beside the transition's own animations.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
