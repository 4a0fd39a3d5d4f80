import CoreGraphics
import Foundation

/// What a navigation controller knows of a controller's bar.
@MainActor
final class NavigationRecord {
  /// How much of the large title and the search bar shows; nil before the first layout.
  var extra: CGFloat?
  /// How far the bar is pulled beyond its height.
  var stretch: CGFloat = 0
  /// How much of the background shows.
  var coverage: CGFloat = 0
  weak var scroll: UIScrollView?
  /// Whether one searched in the bar, and whether the content stood at its start, when last looked at.
  var wasSearching = false
  var wasAtStart = true
  /// How high a large title was when last looked at.
  var large: CGFloat = 0
  /// Whether the controller, or one below it, wants the bar of the tabs away.
  var hidesBottomBar = false
}

/// The height of the bars, and what they leave to the controllers.
extension NavigationPresenter: NavigationBarOwner {
  private var bar: UINavigationBar? { owner?.navigationBar }

  // MARK: Heights

  func heights(of item: UINavigationItem) -> NavigationBarHeights {
    guard let owner, let controller = stack.first(where: { $0.navigationItem === item }) else {
      return NavigationBarHeights()
    }
    return heights(of: controller, in: owner)
  }

  private func heights(of controller: UIViewController) -> NavigationBarHeights {
    owner.map { heights(of: controller, in: $0) } ?? NavigationBarHeights()
  }

  private func heights(
    of controller: UIViewController,
    in owner: UINavigationController
  ) -> NavigationBarHeights {
    var heights = NavigationBarHeights()
    let item = controller.navigationItem
    let traits = owner.traitCollection
    let isLow = traits.verticalSizeClass == .compact && traits.userInterfaceIdiom == .phone
    if isLow {
      heights.row = BarMetrics.compactHeight
    } else if owner.isInSheet {
      heights.row = BarMetrics.sheetHeight
    } else if traits.userInterfaceIdiom == .pad {
      heights.row = BarMetrics.padHeight
    } else {
      heights.row = BarMetrics.height
    }
    if item.prompt != nil { heights.row += BarMetrics.promptHeight }
    if owner.navigationBar.prefersLargeTitles, !isLow, isLarge(controller) {
      heights.large = BarMetrics.largeTitleHeight(owner.navigationBar.sizeOfText)
    }
    if item.palette != nil {
      heights.search = BarMetrics.searchHeight
      heights.searchHides = item.paletteHides
    }
    if let search = item.search, item.isSearching {
      heights.searchHides = false
      if search.showsScopes { heights.search += BarMetrics.scopeHeight }
      if search.hidesNavigationBarDuringPresentation {
        (heights.row, heights.large) = (BarMetrics.searchingRow, 0)
      }
    }
    return heights
  }

