import CoreGraphics
import Diagnostics
import Testing
import UIKit

@MainActor @Suite struct TabBarTests {
  private let log = CallLog()

  @Test func `a tab shows its controller, and the bar leaves it the rest`() {
    let a = Leaf("a", log)
    let b = Leaf("b", log)
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === a)
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "b"])
    TestScreen.showing(tabs) { screen in
      #expect(a.view.safeAreaInsets.bottom == 49 && a.view.frame == tabs.view.bounds)
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 431, width: 320, height: 49))
      _ = log.take()
      screen.tap(240, 450)
      screen.step()
      #expect(tabs.selectedViewController === b && b.tabBarController === tabs)
      #expect(
        log.take() == [
          "b.load", "a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear",
        ]
      )
      #expect(a.view.superview == nil && b.view.window != nil)
      let missing = UIKitDiagnostics.recording { tabs.selectedViewController = UIViewController() }
      #expect(missing.map(\.code) == ["TSK-TAB-MISSING"] && tabs.selectedViewController === b)
    }
  }

  @Test func `a pushed controller may hide the bar, and the chosen tab leads back`() {
    let root = Leaf("root", log)
    let page = Leaf("page", log)
    page.hidesBottomBarWhenPushed = true
    let other = Leaf("other", log)
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    #expect(tabs.tabBar.items?.first?.title == "root")
    TestScreen.showing(tabs) { screen in
      navigation.pushViewController(page, animated: true)
      screen.settle()
      #expect(tabs.tabBar.frame.minY >= 480)
      #expect(page.view.safeAreaInsets.bottom == 0)
      navigation.popViewController(animated: true)
      screen.settle()
      #expect(tabs.tabBar.frame.minY == 431 && root.view.safeAreaInsets.bottom == 49)
      navigation.pushViewController(Leaf("deep", log), animated: false)
      screen.step()
      screen.tap(80, 450)
      screen.settle()
      #expect(navigation.viewControllers == [root])
    }
  }

  private final class LongController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      50
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test func `the bar has a background as long as content is under it`() {
    let list = LongController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: list)]
    TestScreen.showing(tabs, scale: 1) { screen in
      screen.settle()
      list.view.backgroundColor = .white
      @MainActor func grey() -> UInt32 { (screen.stage.picture()?[20, 440].argb ?? 0) & 255 }
      screen.step()
      #expect((0xf4...0xfa).contains(grey()))
      list.tableView.scrollToRow(at: IndexPath(row: 49, section: 0), at: .bottom, animated: false)
      screen.settle()
      #expect(grey() == 0xff)
      list.tableView.contentOffset.y = 0
      screen.settle()
      #expect((0xf4...0xfa).contains(grey()))
    }
  }

  @Test func `a badge shows and goes`() throws {
    let a = Leaf("a", log)
    let tabs = UITabBarController()
    tabs.viewControllers = [a]
    a.tabBarItem.badgeValue = "7"
    TestScreen.showing(tabs) { screen in
      @MainActor func texts(_ view: UIView) -> [String] {
        view.isHidden
          ? [] : [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(texts)
      }
      #expect(texts(tabs.tabBar).contains("7"))
      a.tabBarItem.badgeValue = nil
      screen.step()
      #expect(!texts(tabs.tabBar).contains("7"))
    }
  }
}
