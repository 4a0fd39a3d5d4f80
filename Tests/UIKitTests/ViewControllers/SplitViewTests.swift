import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit
import WindowHost

/// Writes down what a split view controller tells, and answers as it is told to.
@MainActor
private final class SplitLog: NSObject, UISplitViewControllerDelegate {
  var lines: [String] = []
  var top: UISplitViewController.Column?

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { lines.append("mode \(displayMode)") }

  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) { lines.append("show \(column)") }

  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) { lines.append("hide \(column)") }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    lines.append("proposed \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    lines.append("proposed \(proposedDisplayMode)")
    return proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("collapsed") }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("expanded") }

  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    lines.append("finger")
  }

  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    lines.append("finger ended")
  }
}

/// Writes down when its view comes and goes, and what it is told of sizes.
@MainActor
private final class Seen: UIViewController {
  let log: CallLog
  let name: String

  init(_ name: String, _ log: CallLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.lines.append("\(name) will")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.lines.append("\(name) did")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.lines.append("\(name) will go")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.lines.append("\(name) went")
  }
}

/// A page with a view that constraints hold 20 points from its sides.
@MainActor
private final class Constrained: UIViewController {
  let inner = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
    ])
  }
}

@MainActor @Suite struct SplitViewTests {
  private let log = CallLog()

  private func double() -> (UISplitViewController, SplitLog, [UIViewController]) {
    let split = UISplitViewController(style: .doubleColumn)
    let delegate = SplitLog()
    split.delegate = delegate
    let pages = [Seen("list", log), Seen("detail", log)]
    split.setViewController(pages[0], for: .primary)
    split.setViewController(pages[1], for: .secondary)
    return (split, delegate, pages)
  }

  private func triple() -> (UISplitViewController, SplitLog, [UIViewController]) {
    let split = UISplitViewController(style: .tripleColumn)
    let delegate = SplitLog()
    split.delegate = delegate
    let pages = [Seen("list", log), Seen("middle", log), Seen("detail", log)]
    split.setViewController(pages[0], for: .primary)
    split.setViewController(pages[1], for: .supplementary)
    split.setViewController(pages[2], for: .secondary)
    return (split, delegate, pages)
  }

  private func frame(_ controller: UIViewController, in split: UISplitViewController) -> CGRect {
    guard let view = controller.navigationController?.view else { return .null }
    return view.convert(view.bounds, to: split.view)
  }

  private func resize(_ screen: TestScreen, _ width: Double, _ height: Double) {
    screen.send(
      .resized(HostSize(width: width, height: height), scale: 2, time: screen.time)
    )
    screen.step()
  }

  // MARK: Room

  @Test func `a wide screen shows two columns side by side`() {
    let (split, delegate, pages) = double()
    TestScreen.showing(split, width: 1024, height: 768) { screen in
      #expect(!split.isCollapsed)
      #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
      #expect(frame(pages[0], in: split) == CGRect(x: 0, y: 0, width: 320, height: 768))
      #expect(frame(pages[1], in: split) == CGRect(x: 320, y: 0, width: 704, height: 768))
      #expect(pages[0].traitCollection.horizontalSizeClass == .compact)
      #expect(pages[1].traitCollection.horizontalSizeClass == .regular)
      #expect(pages[0].splitViewController === split)
      #expect(pages[0].navigationController != nil)
      #expect(split.viewController(for: .primary) === pages[0])
      #expect(split.viewControllers.count == 2)
      #expect(delegate.take().isEmpty)
      #expect(log.take() == ["detail will", "list will", "detail did", "list did"])
    }
  }

