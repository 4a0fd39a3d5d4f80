import CoreGraphics
import Foundation

/// A run that an animator shows and a gesture may drive: presentations, pushes and what undoes them.
@MainActor
final class ControllerTransition: TransitionRun, UIViewControllerContextTransitioning {
  /// What animators are told of it.
  struct Parts {
    var container: UIView
    var from: UIViewController?
    var to: UIViewController?
    var fromView: UIView?
    var toView: UIView?
    var fromStart = CGRect.zero
    var fromEnd = CGRect.zero
    var toStart = CGRect.zero
    var toEnd = CGRect.zero
    var style = UIModalPresentationStyle.none
  }

  let parts: Parts
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  private var scrubber: TransitionScrubber?
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percent: CGFloat = 0

  init(
    _ parts: Parts,
    going: [UIViewController],
    coming: [UIViewController],
    isAnimated: Bool,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.parts = parts
    self.animator = animator
    self.interaction = interaction
    super.init(going: going, coming: coming, isAnimated: isAnimated)
  }

  override func makeCoordinator() -> TransitionCoordinator { ContextCoordinator(self) }

  var containerView: UIView { parts.container }
  var presentationStyle: UIModalPresentationStyle { parts.style }
  var targetTransform: CGAffineTransform { .identity }
  var duration: TimeInterval { animator.transitionDuration(using: self) }

  // MARK: Running

  /// Starts the transition; one that is not animated is over at once.
  ///
  /// - Parameter place: puts the views where they belong in the end, where nothing is animated.
  func start(atOnce place: () -> Void = {}) {
    guard isAnimated else {
      return UIView.performWithoutAnimation {
        place()
        coordinator.runAnimations()
        completeTransition(true)
      }
    }
    guard let interaction else { return animate() }
    isInteractive = interaction.wantsInteractiveStart
    let scrubber = TransitionScrubber(duration: duration)
    self.scrubber = scrubber
    interaction.startInteractiveTransition(self)
    // Whoever drives the animation himself has set the clock going or animates without one.
    if !hasAnimated, interaction is UIPercentDrivenInteractiveTransition { animateUnderClock() }
  }

  private var hasAnimated = false

  /// Sets the animations up; a gesture decides how far they are.
  func animateUnderClock() {
    guard !hasAnimated, let scrubber else { return }
    scrubber.hear { animate() }
    scrubber.share = 0
    if !isInteractive { finishInteractiveTransition() }
  }

  private func animate() {
    hasAnimated = true
    animator.animateTransition(using: self)
    guard !isOver else { return coordinator.runAnimations() }
    guard coordinator.hasAnimations else { return coordinator.runAnimations() }
    let pace =
      (animator as? any BuiltInTransition)?.pace ?? .curve(duration, .allowUserInteraction)
    pace.animate({ self.coordinator.runAnimations() }, completion: {})
  }

  // MARK: Gestures

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    percent = min(1, max(0, percentComplete.isFinite ? percentComplete : 0))
    scrubber?.share = Double(percent)
  }

  func finishInteractiveTransition() { leaveInteraction(toEnd: true) }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    leaveInteraction(toEnd: false)
  }

  func pauseInteractiveTransition() {
    isInteractive = true
    scrubber?.pause()
    coordinator.interactionDidChange()
  }

  private func leaveInteraction(toEnd: Bool) {
    let wasInteractive = isInteractive
    isInteractive = false
    if wasInteractive { coordinator.interactionDidChange() }
    guard hasAnimated, let scrubber else { return }
    let driven = interaction as? UIPercentDrivenInteractiveTransition
    let curve = interaction?.completionCurve ?? .easeInOut
    scrubber.run(
      toEnd: toEnd,
      timing: driven?.timingCurve ?? UICubicTimingParameters(animationCurve: curve),
      speed: interaction?.completionSpeed ?? 1
    ) {}
  }

  // MARK: End

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    if !didComplete { transitionWasCancelled = true }
    end(didComplete)
  }

  override func didEnd(_ completed: Bool) { animator.animationEnded(completed) }

  // MARK: What it is about

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? parts.from : key == .to ? parts.to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? parts.fromView : key == .to ? parts.toView : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === parts.from ? parts.fromStart : vc === parts.to ? parts.toStart : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === parts.from ? parts.fromEnd : vc === parts.to ? parts.toEnd : .zero
  }
}

/// What is known of a transition between controllers while it runs.
@MainActor
final class ContextCoordinator: TransitionCoordinator {
  private weak var transition: ControllerTransition?

  init(_ transition: ControllerTransition) { self.transition = transition }

  override var isAnimated: Bool { transition?.isAnimated ?? false }
  override var isInteractive: Bool { transition?.isInteractive ?? false }
  override var initiallyInteractive: Bool {
    transition?.interaction?.wantsInteractiveStart ?? false
  }
  override var isInterruptible: Bool { transition?.interaction != nil }
  override var isCancelled: Bool { transition?.transitionWasCancelled ?? false }
  override var transitionDuration: TimeInterval { transition?.duration ?? 0 }
  override var percentComplete: CGFloat { transition?.percent ?? 0 }
  override var completionVelocity: CGFloat { transition?.interaction?.completionSpeed ?? 1 }
  override var completionCurve: UIView.AnimationCurve {
    transition?.interaction?.completionCurve ?? .easeInOut
  }
  override var presentationStyle: UIModalPresentationStyle {
    transition?.presentationStyle ?? .none
  }
  override var containerView: UIView { transition?.containerView ?? super.containerView }

  override func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { transition?.viewController(forKey: key) }

  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    transition?.view(forKey: key)
  }
}
