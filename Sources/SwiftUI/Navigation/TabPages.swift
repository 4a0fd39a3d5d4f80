import UIKit
import ViewGraph
import ViewLayout

final class TabsNode<Content: View>: ElementNode<TabsView<Content>, PagesElement> {
  private var child: ViewNode<Content>?

  override init(_ view: TabsView<Content>, in place: NodePlace, element: PagesElement) {
    super.init(view, in: place, element: element)
    let child = Content.viewNode(view.content, in: childPlace(environment.forPage))
    self.child = child
    element.collector = { [weak child] in child?.elements ?? [] }
    configure()
  }

  override func viewDidChange(_ change: NodeChange<TabsView<Content>>) {
    if let child {
      child.update(
        view.content,
        change.isEnvironmentChanged ? environment.forPage : child.environment
      )
    }
    configure()
    host.setNeedsPlacing()
  }

  private func configure() {
    element.tint = environment.tintStyle?.solidColor(in: environment)
    element.selected = view.selected
    element.chosen = { [unowned self] tag, index in
      if let selection = view.selection, let tag {
        if selection.wrappedValue != tag { selection.wrappedValue = tag }
      } else {
        view.index.wrappedValue = index
      }
    }
  }

  override func structureDidChange() { element.structureDidChange() }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }
}

/// An element of pages.
class PagesElement: ContainerElement {
  var tint: UIColor?
  var selected: AnyHashable?
  var chosen: (AnyHashable?, Int) -> Void = { _, _ in }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func index(of tag: AnyHashable?) -> Int? {
    guard let tag else { return nil }
    return children.firstIndex {
      ($0.trait(TagTrait.self) ?? $0.trait(IdentityTrait.self)) == tag
    }
  }

  func tag(_ index: Int) -> AnyHashable? {
    let children = children
    guard children.indices.contains(index) else { return nil }
    return children[index].trait(TagTrait.self) ?? children[index].trait(IdentityTrait.self)
  }
}

/// Pages with a bar at the bottom.
final class TabBarElement: PagesElement {
  private let controller = UITabBarController()
  private let host: ViewHost
  private let driver = TabDriver()
  private var pages: [(element: LayoutElement, page: TabPage)] = []

  init(host: ViewHost) {
    self.host = host
    super.init()
    controller.delegate = driver
    driver.chosen = { [unowned self] index in chosen(tag(index), index) }
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    let isNew = controller.parent == nil
    let parent = placing.controller ?? host.controller
    if isNew { parent?.addChild(controller) }
    let frame = placing.region.extended(rect, edges: .all)
    controller.view.translatesAutoresizingMaskIntoConstraints = true
    placing.surface.show(controller.view, in: frame, placing)
    if isNew, let parent { controller.didMove(toParent: parent) }
    updatePages(placing)
    if let tint { controller.tabBar.tintColor = tint }
    if let index = index(of: selected), index != controller.selectedIndex {
      controller.selectedIndex = index
    }
    for (_, page) in pages where page.isViewLoaded { page.refresh(placing) }
  }

  private func updatePages(_ placing: Placing) {
    let children = children
    if !pages.map(\.element).elementsEqual(children, by: ===) {
      let old = pages
      pages = children.map { element in
        (element, old.first { $0.element === element }?.page ?? TabPage(element))
      }
      controller.setViewControllers(pages.map(\.page), animated: false)
    }
    for (index, (element, page)) in pages.enumerated() {
      page.placing = placing
      let (title, image) = element.trait(TabItemTrait.self)?() ?? ("", nil)
      let item = page.tabBarItem ?? UITabBarItem()
      if item.title != title { item.title = title }
      if item.image !== image { item.image = image?.withRenderingMode(.alwaysTemplate) }
      item.tag = index
      item.badgeValue = element.trait(BadgeTrait.self)?.characters(in: EnvironmentValues())
      page.tabBarItem = item
    }
  }
}

final class TabDriver: NSObject, UITabBarControllerDelegate {
  var chosen: (Int) -> Void = { _ in }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    chosen(tabBarController.selectedIndex)
  }
}

/// The controller of a page of tabs: its element is placed on its view.
final class TabPage: UIViewController {
  private let element: LayoutElement
  var placing: Placing?

  init(_ element: LayoutElement) {
    self.element = element
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("Made in code.") }

  override func loadView() {
    let page = TabPageView()
    page.fill = { [unowned self] in fill($0) }
    page.backgroundColor = .systemBackground
    view = page
  }

