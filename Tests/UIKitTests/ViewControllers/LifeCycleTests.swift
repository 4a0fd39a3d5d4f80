import Diagnostics
import Testing
import UIKit

/// Writes down the calls UIKit makes.
@MainActor
private class LoggedController: UIViewController {
  let log: CallLog
  let name: String

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ line: String) { log.lines.append("\(name).\(line)") }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func viewWillLayoutSubviews() { note("willLayout") }
  override func viewDidLayoutSubviews() { note("didLayout") }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove \(parent == nil ? "nil" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove \(parent == nil ? "nil" : "parent")")
  }
}

@MainActor @Suite struct LifeCycleTests {
  private let log = CallLog()

  @Test func `a root controller loads, appears, is laid out and has appeared`() throws {
    let root = LoggedController("root", log)
    #expect(!root.isViewLoaded)
    TestScreen.showing(root) { _ in
      #expect(
        log.take() == [
          "root.loadView", "root.viewDidLoad", "root.willAppear", "root.isAppearing",
          "root.willLayout", "root.didLayout", "root.didAppear",
        ]
      )
      #expect(root.viewIfLoaded?.window != nil)
    }
    #expect(log.take() == ["root.willDisappear", "root.didDisappear"])
  }

  /// The calls until the controller has appeared, without those of layout that repeat.
  private func firstCalls(_ name: String) -> [String] {
    var calls: [String] = []
    for line in log.take() where line.hasPrefix(name + ".") && !line.contains("Move") {
      if !calls.contains(line) { calls.append(line) }
    }
    return calls.map { String($0.dropFirst(name.count + 1)) }
  }

  private static let order = [
    "loadView", "viewDidLoad", "willAppear", "isAppearing", "willLayout", "didLayout", "didAppear",
  ]

  private static func withEdges(_ device: inout Device) { device.safeArea = [47, 0, 34, 0] }

  @Test func `a screen in a container hears that it appears before it is laid out`() {
    let navigation = UINavigationController(rootViewController: LoggedController("page", log))
    TestScreen.showing(navigation) { _ in #expect(firstCalls("page") == Self.order) }
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: LoggedController("tab", log))
    ]
    TestScreen.showing(tabs, configure: Self.withEdges) { _ in
      #expect(firstCalls("tab") == Self.order)
    }
  }

  @Test func `a sheet has its place and its safe area when it hears that it is appearing`() {
    @MainActor final class Sheet: UIViewController {
      var seen: (frame: CGRect, bottom: CGFloat, level: UIUserInterfaceLevel)?
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        seen = (view.frame, view.safeAreaInsets.bottom, traitCollection.userInterfaceLevel)
      }
    }
    let root = UIViewController()
    TestScreen.showing(root, configure: Self.withEdges) { screen in
      let sheet = Sheet()
      root.present(sheet, animated: true)
      screen.settle()
      #expect(sheet.seen?.frame == sheet.view.frame && sheet.view.frame.height > 300)
      #expect(sheet.seen?.bottom == 34)
      #expect(sheet.seen?.level == .elevated && root.traitCollection.userInterfaceLevel == .base)
      root.dismiss(animated: false)
      screen.settle()
    }
  }

  @Test func `a pushed screen has the safe area of its end from the start`() {
    @MainActor final class Page: UIViewController {
      var bottoms: Set<CGFloat> = []
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        bottoms.insert(view.safeAreaInsets.bottom)
      }
      override func viewDidLayoutSubviews() { bottoms.insert(view.safeAreaInsets.bottom) }
    }
    let first = Page()
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    TestScreen.showing(tabs, configure: Self.withEdges) { screen in
      #expect(first.bottoms == [83])
      let second = Page()
      second.hidesBottomBarWhenPushed = true
      navigation.pushViewController(second, animated: true)
      screen.settle()
      #expect(second.bottoms == [34])
      first.bottoms = []
      navigation.popViewController(animated: true)
      screen.settle()
      #expect(first.bottoms == [83])
    }
  }

  @Test func `a popped controller is let go of`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    TestScreen.showing(navigation) { screen in
      weak var popped: UIViewController?
      @MainActor func push() {
        let controller = UIViewController()
        popped = controller
        navigation.pushViewController(controller, animated: true)
      }
      push()
      screen.settle()
      navigation.popViewController(animated: true)
      screen.settle()
      #expect(popped == nil)
    }
  }

  @Test func `the view is loaded once, when it is asked for`() {
    let controller = LoggedController("c", log)
    #expect(controller.viewIfLoaded == nil)
    controller.loadViewIfNeeded()
    _ = controller.view
    #expect(log.take() == ["c.loadView", "c.viewDidLoad"])
  }

  @Test func `a child hears of its parent before and after`() throws {
    let parent = UIViewController()
    let child = LoggedController("child", log)
    parent.addChild(child)
    #expect(log.take() == ["child.willMove parent"])
    #expect(child.parent === parent && parent.children == [child])
    child.didMove(toParent: parent)
    #expect(log.take() == ["child.didMove parent"])
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(log.take() == ["child.willMove nil", "child.didMove nil"])
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test func `a child appears with its parent`() throws {
    let parent = LoggedController("parent", log)
    let child = LoggedController("child", log)
    parent.loadViewIfNeeded()
    parent.addChild(child)
    try #require(parent.view).addSubview(try #require(child.view))
    child.didMove(toParent: parent)
    log.lines = []
    TestScreen.showing(parent) { _ in
      let calls = log.take().filter { !$0.contains("Layout") }
      #expect(
        calls == [
          "parent.willAppear", "child.willAppear", "parent.isAppearing", "child.isAppearing",
          "parent.didAppear", "child.didAppear",
        ]
          || calls == [
            "parent.willAppear", "child.willAppear", "parent.isAppearing", "child.isAppearing",
            "child.didAppear", "parent.didAppear",
          ]
      )
    }
  }

  @Test func `a child added later appears on its own`() throws {
    let parent = UIViewController()
    let child = LoggedController("child", log)
    try TestScreen.showing(parent) { screen in
      parent.addChild(child)
      try #require(parent.view).addSubview(try #require(child.view))
      child.didMove(toParent: parent)
      screen.step(2)
      let calls = log.take().filter { !$0.contains("Layout") }
      #expect(
        calls == [
          "child.willMove parent", "child.loadView", "child.viewDidLoad", "child.willAppear",
          "child.isAppearing", "child.didMove parent", "child.didAppear",
        ]
      )
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
      #expect(
        log.take() == [
          "child.willMove nil", "child.willDisappear", "child.didDisappear", "child.didMove nil",
        ]
      )
    }
  }

  @Test func `a container that forwards by hand decides when`() throws {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = Container()
    let child = LoggedController("child", log)
    try TestScreen.showing(container) { screen in
      container.addChild(child)
      child.beginAppearanceTransition(true, animated: false)
      try #require(container.view).addSubview(try #require(child.view))
      child.endAppearanceTransition()
      child.didMove(toParent: container)
      screen.step(2)
      let calls = log.take().filter { $0.contains("ppear") }
      #expect(calls == ["child.willAppear", "child.isAppearing", "child.didAppear"])
    }
  }

  @Test func `an end without a beginning is a mistake`() {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    let found = UIKitDiagnostics.recording { controller.endAppearanceTransition() }
    #expect(found.map(\.code) == ["TSK-APPEARANCE"])
  }

  @Test func `a controller is not its own child`() {
    let controller = UIViewController()
    let found = UIKitDiagnostics.recording { controller.addChild(controller) }
    #expect(found.map(\.code) == ["TSK-CHILD-CYCLE"])
    #expect(controller.children.isEmpty)
  }

  @Test func `loadView that sets no view is a mistake`() {
    final class Empty: UIViewController {
      override func loadView() {}
    }
    let controller = Empty()
    let found = UIKitDiagnostics.recording { _ = controller.view }
    #expect(found.map(\.code) == ["TSK-NO-VIEW"])
  }

  @Test func `the responder chain goes by view, controller, window, application`() throws {
    let controller = UIViewController()
    try TestScreen.showing(controller) { screen in
      let view = try #require(controller.view)
      let inner = UIView()
      view.addSubview(inner)
      #expect(inner.next === view)
      #expect(view.next === controller)
      #expect(controller.next === screen.window || controller.next is UIView)
      #expect(screen.window.next === UIApplication.shared)
    }
  }
}
