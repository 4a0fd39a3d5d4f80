import CoreGraphics
import Diagnostics
import Foundation

/// Brings the controllers of a navigation controller on the screen and off it.
@MainActor
final class NavigationPresenter: StackPresenting {
  weak var owner: UINavigationController?
  /// Where the views of controllers are.
  let container = NavigationContainer()
  private(set) var stack: [UIViewController] = []
  private(set) var shown: UIViewController?
  /// The state of bars for each controller.
  private var records: [ObjectIdentifier: NavigationRecord] = [:]
  private(set) var transition: ControllerTransition?
  /// Whether the screen is not yet what the stack says.
  private var isDue = false
  private var dueAnimated = false
  /// Whether a transition is being set up, so that bars that change move with it.
  private var isStarting = false
  private var leaving: [UIViewController] = []
  private var coming: [UIViewController] = []
  /// The stack as it was before the change that is shown.
  private var former: [UIViewController] = []
  private var driver: UIPercentDrivenInteractiveTransition?
  private let gate = SwipeBackDelegate()
  private let edge = UIScreenEdgePanGestureRecognizer()

  func prepare(_ owner: UINavigationController) {
    self.owner = owner
    gate.controller = owner
    edge.edges = .left
    edge.delegate = gate
    edge.addHandler { [weak self] in self?.swipeBack($0) }
  }

  func makeView() -> UIView {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.presenter = self
    view.addSubview(container)
    if let owner {
      view.addSubview(owner.toolbar)
      view.addSubview(owner.navigationBar)
    }
    view.addGestureRecognizer(edge)
    return view
  }

  var swipe: UIGestureRecognizer { edge }

  func record(of controller: UIViewController) -> NavigationRecord {
    if let record = records[ObjectIdentifier(controller)] { return record }
    let record = NavigationRecord()
    records[ObjectIdentifier(controller)] = record
    return record
  }

  // MARK: Stack

  func mayPush(_ controller: UIViewController) -> Bool {
    guard let owner else { return false }
    let name = "\(type(of: owner)).pushViewController(\(type(of: controller)))"
    if controller is UINavigationController {
      UIKitDiagnostics.report(
        Diagnosis(
          .navPushNav,
          place: name,
          applePhrase: "Pushing a navigation controller is not supported"
        )
      )
      return false
    }
    if stack.contains(where: { $0 === controller }) {
      UIKitDiagnostics.report(
        Diagnosis(
          .navPushTwice,
          place: name,
          saw:
            "it is number \((stack.firstIndex { $0 === controller } ?? 0) + 1) of \(stack.count)",
          applePhrase: "Pushing the same view controller instance more than once is not supported"
        )
      )
      return false
    }
    return true
  }

  func change(to new: [UIViewController], animated: Bool) {
    guard let owner else { return }
    let gone = stack.filter { old in !new.contains { $0 === old } }
    let added = new.filter { one in !stack.contains { $0 === one } }
    for controller in gone {
      controller.willMove(toParent: nil)
      leaving.append(controller)
    }
    for controller in added {
      // One that is still on its way out comes back after all.
      leaving.removeAll { $0 === controller }
      controller.appearance.isMovingFromParent = false
      owner.addChild(controller)
      coming.append(controller)
    }
    if !isDue { former = stack }
    stack = new
    owner.navigationBar.takeItems(new.map(\.navigationItem))
    isDue = true
    dueAnimated = animated && shown != nil
    guard owner.isViewLoaded, shown != nil || owner.viewIfLoaded?.window != nil else {
      // Nobody sees it: the screen follows when it is shown.
      settleParents()
      owner.navigationBar.showTop()
      return
    }
    owner.view.setNeedsLayout()
    if owner.view.window == nil { layOut() }
  }

  private func settleParents() {
    let (came, went) = (coming, leaving)
    (coming, leaving) = ([], [])
    for controller in came where controller.parent === owner {
      controller.didMove(toParent: owner)
    }
    // Each gives the view back to the one below it.
    for controller in went.reversed() { (controller as? any ViewBorrowing)?.loan?.end() }
    for controller in went {
      records[ObjectIdentifier(controller)] = nil
      // Another container may have taken it in meanwhile.
      guard controller.parent === owner else { continue }
      controller.outerSafeArea = nil
      controller.removeFromParent()
    }
  }

