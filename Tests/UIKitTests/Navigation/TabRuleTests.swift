import CoreGraphics
import Testing
import UIKit

/// Tabs: which is chosen, who may refuse, and where they stand.
@MainActor @Suite struct TabRuleTests {
  private final class Keeper: NSObject, UITabBarControllerDelegate {
    var refuses: UIViewController?
    var calls: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("should \(viewController.title ?? "")")
      return viewController !== refuses
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      didSelect viewController: UIViewController
    ) { calls.append("did \(viewController.title ?? "")") }
  }

  private func pages(_ count: Int) -> [UIViewController] {
    (0..<count).map { index in
      let page = UIViewController()
      page.title = "\(index)"
      return page
    }
  }

  @Test func `without tabs nothing is chosen`() {
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil && tabs.selectedViewController == nil)
    #expect(tabs.selectedIndex == NSNotFound)
    tabs.selectedIndex = 3
    #expect(tabs.selectedIndex == NSNotFound)
  }

  @Test func `other tabs keep the chosen one, or choose the first`() {
    let tabs = UITabBarController()
    let pages = pages(4)
    tabs.viewControllers = Array(pages.prefix(3))
    tabs.selectedIndex = 2
    tabs.setViewControllers([pages[3], pages[2]], animated: false)
    #expect(tabs.selectedViewController === pages[2] && tabs.selectedIndex == 1)
    #expect(pages[0].parent == nil && pages[1].tabBarController == nil)
    #expect(tabs.children.count == 2 && tabs.tabBar.selectedItem === pages[2].tabBarItem)
    tabs.viewControllers = [pages[0], pages[1]]
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === pages[0])
    tabs.viewControllers = nil
    #expect(tabs.selectedIndex == NSNotFound && tabs.children.isEmpty)
    #expect(tabs.tabBar.items?.isEmpty ?? true)
  }

  @Test func `people are asked and told, code is not`() {
    let tabs = UITabBarController()
    let (pages, keeper) = (pages(3), Keeper())
    tabs.viewControllers = pages
    tabs.delegate = keeper
    keeper.refuses = pages[2]
    TestScreen.showing(tabs, width: 300, height: 480) { screen in
      tabs.selectedIndex = 2
      #expect(keeper.calls.isEmpty)
      screen.tap(150, 450)
      screen.settle()
      #expect(keeper.calls == ["should 1", "did 1"] && tabs.selectedIndex == 1)
      keeper.calls = []
      screen.tap(250, 450)
      screen.settle()
      #expect(keeper.calls == ["should 2"] && tabs.selectedIndex == 1)
      keeper.calls = []
      // The chosen one again is a choice as well.
      screen.tap(150, 450)
      screen.settle()
      #expect(keeper.calls == ["should 1", "did 1"])
    }
  }

  @Test func `only the chosen page is loaded, and each stays as it is left`() {
    let tabs = UITabBarController()
    let pages = pages(3)
    tabs.viewControllers = pages
    TestScreen.showing(tabs) { screen in
      #expect(pages.map(\.isViewLoaded) == [true, false, false])
      let mark = UIView()
      pages[0].view.addSubview(mark)
      tabs.selectedIndex = 1
      screen.settle()
      #expect(pages.map(\.isViewLoaded) == [true, true, false])
      #expect(pages[0].view.window == nil && pages[1].view.window != nil)
      tabs.selectedViewController = pages[0]
      screen.settle()
      #expect(mark.window != nil)
    }
  }

  private func buttons(_ bar: UITabBar) -> [CGRect] {
    bar.layoutIfNeeded()
    return bar.subviews.filter { $0 is UIControl }.map(\.frame)
  }

  private func bar(_ count: Int) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
    bar.items = (0..<count).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    return bar
  }

  @Test(arguments: 1...6)
  func `tabs that fill share the width`(count: Int) {
    let bar = bar(count)
    bar.itemPositioning = .fill
    let frames = buttons(bar)
    #expect(frames.count == count)
    for (index, frame) in frames.enumerated() {
      #expect(abs(frame.width - 400 / CGFloat(count)) < 0.01)
      #expect(abs(frame.minX - 400 / CGFloat(count) * CGFloat(index)) < 0.01)
    }
  }

  @Test(arguments: [false, true])
  func `tabs in the middle have the width and the distance they are given`(isMirrored: Bool) {
    let bar = bar(3)
    bar.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    bar.itemPositioning = .centered
    bar.itemWidth = 60
    bar.itemSpacing = 10
    let frames = buttons(bar)
    // Three of 60 and two of 10 are 200, 100 from each side.
    let starts: [CGFloat] = [100, 170, 240]
    #expect(frames.map(\.minX) == (isMirrored ? starts.reversed() : starts))
    #expect(frames.allSatisfy { $0.width == 60 })
  }

  @Test func `a bar of one's own tells its delegate what is chosen`() {
    final class Listener: NSObject, UITabBarDelegate {
      var tags: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
    }
    let controller = UIViewController()
    TestScreen.showing(controller) { screen in
      let (bar, listener) = (bar(4), Listener())
      bar.frame = CGRect(x: 0, y: 100, width: 320, height: 49)
      bar.delegate = listener
      controller.view.addSubview(bar)
      screen.step()
      #expect(bar.selectedItem == nil)
      screen.tap(120, 120)
      screen.tap(280, 120)
      screen.settle()
      #expect(listener.tags == [1, 3] && bar.selectedItem?.tag == 3)
      bar.selectedItem = bar.items?.first
      #expect(listener.tags == [1, 3])
      bar.items?[1].isEnabled = false
      screen.tap(120, 120)
      screen.settle()
      #expect(listener.tags == [1, 3] && bar.selectedItem?.tag == 0)
    }
  }

  @Test func `a tab has its own picture while it is chosen, or the one it has`() {
    let (plain, chosen) = (UIImage(), UIImage())
    let item = UITabBarItem(title: "t", image: plain, selectedImage: chosen)
    #expect(item.image === plain && item.selectedImage === chosen)
    #expect(UITabBarItem(title: "t", image: plain, tag: 4).selectedImage === plain)
    #expect(UITabBarItem(title: "t", image: plain, tag: 4).tag == 4)
    #expect(item.badgeValue == nil && item.badgeColor == nil)
    item.setBadgeTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    let attributes = item.badgeTextAttributes(for: .selected)
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    #expect(item.badgeTextAttributes(for: .normal) == nil)
  }
}
