import CoreGraphics
import Foundation

/// Something that fills a rectangle and contains others that do.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
  /// The size it would like to have.
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
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The turn of the content that goes with the transition.
  var targetTransform: CGAffineTransform { get }
  /// The view in which it all happens.
  var containerView: UIView { get }
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

/// The transition of a window to another size, which takes no time.
@MainActor
final class ResizeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Block] = []
  private var completions: [Block] = []

  var isAnimated: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var targetTransform: CGAffineTransform { .identity }
  var containerView: UIView { UIApplication.shared.keyWindowStore ?? UIView() }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs what was asked for, once the new size is in place.
  func finish() {
    for block in animations { block(self) }
    for block in completions { block(self) }
  }
}