  /// Puts the top controller in place before the navigation controller is seen.
  func showFirst() {
    guard shown == nil, let top = stack.last, let owner else { return }
    isDue = false
    shown = top
    owner.navigationBar.showTop()
    prepare(top)
    container.addSubview(top.view)
    settleParents()
    owner.toolbar.items = top.toolbarItems
    layOut()
  }

  // MARK: Transitions

  private func startIfDue() {
    guard isDue, transition == nil, let owner, owner.viewIfLoaded != nil else { return }
    isDue = false
    guard let top = stack.last else { return clear() }
    guard top !== shown else {
      owner.navigationBar.showTop()
      return settleParents()
    }
    guard let from = shown else { return showFirst() }
    let operation: UINavigationController.Operation =
      leaving.contains { $0 === from } && !coming.contains { $0 === top } ? .pop : .push
    start(from: from, to: top, operation, animated: dueAnimated && container.window != nil)
  }

  /// The stack became empty.
  private func clear() {
    guard let from = shown else { return }
    shown = nil
    from.beginAppearanceTransition(false, animated: false)
    from.view.removeFromSuperview()
    from.endAppearanceTransition()
    owner?.navigationBar.showTop()
    settleParents()
  }

  private func start(
    from: UIViewController,
    to: UIViewController,
    _ operation: UINavigationController.Operation,
    animated: Bool
  ) {
    guard let owner else { return }
    isStarting = true
    let isPush = operation == .push
    shown = to
    let fromFrame = from.view.frame
    for controller in leaving { controller.appearance.isMovingFromParent = true }
    let animator =
      animated
      ? owner.delegate?.navigationController(
        owner,
        animationControllerFor: operation,
        from: from,
        to: to
      ) : nil
    let sharing = animator == nil ? shareView(from, to, isPush: isPush) : nil
    if sharing == nil, !isPush, to is any ViewBorrowing {
      lentBack(to)?.move(to: to).settle()
    }
    let builtIn: any BuiltInTransition = sharing ?? NavigationSlide(isPush: isPush)
    let used: any UIViewControllerAnimatedTransitioning = animator ?? builtIn
    let interaction: (any UIViewControllerInteractiveTransitioning)? =
      animated && sharing == nil
      ? driver ?? owner.delegate?.navigationController(owner, interactionControllerFor: used) : nil
    to.loadViewIfNeeded()
    let hidesBottom = hidesBottomBar
    prepare(to)
    let parts = ControllerTransition.Parts(
      container: container,
      from: from,
      to: to,
      fromView: from.view,
      toView: to.view,
      fromStart: fromFrame,
      toEnd: frame(of: to)
    )
    let running = ControllerTransition(
      parts,
      going: [from],
      coming: [to],
      isAnimated: animated,
      animator: used,
      interaction: interaction
    )
    transition = running
    running.accompany([owner])
    running.tellBegin(between: {
      owner.delegate?.navigationController(owner, willShow: to, animated: animated)
    })
    let change = owner.navigationBar.beginChange(isPush: isPush)
    owner.tabBarHolder?.bottomBarWillChange(isHidden: hidesBottom)
    running.coordinator.animate(
      alongsideTransition: { [weak self] _ in
        self?.layOut()
        change.animations()
        self?.owner?.tabBarHolder?.layOutBars()
      },
      completion: nil
    )
    running.ended = { [weak self, unowned running] completed in
      change.end(completed)
      self?.finish(running, from: from, to: to, completed: completed)
    }
    owner.toolbar.setItems(to.toolbarItems, animated: animated)
    isStarting = false
    // What the calls above changed of the bars holds for where the controller comes to stand.
    prepare(to)
    running.start {
      sharing?.settle()
      container.addSubview(to.view)
      to.view.frame = frame(of: to)
    }
  }

  /// Lets a controller that wants it go on with the collection view of the one below, or gives it back.
  private func shareView(
    _ from: UIViewController,
    _ to: UIViewController,
    isPush: Bool
  ) -> (any SharedViewTransition)? {
    if isPush { return (to as? any ViewBorrowing)?.borrowView(of: from) }
    guard (from as? any ViewBorrowing)?.loan != nil else { return nil }
    return lentBack(to)?.move(to: to)
  }

  /// What was lent by a controller that comes back; of several it is the lowest that goes, which
  /// knows the layout there was.
  private func lentBack(_ to: UIViewController) -> (any ViewLoan)? {
    former.lazy.filter { one in self.leaving.contains { $0 === one } }
      .compactMap { ($0 as? any ViewBorrowing)?.loan }
      .first { $0.sharedView === to.viewIfLoaded }
  }

