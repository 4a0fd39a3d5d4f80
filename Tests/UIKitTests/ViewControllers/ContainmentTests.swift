import Testing
import UIKit

/// What controllers in controllers are told, however deep they are, and by whom.
@MainActor @Suite struct ContainmentTests {
  private class Told: UIViewController {
    let log: CallLog
    let name: String

    init(_ name: String, _ log: CallLog) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      log.lines.append("\(name) will" + (isMovingToParent ? " new" : ""))
    }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) did") }
    override func viewWillDisappear(_ animated: Bool) {
      log.lines.append("\(name) will go" + (isMovingFromParent ? " for good" : ""))
    }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) went") }
  }

  private final class Silent: Told {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  private let log = CallLog()

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// Where a line is in what was told.
  private func index(_ line: String, in lines: [String]) -> Int { lines.firstIndex(of: line) ?? -1 }

  @Test func `a tree of controllers appears and disappears as one`() {
    let names = ["root", "child", "grandchild", "sibling"]
    let told = names.map { Told($0, log) }
    add(told[1], to: told[0])
    add(told[2], to: told[1])
    add(told[3], to: told[0])
    TestScreen.showing(told[0]) { screen in
      let lines = log.take().map { $0.replacingOccurrences(of: " new", with: "") }
      // Everyone is told once, and those around before those within.
      #expect(lines.count == 8)
      for (outer, inner) in [(0, 1), (1, 2), (0, 3)] {
        let (a, b) = ("\(names[outer]) will", "\(names[inner]) will")
        #expect(index(a, in: lines) >= 0 && index(a, in: lines) < index(b, in: lines))
      }
      // Nobody is there before all are coming.
      let lastWill = lines.lastIndex { $0.hasSuffix("will") } ?? 99
      let firstDid = lines.firstIndex { $0.hasSuffix("did") } ?? -1
      #expect(lastWill < firstDid)
    }
    let lines = log.take()
    #expect(lines.count == 8)
    #expect(names.allSatisfy { lines.contains("\($0) will go") && lines.contains("\($0) went") })
    let lastWill = lines.lastIndex { $0.hasSuffix("will go") } ?? 99
    let firstWent = lines.firstIndex { $0.hasSuffix("went") } ?? -1
    #expect(lastWill < firstWent)
  }

  @Test func `what is pushed over a container covers everything in it`() {
    let (container, child, page) = (Told("outer", log), Told("inner", log), Told("page", log))
    add(child, to: container)
    let navigation = UINavigationController(rootViewController: container)
    TestScreen.showing(navigation) { screen in
      _ = log.take()
      navigation.pushViewController(page, animated: true)
      screen.settle()
      #expect(
        log.take() == [
          "outer will go", "inner will go", "page will new", "outer went", "inner went", "page did",
        ]
      )
      navigation.popViewController(animated: true)
      screen.settle()
      #expect(
        log.take() == [
          "page will go for good", "outer will", "inner will", "page went", "outer did",
          "inner did",
        ]
      )
    }
  }

  @Test func `a child that is hidden has appeared, and one without its view in has not`() {
    let (root, hidden, out) = (Told("root", log), Told("hidden", log), Told("out", log))
    add(hidden, to: root)
    hidden.view.isHidden = true
    root.addChild(out)
    out.loadViewIfNeeded()
    TestScreen.showing(root) { _ in
      let lines = log.take()
      #expect(lines.contains("hidden did") && !lines.contains { $0.hasPrefix("out") })
    }
  }

  @Test func `a container that does not forward leaves its child unaware`() {
    let (silent, child) = (Silent("silent", log), Told("child", log))
    add(child, to: silent)
    TestScreen.showing(silent) { _ in
      #expect(log.take() == ["silent will", "silent did"])
      child.beginAppearanceTransition(true, animated: false)
      #expect(log.take() == ["child will new"])
      child.endAppearanceTransition()
      #expect(log.take() == ["child did"])
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()
      #expect(log.take() == ["child will go", "child went"])
    }
    #expect(log.take() == ["silent will go", "silent went"])
  }

  @Test func `a change of mind in the middle turns coming into going`() {
    let (silent, child) = (Silent("silent", log), Told("child", log))
    add(child, to: silent)
    TestScreen.showing(silent) { _ in
      _ = log.take()
      child.beginAppearanceTransition(true, animated: true)
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()
      #expect(log.take() == ["child will new", "child will go", "child went"])
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      // What has come is not told that it comes.
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      #expect(log.take().filter { $0.hasSuffix("did") }.count == 1)
    }
  }

  @Test func `a controller taken in by another parent leaves the first`() {
    let (first, second, child) = (UIViewController(), UIViewController(), Leaf("c", log))
    first.addChild(child)
    child.didMove(toParent: first)
    _ = log.take()
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
    #expect(log.take() == ["c.willMove out", "c.didMove out", "c.willMove in"])
    second.addChild(child)
    #expect(second.children == [child] && log.take().isEmpty)
  }

  @Test func `children keep their order, and a parent that goes lets go of them`() {
    let children = (0..<3).map { _ in UIViewController() }
    var parent: UIViewController? = UIViewController()
    for child in children { parent?.addChild(child) }
    #expect(parent?.children == children)
    children[1].removeFromParent()
    #expect(parent?.children == [children[0], children[2]])
    parent = nil
    #expect(children.allSatisfy { $0.parent == nil })
  }

  @Test(arguments: [0, 0.25])
  func `children change places, each told that it goes or comes`(duration: Double) {
    let (root, old, new) = (Told("root", log), Told("old", log), Told("new", log))
    add(old, to: root)
    TestScreen.showing(root) { screen in
      root.addChild(new)
      old.willMove(toParent: nil)
      _ = log.take()
      var ends: [Bool] = []
      root.transition(
        from: old,
        to: new,
        duration: duration,
        options: [],
        animations: { new.view.alpha = 0.5 },
        completion: { ends.append($0) }
      )
      #expect(new.view.superview === root.view)
      screen.settle()
      old.removeFromParent()
      new.didMove(toParent: root)
      #expect(ends == [true] && new.view.alpha == 0.5)
      #expect(old.view.superview == nil && root.children == [new])
      #expect(Set(log.lines) == ["new will new", "old will go", "old went", "new did"])
      #expect(
        log.lines.firstIndex(of: "old will go") ?? 9 < log.lines.firstIndex(of: "old went") ?? 0
      )
    }
  }

  @Test func `a removed child has gone before its view is out of the tree of another`() {
    let (root, child) = (Told("root", log), Told("child", log))
    add(child, to: root)
    TestScreen.showing(root) { screen in
      _ = log.take()
      remove(child)
      #expect(log.take() == ["child will go", "child went"])
      add(child, to: root)
      screen.step(2)
      #expect(log.take() == ["child will new", "child did"])
    }
  }

  @Test func `a controller finds the containers around it`() {
    let page = UIViewController()
    let inner = UIViewController()
    add(inner, to: page)
    let navigation = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    #expect(inner.navigationController === navigation && inner.tabBarController === tabs)
    #expect(navigation.navigationController == nil && navigation.tabBarController === tabs)
    #expect(inner.splitViewController == nil)
    #expect(tabs.tabBarController == nil)
  }

  @Test func `a wish for another size goes to the parent, once for each change`() {
    final class Container: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { sizes.append(container.preferredContentSize) }
    }
    let (container, child) = (Container(), UIViewController())
    add(child, to: container)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 30, height: 20)
    #expect(container.sizes == [CGSize(width: 10, height: 20), CGSize(width: 30, height: 20)])
  }

  @Test func `traits decided for a child hold for it and what is in it alone`() {
    let (root, child, other) = (UIViewController(), UIViewController(), UIViewController())
    let inner = UIViewController()
    add(child, to: root)
    add(other, to: root)
    add(inner, to: child)
    TestScreen.showing(root) { screen in
      let compact = UITraitCollection(verticalSizeClass: .compact)
      root.setOverrideTraitCollection(compact, forChild: child)
      screen.step()
      #expect(root.overrideTraitCollection(forChild: child) == compact)
      #expect(root.overrideTraitCollection(forChild: other) == nil)
      #expect(child.traitCollection.verticalSizeClass == .compact)
      #expect(inner.traitCollection.verticalSizeClass == .compact)
      #expect(inner.view.traitCollection.verticalSizeClass == .compact)
      #expect(other.traitCollection.verticalSizeClass == .regular)
      root.setOverrideTraitCollection(nil, forChild: child)
      screen.step()
      #expect(inner.view.traitCollection.verticalSizeClass == .regular)
    }
  }

  @Test func `a controller whose view is set by hand loads none`() {
    final class Strict: UIViewController {
      var loads = 0
      override func loadView() { loads += 1 }
      override func viewDidLoad() { loads += 10 }
    }
    let controller = Strict()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 34))
    controller.view = view
    #expect(controller.isViewLoaded && controller.view === view && controller.loads == 0)
    #expect(view.next === controller)
    let other = UIView()
    controller.view = other
    #expect(view.next == nil && other.next === controller)
  }

  @Test func `editing is begun and ended once, by the button or by code`() {
    final class Editor: UIViewController {
      var calls: [(Bool, Bool)] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append((editing, animated))
      }
    }
    let editor = Editor()
    #expect(!editor.isEditing)
    editor.isEditing = true
    #expect(editor.isEditing && editor.calls.count == 1 && editor.calls[0] == (true, false))
    #expect(editor.editButtonItem === editor.editButtonItem)
    editor.setEditing(false, animated: true)
    #expect(!editor.isEditing && editor.calls[1] == (false, true))
  }
}
