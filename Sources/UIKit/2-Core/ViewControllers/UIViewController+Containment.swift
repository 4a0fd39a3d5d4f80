import Diagnostics
import Foundation

extension UIViewController {
  /// The child a way back begins in.
  public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(containing: source.source)
  }

  func adopt(_ child: UIViewController) {
    guard child !== self else {
      UIKitDiagnostics.report(
        Diagnosis(
          .childCycle,
          place: "\(type(of: self)).addChild",
          applePhrase: "cannot be its own child"
        )
      )
      return
    }
    if child.parentController === self { return }
    if child.parentController != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    childList.append(child)
    child.parentController = self
    child.appearance.isMovingToParent = true
    child.inheritTraits()
  }

  func leaveParent() {
    guard let parent = parentController else { return }
    appearance.isMovingFromParent = appearance.phase == .disappearing
    parent.childList.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
    appearance.isMovingFromParent = false
  }

  func exchange(
    _ controllers: (from: UIViewController, to: UIViewController),
    duration: TimeInterval,
    options: UIView.AnimationOptions,
    _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    let (from, to) = controllers
    guard let container = from.view.superview, let new = to.view else { return }
    let isAnimated = duration > 0
    to.beginAppearanceTransition(true, animated: isAnimated)
    from.beginAppearanceTransition(false, animated: isAnimated)
    let isSwap = !options.intersection(Self.swaps).isEmpty
    let exchange = {
      if new.superview !== container { container.addSubview(new) }
      if isSwap { from.view.removeFromSuperview() }
      if !isSwap { return }
      animations?()
    }
    let end: (Bool) -> Void = { finished in
      from.view.removeFromSuperview()
      from.endAppearanceTransition()
      to.endAppearanceTransition()
      completion?(finished)
    }
    guard isAnimated else {
      exchange()
      if !isSwap { animations?() }
      return end(true)
    }
    if isSwap {
      UIView.transition(
        with: container,
        duration: duration,
        options: options,
        animations: exchange,
        completion: end
      )
    } else {
      exchange()
      UIView.animate(
        withDuration: duration,
        delay: 0,
        options: options,
        animations: { animations?() },
        completion: end
      )
    }
  }

  /// Options with which one view takes another's place.
  private static let swaps: UIView.AnimationOptions = [
    .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
    .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve,
  ]

  // MARK: Traits

  func inheritTraits() {
    let surroundings =
      parentController.map { parent in
        parent.overrideTraitCollection(forChild: self).map { override in
          UITraitCollection(traitsFrom: [parent.traitCollection, override])
        } ?? parent.traitCollection
      } ?? loadedView?.superview?.traitCollection ?? rootWindow?.traitCollection
      ?? UIScreen.main.traitCollection
    let old = traits.current
    let previous = traits.inherit(surroundings)
    if traits.current !== old {
      if let previous {
        traitCollection.performAsCurrent {
          traitCollectionDidChange(previous)
          traits.notify(previous)
        }
      }
      for child in childList { child.inheritTraits() }
    }
    loadedView?.takeTraits(traits.current)
  }

  /// Tells the controller and its children of a size to come.
  func announce(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    viewWillTransition(to: size, with: coordinator)
  }

  /// Tells whoever places the controller that it prefers another size.
  func announcePreferredSize() {
    if let parentController {
      parentController.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      storedParts?.presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The least margins of the view; only the views of whole screens have them.
  var minimumMargins: NSDirectionalEdgeInsets? {
    guard viewRespectsSystemMinimumLayoutMargins,
      rootWindow != nil || parentController != nil || storedParts?.presenting != nil
    else { return nil }
    return systemMinimumLayoutMargins
  }
}
