import UIKit
import ViewGraph
import ViewLayout

extension EnvironmentValues {
  /// The environment of a page of its own, shown from a view with this one.
  var forPage: EnvironmentValues {
    var page = self
    page.stackAxis = nil
    page.isListRow = false
    page.listLook = nil
    page.menuCollector = false
    page.refresh = nil
    page.scrollReader = nil
    page.forgetScrolling()
    page.focusLink = nil
    page.splitColumn = nil
    page.joinsStack = false
    page.submitActions = nil
    return page
  }
}

/// A page: views with a controller of their own, in the environment of the view that shows it.
final class PageController: UIHostingController<AnyView> {
  init(_ view: AnyView, _ environment: EnvironmentValues) {
    super.init(rootView: view)
    baseEnvironment = environment.forPage
  }

  required init?(coder: NSCoder) { fatalError("Made in code.") }

  /// The column that the page is, where it is one of a split view.
  var column: SplitColumn?
  /// Called when the page was closed by itself.
  var closed: () -> Void = {}
  /// What the page said last of the sheet that it is in; nil where it is in none.
  var sheetValues: SheetValues?
  /// Hears what becomes of the sheet.
  weak var sheetWatcher: SheetWatcher?

  func update(_ view: AnyView, _ environment: EnvironmentValues) {
    bringEnvironment(environment)
    rootView = view
  }

  /// Takes the environment of the view that shows the page.
  func bringEnvironment(_ environment: EnvironmentValues) {
    var environment = environment.forPage
    environment.splitColumn = column
    environment.joinsStack = column != nil
    baseEnvironment = environment
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if sheetValues != nil { applySheet() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || presentingViewController == nil && parent == nil { closed() }
  }
}

/// The pages of a navigation stack.
@MainActor
final class Navigator: NSObject, UINavigationControllerDelegate {
  let controller = UINavigationController()
  private(set) var root: PageController?
  private(set) var environment = EnvironmentValues()
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  /// The pages above the root: values of the path, or views.
  private var pages: [Page] = []
  /// Reads and writes the path of the app, where it has one.
  var path: (read: () -> [AnyHashable], write: ([AnyHashable]) -> Void)?
  private var waiting: [AnyHashable] = []
  /// The column that the root is, where it is one of a split view.
  var column: SplitColumn?
  /// Columns of a split view that stand above the root, where there is room for one.
  private(set) var columnPages: [PageController] = []
  /// Called with the place of the first column that a person left.
  var columnsClosed: (Int) -> Void = { _ in }
  /// Where the columns are shown, which is never covered as pages are.
  weak var host: ViewHost?
  /// The next column, where columns stand side by side: it shows what the root links to.
  weak var next: Navigator?
  /// Whether a page that another column linked to stands in place of the root.
  private var isReplaced = false

  private struct Page {
    let value: AnyHashable?
    let controller: PageController
    let closed: () -> Void
  }

  override init() {
    super.init()
    controller.navigationBar.prefersLargeTitles = true
    controller.delegate = self
  }

  func update(_ content: AnyView, _ environment: EnvironmentValues) {
    var environment = environment
    environment.navigator = self
    self.environment = environment
    if let root {
      root.update(content, environment)
    } else {
      let page = PageController(content, environment)
      page.column = column
      page.bringEnvironment(environment)
      root = page
      controller.setViewControllers([page], animated: false)
      // The first page says which destinations there are.
      page.prepareChrome()
    }
    for page in pages { page.controller.bringEnvironment(environment) }
  }

  /// The pages that are not left by going back to the beginning of the path.
  private var base: [PageController] {
    isReplaced ? [] : (root.map { [$0] } ?? []) + columnPages
  }

  // MARK: Columns

  /// Shows columns above the root, and nothing above them.
  func showColumns(_ columns: [PageController], animated: Bool) {
    let new = columns.dropFirst(columnPages.count)
    columnPages = columns
    forget(from: 0)
    for page in new { page.prepareChrome() }
    controller.setViewControllers(base, animated: animated)
  }

  /// Shows a page in place of the root.
  private func replace(
    with view: AnyView,
    closed: @escaping () -> Void
  ) -> PageController {
    isReplaced = true
    forget(from: 0)
    let page = PageController(view, environment)
    pages = [Page(value: nil, controller: page, closed: closed)]
    page.prepareChrome()
    controller.setViewControllers([page], animated: false)
    return page
  }

  /// Shows the root again, where a page that another column linked to stands in its place.
  func showRoot() {
    guard isReplaced else { return }
    isReplaced = false
    forget(from: 0)
    controller.setViewControllers(base, animated: false)
  }

  // MARK: Destinations

  func register<Value: Hashable>(
    _ type: Value.Type,
    _ make: @escaping (Value) -> AnyView
  ) {
    destinations[ObjectIdentifier(type)] = { value in
      (value.base as? Value).map(make)
    }
    guard !waiting.isEmpty else { return }
    let values = waiting
    waiting = []
    show(values, animated: false)
  }

  private func view(for value: AnyHashable) -> AnyView? {
    destinations[ObjectIdentifier(type(of: value.base))]?(value)
  }

  // MARK: Going

  func push(_ value: AnyHashable) {
    if let next, let view = view(for: value) {
      _ = next.replace(with: view) {}
    } else if let path {
      path.write(path.read() + [value])
    } else {
      show(currentValues + [value], animated: true)
    }
  }

  func push(_ view: AnyView, closed: @escaping () -> Void = {}) -> PageController {
    if let next { return next.replace(with: view, closed: closed) }
    let page = PageController(view, environment)
    pages.append(Page(value: nil, controller: page, closed: closed))
    page.prepareChrome()
    controller.pushViewController(page, animated: controller.view.window != nil)
    return page
  }

  /// Goes back to below a page.
  func pop(_ page: PageController) {
    guard let index = pages.firstIndex(where: { $0.controller === page }) else { return }
    let target = index == 0 ? base.last : pages[index - 1].controller
    if let target { controller.popToViewController(target, animated: true) }
    forget(from: index)
  }

  private var currentValues: [AnyHashable] { pages.compactMap(\.value) }

  /// Shows the pages of values, keeping those there are.
  func show(_ values: [AnyHashable], animated: Bool) {
    var kept = 0
    while kept < values.count, kept < pages.count, pages[kept].value == values[kept] { kept += 1 }
    if kept == values.count, kept == currentValues.count { return }
    var next = Array(pages.prefix(kept))
    for value in values.dropFirst(kept) {
      guard let view = view(for: value) else {
        waiting = values
        break
      }
      next.append(
        Page(value: value, controller: PageController(view, environment), closed: {})
      )
    }
    guard root != nil else { return }
    isReplaced = isReplaced && kept > 0
    pages = next
    for page in next.dropFirst(kept) { page.controller.prepareChrome() }
    controller.setViewControllers(
      base + next.map(\.controller),
      animated: animated && controller.view.window != nil
    )
  }

  private func forget(from index: Int) {
    let gone = pages[index...]
    pages.removeSubrange(index...)
    for page in gone { page.closed() }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let shown = navigationController.viewControllers
    if let index = columnPages.firstIndex(where: { !shown.contains($0) }) {
      columnPages.removeSubrange(index...)
      columnsClosed(index)
    }
    guard
      let index = pages.firstIndex(where: { page in !shown.contains { $0 === page.controller } })
    else { return }
    forget(from: index)
    if let path {
      let values = currentValues
      if path.read() != values { path.write(values) }
    }
  }
}

enum NavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}

extension EnvironmentValues {
  /// The navigation stack around a view.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}
