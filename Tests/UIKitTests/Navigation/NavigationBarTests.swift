import CoreGraphics
import Testing
import WindowHost

@testable import UIKit

/// Content as long as one likes.
@MainActor
private final class LongController: UITableViewController {
  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    50
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

@MainActor @Suite struct NavigationBarTests {
  private func views<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
    view.subviews.flatMap { views(kind, in: $0) } + [view].compactMap { $0 as? Kind }
  }

  private func label(_ text: String, in bar: UINavigationBar) -> UILabel? {
    views(UILabel.self, in: bar).first { $0.text == text && $0.font.pointSize < 20 }
  }

  @Test func `the title stands in the middle, the way back before it`() throws {
    let a = UIViewController()
    a.title = "First"
    let b = UIViewController()
    b.title = "Second"
    let navigation = UINavigationController(rootViewController: a)
    try TestScreen.showing(navigation) { screen in
      navigation.pushViewController(b, animated: false)
      screen.step()
      let bar = navigation.navigationBar
      let title = try #require(label("Second", in: bar))
      let back = try #require(label("First", in: bar))
      #expect(abs(title.convert(title.bounds, to: bar).midX - 160) <= 0.5)
      #expect(back.convert(back.bounds, to: bar).maxX < title.convert(title.bounds, to: bar).minX)
      #expect(bar.backItem === a.navigationItem && bar.topItem === b.navigationItem)
      screen.tap(20, 22)
      screen.settle()
      #expect(navigation.viewControllers == [a])
    }
  }

  @Test func `the way back starts where it does on the phone, at both margins`() throws {
    for (width, margin) in [(393.0, 16.0), (430.0, 20.0)] {
      let a = UIViewController()
      a.title = "Hide"
      let navigation = UINavigationController(rootViewController: a)
      try TestScreen.showing(navigation, width: width, height: 600, scale: 3) { screen in
        navigation.pushViewController(UIViewController(), animated: false)
        screen.settle()
        let bar = navigation.navigationBar
        let arrow = try #require(views(UIImageView.self, in: bar).first { $0.image != nil })
        let frame = arrow.convert(arrow.bounds, to: bar)
        // Ink from 9.33 to 20.33 at 393, from 13.33 at 430; 19 points high.
        #expect(abs(frame.minX - (margin - 6.67)) < 0.34)
        #expect(abs(frame.width - 11) < 0.67 && abs(frame.height - 19.33) < 0.67)
        #expect(abs(frame.midY - 21.67) < 0.67)
        let text = try #require(label("Hide", in: bar))
        #expect(abs(text.convert(text.bounds, to: bar).minX - (margin + 13)) < 0.67)
      }
    }
  }

  @Test func `bars become clear without darkening what shows through`() throws {
    let tabs = UITabBarController()
    let list = LongController()
    list.title = "List"
    let navigation = UINavigationController(rootViewController: list)
    tabs.viewControllers = [navigation]
    try TestScreen.showing(tabs, scale: 1) { screen in
      list.tableView.separatorStyle = .none
      list.tableView.contentOffset.y = 300
      screen.settle()
      let detail = UIViewController()
      detail.view.backgroundColor = .systemBackground
      navigation.pushViewController(detail, animated: true)
      var darkest = UInt32(255)
      for _ in 0..<40 {
        screen.step()
        let picture = try #require(screen.stage.picture())
        for (x, y) in [(150, 4), (20, 440), (100, 475)] {
          darkest = min(darkest, picture[x, y].argb & 255)
        }
      }
      // The page that goes is under a shade of a tenth, and shows through at last.
      #expect(darkest >= 0xe4)
    }
  }

  @Test func `a long title before says Back, or nothing`() {
    let a = UIViewController()
    a.title = "A title that is much too long to stand beside another"
    let b = UIViewController()
    b.title = "Second"
    let navigation = UINavigationController(rootViewController: a)
    TestScreen.showing(navigation) { screen in
      navigation.pushViewController(b, animated: false)
      screen.step()
      #expect(label("Back", in: navigation.navigationBar) != nil)
      a.navigationItem.backButtonDisplayMode = .minimal
      screen.step()
      #expect(label("Back", in: navigation.navigationBar) == nil)
      a.navigationItem.backButtonTitle = "There"
      a.navigationItem.backButtonDisplayMode = .default
      screen.step()
      #expect(label("There", in: navigation.navigationBar) != nil)
    }
  }

