import CoreGraphics
import Foundation

/// Collects what others do beside a transition and after it.
@MainActor
class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Block] = []
  private var completions: [Block] = []
  private var observers: [Block] = []
  private var hasRun = false

  var isAnimated: Bool { false }
  var isInteractive: Bool { false }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }
  var containerView: UIView { UIApplication.shared.keyWindowStore ?? UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let animation {
      if hasRun { animation(self) } else { animations.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: Block?,
    completion: Block?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) { observers.append(handler) }

  var hasAnimations: Bool { !animations.isEmpty }

  /// Runs what goes beside the transition.
  func runAnimations() {
    hasRun = true
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  func interactionDidChange() { for block in observers { block(self) } }

  /// Runs what comes after the transition.
  func runCompletions() {
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}

/// The transition of a window to another size, which takes no time.
@MainActor
final class ResizeCoordinator: TransitionCoordinator {
  /// Runs what was asked for, once the new size is in place.
  func finish() {
    runAnimations()
    runCompletions()
  }
}
