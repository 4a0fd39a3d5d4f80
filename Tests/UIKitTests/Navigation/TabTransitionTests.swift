import Testing
import UIKit

/// Changes of tabs that an app's animator shows.
@MainActor @Suite struct TabTransitionTests {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var ends: [Bool] = []
    var completes = true

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.3) {
        to.alpha = 1
      } completion: { _ in
        context.completeTransition(self.completes)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
  }

  private final class Screen: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  }

  private final class Decider: NSObject, UITabBarControllerDelegate {
    let fade = Fade()
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
  }

  private func run(
    _ body: (TestScreen, UITabBarController, Screen, Screen, Decider) throws -> Void
  ) throws {
    let (one, two, tabs, decider) = (Screen(), Screen(), UITabBarController(), Decider())
    tabs.viewControllers = [one, two]
    tabs.delegate = decider
    try TestScreen.showing(tabs) { screen in
      (one.calls, two.calls) = ([], [])
      try body(screen, tabs, one, two, decider)
    }
  }

  @Test func `run to their end`() throws {
    try run { screen, tabs, one, two, decider in
      tabs.selectedIndex = 1
      screen.step(8)
      #expect(one.view.window != nil && two.view.window != nil)
      let alpha = CGFloat(two.view.layer.presentation()?.opacity ?? 1)
      #expect(alpha > 0.1 && alpha < 0.9)
      #expect(two.calls == ["willAppear true"] && one.calls == ["willDisappear"])
      screen.settle()
      #expect(one.view.window == nil && two.view.superview === tabs.view)
      #expect(two.calls == ["willAppear true", "didAppear"])
      #expect(one.calls == ["willDisappear", "didDisappear"])
      #expect(decider.fade.ends == [true])
      #expect(two.view.frame == tabs.view.bounds)
    }
  }

  @Test func `go back where the animator gives up`() throws {
    try run { screen, tabs, one, two, decider in
      decider.fade.completes = false
      tabs.selectedIndex = 1
      screen.settle()
      #expect(tabs.selectedIndex == 0 && one.view.superview === tabs.view)
      #expect(two.view.window == nil)
      #expect(tabs.tabBar.selectedItem === one.tabBarItem)
    }
  }

  @Test func `end at once where another begins`() throws {
    try run { screen, tabs, one, two, _ in
      tabs.selectedIndex = 1
      screen.step(4)
      tabs.selectedIndex = 0
      screen.settle()
      #expect(one.view.superview === tabs.view && two.view.window == nil)
      #expect(two.calls == ["willAppear true", "didAppear", "willDisappear", "didDisappear"])
    }
  }
}