  @Test func `buttons call their targets with themselves`() {
    let target = Target()
    SelectorTable.register(Target.self, "tapped:") { target, arguments in
      target.senders.append(arguments.first as? UIBarButtonItem)
      return nil
    }
    let a = UIViewController()
    let add = UIBarButtonItem(barButtonSystemItem: .add, target: target, action: "tapped:")
    var runs = 0
    let save = UIBarButtonItem(
      title: nil,
      primaryAction: UIAction(title: "Save") { _ in runs += 1 }
    )
    a.navigationItem.rightBarButtonItem = add
    a.navigationItem.leftBarButtonItem = save
    let navigation = UINavigationController(rootViewController: a)
    TestScreen.showing(navigation) { screen in
      screen.tap(295, 22)
      #expect(target.senders.count == 1 && target.senders.first == add)
      #expect(save.title == "Save")
      screen.tap(30, 22)
      #expect(runs == 1)
      add.isEnabled = false
      screen.step()
      screen.tap(295, 22)
      #expect(target.senders.count == 1)
      a.navigationItem.rightBarButtonItem = nil
      screen.step()
      screen.tap(295, 22)
      #expect(target.senders.count == 1)
    }
  }

  @Test func `the edit button starts and ends editing`() {
    let a = UIViewController()
    a.navigationItem.rightBarButtonItem = a.editButtonItem
    let navigation = UINavigationController(rootViewController: a)
    TestScreen.showing(navigation) { screen in
      #expect(a.editButtonItem.title == "Edit")
      screen.tap(290, 22)
      #expect(a.isEditing && a.editButtonItem.title == "Done")
      #expect(a.editButtonItem.style == .done)
      screen.step()
      screen.tap(290, 22)
      #expect(!a.isEditing && a.editButtonItem.title == "Edit")
    }
  }

  @Test func `large titles go with the content and come back whole`() {
    let a = LongController()
    a.title = "Large"
    let navigation = UINavigationController(rootViewController: a)
    navigation.navigationBar.prefersLargeTitles = true
    TestScreen.showing(navigation) { screen in
      #expect(navigation.navigationBar.frame.height == 96)
      #expect(a.tableView.contentOffset.y == -96)
      #expect(a.tableView.adjustedContentInset.top == 96)
      a.tableView.contentOffset.y = -80
      screen.step()
      #expect(navigation.navigationBar.frame.height == 80)
      #expect(a.tableView.adjustedContentInset.top == 80)
      a.tableView.contentOffset.y = 100
      screen.step()
      #expect(navigation.navigationBar.frame.height == 44)
      #expect(a.view.safeAreaInsets.top == 44)
      a.tableView.setContentOffset(CGPoint(x: 0, y: -96), animated: true)
      screen.settle()
      #expect(navigation.navigationBar.frame.height == 96)
      #expect(a.tableView.contentOffset.y == -96)
    }
  }

