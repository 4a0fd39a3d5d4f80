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
