import CoreGraphics
import Testing

@testable import UIKit

@MainActor private final class Panel: UIView {}
@MainActor private final class LoudLabel: UILabel {}
@MainActor private final class Hall: UIViewController {}

/// Stands for a class of an app's that sets its own looks.
@MainActor
private final class OwnLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    textColor = .purple
  }

  required init?(coder: NSCoder) { nil }
}

/// Stands for a class whose one initialiser for code is its own.
@MainActor
private final class Badge: UIControl {
  let label = UILabel()

  init() {
    super.init(frame: .zero)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite struct AppearanceProxyTests {
  private func showing(
    _ root: UIViewController = UIViewController(),
    _ rules: () -> Void,
    _ body: (TestScreen) throws -> Void
  ) rethrows {
    defer { Appearances.shared.removeAll() }
    rules()
    try TestScreen.showing(root, body)
  }

  @Test func `a class without the initialiser of views has looks`() {
    ClassFactories.register(Badge.self) { Badge() }
    let badge = Badge()
    let root = UIViewController()
    showing(root) {
      Badge.appearance().tintColor = .red
    } _: { _ in
      root.view.addSubview(badge)
      #expect(badge.tintColor == .red)
    }
  }

  @Test func `everything of a class takes the looks when it comes into a window`() {
    let root = UIViewController()
    let label = UILabel()
    #expect(UILabel.appearance() === UILabel.appearance())
    showing(root) {
      UILabel.appearance().textColor = .red
      UIView.appearance(whenContainedInInstancesOf: [Panel.self]).backgroundColor = .green
    } _: { _ in
      #expect(label.textColor == .label)
      root.view.addSubview(label)
      #expect(label.textColor == .red && label.backgroundColor == nil)
      let panel = Panel()
      let inner = UILabel()
      panel.addSubview(inner)
      root.view.addSubview(panel)
      #expect(inner.textColor == .red && inner.backgroundColor == .green)
      #expect(panel.backgroundColor == nil)
      // What is there already stays as it is.
      UILabel.appearance().textColor = .blue
      #expect(label.textColor == .red)
      label.removeFromSuperview()
      root.view.addSubview(label)
      #expect(label.textColor == .blue)
    }
  }

  @Test func `what an object was given itself stays`() {
    let root = UIViewController()
    showing(root) {
      UILabel.appearance().textColor = .red
      UILabel.appearance().font = .systemFont(ofSize: 30)
    } _: { _ in
      let label = UILabel()
      label.textColor = .green
      root.view.addSubview(label)
      #expect(label.textColor == .green && label.font.pointSize == 30)
      let own = OwnLabel(frame: .zero)
      root.view.addSubview(own)
      #expect(own.textColor == .purple)
      // Set afterwards it holds, also when it comes into the window again.
      label.font = .systemFont(ofSize: 11)
      label.removeFromSuperview()
      root.view.addSubview(label)
      #expect(label.font.pointSize == 11)
    }
  }

  @Test func `what is said more precisely is what holds`() {
    let hall = Hall()
    showing(hall) {
      UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Hall.self]).textColor = .blue
      UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .green
      UILabel.appearance().textColor = .red
      LoudLabel.appearance().textColor = .orange
      UILabel.appearance(whenContainedInInstancesOf: [Hall.self, Panel.self]).textColor = .black
    } _: { screen in
      let panel = Panel()
      let (plain, deep, loud) = (UILabel(), UILabel(), LoudLabel())
      hall.view.addSubview(plain)
      hall.view.addSubview(panel)
      hall.view.addSubview(loud)
      panel.addSubview(deep)
      #expect(plain.textColor == .red && deep.textColor == .blue && loud.textColor == .orange)
      let other = Panel()
      let outside = UILabel()
      other.addSubview(outside)
      screen.window.addSubview(other)
      #expect(outside.textColor == .green)
      other.removeFromSuperview()
    }
  }

  @Test func `looks for traits come and go with them`() {
    let root = UIViewController()
    showing(root) {
      UILabel.appearance().textColor = .red
      UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .yellow
    } _: { screen in
      let label = UILabel()
      root.view.addSubview(label)
      #expect(label.textColor == .red)
      root.overrideUserInterfaceStyle = .dark
      screen.step()
      #expect(label.textColor == .yellow)
      root.overrideUserInterfaceStyle = .light
      screen.step()
      #expect(label.textColor == .red)
    }
  }