  @Test func `an upright screen shows the last column, the button brings the first over it`() {
    let (split, delegate, pages) = double()
    TestScreen.showing(split, width: 768, height: 1024) { screen in
      #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
      #expect(frame(pages[1], in: split).width == 768)
      #expect(pages[0].viewIfLoaded?.window == nil)
      _ = log.take()
      screen.tap(30, 25)
      screen.settle()
      #expect(delegate.take() == ["mode oneOverSecondary", "show primary"])
      #expect(split.displayMode == .oneOverSecondary)
      // The same wish once more takes nothing back.
      split.preferredSplitBehavior = .automatic
      #expect(split.displayMode == .oneOverSecondary)
      #expect(frame(pages[0], in: split) == CGRect(x: 0, y: 0, width: 320, height: 1024))
      #expect(frame(pages[1], in: split).width == 768)
      #expect(log.take() == ["list will", "list did"])
      // A tap beside the column puts it away.
      screen.tap(600, 600)
      screen.settle()
      #expect(delegate.take() == ["mode secondaryOnly", "hide primary"])
      #expect(log.take() == ["list will go", "list went"])
      #expect(pages[0].viewIfLoaded?.window == nil)
    }
  }

  @Test func `a finger from the edge brings the column in and pushes it back`() {
    let (split, delegate, pages) = double()
    TestScreen.showing(split, width: 768, height: 1024) { screen in
      screen.drag(from: (2, 500), to: (280, 500), frames: 20)
      screen.settle()
      #expect(
        delegate.take() == ["finger", "mode oneOverSecondary", "show primary", "finger ended"]
      )
      #expect(split.displayMode == .oneOverSecondary)
      screen.drag(from: (300, 500), to: (20, 500), frames: 20)
      screen.settle()
      #expect(split.displayMode == .secondaryOnly)
      #expect(pages[0].viewIfLoaded?.window == nil)
      _ = delegate.take()
      // One that does not go far leaves everything as it was.
      screen.drag(from: (2, 500), to: (60, 500), frames: 40, lifts: false)
      screen.step(20)
      screen.finger(.ended, 60, 500)
      screen.settle()
      #expect(split.displayMode == .secondaryOnly)
      #expect(pages[0].viewIfLoaded?.window == nil)
      split.presentsWithGesture = false
      _ = delegate.take()
      screen.drag(from: (2, 500), to: (280, 500), frames: 20)
      screen.settle()
      #expect(delegate.take().isEmpty)
    }
  }

  @Test func `a column that a finger does not bring all the way goes again`() {
    let (split, delegate, _) = double()
    TestScreen.showing(split, width: 768, height: 1024) { screen in
      _ = (delegate.take(), log.take())
      screen.drag(from: (2, 500), to: (60, 500), frames: 40, lifts: false)
      screen.step(20)
      #expect(log.take() == ["list will"])
      screen.finger(.ended, 60, 500)
      screen.settle()
      #expect(log.take() == ["list will go", "list went"])
      #expect(
        delegate.take() == ["finger", "mode oneOverSecondary", "show primary", "finger ended"]
      )
      #expect(split.displayMode == .secondaryOnly)
    }
  }

  @Test func `from right to left the first column stands at the right`() {
    let (split, _, pages) = double()
    TestScreen.showing(
      split,
      width: 1024,
      height: 768,
      configure: { $0.isRightToLeft = true },
      { _ in
        #expect(frame(pages[0], in: split).minX == 704)
        split.primaryEdge = .trailing
        split.view.layoutIfNeeded()
        #expect(frame(pages[0], in: split).minX == 0)
        #expect(frame(pages[1], in: split).minX == 320)
      }
    )
  }

  @Test func `widths are those asked for, within their limits`() {
    let (split, _, pages) = double()
    TestScreen.showing(split, width: 1024, height: 768) { _ in
      split.preferredPrimaryColumnWidthFraction = 0.5
      split.view.layoutIfNeeded()
      #expect(split.primaryColumnWidth == 320)
      split.maximumPrimaryColumnWidth = 400
      split.view.layoutIfNeeded()
      #expect(split.primaryColumnWidth == 400 && frame(pages[0], in: split).width == 400)
      split.preferredPrimaryColumnWidth = 250
      split.view.layoutIfNeeded()
      #expect(split.primaryColumnWidth == 250)
      split.minimumPrimaryColumnWidth = 280
      split.view.layoutIfNeeded()
      #expect(split.primaryColumnWidth == 280 && frame(pages[1], in: split).minX == 280)
    }
  }

  @Test func `three columns come one after another`() {
    let (split, delegate, pages) = triple()
    TestScreen.showing(split, width: 1366, height: 1024) { screen in
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(frame(pages[1], in: split).minX == 0)
      #expect(pages[0].viewIfLoaded?.window == nil)
      split.show(.primary)
      screen.settle()
      #expect(split.displayMode == .twoBesideSecondary)
      #expect(frame(pages[0], in: split).minX == 0 && frame(pages[1], in: split).minX == 320)
      #expect(frame(pages[2], in: split) == CGRect(x: 640, y: 0, width: 726, height: 1024))
      #expect(delegate.take() == ["mode twoBesideSecondary", "show primary"])
      split.hide(.supplementary)
      screen.settle()
      #expect(split.displayMode == .secondaryOnly)
      #expect(
        delegate.take() == ["mode secondaryOnly", "hide primary", "hide supplementary"]
      )
      split.preferredSplitBehavior = .displace
      split.preferredDisplayMode = .twoDisplaceSecondary
      split.view.layoutIfNeeded()
      #expect(split.displayMode == .twoDisplaceSecondary)
      #expect(frame(pages[2], in: split) == CGRect(x: 640, y: 0, width: 1046, height: 1024))
      split.preferredSplitBehavior = .overlay
      #expect(split.displayMode == .twoOverSecondary)
      #expect(frame(pages[2], in: split).width == 1366)
    }
  }

  // MARK: Little room

  @Test func `little room makes one stack of the columns`() throws {
    let (split, delegate, pages) = double()
    try TestScreen.showing(split, width: 390, height: 844) { screen in
      #expect(split.isCollapsed)
      #expect(delegate.take() == ["proposed secondary", "collapsed"])
      let stack = try #require(split.viewControllers.first as? UINavigationController)
      #expect(stack.viewControllers == pages && split.viewControllers.count == 1)
      #expect(log.take() == ["detail will", "detail did"])
      // The way back leads to the first column.
      stack.popViewController(animated: false)
      screen.step()
      #expect(stack.viewControllers == [pages[0]])
      split.show(.secondary)
      screen.settle()
      #expect(stack.viewControllers == pages)
    }
  }

  @Test func `the delegate says which column is on top`() throws {
    let (split, delegate, pages) = triple()
    delegate.top = .supplementary
    try TestScreen.showing(split, width: 390, height: 844) { screen in
      let stack = try #require(split.viewControllers.first as? UINavigationController)
      #expect(stack.viewControllers == [pages[0], pages[1]])
      split.show(.secondary)
      screen.settle()
      #expect(stack.viewControllers == pages)
      split.hide(.secondary)
      screen.settle()
      #expect(stack.viewControllers == [pages[0], pages[1]])
    }
  }

  @Test func `a compact column stands in for all others`() {
    let (split, delegate, pages) = double()
    let compact = Seen("compact", log)
    split.setViewController(compact, for: .compact)
    TestScreen.showing(split, width: 390, height: 844) { screen in
      #expect(delegate.take() == ["proposed compact", "collapsed"])
      #expect(split.viewControllers == [compact])
      #expect(compact.view.frame == split.view.bounds)
      resize(screen, 1024, 768)
      #expect(compact.viewIfLoaded?.window == nil)
      #expect(frame(pages[0], in: split).width == 320)
    }
  }

  @Test func `columns become one and columns again when the window is resized`() throws {
    let (split, delegate, pages) = double()
    try TestScreen.showing(split, width: 1024, height: 768) { screen in
      let detail = try #require(pages[1].navigationController)
      let deeper = Seen("deeper", log)
      detail.pushViewController(deeper, animated: false)
      screen.step(2)
      let token = NotificationCenter.default.addObserver(
        forName: UIViewController.showDetailTargetDidChangeNotification,
        object: split,
        queue: nil
      ) { _ in MainActor.assumeIsolated { delegate.lines.append("target") } }
      defer { NotificationCenter.default.removeObserver(token) }
      resize(screen, 390, 844)
      #expect(split.isCollapsed)
      #expect(delegate.take() == ["proposed secondary", "collapsed", "target"])
      let stack = try #require(split.viewControllers.first as? UINavigationController)
      #expect(stack.viewControllers == [pages[0], pages[1], deeper])
      #expect(pages[0].traitCollection.horizontalSizeClass == .compact)
      #expect(deeper.view.window != nil)
      resize(screen, 1024, 768)
      #expect(delegate.take() == ["proposed oneBesideSecondary", "expanded", "target"])
      #expect(stack.viewControllers == [pages[0]])
      #expect(detail.viewControllers == [pages[1], deeper])
      #expect(frame(deeper, in: split) == CGRect(x: 320, y: 0, width: 704, height: 768))
      #expect(deeper.traitCollection.horizontalSizeClass == .regular)
    }
  }

  @Test func `contents with constraints go from column to column`() {
    let split = UISplitViewController(style: .tripleColumn)
    let pages = (0..<3).map { _ in Constrained() }
    split.setViewController(pages[0], for: .primary)
    split.setViewController(pages[1], for: .supplementary)
    split.setViewController(pages[2], for: .secondary)
    TestScreen.showing(split, width: 1366, height: 1024) { screen in
      #expect(pages[2].inner.bounds.width == 1_006)
      resize(screen, 390, 844)
      #expect(pages[2].inner.bounds.width == 350 && pages[2].view.window != nil)
      resize(screen, 1_100, 800)
      #expect(pages[2].inner.bounds.width == 740 && pages[1].inner.bounds.width == 280)
    }
  }

  // MARK: Showing

  @Test func `showing a detail replaces the last column, or pushes where there is little room`()
    throws
  {
    let (split, _, pages) = double()
    let new = Seen("new", log)
    TestScreen.showing(split, width: 1024, height: 768) { screen in
      pages[0].showDetailViewController(new, sender: nil)
      screen.settle()
      #expect(new.navigationController?.viewControllers == [new])
      #expect(split.viewController(for: .secondary) === new)
      #expect(frame(new, in: split).minX == 320)
      #expect(
        pages[0].targetViewController(
          forAction: "showDetailViewController:sender:",
          sender: nil
        ) === split
      )
    }
    let (phone, delegate, others) = double()
    delegate.top = .primary
    let other = Seen("other", log)
    try TestScreen.showing(phone, width: 390, height: 844) { screen in
      let stack = try #require(phone.viewControllers.first as? UINavigationController)
      #expect(stack.viewControllers == [others[0]])
      others[0].showDetailViewController(other, sender: nil)
      screen.settle()
      #expect(stack.viewControllers == [others[0], other])
      resize(screen, 1024, 768)
      #expect(stack.viewControllers == [others[0]])
      #expect(other.navigationController !== stack && other.view.window != nil)
    }
  }

  @Test func `without columns the first controller takes the second in and gives it back`() throws {
    let split = UISplitViewController()
    let list = Seen("list", log)
    let detail = Seen("detail", log)
    let navigation = UINavigationController(rootViewController: list)
    let second = UINavigationController(rootViewController: detail)
    split.viewControllers = [navigation, second]
    split.preferredDisplayMode = .oneBesideSecondary
    TestScreen.showing(split, width: 390, height: 844) { screen in
      #expect(split.isCollapsed && split.viewControllers == [navigation])
      #expect(navigation.viewControllers == [list, detail])
      resize(screen, 1024, 768)
      #expect(split.viewControllers == [navigation, second])
      #expect(navigation.viewControllers == [list] && second.viewControllers == [detail])
      #expect(second.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
    }
  }

  @Test func `without a split view controller a detail covers everything`() {
    let root = UIViewController()
    let detail = UIViewController()
    TestScreen.showing(root) { screen in
      root.showDetailViewController(detail, sender: nil)
      screen.settle()
      #expect(root.presentedViewController === detail)
    }
  }

  @Test func `wrong use is told`() {
    let split = UISplitViewController(style: .doubleColumn)
    let codes = UIKitDiagnostics.recording {
      split.setViewController(UIViewController(), for: .supplementary)
      split.viewControllers = [UIViewController(), UIViewController()]
    }.map(\.code.rawValue)
    #expect(codes == ["TSK-SPLIT-COLUMN", "TSK-SPLIT-STYLE"])
  }
}