  /// Whether a controller's title is large; one that leaves it open takes after the one before.
  private func isLarge(_ controller: UIViewController) -> Bool {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      // A controller that goes is as it was.
      return controller.navigationItem.largeTitleDisplayMode != .never
    }
    for one in stack[...index].reversed() {
      switch one.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  func itemDidChange(_ item: UINavigationItem) { owner?.viewIfLoaded?.setNeedsLayout() }

  var isBarHidden: Bool {
    guard let owner else { return true }
    if owner.isNavigationBarHidden { return true }
    return owner.hidesBarsWhenVerticallyCompact
      && owner.traitCollection.verticalSizeClass == .compact
  }

  private var showsTools: Bool { owner.map { !$0.isToolbarHidden } ?? false }

  private var safe: UIEdgeInsets { owner?.viewIfLoaded?.safeAreaInsets ?? .zero }

  private func extra(of controller: UIViewController) -> CGFloat {
    let heights = heights(of: controller)
    let record = record(of: controller)
    let shown = record.extra ?? heights.large
    return min(shown, heights.extra)
  }

  // MARK: Room

  /// The safe area that the bars leave a controller, in the coordinates of the container.
  func safeArea(of controller: UIViewController) -> UIEdgeInsets {
    var insets = safe
    if !isBarHidden { insets.top += heights(of: controller).least + extra(of: controller) }
    if let bottom = bottomInset(of: controller) { insets.bottom = bottom }
    if showsTools { insets.bottom += toolsHeight }
    return insets
  }

  /// What a bar of tabs leaves below a controller: each has from the start what it will have at the end.
  private func bottomInset(of controller: UIViewController) -> CGFloat? {
    guard let owner, let holder = owner.tabBarHolder,
      holder.bottomInset(barIsHidden: true) <= safe.bottom,
      safe.bottom <= holder.bottomInset(barIsHidden: false)
    else { return nil }
    let record = record(of: controller)
    if let index = stack.firstIndex(where: { $0 === controller }) {
      record.hidesBottomBar = stack[...index].dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }
    return holder.bottomInset(barIsHidden: record.hidesBottomBar)
  }

  /// Where a controller's view is in the container.
  func frame(of controller: UIViewController) -> CGRect {
    var frame = container.bounds
    let area = safeArea(of: controller)
    let isOpaque = bar.map { !$0.isTranslucent } ?? false
    let edges = controller.edgesForExtendedLayout
    let goesUnder =
      edges.contains(.top) && (!isOpaque || controller.extendedLayoutIncludesOpaqueBars)
    if !isBarHidden, !goesUnder {
      frame.origin.y += area.top
      frame.size.height -= area.top
    }
    if showsTools, !edges.contains(.bottom) { frame.size.height -= area.bottom }
    return frame
  }

  private var toolsHeight: CGFloat {
    guard let owner else { return 0 }
    let isLow =
      owner.traitCollection.verticalSizeClass == .compact
      && owner.traitCollection.userInterfaceIdiom == .phone
    return isLow ? BarMetrics.compactToolbarHeight : BarMetrics.toolbarHeight
  }

  // MARK: Places

  /// Places the bars as they are for a controller.
  func placeBars(_ controller: UIViewController?) {
    guard let owner, let bar else { return }
    let bounds = container.bounds
    let heights = controller.map { self.heights(of: $0) } ?? NavigationBarHeights()
    let stretch = controller.map { record(of: $0).stretch } ?? 0
    let height = heights.least + (controller.map { extra(of: $0) } ?? 0) + stretch
    let y = isBarHidden ? -height - 1 : safe.top
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    if bar.frame != frame {
      bar.frame = frame
      // Its background reaches up to the edge, so it changes with the place as well.
      bar.setNeedsLayout()
    }
    bar.alpha = isBarHidden && transition == nil ? 0 : 1
    if !isBarHidden { bar.isHidden = false }
    if let controller { bar.coverage = record(of: controller).coverage }
    // Not what is above: a controller that has yet to hear that it appears is not laid out.
    bar.layer.layoutDown()
    let tools = toolsHeight
    owner.toolbar.ownedReach = safe.bottom
    let toolsFrame = CGRect(
      x: 0,
      y: showsTools ? bounds.height - safe.bottom - tools : bounds.height + 1,
      width: bounds.width,
      height: tools
    )
    if owner.toolbar.frame != toolsFrame { owner.toolbar.frame = toolsFrame }
    owner.toolbar.alpha = showsTools || transition != nil ? 1 : 0
  }

  // MARK: Scrolling

  /// Looks at the scroll view a controller begins with.
  func follow(_ controller: UIViewController) {
    let record = record(of: controller)
    let scroll = controller.scrollViewForBars(at: .top)
    guard scroll !== record.scroll else { return }
    if record.scroll?.barFollower === self { record.scroll?.barFollower = nil }
    record.scroll = scroll
    scroll?.barFollower = self
  }

  func followScroll(of controller: UIViewController) {
    guard transition == nil, let scroll = record(of: controller).scroll else {
      setCoverage(of: controller, to: 0)
      return
    }
    update(controller, scroll)
  }

  /// How much room the content leaves above itself, below the least height of the bar.
  private func room(_ controller: UIViewController, _ scroll: UIScrollView) -> CGFloat? {
    guard let view = owner?.viewIfLoaded, scroll.window != nil else { return nil }
    let content = scroll.convert(CGPoint.zero, to: view).y - scroll.contentInset.top
    let heights = heights(of: controller)
    // A large title stays pushed down by what brings the content up to date.
    let taken = heights.large > 0 ? 0 : scroll.refresher?.takenHeight ?? 0
    return content - taken - safe.top - heights.least
  }

  private func update(_ controller: UIViewController, _ scroll: UIScrollView) {
    let heights = heights(of: controller)
    guard !isBarHidden, var room = room(controller, scroll) else { return }
    let record = record(of: controller)
    let isSearching = controller.navigationItem.isSearching
    let endsSearch = record.wasSearching && !isSearching
    record.wasSearching = isSearching
    let grows = record.large > 0 && heights.large > record.large && !isSearching
    record.large = heights.large
    if endsSearch || grows, record.wasAtStart, room < heights.extra {
      // The title that went for the search, or has larger type, shows above content that stands at its
      // start.
      scroll.contentOffset.y -= heights.extra - room
      room = heights.extra
    }
    record.wasAtStart = room > heights.extra - 0.5
    // Content that stays away from bars by itself does not move them.
    let moves = scroll.contentInsetAdjustmentBehavior != .never && heights.extra > 0
    let extra = moves ? max(0, min(room, heights.extra)) : heights.extra
    let stretch = moves ? max(0, room - heights.extra) : 0
    record.extra = record.extra == nil ? min(extra, heights.large) : extra
    record.stretch = stretch
    let shown = record.extra ?? extra
    scroll.barRoom = moves ? heights.extra - shown : 0
    scroll.pushedBarHeight = moves && heights.large > 0 ? shown : 0
    scroll.barShutRoom =
      moves && heights.searchHides && shown <= heights.large ? heights.search : 0
    setCoverage(of: controller, to: max(0, min(1, -room / BarMetrics.fadeReach)))
    controller.outerSafeArea = safeArea(of: controller)
    placeBars(controller)
  }

  private func setCoverage(of controller: UIViewController, to coverage: CGFloat) {
    record(of: controller).coverage = coverage
    if controller === shown, transition == nil { bar?.coverage = coverage }
  }

  // MARK: Back

  func goBack() { owner?.popViewController(animated: true) }

  /// The screens before the one that is shown, nearest first.
  func makeBackMenu() -> UIMenu? {
    guard stack.count > 1 else { return nil }
    let actions = stack.dropLast().reversed().map { controller in
      let item = controller.navigationItem
      return UIAction(title: item.backButtonTitle ?? item.title ?? "Back") {
        [weak owner, weak controller] _ in
        guard let owner, let controller else { return }
        owner.popToViewController(controller, animated: true)
      }
    }
    return UIMenu(children: Array(actions))
  }
}

extension NavigationPresenter: ScrollBarFollowing {
  func scrollViewDidMove(_ scrollView: UIScrollView) {
    guard let shown, transition == nil, record(of: shown).scroll === scrollView else { return }
    update(shown, scrollView)
    hideBySwipe(scrollView)
  }

  /// Content that goes up takes the bars along, content that goes down brings them back.
  private func hideBySwipe(_ scroll: UIScrollView) {
    guard let owner, owner.hidesBarsOnSwipe, scroll.isDragging else { return }
    let way = scroll.panGestureRecognizer.translation(in: scroll).y
    if way < -30, !owner.isNavigationBarHidden {
      owner.setNavigationBarHidden(true, animated: true)
    } else if way > 30, owner.isNavigationBarHidden {
      owner.setNavigationBarHidden(false, animated: true)
    }
  }

  func restingPlace(for proposed: CGPoint, in scrollView: UIScrollView) -> CGPoint {
    guard let shown, record(of: shown).scroll === scrollView, !isBarHidden,
      let room = room(shown, scrollView)
    else { return proposed }
    let heights = heights(of: shown)
    let there = room + scrollView.contentOffset.y - proposed.y
    guard heights.extra > 0, there > 0, there < heights.extra else { return proposed }
    var stops: [CGFloat] = [0, heights.extra]
    if heights.large > 0 { stops.append(heights.large) }
    let stop = stops.min { abs($0 - there) < abs($1 - there) } ?? there
    return CGPoint(x: proposed.x, y: proposed.y + there - stop)
  }
}
