import CoreGraphics
import Diagnostics
import Foundation

/// Decides on the tabs of a tab bar controller, and is notified of them; every method is optional.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tab may be chosen.
  ///
  /// Defaults to true.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called when a person chose a tab.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )

  /// What shows the change from one tab to another; nil leaves it without a motion.
  ///
  /// Defaults to nil.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What drives the animator of a change by a gesture; nil for none.
  ///
  /// Defaults to nil.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The orientations the tabs are for.
  ///
  /// Defaults to those of the chosen controller.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
}

extension UITabBarControllerDelegate {
  /// It may.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}

  /// No motion.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// No gesture.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Those of the chosen controller.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { tabBarController.orientationsOfChosen }
}

/// Shows one of some controllers, with a bar of tabs to choose by.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  private let bar: UITabBar
  private var controllers: [UIViewController] = []
  private var chosen = NSNotFound
  private weak var shown: UIViewController?
  /// The change of tabs that is seen at the moment.
  private var change: (any TabChanging)?
  private var barIsHidden = false

  /// Makes a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UITabBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepareTabs()
  }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) {
    bar = coder.decodeObject(forKey: "UITabBar") as? UITabBar ?? UITabBar()
    super.init(coder: coder)
    prepareTabs()
    if let children = coder.decodeObject(forKey: "UIViewControllers") as? [UIViewController] {
      viewControllers = children
    }
  }

  private func prepareTabs() {
    bar.chosen = { [weak self] item in self?.choose(item) }
  }

  open override func loadView() {
    let view = TabBarControllerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.owner = self
    view.addSubview(bar)
    self.view = view
  }

  /// The object that decides on the tabs, and is notified of them.
  ///
  /// Defaults to nil.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar; its items are the controllers'.
  open var tabBar: UITabBar { bar }

  // MARK: Controllers

  /// The controllers, in the order of the tabs.
  ///
  /// Defaults to nil.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers; the chosen one stays if it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let former = selectedViewController
    for old in controllers where !new.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      if old === shown {
        old.viewIfLoaded?.removeFromSuperview()
        shown = nil
      }
      old.outerSafeArea = nil
      old.removeFromParent()
    }
    for one in new where one.parent !== self {
      addChild(one)
      one.didMove(toParent: self)
    }
    controllers = new
    bar.setItems(new.map(\.tabBarItem), animated: animated)
    let index = former.flatMap { one in new.firstIndex { $0 === one } }
    chosen = index ?? (new.isEmpty ? NSNotFound : 0)
    showChosen()
  }

  /// The number of the chosen tab; `NSNotFound` where there is none.
  open var selectedIndex: Int {
    get { chosen }
    set {
      guard controllers.indices.contains(newValue), newValue != chosen else { return }
      chosen = newValue
      showChosen()
    }
  }

  /// The controller that is shown; one of the controllers.
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(chosen) ? controllers[chosen] : nil }
    set {
      guard let newValue else { return }
      guard let index = controllers.firstIndex(where: { $0 === newValue }) else {
        UIKitDiagnostics.report(
          Diagnosis(
            .tabMissing,
            place: "\(type(of: self)).selectedViewController = \(type(of: newValue))",
            applePhrase: "only a view controller in the tab bar controller's list of view"
              + " controllers can be selected."
          )
        )
        return
      }
      selectedIndex = index
    }
  }

  private func choose(_ item: UITabBarItem) {
    guard let index = controllers.firstIndex(where: { $0.tabBarItem === item }) else { return }
    let controller = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if index == chosen {
      // The chosen tab leads back to where its screens begin.
      if let navigation = controller as? UINavigationController {
        if navigation.viewControllers.count > 1 {
          navigation.popToRootViewController(animated: true)
        }
      }
    } else {
      selectedIndex = index
    }
    bar.delegate?.tabBar(bar, didSelect: item)
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func showChosen() {
    bar.selectedItem = selectedViewController?.tabBarItem
    guard let view = viewIfLoaded else { return }
    let new = selectedViewController
    guard new !== shown else { return }
    change?.settle()
    let old = shown
    shown = new
    let isSeen = view.window != nil
    new?.loadViewIfNeeded()
    if isSeen, let old, let new, animate(from: old, to: new) { return }
    if isSeen {
      old?.beginAppearanceTransition(false, animated: false)
      new?.beginAppearanceTransition(true, animated: false)
    }
    if let new {
      place(new)
      if let inner = new.view { view.insertSubview(inner, belowSubview: bar) }
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if isSeen {
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
    }
    bottomBarWillChange(isHidden: hidesBar)
    layOutBars()
  }

  /// Lets the delegate's animator show the change; false where there is none.
  private func animate(
    from old: UIViewController,
    to new: UIViewController
  ) -> Bool {
    guard let delegate,
      let animator = delegate.tabBarController(
        self,
        animationControllerForTransitionFrom: old,
        to: new
      )
    else { return false }
    place(new)
    let change = presentations.changeOfTabs(
      from: old,
      to: new,
      below: bar,
      animator: animator,
      interaction: delegate.tabBarController(self, interactionControllerFor: animator)
    )
    self.change = change
    change.start { [weak self] completed in
      guard let self else { return }
      self.change = nil
      if !completed {
        shown = old
        chosen = controllers.firstIndex { $0 === old } ?? chosen
        bar.selectedItem = old.tabBarItem
      }
      bottomBarWillChange(isHidden: hidesBar)
      layOutBars()
    }
    return true
  }

  private var hidesBar: Bool {
    let navigation = shown as? UINavigationController
    return navigation?.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed } ?? false
  }

  override func prepareToAppear() {
    loadViewIfNeeded()
    if shown == nil { showChosen() }
  }

  /// Gives a controller's view its place and the room the bar leaves.
  private func place(_ controller: UIViewController) {
    guard let view = viewIfLoaded else { return }
    var insets = view.safeAreaInsets
    var frame = view.bounds
    if !barIsHidden {
      insets.bottom += BarMetrics.tabBarHeight
      if !bar.isTranslucent, !controller.extendedLayoutIncludesOpaqueBars {
        frame.size.height -= insets.bottom
      }
    }
    controller.outerSafeArea = insets
    controller.loadViewIfNeeded()
    guard let inner = controller.viewIfLoaded else { return }
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // While an animator moves it, its place is the animator's.
    if change == nil, inner.frame != frame { inner.frame = frame }
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? orientationsOfChosen
  }

  var orientationsOfChosen: UIInterfaceOrientationMask {
    selectedViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}

extension UITabBarController: BottomBarHolder, BottomBarFollowing {
  func bottomBarWillChange(isHidden: Bool) { barIsHidden = isHidden }

  func bottomInset(barIsHidden: Bool) -> CGFloat {
    let reach = viewIfLoaded?.safeAreaInsets.bottom ?? 0
    return barIsHidden ? reach : reach + BarMetrics.tabBarHeight
  }

  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    let height = BarMetrics.tabBarHeight + view.safeAreaInsets.bottom
    bar.frame = CGRect(
      x: 0,
      y: barIsHidden ? view.bounds.height + 1 : view.bounds.height - height,
      width: view.bounds.width,
      height: height
    )
    bar.layer.layoutDown()
    if let shown { place(shown) }
    updateEdge()
  }

  /// Shows the bar without its background where no content is under it.
  private func updateEdge() {
    var inner = shown
    while let next = inner?.controllerUnderBars { inner = next }
    guard let scroll = inner?.scrollViewForBars(at: .bottom) else {
      bar.isAtEdge = true
      return
    }
    scroll.bottomBarFollower = self
    let end = scroll.contentSize.height + scroll.adjustedContentInset.bottom
    bar.isAtEdge = scroll.contentOffset.y + scroll.bounds.height >= end - 0.5
  }

  /// The content of the screen that is shown moved.
  func contentDidMove() { updateEdge() }
}

extension UIViewController {
  /// The controller inside whose content is under the bars: the one on top, or one that fills this one.
  fileprivate var controllerUnderBars: UIViewController? {
    if let navigation = self as? UINavigationController { return navigation.topViewController }
    guard let view = viewIfLoaded else { return nil }
    return children.last { child in
      guard let inner = child.viewIfLoaded, inner.isDescendant(of: view) else { return false }
      return inner.convert(inner.bounds, to: view).contains(view.bounds)
    }
  }
}

/// The view of a tab bar controller.
@MainActor
final class TabBarControllerView: UIView {
  weak var owner: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.layOutBars()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    owner?.layOutBars()
  }
}
