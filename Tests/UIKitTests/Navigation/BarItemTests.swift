import CoreGraphics
import Testing
import UIKit

/// Items of bars: where they stand, what they are called and what they do.
@MainActor @Suite struct BarItemTests {
  private func custom(_ width: CGFloat) -> (UIBarButtonItem, UIView) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
    return (UIBarButtonItem(customView: view), view)
  }

  private func frame(_ view: UIView, in bar: UIView) -> CGRect {
    view.convert(view.bounds, to: bar)
  }

  private func toolbar(_ items: [UIBarButtonItem], isMirrored: Bool = false) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  @Test func `a view that is put elsewhere before the bar is laid out is the bar's`() {
    final class Page: UIViewController {
      let picker = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
      let plain = UILabel()

      override func viewDidLoad() {
        super.viewDidLoad()
        plain.text = "Plain"
        plain.translatesAutoresizingMaskIntoConstraints = false
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: picker)
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: plain)
        navigationController?.navigationBar.topItem?.title = "Day"
        view.addSubview(picker)
        view.addSubview(plain)
      }
    }
    let page = Page()
    let navigation = UINavigationController(rootViewController: page)
    TestScreen.showing(navigation) { screen in
      for view in [page.picker, page.plain] as [UIView] {
        #expect(view.isDescendant(of: navigation.navigationBar))
        #expect(view.bounds.width > 0)
      }
      // What an app takes out later stays where it is put.
      page.view.addSubview(page.picker)
      navigation.navigationBar.setNeedsLayout()
      screen.settle()
      #expect(page.picker.superview === page.view)
    }
  }

  @Test(arguments: [false, true])
  func `flexible spaces share what is left`(isMirrored: Bool) {
    let (a, b, c) = (custom(30), custom(40), custom(50))
    let bar = toolbar([a.0, .flexibleSpace(), b.0, .flexibleSpace(), c.0], isMirrored: isMirrored)
    let frames = [a.1, b.1, c.1].map { frame($0, in: bar) }
    #expect(frames.map(\.width) == [30, 40, 50])
    let sorted = isMirrored ? frames.reversed() : frames
    let gaps = [sorted[1].minX - sorted[0].maxX, sorted[2].minX - sorted[1].maxX]
    #expect(abs(gaps[0] - gaps[1]) < 0.01 && gaps[0] > 50)
    #expect(abs(sorted[0].minX - (320 - sorted[2].maxX)) < 0.01)
    #expect(frames.allSatisfy { $0.midY == 22 })
  }

  @Test func `a fixed space is as wide as it says, and a lone item is centred by two others`() {
    let (a, b) = (custom(30), custom(40))
    let bar = toolbar([a.0, .fixedSpace(25), b.0])
    #expect(frame(b.1, in: bar).minX - frame(a.1, in: bar).maxX == 25)
    let alone = custom(60)
    let other = toolbar([.flexibleSpace(), alone.0, .flexibleSpace()])
    #expect(abs(frame(alone.1, in: other).midX - 160) < 0.01)
  }

  @Test func `a hidden item leaves no gap, and comes back`() {
    let (a, b, c) = (custom(30), custom(40), custom(50))
    let bar = toolbar([a.0, b.0, c.0])
    let before = frame(c.1, in: bar).minX
    let gap = frame(b.1, in: bar).minX - frame(a.1, in: bar).maxX
    b.0.isHidden = true
    bar.layoutIfNeeded()
    #expect(frame(c.1, in: bar).minX == before - 40 - gap)
    #expect(!b.1.isDescendant(of: bar))
    b.0.isHidden = false
    bar.layoutIfNeeded()
    #expect(frame(c.1, in: bar).minX == before)
  }

  @Test func `spaces are system items with widths`() {
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    #expect(UIBarButtonItem.flexibleSpace().width == 0)
    final class Own: UIBarButtonItem {}
    #expect(type(of: Own.flexibleSpace()) == Own.self)
  }

  @Test func `items of the system have words or pictures, and can be read aloud`() {
    let words: [(UIBarButtonItem.SystemItem, String)] = [
      (.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"), (.save, "Save"), (.undo, "Undo"),
      (.redo, "Redo"),
    ]
    for (kind, title) in words {
      let item = UIBarButtonItem(systemItem: kind)
      #expect(item.title == title && item.image == nil && item.accessibilityLabel == title)
      #expect((item.style == .done) == (kind == .done || kind == .save))
    }
    let pictures: [UIBarButtonItem.SystemItem] = [
      .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera,
      .trash, .play, .pause, .rewind, .fastForward, .close,
    ]
    for kind in pictures {
      let item = UIBarButtonItem(systemItem: kind)
      #expect(item.image != nil && item.title == nil, "\(kind)")
      #expect(item.accessibilityLabel?.isEmpty == false, "\(kind)")
    }
  }

  @Test func `an item takes words and picture from its action`() {
    let image = UIImage(systemName: "star")
    let action = UIAction(title: "Star", image: image, attributes: .disabled) { _ in }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Star" && item.image === image && !item.isEnabled)
    let own = UIBarButtonItem(title: "Own", primaryAction: UIAction(title: "Other") { _ in })
    #expect(own.title == "Own" && own.isEnabled)
    let system = UIBarButtonItem(systemItem: .save, primaryAction: UIAction(title: "No") { _ in })
    #expect(system.title == "Save")
    own.primaryAction = UIAction(title: "Next") { _ in }
    #expect(own.title == "Next")
  }

  @Test func `an item is plain, on, and without a target at first`() {
    let item = UIBarButtonItem()
    #expect(item.style == .plain && item.isEnabled && !item.isHidden && !item.isSelected)
    #expect(item.target == nil && item.action == nil && item.menu == nil && item.width == 0)
    #expect(item.customView == nil && item.tintColor == nil && item.possibleTitles == nil)
    #expect(!item.changesSelectionAsPrimaryAction && item.tag == 0)
    #expect(item.titleTextAttributes(for: .normal) == nil)
    #expect(item.titlePositionAdjustment(for: .default) == .zero)
  }

  @Test func `the first items are the one item of a side`() {
    let item = UINavigationItem(title: "Page")
    let (a, b) = (UIBarButtonItem(), UIBarButtonItem())
    #expect(item.leftBarButtonItem == nil && item.rightBarButtonItems == nil)
    item.leftBarButtonItems = [a, b]
    item.rightBarButtonItem = b
    #expect(item.leftBarButtonItem === a && item.rightBarButtonItems == [b])
    item.setLeftBarButton(b, animated: false)
    #expect(item.leftBarButtonItems == [b])
    item.setRightBarButtonItems([a, b], animated: true)
    #expect(item.rightBarButtonItem === a)
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == nil && !item.hidesBackButton)
    #expect(!item.leftItemsSupplementBackButton && item.largeTitleDisplayMode == .automatic)
    #expect(item.backButtonDisplayMode == .default && item.style == .navigator)
  }

  private func isOpen(_ view: UIView) -> Bool { view.window != nil }

  @Test func `items at the left take the place of the way back, or stand beside it`() throws {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    let (item, view) = custom(30)
    let navigation = UINavigationController(rootViewController: first)
    TestScreen.showing(navigation) { screen in
      second.navigationItem.leftBarButtonItem = item
      navigation.pushViewController(second, animated: false)
      screen.settle()
      let bar = navigation.navigationBar
      let alone = frame(view, in: bar).minX
      screen.tap(Double(alone) + 60, 22)
      screen.settle()
      #expect(navigation.viewControllers.count == 2)
      second.navigationItem.leftItemsSupplementBackButton = true
      screen.settle()
      #expect(frame(view, in: bar).minX > alone + 10)
      screen.tap(20, 22)
      screen.settle()
      #expect(navigation.viewControllers == [first])
    }
  }

  @Test func `a way back that is hidden or has an action of its own does not lead back`() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    TestScreen.showing(navigation) { screen in
      second.navigationItem.hidesBackButton = true
      navigation.pushViewController(second, animated: false)
      screen.settle()
      screen.tap(20, 22)
      screen.settle()
      #expect(navigation.viewControllers == [first, second])
      var asked = 0
      second.navigationItem.backAction = UIAction { _ in asked += 1 }
      second.navigationItem.setHidesBackButton(false, animated: false)
      screen.settle()
      screen.tap(20, 22)
      screen.settle()
      #expect(asked == 1 && navigation.viewControllers == [first, second])
      second.navigationItem.backAction = nil
      screen.settle()
      screen.tap(20, 22)
      screen.settle()
      #expect(navigation.viewControllers == [first])
    }
  }

  private final class BarKeeper: NSObject, UINavigationBarDelegate {
    var allows = true
    var calls: [String] = []
    func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      calls.append("should push \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
      calls.append("did push \(item.title ?? "")")
    }
    func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      calls.append("should pop \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
      calls.append("did pop \(item.title ?? "")")
    }
  }

  @Test func `a bar of one's own asks before items come and go`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let keeper = BarKeeper()
    bar.delegate = keeper
    let (a, b) = (UINavigationItem(title: "a"), UINavigationItem(title: "b"))
    bar.pushItem(a, animated: false)
    bar.pushItem(b, animated: false)
    #expect(bar.items == [a, b] && bar.topItem === b && bar.backItem === a)
    #expect(keeper.calls == ["should push a", "did push a", "should push b", "did push b"])
    keeper.calls = []
    keeper.allows = false
    #expect(bar.popItem(animated: false) == nil && bar.topItem === b)
    bar.pushItem(UINavigationItem(title: "c"), animated: false)
    #expect(bar.items == [a, b] && keeper.calls == ["should pop b", "should push c"])
    keeper.allows = true
    #expect(bar.popItem(animated: false) === b && bar.items == [a])
    bar.setItems([b, a], animated: false)
    #expect(bar.topItem === a && bar.backItem === b)
  }

  @Test func `the bar of a navigation controller is not changed by others`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let found = UIKitDiagnostics.recording {
      navigation.navigationBar.pushItem(UINavigationItem(), animated: false)
      navigation.navigationBar.popItem(animated: false)
      navigation.navigationBar.setItems([], animated: false)
    }
    #expect(found.map(\.code) == Array(repeating: "TSK-NAV-BAR-OWNED", count: 3))
    #expect(navigation.navigationBar.items?.count == 1)
  }
}
