import CoreGraphics
import Diagnostics
import Foundation

/// The owner of a view: it loads it, fills it and is told when it comes and goes.
@MainActor @preconcurrency
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment,
  UIContentContainer, UITraitChangeObservable
{
  private let possessions = ControllerResources()
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) var parentController: UIViewController?
  unowned(unsafe) var rootWindow: UIWindow?
  var appearance = AppearanceState()
  var traits = TraitStore()
  private var isLoadingView = false
  /// The scene of a storyboard that the controller came from.
  var scene: (any ControllerSource)?
  var storedParts: ControllerParts?
  /// The safe area a container with bars leaves the view, in the container's coordinates.
  var outerSafeArea: UIEdgeInsets? {
    didSet { if outerSafeArea != oldValue { loadedView?.updateSafeArea() } }
  }
  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  private(set) lazy var unavailableContent = UnavailableContent(controller: self)

  /// Makes a controller whose view comes from a nib, or from `loadView()`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    coder.nib?.finish(self, as: UIViewController.self)
  }

  /// Makes a controller whose view comes from `loadView()`.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Controllers are not archived here: storyboards are read, never written.
  open func encode(with coder: NSCoder) {}

  /// The name of the nib the view comes from.
  public private(set) final var nibName: String?

  /// The bundle the nib is in.
  public private(set) final var nibBundle: Bundle?

  // MARK: Focus

  /// Where focus goes when it comes to the controller, the most wanted first.
  ///
  /// Defaults to the view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    viewIfLoaded.map { [$0] } ?? []
  }

  /// Whether focus may move out of, into or within the controller.
  ///
  /// Defaults to true.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called when focus moved out of, into or within the controller.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// A title for bars and tabs.
  ///
  /// Defaults to nil.
  open var title: String? {
    didSet {
      storedParts?.navigationItem?.title = title
      storedParts?.tabBarItem?.title = title
    }
  }

  var loadedView: UIView? {
    get { possessions.view }
    set { possessions.view = newValue }
  }

  var childList: [UIViewController] {
    get { possessions.children }
    set { possessions.children = newValue }
  }

  /// Whether scroll views with automatic insets keep clear of bars even where their content fits.
  ///
  /// Defaults to true.
  @available(*, deprecated, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead")
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { storedAdjustsInsets }
    set { storedAdjustsInsets = newValue }
  }

  final var storedAdjustsInsets = true

  // MARK: View

  /// The controller's view; asking for it loads it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; an override sets `view` and does not call super.
  ///
  /// The view comes from the storyboard's scene, else from the nib: the one the controller was made
  /// with, else one named as its class is, without `Controller` first. Without either it is empty.
  open func loadView() {
    if Services.the((any InterfaceMaking).self).loadView(of: self) { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view, if it is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView == nil { replaceMissingView() }
    traitCollection.performAsCurrent { viewDidLoad() }
  }

  /// Called after the view was loaded.
  open func viewDidLoad() {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews; theirs lay out later (fact ge.cb.layoutPass).
  open func viewDidLayoutSubviews() {}

  /// Brings the constraints of the view up to date.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  // MARK: Storyboards

  /// The storyboard the controller came from; nil for one that did not.
  open var storyboard: UIStoryboard? { scene?.storyboard }

  /// Takes the way of a name to another controller; a name the scene does not have is a mistake.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    Services.the((any InterfaceMaking).self).takeSegue(identifier, from: self, sender: sender)
  }

  /// Whether a way to another controller may be taken that a control or a cell began.
  ///
  /// Defaults to true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Whether the controller is the end of a way back; its method of the name is called then.
  ///
  /// Defaults to whether it has such a method.
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool { SelectorTable.responds(self, to: action) }

  /// The children in which the end of a way back is looked for, in order.
  ///
  /// Defaults to all but the one the way begins in, the last first.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let containing = childContaining(source)
    return children.reversed().filter { $0 !== containing }
  }

  /// Takes a step back, so that a child shows that leads to the end of the way.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    stepBack(towards: subsequentVC)
  }

  /// Called before a way to another controller is taken, to hand it what it needs.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Appearing

  /// Called before the view comes on the screen.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in place, with its traits and size, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view came on the screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the view is coming because the controller is being presented.
  open var isBeingPresented: Bool { storedParts?.isBeingPresented ?? false }

  /// Whether the view is going because the controller is being dismissed.
  open var isBeingDismissed: Bool { storedParts?.isBeingDismissed ?? false }

  /// Whether the view is coming because the controller was given a parent.
  open var isMovingToParent: Bool { appearance.isMovingToParent }

  /// Whether the view is going because the controller lost its parent.
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  /// Tells a child that its view is about to come or go; containers call it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing: isAppearing, animated: animated)
  }

  /// Tells a child that its view came or went; containers call it.
  open func endAppearanceTransition() { endTransition() }

  /// Whether children are told by themselves when views come and go.
  ///
  /// Defaults to true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Containment

  /// The controller this one is contained in.
  open var parent: UIViewController? { parentController }

  /// The controllers contained in this one.
  open var children: [UIViewController] { childList }

  /// Takes in a controller; the caller then adds its view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Leaves the parent; the caller before called `willMove(toParent: nil)`.
  open func removeFromParent() { leaveParent() }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Exchanges the views of two children.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      (fromViewController, toViewController),
      duration: duration,
      options: options,
      animations,
      completion
    )
  }

  // MARK: Size and traits

  /// The traits that hold for the controller.
  open var traitCollection: UITraitCollection { traits.current }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits decided for the controller and what is below it.
  open var traitOverrides: UITraitOverrides {
    get { traits.overrides }
    set {
      traits.overrides = newValue
      inheritTraits()
    }
  }

  /// The style decided for the controller and what is below it.
  ///
  /// Defaults to unspecified.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.overrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Takes over changed traits now instead of before the next layout.
  open func updateTraitsIfNeeded() { inheritTraits() }

  /// Traits decided for a child.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.inheritTraits()
  }

  /// The traits decided for a child.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childTraits[ObjectIdentifier(childViewController)] }

  /// Called before the view takes another size, as when a window is resized.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childList {
      let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Called before the traits change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childList {
      let own = overrideTraitCollection(forChild: child).map {
        UITraitCollection(traitsFrom: [newCollection, $0])
      }
      let new = child.traits.resolved(own ?? newCollection)
      guard new.hasOtherShape(than: child.traitCollection) else { continue }
      child.willTransition(to: new, with: coordinator)
    }
  }

  /// The size a child will have when this controller has another.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let child = (container as? UIViewController)?.viewIfLoaded
    guard let child, child.bounds.size != loadedView?.bounds.size else { return parentSize }
    return child.bounds.size
  }

  /// Called when a child would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when a child's constraints gave it another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size the controller prefers, in points.
  ///
  /// Defaults to none.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      announcePreferredSize()
    }
  }

  // MARK: Content that is not there

  /// What covers the view while there is nothing else to show.
  ///
  /// Defaults to nil.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent.configuration }
    set { unavailableContent.configuration = newValue }
  }

  /// What is the case with the screen, for `updateContentUnavailableConfiguration(using:)`.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Asks for `updateContentUnavailableConfiguration(using:)` before the next layout ends.
  open func setNeedsUpdateContentUnavailableConfiguration() { unavailableContent.setNeedsUpdate() }

  /// Brings `contentUnavailableConfiguration` up to date; overrides set it, or set it to nil.
  ///
  /// Not to be called. It is called with the first layout of the view and where it was asked for.
  /// By itself it lets the configuration follow the state.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    guard let configuration = contentUnavailableConfiguration else { return }
    contentUnavailableConfiguration = configuration.updated(for: state)
  }

  // MARK: Safe area and margins

  /// What the controller adds to the safe area of its view, in points.
  ///
  /// Defaults to nothing.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeArea() } }
  }

  /// Called when the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the layout margins of the view changed.
  open func viewLayoutMarginsDidChange() {}

  /// The least margins of the view, in points: 16 at the sides, 20 where there is much room.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = UIScreen.main.bounds.width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are at least the system's.
  ///
  /// Defaults to true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.updateMargins() }
  }

  /// The edges at which content goes under bars.
  ///
  /// Defaults to all.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// Whether content goes under bars that hide it.
  ///
  /// Defaults to false.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Puts in place what is shown, before the view comes on the screen; containers do.
  func prepareToAppear() {}

  // MARK: Editing and the device

  /// Whether the content is being edited.
  ///
  /// Defaults to false.
  open var isEditing: Bool {
    get { appearance.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing the content.
  open func setEditing(_ editing: Bool, animated: Bool) {
    appearance.isEditing = editing
    editingDidChange()
  }

  // MARK: Bars

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem {
    if let item = parts.navigationItem { return item }
    let item = UINavigationItem(title: title)
    parts.navigationItem = item
    return item
  }

  /// The nearest navigation controller around the controller.
  open var navigationController: UINavigationController? {
    ancestor(UINavigationController.self)
  }

  /// What a tab bar shows for the controller.
  ///
  /// Defaults to a tab with the controller's title.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = parts.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      parts.tabBarItem = item
      return item
    }
    set { parts.tabBarItem = newValue }
  }

  /// The nearest tab bar controller around the controller.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

  /// Whether the bar at the bottom goes away while the controller is shown in a navigation
  /// controller.
  ///
  /// Defaults to false.
  open var hidesBottomBarWhenPushed: Bool {
    get { storedParts?.hidesBottomBarWhenPushed ?? false }
    set { parts.hidesBottomBarWhenPushed = newValue }
  }

  /// A button that starts and ends editing, and says which of the two.
  open var editButtonItem: UIBarButtonItem {
    if let button = parts.editButton { return button }
    let button = makeEditButton
    parts.editButton = button
    return button
  }

  /// What the toolbar of a navigation controller shows for the controller.
  ///
  /// Defaults to nil.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedParts?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets what the toolbar of a navigation controller shows for the controller.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    parts.toolbarItems = toolbarItems
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// The scroll view that was named for bars at an edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    storedParts?.scrollViews.last { $0.edge.contains(edge) }?.view.view
  }

  /// Names the scroll view that bars at an edge look at; nil leaves it to the bars.
  open func setContentScrollView(
    _ scrollView: UIScrollView?,
    for edge: NSDirectionalRectEdge
  ) {
    parts.scrollViews.removeAll { edge.contains($0.edge) }
    parts.scrollViews.append((edge, ControllerParts.WeakScrollView(view: scrollView)))
    navigationController?.scrollViewMayHaveChanged(of: self)
  }

  /// Names the scroll view that all bars look at; nil leaves it to the bars.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: [.top, .leading, .bottom, .trailing])
  }

  /// The transition going on that the controller takes part in.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    storedParts?.coordinator ?? parentController?.transitionCoordinator
  }

  /// Shows a controller: pushes it where a navigation controller is around.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parentController { return parentController.show(vc, sender: sender) }
    present(vc, animated: UIView.areAnimationsEnabled, completion: nil)
  }

  /// Shows a controller in the last place of a split view controller, else over everything.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parentController { return parentController.showDetailViewController(vc, sender: sender) }
    present(vc, animated: UIView.areAnimationsEnabled, completion: nil)
  }

  /// The nearest controller around this one that has a method of its own for an action.
  ///
  /// Showing is what navigation and split view controllers do; other actions belong to the
  /// controllers that have a method of the name and may perform it.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    presentations.target(of: action, from: self, sender: sender)
  }

  /// The nearest split view controller around the controller.
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

  /// Takes in the second controller of a split view controller that has room for one only.
  ///
  /// Does nothing; navigation controllers push it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}

  /// Gives back the second controller of a split view controller that has room for two again.
  ///
  /// Defaults to nil: the second controller is the one there was; navigation controllers give what
  /// is on top.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: Presentation

  /// Shows a controller over this one.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { presentations.present(viewControllerToPresent, from: self, animated: flag, completion) }

  /// Takes away what this controller presents, or else this controller, if it is presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presentations.dismiss(from: self, animated: flag, completion)
  }

  /// The controller that this one, or one around it, presents.
  open var presentedViewController: UIViewController? {
    storedParts?.presented ?? parentController?.presentedViewController
  }

  /// The controller that presents this one, or one around it.
  open var presentingViewController: UIViewController? {
    storedParts?.presenting ?? parentController?.presentingViewController
  }

  /// How the controller is placed when it is presented.
  ///
  /// Defaults to `automatic`.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { storedParts?.modalStyle ?? .automatic }
    set {
      if newValue != modalPresentationStyle { parts.presentation = nil }
      parts.modalStyle = newValue
    }
  }

  /// How the controller comes when it is presented.
  ///
  /// Defaults to `coverVertical`.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { storedParts?.transitionStyle ?? .coverVertical }
    set { parts.transitionStyle = newValue }
  }

  /// Who decides how the controller is presented and dismissed.
  ///
  /// Defaults to nil.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { storedParts?.transitioningDelegate }
    set { parts.transitioningDelegate = newValue }
  }

  /// Whether people cannot put the controller away by themselves.
  ///
  /// Defaults to false.
  open var isModalInPresentation: Bool {
    get { storedParts?.isModal ?? false }
    set { parts.isModal = newValue }
  }

  /// Whether what is presented over a context is placed over this controller's view.
  ///
  /// Defaults to false.
  open var definesPresentationContext: Bool {
    get { storedParts?.definesContext ?? false }
    set { parts.definesContext = newValue }
  }

  /// Whether the controller also decides how what is presented over its context comes.
  ///
  /// Defaults to false.
  open var providesPresentationContextTransitionStyle: Bool {
    get { storedParts?.providesTransitionStyle ?? false }
    set { parts.providesTransitionStyle = newValue }
  }

  /// Whether a controller that does not fill the screen decides on the status bar; there is none
  /// here.
  ///
  /// Defaults to false.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { false }
    set {}
  }

  /// What places the controller when it is presented: made by the style when it is first asked
  /// for, and thrown away after the dismissal.
  open var presentationController: UIPresentationController? {
    if let made = activePresentationController { return made }
    guard parentController == nil else { return nil }
    return presentations.presentation(of: self)
  }

  /// What places the controller, or one around it, while it is presented.
  open var activePresentationController: UIPresentationController? {
    storedParts?.presentation ?? parentController?.activePresentationController
  }

  /// What places the controller where it is, or will be, a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    let controller = presentationController
    return (controller as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
      ?? controller as? UISheetPresentationController
  }

  /// What places the controller where it is, or will be, a bubble.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The child that decides how the status bar looks; there is none here.
  ///
  /// Defaults to nil: the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is hidden; there is none here.
  ///
  /// Defaults to nil: the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// How the screen may be laid out on the device.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// How the screen is laid out at first.
  ///
  /// Kept for the app; nothing here reads it.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// What is listed with the screen's preview while it is peeked at.
  ///
  /// Defaults to nothing.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// Called when everything was restored: never, for nothing is.
  open func applicationFinishedRestoringState() {}

  /// Whether the screen turns with the device.
  ///
  /// Defaults to true.
  open var shouldAutorotate: Bool { true }

  /// Tells that `supportedInterfaceOrientations` changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// How the status bar looks; there is none here.
  ///
  /// Defaults to the default.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden; there is none here.
  ///
  /// Defaults to false.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar comes and goes; there is none here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Tells that the wishes for the status bar changed.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The child that decides for the home indicator; there is none here.
  ///
  /// Defaults to nil: the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Whether the home indicator, which is not here, fades: by default it stays.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Tells that the wish for the home indicator changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The child that decides at which edges the system waits; no edge is the system's here.
  ///
  /// Defaults to nil: the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// The edges whose touches are the app's before they are the system's: by default none are.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Tells that the wish for the edges changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Called when memory is short.
  open func didReceiveMemoryWarning() {}

  open override var next: UIResponder? {
    loadedView?.superview ?? rootWindow ?? parentController
  }

  // MARK: Details

  private func setView(_ view: UIView?) {
    loadedView?.controller = nil
    loadedView = view
    view?.controller = self
    view?.updateMargins()
    inheritTraits()
  }

  private func replaceMissingView() {
    UIKitDiagnostics.report(
      Diagnosis(
        .noView,
        place: "\(type(of: self)).loadView()",
        applePhrase: "loadView ... view was not set"
      )
    )
    setView(UIView(frame: UIScreen.main.bounds))
  }

  // MARK: Keys

  /// The keys added with `addKeyCommand(_:)`.
  open override var keyCommands: [UIKeyCommand]? {
    guard let added = storedParts?.keyCommands, !added.isEmpty else { return nil }
    return added
  }

  /// Lets a key do something while what has the focus is in the controller.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { parts.keyCommands.append(keyCommand) }

  /// Takes a key back.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    storedParts?.keyCommands.removeAll { $0 === keyCommand }
  }
}
