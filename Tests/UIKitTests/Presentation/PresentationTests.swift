import CoreGraphics
import Diagnostics
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct PresentationTests {
  private let log = CallLog()

  @Test func `a full screen takes the place of what presents it, and gives it back`() {
    let a = Leaf("a", log)
    let b = Leaf("b", log)
    b.modalPresentationStyle = .fullScreen
    TestScreen.showing(a) { screen in
      _ = log.take()
      var done = 0
      a.present(b, animated: true) { done += 1 }
      #expect(a.presentedViewController === b && b.presentingViewController === a)
      #expect(b.isBeingPresented)
      screen.settle()
      #expect(done == 1 && !b.isBeingPresented)
      #expect(
        log.take() == [
          "b.load", "a.willDisappear", "b.willAppear animated", "a.didDisappear", "b.didAppear",
        ]
      )
      #expect(a.view.window == nil && b.view.frame == screen.window.bounds)
      b.dismiss(animated: true) { done += 1 }
      #expect(b.isBeingDismissed)
      screen.settle()
      #expect(
        log.take() == [
          "b.willDisappear", "a.willAppear animated", "b.didDisappear", "a.didAppear",
        ]
      )
      #expect(done == 2 && a.presentedViewController == nil && b.presentingViewController == nil)
      #expect(a.view.superview === screen.window && a.view.frame == screen.window.bounds)
    }
  }

  @Test func `a sheet leaves what presents it in place, and goes when it is pulled down`() {
    let a = Leaf("a", log)
    let b = Leaf("b", log)
    let witness = DismissalWitness()
    TestScreen.showing(a) { screen in
      #expect(b.modalPresentationStyle == .automatic)
      b.presentationController?.delegate = witness
      a.present(b, animated: true)
      screen.settle()
      #expect(b.presentationController is UISheetPresentationController)
      #expect(a.view.window != nil)
      #expect(b.view.convert(b.view.bounds, to: nil as UIView?).minY == 10)
      #expect(!log.lines.contains("a.didDisappear"))
      screen.drag(from: (160, 60), to: (160, 120), frames: 20)
      screen.settle()
      #expect(a.presentedViewController === b)
      screen.drag(from: (160, 60), to: (160, 420), frames: 10)
      screen.settle()
      #expect(a.presentedViewController == nil)
      #expect(witness.calls == ["should", "should", "will", "did"])
      #expect(a.view.transform.isIdentity && a.view.layer.cornerRadius == 0)
    }
  }

  @Test func `a sheet that may not go comes back, and says so`() {
    let a = Leaf("a", log)
    let b = Leaf("b", log)
    b.isModalInPresentation = true
    let witness = DismissalWitness()
    TestScreen.showing(a) { screen in
      b.presentationController?.delegate = witness
      a.present(b, animated: false)
      screen.step(2)
      screen.drag(from: (160, 60), to: (160, 479), frames: 6)
      screen.settle()
      #expect(a.presentedViewController === b)
      #expect(b.view.convert(b.view.bounds, to: nil as UIView?).minY == 10)
    }
  }

  @Test func `detents give heights, which people and code choose among`() {
    let a = Leaf("a", log)
    let b = Leaf("b", log)
    TestScreen.showing(a, width: 390, height: 844) { screen in
      let sheet = b.sheetPresentationController
      sheet?.detents = [.medium(), .custom(identifier: .init("small")) { _ in 100 }, .large()]
      sheet?.selectedDetentIdentifier = .medium
      a.present(b, animated: false)
      screen.step(2)
      @MainActor func top() -> CGFloat { b.view.convert(b.view.bounds, to: nil as UIView?).minY }
      #expect(top() == 422)
      sheet?.animateChanges { sheet?.selectedDetentIdentifier = .init("small") }
      screen.settle()
      #expect(top() == 744)
      screen.drag(from: (195, 760), to: (195, 440), frames: 30)
      screen.settle()
      #expect(sheet?.selectedDetentIdentifier == .medium && top() == 422)
    }
  }

  @Test func `an animator and a presentation controller of one's own are asked`() {
    let a = Leaf("a", log)
    let b = Leaf("b", log)
    let maker = CardMaker()
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = maker
    TestScreen.showing(a) { screen in
      a.present(b, animated: true)
      screen.settle()
      #expect(maker.card?.calls == ["begin", "beside", "end true"])
      #expect(b.view.frame == CGRect(x: 40, y: 100, width: 240, height: 200))
      #expect(maker.card?.containerView === b.view.superview)
      a.dismiss(animated: true)
      screen.settle()
      #expect(a.presentedViewController == nil && b.view.superview == nil)
      #expect(maker.animated == 2)
    }
  }

  @Test func `presenting twice, oneself or without a window is told`() {
    let a = Leaf("a", log)
    let b = Leaf("b", log)
    let early = UIKitDiagnostics.recording { a.present(b, animated: false) }
    #expect(early.map(\.code) == ["TSK-PRESENT-NO-WINDOW"])
    TestScreen.showing(a) { screen in
      let own = UIKitDiagnostics.recording { a.present(a, animated: false) }
      #expect(own.map(\.code) == ["TSK-PRESENT"])
      a.present(b, animated: false)
      screen.step()
      let second = UIKitDiagnostics.recording { a.present(UIViewController(), animated: false) }
      #expect(second.map(\.code) == ["TSK-PRESENT-BUSY"])
      #expect(a.presentedViewController === b)
    }
  }

  @Test func `dismissing takes everything above along`() {
    let a = Leaf("a", log)
    let b = Leaf("b", log)
    let c = Leaf("c", log)
    TestScreen.showing(a) { screen in
      a.present(b, animated: false)
      screen.step()
      b.present(c, animated: false)
      screen.step()
      a.dismiss(animated: true)
      screen.settle()
      #expect(a.presentedViewController == nil && b.presentedViewController == nil)
      #expect(b.view.window == nil && c.view.window == nil)
      #expect(log.lines.contains("b.didDisappear") && log.lines.contains("c.didDisappear"))
    }
  }
}

@MainActor
private final class DismissalWitness: NSObject, UIAdaptivePresentationControllerDelegate {
  var calls: [String] = []

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    calls.append("should")
    return true
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    calls.append("will")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    calls.append("did")
  }
}

@MainActor
private final class Card: UIPresentationController {
  var calls: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 40, y: 100, width: 240, height: 200)
  }

  override func presentationTransitionWillBegin() {
    calls.append("begin")
    presentedViewController.transitionCoordinator?.animate { _ in self.calls.append("beside") }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("end \(completed)") }
}

@MainActor
private final class CardMaker: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var card: Card?
  var animated = 0

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let card = Card(presentedViewController: presented, presenting: presenting)
    self.card = card
    return card
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    animated += 1
    if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      context.containerView.addSubview(to)
      to.frame = context.finalFrame(for: controller)
      to.alpha = 0
    }
    UIView.animate(withDuration: 0.2) {
      context.view(forKey: .to)?.alpha = 1
      context.view(forKey: .from)?.alpha = 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
