import Testing
import UIKit
import WindowHost

/// Who presents, over what, and who is told when.
@MainActor @Suite struct PresentationRuleTests {
  private let log = CallLog()

  @Test func `what a child presents is presented by the root, and all see it`() {
    let (root, child, page) = (UIViewController(), UIViewController(), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    TestScreen.showing(root) { screen in
      child.present(page, animated: false)
      screen.settle()
      #expect(page.presentingViewController === root)
      #expect(root.presentedViewController === page && child.presentedViewController === page)
      // A child of what is presented knows who presents as well.
      let inner = UIViewController()
      page.addChild(inner)
      #expect(inner.presentingViewController === root)
      inner.dismiss(animated: false)
      screen.settle()
      #expect(root.presentedViewController == nil && page.presentingViewController == nil)
    }
  }

  @Test func `a context takes what is presented over it, within its own bounds`() {
    let (root, context, page) = (UIViewController(), UIViewController(), UIViewController())
    root.addChild(context)
    context.view.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
    context.view.autoresizingMask = []
    root.view.addSubview(context.view)
    context.didMove(toParent: root)
    context.definesPresentationContext = true
    page.modalPresentationStyle = .overCurrentContext
    TestScreen.showing(root) { screen in
      context.present(page, animated: false)
      screen.settle()
      #expect(page.presentingViewController === context && root.presentedViewController == nil)
      let frame = page.view.convert(page.view.bounds, to: nil as UIView?)
      #expect(frame == CGRect(x: 0, y: 100, width: 200, height: 200))
      context.dismiss(animated: false)
      screen.settle()
      // Without a context of its own the root's view is covered.
      context.definesPresentationContext = false
      context.present(page, animated: false)
      screen.settle()
      #expect(page.presentingViewController === root)
      #expect(page.view.convert(page.view.bounds, to: nil as UIView?) == screen.window.bounds)
    }
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, true), (.overFullScreen, false), (.currentContext, true),
    (.overCurrentContext, false), (.pageSheet, false), (.formSheet, false),
  ])
  func `styles that cover all send what is behind away`(
    style: UIModalPresentationStyle,
    removes: Bool
  ) {
    let (root, page) = (Leaf("root", log), Leaf("page", log))
    page.modalPresentationStyle = style
    TestScreen.showing(root) { screen in
      _ = log.take()
      root.present(page, animated: false)
      screen.settle()
      #expect((root.view.window == nil) == removes)
      #expect(log.lines.contains("root.didDisappear") == removes)
      #expect(log.lines.last == "page.didAppear")
      _ = log.take()
      root.dismiss(animated: false)
      screen.settle()
      #expect(root.view.window != nil && page.view.window == nil)
      #expect(log.lines.contains("root.didAppear") == removes)
      #expect(log.lines.contains("page.didDisappear"))
      #expect(root.view.frame == screen.window.bounds)
    }
  }

  @Test func `completions run once the calls of appearing are over`() {
    let (root, page) = (Leaf("root", log), Leaf("page", log))
    TestScreen.showing(root) { screen in
      _ = log.take()
      root.present(page, animated: true) { [log] in log.lines.append("done") }
      #expect(page.isBeingPresented && !log.lines.contains("done"))
      screen.settle()
      #expect(log.take().suffix(2) == ["page.didAppear", "done"])
      root.dismiss(animated: true) { [log] in log.lines.append("gone") }
      #expect(page.isBeingDismissed && !log.lines.contains("gone"))
      screen.settle()
      #expect(log.take().suffix(2) == ["page.didDisappear", "gone"])
      #expect(!page.isBeingDismissed)
      root.dismiss(animated: true) { [log] in log.lines.append("nothing") }
      #expect(log.take() == ["nothing"])
    }
  }

  @Test func `what is dismissed while it comes goes once it is there`() {
    let (root, page) = (Leaf("root", log), Leaf("page", log))
    TestScreen.showing(root) { screen in
      root.present(page, animated: true)
      screen.step(3)
      root.dismiss(animated: true)
      screen.settle()
      #expect(root.presentedViewController == nil && page.view.window == nil)
      let calls = log.take().filter { $0.hasPrefix("page.") && $0.contains("ppear") }
      #expect(
        calls == [
          "page.willAppear animated", "page.didAppear", "page.willDisappear", "page.didDisappear",
        ]
      )
    }
  }

  @Test func `one after another can be presented from the completions`() {
    let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
    TestScreen.showing(root) { screen in
      root.present(first, animated: true) {
        root.dismiss(animated: true) { root.present(second, animated: true) }
      }
      screen.settle()
      #expect(root.presentedViewController === second && second.view.window != nil)
      #expect(first.view.window == nil && first.presentingViewController == nil)
    }
  }

  @Test(arguments: 1...4)
  func `a pile is taken down from wherever it is asked`(count: Int) {
    let root = UIViewController()
    let pile = (0..<count).map { _ in UIViewController() }
    for level in 0..<count {
      TestScreen.showing(root) { screen in
        var below = root
        for page in pile {
          below.present(page, animated: false)
          screen.settle()
          below = page
        }
        // The top one has nothing above it, so it goes itself.
        pile[level].dismiss(animated: true)
        screen.settle()
        let remaining = level == count - 1 ? count - 1 : level + 1
        for (index, page) in pile.enumerated() {
          #expect((page.presentingViewController != nil) == (index < remaining))
          #expect((page.view.window != nil) == (index < remaining))
        }
        root.dismiss(animated: false)
        screen.settle()
        #expect(root.presentedViewController == nil)
      }
    }
  }

  private final class Recorder: UIPresentationController {
    var calls: [String] = []
    var removes = false
    override var shouldRemovePresentersView: Bool { removes }
    override var frameOfPresentedViewInContainerView: CGRect {
      (containerView?.bounds ?? .zero).insetBy(dx: 30, dy: 40)
    }
    override func presentationTransitionWillBegin() {
      calls.append("will come \(containerView?.window != nil) \(presentedView?.superview != nil)")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      calls.append("came \(completed)")
    }
    override func dismissalTransitionWillBegin() { calls.append("will go") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      calls.append("went \(completed)")
    }
    override func containerViewWillLayoutSubviews() { calls.append("will lay out") }
    override func containerViewDidLayoutSubviews() { calls.append("laid out") }
  }

  private final class Maker: NSObject, UIViewControllerTransitioningDelegate {
    var made: Recorder?
    var removes = false
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let recorder = Recorder(presentedViewController: presented, presenting: presenting)
      recorder.removes = removes
      made = recorder
      return recorder
    }
  }

  @Test(arguments: [false, true])
  func `a presentation controller of one's own is told of everything in order`(
    removes: Bool
  ) throws {
    let (root, page, maker) = (UIViewController(), UIViewController(), Maker())
    maker.removes = removes
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = maker
    try TestScreen.showing(root) { screen in
      root.present(page, animated: true)
      screen.settle()
      let recorder = try #require(maker.made)
      let steps = recorder.calls.filter { !$0.contains("la") }
      #expect(steps == ["will come true false", "came true"])
      #expect(page.presentationController === recorder)
      #expect(recorder.presentingViewController === root)
      #expect((root.view.window == nil) == removes)
      #expect(page.view.frame == CGRect(x: 30, y: 40, width: 260, height: 400))
      // Layouts come in pairs.
      let layouts = recorder.calls.filter { $0.contains("la") }
      #expect(!layouts.isEmpty && layouts.count.isMultiple(of: 2))
      for (index, line) in layouts.enumerated() {
        #expect(line == (index.isMultiple(of: 2) ? "will lay out" : "laid out"))
      }
      recorder.calls = []
      page.dismiss(animated: true)
      screen.settle()
      #expect(recorder.calls.filter { !$0.contains("la") } == ["will go", "went true"])
      #expect(recorder.containerView == nil && root.view.window != nil)
      // A dismissed controller gets another one the next time.
      root.present(page, animated: false)
      screen.settle()
      #expect(maker.made !== recorder && page.presentationController === maker.made)
      root.dismiss(animated: false)
      screen.settle()
    }
  }

  @Test func `what is presented follows the window's size`() throws {
    let (root, page, maker) = (UIViewController(), UIViewController(), Maker())
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = maker
    TestScreen.showing(root) { screen in
      root.present(page, animated: false)
      screen.settle()
      screen.send(.resized(.init(width: 480, height: 320), scale: 2, time: screen.time))
      screen.settle()
      #expect(page.view.frame == CGRect(x: 30, y: 40, width: 420, height: 240))
      root.dismiss(animated: false)
      screen.settle()
    }
  }

  @Test func `transition styles bring a controller to the same place`() {
    let styles: [UIModalTransitionStyle] = [
      .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ]
    for style in styles {
      let (root, page) = (UIViewController(), UIViewController())
      page.modalPresentationStyle = .fullScreen
      page.modalTransitionStyle = style
      TestScreen.showing(root) { screen in
        root.present(page, animated: true)
        screen.settle()
        #expect(page.view.frame == screen.window.bounds && page.view.alpha == 1)
        #expect(CATransform3DIsIdentity(page.view.layer.transform))
        root.dismiss(animated: true)
        screen.settle()
        #expect(root.view.frame == screen.window.bounds && root.view.alpha == 1)
        #expect(CATransform3DIsIdentity(root.view.layer.transform))
      }
    }
  }
}
