import CoreGraphics
import Foundation

extension UIPresentationController {
  // MARK: Coming

  /// Brings the controller on the screen.
  func begin(in window: UIWindow, animated: Bool, _ completion: (() -> Void)?) {
    let presented = presentedViewController
    let presenting = presentingViewController
    let ground: UIView = shouldPresentInFullscreen ? window : presenting.view
    let container = PresentationContainer(frame: ground.bounds)
    container.presentation = self
    self.container = container
    if isElevated { container.traitOverrides.userInterfaceLevel = .elevated }
    ground.addSubview(container)
    presented.loadViewIfNeeded()
    let animator: any UIViewControllerAnimatedTransitioning =
      (animated
        ? presented.transitioningDelegate?.animationController(
          forPresented: presented,
          presenting: presenting,
          source: presenting
        ) : nil) ?? standardAnimator(isPresentation: true)
    let interaction =
      animated
      ? presented.transitioningDelegate?.interactionControllerForPresentation(using: animator)
      : nil
    let removes = shouldRemovePresentersView
    home = presenting.viewIfLoaded?.superview
    let view = presentedView
    let running = ControllerTransition(
      ControllerTransition.Parts(
        container: container,
        from: presenting,
        to: presented,
        fromView: removes ? presenting.view : nil,
        toView: view,
        fromStart: presenting.view.frame,
        fromEnd: presenting.view.frame,
        toEnd: frameOfPresentedViewInContainerView,
        style: presentationStyle
      ),
      going: removes ? [presenting] : [],
      coming: [presented],
      isAnimated: animated,
      animator: animator,
      interaction: interaction
    )
    prepare(running)
    presentationTransitionWillBegin()
    running.coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.animateAlongside(isPresentation: true) },
      completion: nil
    )
    running.ended = { [self, unowned running] completed in
      transition = nil
      running.tellEnd(
        completed,
        takeAway: { ($0 === presented ? view : $0.view)?.removeFromSuperview() },
        bringBack: { if $0 === presenting { putBack(presenting) } }
      )
      if completed {
        presented.parts.isBeingPresented = false
        container.setNeedsLayout()
      } else {
        forget()
      }
      presentationTransitionDidEnd(completed)
      completion?()
    }
    running.start { [self] in
      guard let view else { return }
      // The controller finds its place and size when it hears that it is appearing.
      view.frame = frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
  }

  /// Lets a transition be the one that is under way, and its controllers hear of it.
  private func prepare(_ running: ControllerTransition) {
    transition = running
    running.accompany([presentedViewController, presentingViewController])
    running.tellBegin()
  }

  // MARK: Going

  /// Takes the controller off the screen.
  func end(
    animated: Bool,
    interaction given: (any UIViewControllerInteractiveTransitioning)? = nil,
    _ completion: (() -> Void)?
  ) {
    guard let container else { return }
    // A controller that is still coming goes once it is there.
    if let transition {
      transition.coordinator.animate(alongsideTransition: nil) { [self] _ in
        end(animated: animated, interaction: given, completion)
      }
      return
    }
    let presented = presentedViewController
    let presenting = presentingViewController
    let removes = shouldRemovePresentersView
    presented.parts.isBeingDismissed = true
    presented.parts.isBeingPresented = false
    _ = container.window?.endEditing(true)
    let animator: any UIViewControllerAnimatedTransitioning =
      (animated
        ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil)
      ?? standardAnimator(isPresentation: false)
    let interaction =
      animated
      ? given
        ?? presented.transitioningDelegate?.interactionControllerForDismissal(using: animator)
      : nil
    let view = presentedView
    let running = ControllerTransition(
      ControllerTransition.Parts(
        container: container,
        from: presented,
        to: presenting,
        fromView: view,
        toView: removes ? presenting.view : nil,
        fromStart: view?.frame ?? .zero,
        toEnd: home?.bounds ?? container.bounds,
        style: presentationStyle
      ),
      going: [presented],
      coming: removes ? [presenting] : [],
      isAnimated: animated,
      animator: animator,
      interaction: interaction
    )
    prepare(running)
    if removes { putBack(presenting) }
    dismissalTransitionWillBegin()
    running.coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.animateAlongside(isPresentation: false) },
      completion: nil
    )
    running.ended = { [self, unowned running] completed in
      transition = nil
      if !completed { presented.parts.isBeingDismissed = false }
      running.tellEnd(
        completed,
        stayersFirst: !completed,
        takeAway: { ($0 === presented ? view : $0.view)?.removeFromSuperview() },
        bringBack: { if $0 === presenting { putBack(presenting) } }
      )
      if completed { forget() } else { container.setNeedsLayout() }
      dismissalTransitionDidEnd(completed)
      if completed { completion?() }
    }
    running.start()
  }

  /// Leaves without being seen to go, because something below is dismissed.
  func leaveAtOnce() {
    let presented = presentedViewController
    let presenting = presentingViewController
    presented.parts.isBeingDismissed = true
    let wasSeen = presented.viewIfLoaded?.window != nil
    if wasSeen { presented.beginAppearanceTransition(false, animated: false) }
    dismissalTransitionWillBegin()
    animateAlongside(isPresentation: false)
    if shouldRemovePresentersView {
      presenting.beginAppearanceTransition(true, animated: false)
      putBack(presenting)
      presenting.endAppearanceTransition()
    }
    presentedView?.removeFromSuperview()
    if wasSeen { presented.endAppearanceTransition() }
    // What is above hangs on the one below from now on.
    let above = presented.storedParts?.presented
    forget()
    dismissalTransitionDidEnd(true)
    if let above {
      presented.parts.presented = nil
      above.parts.presenting = presenting
      above.storedParts?.presentation?.take(presenting)
      presenting.parts.presented = above
    }
  }

  /// Leaves with the controller that presents, which is not seen again either.
  func leaveForGood() {
    if let transition {
      transition.coordinator.animate(alongsideTransition: nil) { [self] _ in leaveForGood() }
      return
    }
    // It may have been dismissed by then.
    guard container != nil else { return }
    let presented = presentedViewController
    let wasSeen = presented.viewIfLoaded?.window != nil
    if wasSeen { presented.beginAppearanceTransition(false, animated: false) }
    animateAlongside(isPresentation: false)
    presentedView?.removeFromSuperview()
    if wasSeen { presented.endAppearanceTransition() }
    forget()
  }

  // MARK: Adapting

  /// Lets another presentation go on with what is presented, without its being seen to go.
  func handOver(to other: UIPresentationController, in window: UIWindow) {
    let presented = presentedViewController
    let presenting = presentingViewController
    UIView.performWithoutAnimation {
      // The controller stays on the screen: its view only changes places.
      presented.appearance.isManaged = true
      animateAlongside(isPresentation: false)
      if shouldRemovePresentersView { putBack(presenting) }
      presentedView?.removeFromSuperview()
      container?.removeFromSuperview()
      container = nil
      let ground: UIView = other.shouldPresentInFullscreen ? window : presenting.view
      let container = PresentationContainer(frame: ground.bounds)
      container.presentation = other
      other.container = container
      other.home = home
      ground.addSubview(container)
      other.presentationTransitionWillBegin()
      if let view = other.presentedView {
        container.addSubview(view)
        view.frame = other.frameOfPresentedViewInContainerView
      }
      other.animateAlongside(isPresentation: true)
      if other.shouldRemovePresentersView { presenting.view.removeFromSuperview() }
      presented.appearance.isManaged = false
      other.presentationTransitionDidEnd(true)
      container.setNeedsLayout()
    }
  }

  private func putBack(_ presenting: UIViewController) {
    guard let home, let view = presenting.viewIfLoaded, view.superview !== home else { return }
    view.frame = home.bounds
    home.insertSubview(view, at: 0)
  }

  /// Forgets that the one presents the other.
  private func forget() {
    let presented = presentedViewController
    container?.removeFromSuperview()
    container = nil
    original = nil
    if presentingViewController.storedParts?.presented === presented {
      presentingViewController.parts.presented = nil
    }
    presented.parts.presenting = nil
    presented.parts.presentation = nil
    presented.parts.isBeingDismissed = false
    presented.parts.isBeingPresented = false
  }
}
