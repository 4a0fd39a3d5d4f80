import CoreGraphics
import Foundation
import Testing
import UIKit

/// Shows and hides by fading, and is driven by hand.
@MainActor
private final class ModalDriver: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var interaction: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to { context.containerView.addSubview(to) }
    UIView.animate(withDuration: 0.3) {
      from?.alpha = 0.5
    } completion: { _ in
      from?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@MainActor @Suite struct `Presentations that a finger takes back` {
  private let log = CallLog()

  private func pair() -> (Leaf, Leaf, ModalDriver) {
    let (a, b, driver) = (Leaf("a", log), Leaf("b", log), ModalDriver())
    b.modalPresentationStyle = .fullScreen
    b.transitioningDelegate = driver
    return (a, b, driver)
  }

  private func takeBack(_ driver: ModalDriver, on screen: TestScreen) {
    screen.step()
    driver.interaction?.update(0.3)
    screen.step()
    driver.interaction?.cancel()
    screen.settle()
  }

  @Test func `what was to come goes before what was there comes back`() {
    let (a, b, driver) = pair()
    TestScreen.showing(a) { screen in
      _ = log.take()
      driver.interaction = UIPercentDrivenInteractiveTransition()
      var completions = 0
      a.present(b, animated: true) { completions += 1 }
      takeBack(driver, on: screen)
      #expect(
        log.take() == [
          "b.load", "a.willDisappear", "b.willAppear animated", "b.willDisappear",
          "b.didDisappear", "a.willAppear animated", "a.didAppear",
        ]
      )
      #expect(completions == 1)
      #expect(a.presentedViewController == nil && b.presentingViewController == nil)
      #expect(a.view.window != nil && b.view.window == nil)
      #expect(a.transitionCoordinator == nil && b.transitionCoordinator == nil)
    }
  }

  @Test func `what was to go comes back before what was below goes`() {
    let (a, b, driver) = pair()
    TestScreen.showing(a) { screen in
      a.present(b, animated: true)
      screen.settle()
      _ = log.take()
      driver.interaction = UIPercentDrivenInteractiveTransition()
      var completions = 0
      b.dismiss(animated: true) { completions += 1 }
      takeBack(driver, on: screen)
      #expect(
        log.take() == [
          "b.willDisappear", "a.willAppear animated", "b.willAppear animated", "b.didAppear",
          "a.willDisappear", "a.didDisappear",
        ]
      )
      #expect(completions == 0 && !b.isBeingDismissed)
      #expect(a.presentedViewController === b)
      #expect(a.view.window == nil && b.view.window != nil)
    }
  }
}
