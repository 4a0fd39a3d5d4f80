import Testing
import UIKit

/// Whom containers ask for what a screen as a whole looks like, and who shows what is to be shown.
@MainActor @Suite struct ControllerChoiceTests {
  private final class Upright: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  @Test func `orientations are of one kind or the other, or of none`() {
    let upright: [UIInterfaceOrientation] = [.portrait, .portraitUpsideDown]
    let lying: [UIInterfaceOrientation] = [.landscapeLeft, .landscapeRight]
    #expect(upright.allSatisfy { $0.isPortrait && !$0.isLandscape })
    #expect(lying.allSatisfy { $0.isLandscape && !$0.isPortrait })
    #expect(
      !UIInterfaceOrientation.unknown.isPortrait && !UIInterfaceOrientation.unknown.isLandscape
    )
    // A device that is turned left shows a screen that is turned right.
    #expect(
      UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue
    )
    for flat in [UIDeviceOrientation.faceUp, .faceDown] {
      #expect(flat.isFlat && !flat.isPortrait && !flat.isLandscape)
      #expect(!flat.isValidInterfaceOrientation)
    }
    #expect(UIDeviceOrientation.landscapeLeft.isValidInterfaceOrientation)
    for orientation in upright + lying {
      let bit = UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
      #expect(UIInterfaceOrientationMask.all.contains(bit))
      #expect(
        UIInterfaceOrientationMask.allButUpsideDown.contains(bit)
          == (orientation != .portraitUpsideDown)
      )
      #expect(UIInterfaceOrientationMask.landscape.contains(bit) == orientation.isLandscape)
    }
  }

  @Test func `tabs are laid out as the chosen one may be`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [Upright(), UIViewController()]
    #expect(tabs.supportedInterfaceOrientations == .portrait)
    #expect(tabs.childForStatusBarStyle === tabs.viewControllers?.first)
    tabs.selectedIndex = 1
    #expect(tabs.supportedInterfaceOrientations != .portrait)
    #expect(tabs.childForStatusBarHidden === tabs.viewControllers?.last)
  }

  @Test func `a navigation controller decides on the status bar while its bar is there`() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    #expect(navigation.childForStatusBarStyle == nil)
    navigation.isNavigationBarHidden = true
    #expect(navigation.childForStatusBarStyle === page)
    #expect(page.childForStatusBarStyle == nil && page.preferredStatusBarStyle == .default)
    #expect(!page.prefersStatusBarHidden && page.shouldAutorotate)
  }

  @Test func `showing is pushing in a navigation controller, from however deep`() {
    let (page, inner, next) = (UIViewController(), UIViewController(), UIViewController())
    page.addChild(inner)
    page.view.addSubview(inner.view)
    inner.didMove(toParent: page)
    let navigation = UINavigationController(rootViewController: page)
    TestScreen.showing(navigation) { screen in
      inner.show(next, sender: nil)
      screen.settle()
      #expect(navigation.viewControllers == [page, next])
      let sheet = UIViewController()
      inner.showDetailViewController(sheet, sender: nil)
      screen.settle()
      #expect(navigation.presentedViewController === sheet)
      navigation.dismiss(animated: false)
      screen.settle()
    }
  }

  @Test func `without a navigation controller showing is presenting`() {
    let (root, next) = (UIViewController(), UIViewController())
    TestScreen.showing(root) { screen in
      root.show(next, sender: nil)
      screen.settle()
      #expect(root.presentedViewController === next && next.view.window != nil)
      root.dismiss(animated: false)
      screen.settle()
    }
  }

  @Test func `a scroll view is named for the edges it is named for`() {
    let controller = UIViewController()
    let (first, second) = (UIScrollView(), UIScrollView())
    #expect(controller.contentScrollView(for: .top) == nil)
    controller.setContentScrollView(first)
    #expect(controller.contentScrollView(for: .top) === first)
    #expect(controller.contentScrollView(for: .bottom) === first)
    controller.setContentScrollView(second, for: .bottom)
    #expect(controller.contentScrollView(for: .bottom) === second)
    #expect(controller.contentScrollView(for: .top) === first)
    controller.setContentScrollView(nil)
    #expect(controller.contentScrollView(for: .top) == nil)
    #expect(controller.contentScrollView(for: .bottom) == nil)
  }

  @Test func `what a controller is at first`() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .automatic)
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(!controller.definesPresentationContext && !controller.isModalInPresentation)
    #expect(controller.edgesForExtendedLayout == .all && controller.title == nil)
    #expect(!controller.extendedLayoutIncludesOpaqueBars && !controller.hidesBottomBarWhenPushed)
    #expect(controller.preferredContentSize == .zero && controller.toolbarItems == nil)
    #expect(controller.additionalSafeAreaInsets == .zero && controller.nibName == nil)
    #expect(controller.presentedViewController == nil && controller.transitionCoordinator == nil)
  }
}