  @Test func `controls take their looks`() {
    let root = UIViewController()
    showing(root) {
      UISwitch.appearance().onTintColor = .red
      UIPageControl.appearance().pageIndicatorTintColor = .red
      UIPageControl.appearance().currentPageIndicatorTintColor = .green
      UISegmentedControl.appearance().selectedSegmentTintColor = .red
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.green],
        for: .selected
      )
      UITextField.appearance().textColor = .red
      UITextField.appearance().keyboardAppearance = .dark
      UIButton.appearance().setTitleColor(.red, for: .normal)
      UIButton.appearance().tintColor = .green
      UIActivityIndicatorView.appearance().color = .red
      UIProgressView.appearance().progressTintColor = .red
      UIProgressView.appearance().trackTintColor = .green
      UISlider.appearance().minimumTrackTintColor = .red
      UISlider.appearance().thumbTintColor = .green
      UISearchBar.appearance().barTintColor = .red
      UIView.appearance().tintColor = .purple
    } _: { _ in
      let (toggle, dots, wheel) = (UISwitch(), UIPageControl(), UIActivityIndicatorView())
      let (segments, field) = (UISegmentedControl(items: ["a"]), UITextField())
      let (button, own, progress) = (UIButton(type: .system), UIButton(), UIProgressView())
      let (slider, search) = (UISlider(), UISearchBar())
      own.setTitleColor(.blue, for: .normal)
      for view in [
        toggle, dots, wheel, segments, field, button, own, progress, slider, search,
      ] as [UIView] { root.view.addSubview(view) }
      #expect(toggle.onTintColor == .red && toggle.tintColor == .purple)
      #expect(dots.pageIndicatorTintColor == .red)
      #expect(dots.currentPageIndicatorTintColor == .green)
      #expect(segments.selectedSegmentTintColor == .red)
      let color = segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor
      #expect(color == .green)
      #expect(field.textColor == .red && field.keyboardAppearance == .dark)
      #expect(button.titleColor(for: .normal) == .red && button.tintColor == .green)
      #expect(own.titleColor(for: .normal) == .blue)
      #expect(wheel.color == .red && progress.progressTintColor == .red)
      #expect(progress.trackTintColor == .green && slider.minimumTrackTintColor == .red)
      #expect(slider.thumbTintColor == .green && search.barTintColor == .red)
    }
  }

  @Test func `tables and their cells take their looks`() throws {
    let controller = UITableViewController(style: .plain)
    let source = OneRow()
    controller.tableView.dataSource = source
    try showing(controller) {
      UITableView.appearance().separatorColor = .red
      UITableView.appearance().backgroundColor = .green
      UITableView.appearance().sectionIndexColor = .blue
      UITableViewCell.appearance().backgroundColor = .yellow
      UITableViewCell.appearance().separatorInset = UIEdgeInsets(
        top: 0,
        left: 50,
        bottom: 0,
        right: 0
      )
    } _: { screen in
      screen.step()
      let table = try #require(controller.tableView)
      #expect(table.separatorColor == .red && table.backgroundColor == .green)
      #expect(table.sectionIndexColor == .blue)
      let cell = try #require(table.visibleCells.first)
      #expect(cell.backgroundColor == .yellow && cell.separatorInset.left == 50)
    }
  }

  @Test func `bars and their items take their looks`() {
    let page = UIViewController()
    let add = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    own.tintColor = .black
    page.navigationItem.rightBarButtonItems = [add, own]
    let tool = UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)
    page.toolbarItems = [tool]
    page.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let look = UINavigationBarAppearance()
    look.backgroundColor = .cyan
    showing(tabs) {
      UINavigationBar.appearance().standardAppearance = look
      UINavigationBar.appearance().prefersLargeTitles = true
      UINavigationBar.appearance().tintColor = .orange
      UIToolbar.appearance().barTintColor = .red
      UITabBar.appearance().unselectedItemTintColor = .red
      UITabBarItem.appearance().badgeColor = .green
      UIBarButtonItem.appearance().tintColor = .red
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .green
      UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
    } _: { screen in
      screen.step()
      let bar = navigation.navigationBar
      #expect(bar.standardAppearance.backgroundColor == .cyan && bar.prefersLargeTitles)
      #expect(bar.tintColor == .orange && navigation.toolbar.barTintColor == .red)
      #expect(tabs.tabBar.unselectedItemTintColor == .red)
      #expect(page.tabBarItem.badgeColor == .green)
      #expect(add.tintColor == .red && own.tintColor == .black && tool.tintColor == .green)
      #expect(add.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
      // Items that come later take them, too.
      let late = UIBarButtonItem(title: "Late", style: .plain, target: nil, action: nil)
      page.navigationItem.rightBarButtonItem = late
      screen.step()
      #expect(late.tintColor == .red)
    }
  }

  @Test func `bars only in some controllers have other looks`() {
    let plain = UINavigationController(rootViewController: UIViewController())
    let special = SpecialNavigation(rootViewController: UIViewController())
    let root = UITabBarController()
    root.viewControllers = [plain, special]
    showing(root) {
      UINavigationBar.appearance(whenContainedInInstancesOf: [SpecialNavigation.self]).tintColor =
        .red
    } _: { screen in
      root.selectedIndex = 1
      screen.step()
      #expect(special.navigationBar.tintColor == .red)
      #expect(plain.navigationBar.tintColor != .red)
    }
  }
}

@MainActor private final class SpecialNavigation: UINavigationController {}

@MainActor
private final class OneRow: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}
