import CoreGraphics
import Diagnostics
import Foundation

/// Shows one of a stack of controllers, with a bar that tells where one is and leads back.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// What happens to the stack.
  public enum Operation: Int, Sendable {
    /// Nothing that is shown.
    case none = 0
    /// A controller came.
    case push = 1
    /// A controller went.
    case pop = 2
  }

  /// How long bars take to come and go, in seconds: 0.2.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  private let bar: UINavigationBar
  private let tools: UIToolbar
  let presenter = Services.the((any StackPresenting).self)
  private var barIsHidden = false
  private var toolsAreHidden = true
  private let tap = UITapGestureRecognizer()

  /// Makes a navigation controller with bars of the given classes; nil are UIKit's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = Self.make(navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self)
    tools = Self.make(toolbarClass as? UIToolbar.Type ?? UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
    prepareNavigation()
  }

  /// Makes a navigation controller that shows a controller.
  public init(rootViewController: UIViewController) {
    (bar, tools) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nil, bundle: nil)
    prepareNavigation()
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a navigation controller without controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (bar, tools) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepareNavigation()
  }

  /// Makes a navigation controller from an archive.
  public required init?(coder: NSCoder) {
    bar = coder.decodeObject(forKey: "UINavigationBar") as? UINavigationBar ?? UINavigationBar()
    tools = coder.decodeObject(forKey: "UIToolbar") as? UIToolbar ?? UIToolbar()
    super.init(coder: coder)
    prepareNavigation()
    if coder.containsValue(forKey: "UIToolbarShown") {
      toolsAreHidden = !coder.decodeBool(forKey: "UIToolbarShown")
    }
    if coder.decodeBool(forKey: "UINavigationBarHidden") { barIsHidden = true }
    if let children = coder.decodeObject(forKey: "UIChildViewControllers") as? [UIViewController] {
      setViewControllers(children, animated: false)
    }
  }

  private static func make<Bar: UIView>(_ type: Bar.Type) -> Bar {
    DynamicInstantiation.make(type, frame: .zero)
  }

  private func prepareNavigation() {
    presenter.prepare(self)
    bar.owner = presenter
    tools.isOwned = true
    tap.isEnabled = false
    tap.cancelsTouchesInView = false
    tap.addHandler { [weak self] gesture in
      guard let self, gesture.state == .ended, hidesBarsOnTap else { return }
      setNavigationBarHidden(!barIsHidden, animated: true)
      if toolbarItems != nil || topViewController?.toolbarItems != nil {
        setToolbarHidden(barIsHidden, animated: true)
      }
    }
  }

  open override func loadView() {
    let view = presenter.makeView()
    view.addGestureRecognizer(tap)
    self.view = view
  }

  // MARK: Stack

  /// The controllers, the one shown last.
  open var viewControllers: [UIViewController] {
    get { presenter.stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last of the controllers, which is shown.
  open var topViewController: UIViewController? { presenter.stack.last }

  /// The controller that is seen: the last one, or what it presents.
  open var visibleViewController: UIViewController? {
    var visible = topViewController
    while let presented = visible?.presentedViewController { visible = presented }
    return visible
  }

  /// Shows a controller over the present one.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard presenter.mayPush(viewController) else { return }
    presenter.change(to: presenter.stack + [viewController], animated: animated)
  }

  /// Goes back to the controller before; nil where there is none.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard presenter.stack.count > 1 else { return nil }
    let popped = presenter.stack.last
    presenter.change(to: presenter.stack.dropLast(), animated: animated)
    return popped
  }

  /// Goes back to the first controller; gives those that went.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard presenter.stack.count > 1 else { return nil }
    let popped = Array(presenter.stack.dropFirst())
    presenter.change(to: Array(presenter.stack.prefix(1)), animated: animated)
    return popped
  }

  /// Goes back to a controller of the stack; gives those that went.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = presenter.stack.firstIndex(where: { $0 === viewController }) else {
      UIKitDiagnostics.report(
        Diagnosis(
          .navPopMissing,
          place: "\(type(of: self)).popToViewController(\(type(of: viewController)))",
          saw: "\(presenter.stack.count) controllers, none of them this one",
          applePhrase: "Tried to pop to a view controller that doesn't exist."
        )
      )
      return nil
    }
    let popped = Array(presenter.stack[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    presenter.change(to: Array(presenter.stack[...index]), animated: animated)
    return popped
  }

  /// Replaces the controllers; the change is shown as going on or back, by which it is.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    presenter.change(to: viewControllers, animated: animated)
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {
    splitViewController.presenter.absorb(secondaryViewController, into: self)
  }

  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { splitViewController.presenter.release(from: self) }

  /// The object that is notified of what is shown.
  ///
  /// Defaults to nil.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// What lets a finger from the edge go back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { presenter.swipe }

  // MARK: Bars

  /// The bar; its items follow the controllers.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the bar is hidden.
  ///
  /// Defaults to false.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    presenter.barsDidChange(animated: animated)
  }

  /// The toolbar; its items are those of the controller shown.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var toolbar: UIToolbar! { tools }

  /// Whether the toolbar is hidden.
  ///
  /// Defaults to true.
  open var isToolbarHidden: Bool {
    get { toolsAreHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != toolsAreHidden else { return }
    toolsAreHidden = hidden
    presenter.barsDidChange(animated: animated)
  }

  /// Whether scrolling hides and shows the bars.
  ///
  /// Defaults to false.
  open var hidesBarsOnSwipe = false

  /// Whether a tap hides and shows the bars.
  ///
  /// Defaults to false.
  open var hidesBarsOnTap = false { didSet { tap.isEnabled = hidesBarsOnTap } }

  /// Whether the bars go where the screen is low.
  ///
  /// Defaults to false.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { presenter.barsDidChange(animated: false) }
  }

  /// Whether the bars go when a keyboard comes: the app's own input or accessory view.
  ///
  /// Defaults to false.
  open var hidesBarsWhenKeyboardAppears = false

  override func keyboardWillAppear() {
    guard hidesBarsWhenKeyboardAppears else { return }
    setNavigationBarHidden(true, animated: true)
    setToolbarHidden(true, animated: true)
  }

  /// What hides the bars when a finger taps.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { tap }

  /// What hides the bars when content is scrolled: that of the content's scroll view.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    topViewController?.scrollViewForBars(at: .top)?.panGestureRecognizer
      ?? standInSwipe
  }

  private lazy var standInSwipe = UIPanGestureRecognizer()

  /// The items of the controller that is shown changed.
  func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    guard controller === topViewController else { return }
    tools.setItems(controller.toolbarItems, animated: animated)
  }

  /// The controller that is shown named another scroll view.
  func scrollViewMayHaveChanged(of controller: UIViewController) {
    if controller === topViewController { viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: Overrides

  /// The tab of the first controller, unless one was set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabBarItem: UITabBarItem! {
    get {
      if storedParts?.tabBarItem == nil, let root = presenter.stack.first { return root.tabBarItem }
      return super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  override func prepareToAppear() {
    loadViewIfNeeded()
    presenter.showFirst()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let top = topViewController {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let top = topViewController {
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }

  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? topViewController?.preferredContentSize ?? .zero : own
    }
    set { super.preferredContentSize = newValue }
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard container === topViewController, super.preferredContentSize == .zero else { return }
    announcePreferredSize()
  }

  open override var childForStatusBarHidden: UIViewController? {
    barIsHidden ? topViewController : nil
  }

  open override var childForStatusBarStyle: UIViewController? {
    barIsHidden ? topViewController : nil
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}