  private func finish(
    _ run: TransitionRun,
    from: UIViewController,
    to: UIViewController,
    completed: Bool
  ) {
    guard let owner else { return }
    transition = nil
    let (kept, gone) = completed ? (to, from) : (from, to)
    if gone.viewIfLoaded !== kept.viewIfLoaded, gone.viewIfLoaded?.superview === container {
      gone.view.removeFromSuperview()
    }
    if !completed {
      shown = from
      let (back, came) = (leaving, coming)
      (leaving, coming) = ([], [])
      stack = former
      owner.navigationBar.takeItems(stack.map(\.navigationItem))
      owner.navigationBar.showTop()
      owner.toolbar.items = from.toolbarItems
      owner.tabBarHolder?.bottomBarWillChange(isHidden: hidesBottomBar)
      run.tellEnd(false)
      for controller in back { controller.appearance.isMovingFromParent = false }
      for controller in came {
        (controller as? any ViewBorrowing)?.loan?.end()
        controller.willMove(toParent: nil)
        controller.outerSafeArea = nil
        controller.removeFromParent()
      }
    } else {
      run.tellEnd(true)
      for controller in leaving { controller.appearance.isMovingFromParent = false }
      settleParents()
    }
    if !isDue { former = [] }
    UIView.performWithoutAnimation {
      if kept.view.superview !== container { container.addSubview(kept.view) }
      layOut()
    }
    if completed {
      owner.delegate?.navigationController(owner, didShow: to, animated: run.isAnimated)
    }
    if isDue { owner.view.setNeedsLayout() }
  }

  /// Whether the controller shown wants the bar at the bottom away.
  private var hidesBottomBar: Bool {
    stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  // MARK: Bars

  func barsDidChange(animated: Bool) {
    guard let owner, owner.isViewLoaded, !isStarting else { return }
    if owner.tabBarHolder != nil { owner.tabBarHolder?.layOutBars() }
    guard animated, owner.view.window != nil, transition == nil else {
      owner.view.setNeedsLayout()
      return
    }
    if !owner.isNavigationBarHidden { owner.navigationBar.isHidden = false }
    if !owner.isToolbarHidden { owner.toolbar.isHidden = false }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      self.layOut()
    }
  }

  /// Lays everything out that the navigation controller shows.
  func layOut() {
    guard let owner, let view = owner.viewIfLoaded else { return }
    // A frame that is set again asks for a layout, which out of a window would be this one.
    if container.frame != view.bounds { container.frame = view.bounds }
    startIfDue()
    guard let shown else { return placeBars(nil) }
    follow(shown)
    placeBars(shown)
    if transition == nil {
      prepare(shown)
      if shown.appearance.hasBegun { shown.viewIfLoaded?.layoutIfNeeded() }
      followScroll(of: shown)
    }
  }

  /// Gives a controller's view its place and the room the bars leave.
  private func prepare(_ controller: UIViewController) {
    controller.navigationItem.search?.searched = controller
    controller.outerSafeArea = safeArea(of: controller)
    guard transition == nil || controller.viewIfLoaded?.superview == nil else { return }
    let frame = frame(of: controller)
    controller.loadViewIfNeeded()
    guard let view = controller.viewIfLoaded else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.frame != frame { view.frame = frame }
    controller.outerSafeArea = safeArea(of: controller)
  }

  // MARK: Swipe back

  func swipeBack(_ gesture: UIGestureRecognizer) {
    guard let owner, let pan = gesture as? UIPanGestureRecognizer else { return }
    let width = max(1, container.bounds.width)
    let direction: CGFloat = container.isRightToLeft ? -1 : 1
    let share = pan.translation(in: container).x * direction / width
    switch gesture.state {
    case .began:
      guard transition == nil, !isDue, stack.count > 1 else { return }
      let driver = UIPercentDrivenInteractiveTransition()
      driver.completionCurve = .easeOut
      self.driver = driver
      owner.popViewController(animated: true)
      layOut()
    case .changed: driver?.update(share)
    case .ended:
      let speed = pan.velocity(in: container).x * direction
      if share > 0.5 && speed > -100 || speed > 300 { driver?.finish() } else { driver?.cancel() }
      driver = nil
    case .cancelled, .failed:
      driver?.cancel()
      driver = nil
    default: break
    }
  }
}

/// Where the views of a navigation controller's controllers are.
@MainActor
final class NavigationContainer: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }
}
