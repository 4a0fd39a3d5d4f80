import TestSupport
import Testing
import UIKit

/// Random changes of a stack, beside an array and the rules of what everyone is told.
@MainActor @Suite struct NavigationModelTests {
  /// Checks that what it is told comes in an order that makes sense, whatever happens around it.
  private final class Page: UIViewController {
    enum Phase {
      case gone
      case coming
      case here
      case going
    }

    private(set) var phase = Phase.gone
    private(set) var mistakes: [String] = []
    /// The parent it was told of last.
    private(set) weak var toldParent: UIViewController?

    private func go(_ call: String, from phases: [Phase], to next: Phase) {
      if !phases.contains(phase) { mistakes.append("\(title ?? "") \(call) while \(phase)") }
      phase = next
    }

    override func viewWillAppear(_ animated: Bool) {
      go("willAppear", from: [.gone, .going], to: .coming)
    }
    override func viewDidAppear(_ animated: Bool) { go("didAppear", from: [.coming], to: .here) }
    override func viewWillDisappear(_ animated: Bool) {
      go("willDisappear", from: [.coming, .here], to: .going)
    }
    override func viewDidDisappear(_ animated: Bool) {
      go("didDisappear", from: [.going], to: .gone)
    }
    override func didMove(toParent parent: UIViewController?) { toldParent = parent }
  }

  /// The stack as it should be after each change, at once.
  private func change(
    _ navigation: UINavigationController,
    _ model: inout [Page],
    _ pages: [Page],
    _ random: inout SplitMix64,
    animated: Bool
  ) {
    switch random.int(0...6) {
    case 0, 1:
      let free = pages.filter { page in !model.contains { $0 === page } }
      guard let page = free.randomElement(using: &random) else { return }
      navigation.pushViewController(page, animated: animated)
      model.append(page)
    case 2, 3:
      let popped = navigation.popViewController(animated: animated)
      #expect(popped === (model.count > 1 ? model.last : nil))
      if model.count > 1 { model.removeLast() }
    case 4:
      let popped = navigation.popToRootViewController(animated: animated) ?? []
      #expect(popped == Array(model.dropFirst()))
      model = Array(model.prefix(1))
    case 5:
      let target = random.int(0...model.count - 1)
      let popped = navigation.popToViewController(model[target], animated: animated)
      #expect(popped == Array(model[(target + 1)...]))
      model = Array(model[...target])
    default:
      let count = random.int(1...pages.count)
      model = Array(pages.shuffled(using: &random).prefix(count))
      navigation.setViewControllers(model, animated: animated)
    }
  }

  private func check(_ navigation: UINavigationController, _ model: [Page], _ pages: [Page]) {
    for page in pages {
      let isShown = page === model.last
      #expect(page.phase == (isShown ? .here : .gone), "\(page.title ?? "")")
      #expect((page.viewIfLoaded?.window != nil) == isShown)
      let isIn = model.contains { $0 === page }
      #expect(page.parent === (isIn ? navigation : nil))
      #expect(page.navigationController === (isIn ? navigation : nil))
      #expect(page.mistakes.isEmpty, "\(page.mistakes)")
      #expect(page.toldParent === page.parent)
      if isShown { #expect(!page.isMovingToParent && !page.isMovingFromParent) }
    }
    #expect(navigation.transitionCoordinator == nil)
    #expect(navigation.topViewController?.view.frame == navigation.view.bounds)
    #expect(navigation.navigationBar.topItem === model.last?.navigationItem)
    #expect(navigation.navigationBar.items == model.map(\.navigationItem))
    #expect(Set(navigation.children) == Set(model))
  }

  @Test(arguments: 0..<24)
  func `whatever changes come, the last one is what is shown`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let pages = (0..<5).map { index in
      let page = Page()
      page.title = "\(index)"
      return page
    }
    var model = [pages[0]]
    let navigation = UINavigationController(rootViewController: pages[0])
    TestScreen.showing(navigation, width: 100, height: 160, scale: 1) { screen in
      for _ in 0..<8 {
        for _ in 0..<random.int(1...3) {
          change(navigation, &model, pages, &random, animated: random.once(in: 2))
          #expect(
            navigation.viewControllers == model && navigation.topViewController === model.last
          )
          // Some changes come while the one before is still moving, some in one go.
          screen.step(random.int(0...6))
        }
        screen.settle()
        check(navigation, model, pages)
      }
    }
    for page in pages { #expect(page.mistakes.isEmpty && page.phase == .gone) }
  }