  func refresh(_ placing: Placing) {
    self.placing = placing
    if let page = view as? TabPageView, page.window != nil { fill(page) }
  }

  private func fill(_ page: TabPageView) {
    guard let placing, page.bounds.width > 0 else { return }
    page.content.frame = page.bounds
    let insets = page.safeAreaInsets
    let isReversed = page.effectiveUserInterfaceLayoutDirection == .rightToLeft
    page.surface.isReversed = isReversed
    let safe = CGRect(
      x: isReversed ? insets.right : insets.left,
      y: insets.top,
      width: max(page.bounds.width - insets.left - insets.right, 0),
      height: max(page.bounds.height - insets.top - insets.bottom, 0)
    )
    var inner = Placing(
      surface: page.surface,
      animation: placing.animation,
      region: SafeRegion(bounds: page.bounds, safe: safe, aboveKeyboard: safe),
      rounding: placing.rounding
    )
    inner.controller = self
    page.surface.fill(inner) {
      let proposal = ProposedViewSize(safe.size)
      let size = element.size(proposal)
      element.place(
        CGRect(
          x: safe.minX + (safe.width - size.width) / 2,
          y: safe.minY + (safe.height - size.height) / 2,
          width: size.width,
          height: size.height
        ),
        proposal,
        inner
      )
    }
    contentForBarsDidChange()
  }
}

final class TabPageView: UIView {
  let content = PassingView()
  lazy var surface = Surface(content)
  var fill: (TabPageView) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    fill(self)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// Pages that are swiped.
final class SwipedPagesElement: PagesElement {
  private let view = HostedScrollView()
  private let surface: Surface
  private let dots = UIPageControl()
  private let showsDots: Bool
  private let follower = PageFollower()
  /// The ground of each page.
  private var surfaces: [Surface] = []
  private var shownIndex = 0

  init(showsDots: Bool) {
    self.showsDots = showsDots
    surface = Surface(view.content)
    super.init()
    view.isPagingEnabled = true
    view.showsHorizontalScrollIndicator = false
    view.showsVerticalScrollIndicator = false
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = follower
    follower.settled = { [unowned self] in
      let width = max(view.bounds.width, 1)
      let index = Int((view.contentOffset.x / width).rounded())
      guard index != shownIndex else { return }
      shownIndex = index
      dots.currentPage = index
      chosen(tag(index), index)
    }
    dots.isUserInteractionEnabled = false
  }

  private func page(_ index: Int) -> Surface {
    while surfaces.count <= index { surfaces.append(Surface(PassingView())) }
    return surfaces[index]
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    placing.surface.show(view, in: rect, placing)
    let children = children
    let size = rect.size
    view.contentSize = CGSize(width: size.width * CGFloat(children.count), height: size.height)
    view.content.frame = CGRect(origin: .zero, size: view.contentSize)
    let inner = placing.inside(surface, at: rect.origin)
    surface.fill(inner) {
      for (index, child) in children.enumerated() {
        let own = ProposedViewSize(size)
        let fitted = child.size(own)
        let page = page(index)
        // What is larger than its page does not reach into the others.
        page.view.clipsToBounds = fitted.width > size.width || fitted.height > size.height
        let frame = CGRect(
          origin: CGPoint(x: size.width * CGFloat(index), y: 0),
          size: size
        )
        inner.surface.show(page.view, in: frame, inner)
        page.fill(inner) {
          child.place(
            CGRect(
              x: (size.width - fitted.width) / 2,
              y: (size.height - fitted.height) / 2,
              width: fitted.width,
              height: fitted.height
            ),
            own,
            inner.inside(page, at: frame.origin)
          )
        }
      }
    }
    if let index = index(of: selected), index != shownIndex {
      shownIndex = index
      let view = view
      let target = CGPoint(x: size.width * CGFloat(index), y: 0)
      placing.change { view.contentOffset = target }
    }
    guard showsDots, children.count > 1 else { return }
    dots.numberOfPages = children.count
    dots.currentPage = shownIndex
    let height: CGFloat = 26
    placing.surface.show(
      dots,
      in: CGRect(x: rect.minX, y: rect.maxY - height - 8, width: rect.width, height: height),
      placing
    )
  }

  override func isHit(_ point: CGPoint) -> Bool { true }
}

final class PageFollower: NSObject, UIScrollViewDelegate {
  var settled: () -> Void = {}

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settled() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settled() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settled() }
}