  @Test func `large titles follow the size of text`() throws {
    let a = LongController()
    a.title = "Large"
    let navigation = UINavigationController(rootViewController: a)
    navigation.navigationBar.prefersLargeTitles = true
    try TestScreen.showing(navigation) { screen in
      let title = try #require(
        views(UILabel.self, in: navigation.navigationBar).first { $0.font.pointSize > 30 }
      )
      #expect(title.font.pointSize == 34 && navigation.navigationBar.frame.height == 96)
      screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      screen.step(2)
      // Point sizes and lines of the style are published: 60 and 70 for 34 and 41.
      #expect(title.font.pointSize == 60 && navigation.navigationBar.frame.height == 125)
      #expect(a.tableView.contentOffset.y == -125)
    }
  }

  @Test func `a large title becomes the label that leads back, and the title again`() throws {
    let a = LongController()
    a.title = "Cities"
    let navigation = UINavigationController(rootViewController: a)
    navigation.navigationBar.prefersLargeTitles = true
    try TestScreen.showing(navigation) { screen in
      let bar = navigation.navigationBar
      @MainActor func labels() -> [(size: CGFloat, frame: CGRect, alpha: CGFloat)] {
        views(UILabel.self, in: bar).filter { $0.text == "Cities" }.map { label in
          let alpha = sequence(first: label as UIView, next: { $0.superview })
            .prefix { $0 !== bar }
            .reduce(1) { $0 * CGFloat(($1.layer.presentation() ?? $1.layer).opacity) }
          return (label.font.pointSize, label.layer.presentation()?.frame ?? .zero, alpha)
        }
      }
      let atRest = try #require(labels().first { $0.size == 34 }).frame
      let b = UIViewController()
      b.navigationItem.largeTitleDisplayMode = .never
      for isPush in [true, false] {
        if isPush {
          navigation.pushViewController(b, animated: true)
        } else {
          navigation.popViewController(animated: true)
        }
        screen.step(10)
        let shown = labels().filter { $0.alpha > 0.02 }
        // The title itself and the label, one growing into the other; no title in the middle, which is as
        // high as its line.
        #expect(!shown.contains { $0.size == 17 && $0.frame.height < 21 }, "\(shown)")
        let title = try #require(shown.first { $0.size == 34 })
        #expect(title.frame.height < atRest.height - 1 && title.frame.height > 20)
        let label = try #require(labels().first { $0.size == 17 && $0.frame.height > 21 })
        #expect(abs(label.frame.midX - title.frame.midX) < 6, "\(label.frame) \(title.frame)")
        screen.settle()
        #expect(labels().filter { $0.alpha > 0.02 }.count == 1)
      }
      #expect(labels().first { $0.size == 34 }?.frame == atRest)
    }
  }

  @Test func `what brings content up to date stands between the bar and a large title`() throws {
    let a = LongController()
    a.title = "Large"
    let refresh = UIRefreshControl()
    a.refreshControl = refresh
    let navigation = UINavigationController(rootViewController: a)
    navigation.navigationBar.prefersLargeTitles = true
    try TestScreen.showing(navigation) { screen in
      screen.drag(from: (160, 150), to: (160, 400), frames: 30, lifts: false)
      screen.step(10)
      #expect(refresh.isRefreshing)
      let bar = navigation.navigationBar
      let title = try #require(views(UILabel.self, in: bar).first { $0.font.pointSize > 30 })
      @MainActor func places() -> (spinner: CGRect, title: CGRect) {
        (refresh.convert(refresh.bounds, to: nil), title.convert(title.bounds, to: nil))
      }
      #expect(places().spinner.midY > 44 && places().spinner.midY < places().title.minY)
      screen.finger(.ended, 160, 400)
      screen.step(120)
      // At rest the title stays pushed down by the height of what is above it.
      #expect(abs(bar.frame.height - 96 - refresh.bounds.height) < 1)
      #expect(places().spinner.midY > 44 && places().spinner.midY < places().title.minY)
      refresh.endRefreshing()
      screen.settle()
      #expect(bar.frame.height == 96)
    }
  }

  @Test func `a drag that ends half way leaves the large title whole or away`() {
    let a = LongController()
    let navigation = UINavigationController(rootViewController: a)
    navigation.navigationBar.prefersLargeTitles = true
    TestScreen.showing(navigation) { screen in
      screen.drag(from: (160, 300), to: (160, 275), frames: 30, lifts: false)
      screen.step(20)
      screen.finger(.ended, 160, 275)
      screen.settle()
      let height = navigation.navigationBar.frame.height
      #expect(height == 96 || height == 44)
      screen.drag(from: (160, 200), to: (160, 300), frames: 20)
      screen.settle()
      #expect(navigation.navigationBar.frame.height == 96)
    }
  }

  @Test func `the background comes when content goes under the bar`() {
    let a = LongController()
    let navigation = UINavigationController(rootViewController: a)
    TestScreen.showing(navigation) { screen in
      let edge = screen.stage.picture()?[320, 80].argb
      a.tableView.contentOffset.y = 200
      screen.step()
      let under = screen.stage.picture()?[320, 80].argb
      #expect(edge != under)
    }
  }

  @Test func `appearances give colours and fonts, and follow changes`() throws {
    let a = UIViewController()
    a.title = "Title"
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    let navigation = UINavigationController(rootViewController: a)
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    try TestScreen.showing(navigation) { screen in
      #expect(try #require(label("Title", in: navigation.navigationBar)).textColor == .red)
      appearance.titleTextAttributes = [.foregroundColor: UIColor.blue]
      screen.step()
      #expect(try #require(label("Title", in: navigation.navigationBar)).textColor == .blue)
      let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
      #expect(copy !== appearance && copy.titleTextAttributes.count == 1)
    }
  }

  private func mirrored(_ device: inout Device) { device.isRightToLeft = true }

  @Test func `everything is mirrored where reading goes from right to left`() throws {
    let a = UIViewController()
    a.title = "First"
    let b = UIViewController()
    b.title = "Second"
    let navigation = UINavigationController(rootViewController: a)
    try TestScreen.showing(navigation, configure: mirrored) { screen in
      navigation.pushViewController(b, animated: false)
      screen.step()
      let bar = navigation.navigationBar
      let back = try #require(label("First", in: bar))
      #expect(back.convert(back.bounds, to: bar).minX > 200)
    }
  }
}

@MainActor
private final class Target {
  var senders: [UIBarButtonItem?] = []
}