  @Test(arguments: 0..<10)
  func `a stack that nobody sees follows at once`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let pages = (0..<4).map { _ in Page() }
    var model = [pages[0]]
    let navigation = UINavigationController(rootViewController: pages[0])
    for _ in 0..<20 {
      change(navigation, &model, pages, &random, animated: random.once(in: 2))
      #expect(navigation.viewControllers == model)
      #expect(Set(navigation.children) == Set(model))
      #expect(pages.allSatisfy { !$0.isViewLoaded && $0.mistakes.isEmpty })
    }
    TestScreen.showing(navigation, width: 100, height: 160, scale: 1) { screen in
      screen.settle()
      check(navigation, model, pages)
      // Only what is shown was loaded.
      #expect(pages.filter(\.isViewLoaded) == [model[model.count - 1]])
    }
  }

  @Test func `a page that pushes on as it appears ends up below`() {
    final class Hasty: UIViewController {
      var following: UIViewController?
      override func viewDidAppear(_ animated: Bool) {
        guard let following else { return }
        self.following = nil
        navigationController?.pushViewController(following, animated: true)
      }
    }
    let (root, hasty, last) = (UIViewController(), Hasty(), UIViewController())
    hasty.following = last
    let navigation = UINavigationController(rootViewController: root)
    TestScreen.showing(navigation) { screen in
      navigation.pushViewController(hasty, animated: true)
      screen.settle()
      #expect(navigation.viewControllers == [root, hasty, last])
      #expect(last.view.window != nil && hasty.view.window == nil && root.view.window == nil)
    }
  }

  @Test func `a page that pops itself before it is seen leaves nothing behind`() {
    final class Shy: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        navigationController?.popViewController(animated: false)
      }
    }
    let (root, shy) = (UIViewController(), Shy())
    let navigation = UINavigationController(rootViewController: root)
    TestScreen.showing(navigation) { screen in
      navigation.pushViewController(shy, animated: true)
      screen.settle()
      #expect(navigation.viewControllers == [root] && shy.parent == nil)
      #expect(root.view.window != nil && shy.viewIfLoaded?.window == nil)
    }
  }

  @Test func `what is visible is what is presented over the last one`() {
    let (root, sheet, above) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    TestScreen.showing(navigation) { screen in
      #expect(navigation.visibleViewController === root)
      root.present(sheet, animated: false)
      screen.settle()
      #expect(navigation.topViewController === root)
      #expect(navigation.visibleViewController === sheet)
      sheet.present(above, animated: false)
      screen.settle()
      #expect(navigation.visibleViewController === above)
      navigation.dismiss(animated: false)
      screen.settle()
      #expect(navigation.visibleViewController === root)
    }
  }

  @Test func `toolbar items are those of the page that is shown`() {
    let (root, page) = (UIViewController(), UIViewController())
    let (first, second) = (UIBarButtonItem(), UIBarButtonItem())
    root.toolbarItems = [first]
    page.toolbarItems = [second]
    let navigation = UINavigationController(rootViewController: root)
    TestScreen.showing(navigation) { screen in
      #expect(navigation.isToolbarHidden && navigation.toolbar.items == [first])
      #expect(root.view.safeAreaInsets.bottom == 0)
      navigation.setToolbarHidden(false, animated: true)
      screen.settle()
      #expect(root.view.safeAreaInsets.bottom == navigation.toolbar.frame.height)
      #expect(navigation.toolbar.frame.maxY == 480)
      navigation.pushViewController(page, animated: true)
      screen.settle()
      #expect(navigation.toolbar.items == [second])
      page.setToolbarItems([first, second], animated: false)
      #expect(navigation.toolbar.items == [first, second])
      // Items of a page below wait.
      root.toolbarItems = []
      #expect(navigation.toolbar.items == [first, second])
      navigation.popViewController(animated: true)
      screen.settle()
      #expect(navigation.toolbar.items == [])
    }
  }

  @Test func `a tap hides the bars where it may and brings them back`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    TestScreen.showing(navigation) { screen in
      screen.tap(160, 300)
      screen.settle()
      #expect(!navigation.isNavigationBarHidden)
      navigation.hidesBarsOnTap = true
      screen.tap(160, 300)
      screen.settle()
      #expect(navigation.isNavigationBarHidden)
      screen.tap(160, 300)
      screen.settle()
      #expect(!navigation.isNavigationBarHidden)
      #expect(navigation.navigationBar.frame.minY == 0)
    }
  }

  @Test func `a navigation controller prefers the size of what it shows`() {
    let page = UIViewController()
    page.preferredContentSize = CGSize(width: 200, height: 150)
    let navigation = UINavigationController(rootViewController: page)
    #expect(navigation.preferredContentSize == CGSize(width: 200, height: 150))
    navigation.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(navigation.preferredContentSize == CGSize(width: 10, height: 20))
  }

  @Test func `bars of one's own classes are used`() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect(navigation.navigationBar is Bar && navigation.toolbar is Tools)
    #expect(navigation.viewControllers.isEmpty && navigation.topViewController == nil)
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: plain.navigationBar) == UINavigationBar.self)
  }
}
