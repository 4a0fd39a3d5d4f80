import UIKit
import ViewGraph
import ViewLayout

/// A view whose content can be larger than itself, and is scrolled.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// The content.
  public var content: Content
  /// The directions in which it scrolls.
  public var axes: Axis.Set
  /// Whether it shows how far it is scrolled.
  public var showsIndicators: Bool

  /// Makes a view.
  public nonisolated init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// Makes a node of one element.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    ScrollNode(view, in: place, element: ScrollElement()) { $0.content }
  }
}

final class ScrollNode<Content: View>: ContainerNode<
  ScrollView<Content>, Content, ScrollElement
>
{
  override func innerEnvironment(_ outer: EnvironmentValues) -> EnvironmentValues {
    outer.inStack(.vertical)
  }

  override func elementDidChange(_ change: NodeChange<ScrollView<Content>>?) {
    element.host = host
    element.axes = view.axes
    element.view.showsVerticalScrollIndicator = view.showsIndicators && !environment.hidesIndicators
    element.view.showsHorizontalScrollIndicator =
      view.showsIndicators && !environment.hidesIndicators
    element.view.isScrollEnabled = environment.isScrollEnabled
    element.view.isPagingEnabled = environment.scrollsByPages
    element.view.keyboardDismissMode = environment.keyboardDismissal
    element.setRefresh(environment.refresh)
    if let reader = environment.scrollReader { reader.add(element) }
    element.positionLink = environment.scrollPosition
    element.sizeDidChange()
  }

  override func remove() {
    super.remove()
    element.setRefresh(nil)
  }
}

/// The scroll view of a SwiftUI view.
final class HostedScrollView: UIScrollView {
  var spaceName: AnyHashable?
  let content = PassingView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .always
    addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Made in code.") }
}

/// An element that scrolls others.
final class ScrollElement: ContainerElement {
  let view = HostedScrollView()
  var axes: Axis.Set = .vertical { didSet { targets.axes = axes } }
  weak var host: ViewHost?
  private let surface: Surface
  private let stack = StackElement(axis: .vertical)
  private let follower = ScrollFollower()
  private let targets = ScrollTargets()
  private var last: (content: CGSize, proposal: ProposedViewSize, placing: Placing)?
  private var isPlacing = false
  /// What the content scrolls to as soon as it is placed.
  private var pendingTarget: (id: AnyHashable, anchor: UnitPoint?)?
  var positionLink: ScrollPositionLink?

  override init() {
    surface = Surface(view.content)
    super.init()
    stack.collector = { [unowned self] in children }
    view.delegate = follower
    follower.scrolled = { [unowned self] in didScroll() }
  }

  override func childrenDidChange() { stack.forgetStructure() }

  private var only: LayoutElement {
    let children = children
    if children.count == 1 { return children[0] }
    for child in stack.children { child.container = stack }
    stack.container = self
    return stack
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = only.size(inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height
    )
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    let whole = placing.region.extended(rect, edges: .all)
    placing.surface.show(view, in: whole, placing)
    let insets = placing.region.insets(of: rect)
    let own = view.safeAreaInsets
    let extra = UIEdgeInsets(
      top: max(insets.top - own.top, 0),
      left: max(insets.leading - own.left, 0),
      bottom: max(insets.bottom - own.bottom, 0),
      right: max(insets.trailing - own.right, 0)
    )
    if view.contentInset != extra { view.contentInset = extra }
    let inner = inner(ProposedViewSize(rect.size))
    var content = placing.inside(surface, at: whole.origin)
    content.region = SafeRegion(bounds: .zero, safe: .zero, aboveKeyboard: .zero)
    content.targets = targets
    content.targetOffset = .zero
    // Whoever follows the content says so when it is placed.
    targets.followsOffset = false
    last = (rect.size, inner, content)
    fill(placing.isScrolling ? nil : placing.transaction)
    if let pending = pendingTarget {
      pendingTarget = nil
      scroll(to: pending.id, anchor: pending.anchor, animation: nil)
    }
  }

  /// Places the content, with changes as a transaction shows them; nil where it moved and nothing changed.
  private func fill(_ transaction: Transaction?) {
    guard let (room, proposal, base) = last, !isPlacing else { return }
    isPlacing = true
    defer { isPlacing = false }
    var placing = base
    placing.transaction = transaction ?? Transaction()
    placing.isScrolling = transaction == nil
    placing.visibleRect = CGRect(origin: view.contentOffset, size: view.bounds.size)
    placing.pinningRect = placing.visibleRect?.inset(by: view.adjustedContentInset)
    targets.places.removeAll(keepingCapacity: true)
    targets.resolvers.removeAll(keepingCapacity: true)
    // Rows that are measured on the way may change the size: it settles within a few rounds.
    for _ in 0..<4 {
      let element = only
      let size = element.size(proposal)
      let content = CGSize(
        width: max(size.width, axes.contains(.horizontal) ? 0 : room.width),
        height: max(size.height, axes.contains(.vertical) ? 0 : room.height)
      )
      let x =
        axes.contains(.horizontal)
        ? (axes.contains(.vertical) ? max((room.width - size.width) / 2, 0) : 0)
        : (room.width - size.width) / 2
      let y =
        axes.contains(.vertical)
        ? (axes.contains(.horizontal) ? max((room.height - size.height) / 2, 0) : 0)
        : (room.height - size.height) / 2
      if view.contentSize != content { view.contentSize = content }
      view.content.frame = CGRect(origin: .zero, size: content)
      surface.fill(placing) {
        element.place(CGRect(origin: CGPoint(x: x, y: y), size: size), proposal, placing)
      }
      if element.size(proposal) == size { break }
    }
    positionLink?.didPlace(self)
  }

  private func didScroll() {
    guard !isPlacing, last != nil else { return }
    if targets.isLazy { fill(nil) }
    positionLink?.didScroll(self)
    if targets.followsOffset { host?.setNeedsPlacing(isChange: false) }
  }

  /// The size of what is seen without bars.
  var room: CGSize { last?.content ?? view.bounds.size }

  // MARK: Scrolling

  /// The identities of what is placed, with their places.
  var places: [AnyHashable: CGRect] { targets.places }

  /// Where a target is in the content; nil where there is none.
  func place(of id: AnyHashable) -> CGRect? {
    if let place = targets.places[id] { return place }
    for resolver in targets.resolvers { if let place = resolver(id) { return place } }
    return nil
  }

  /// Scrolls so that a target is at a point of the room; nil moves as little as possible.
  @discardableResult
  func scroll(to id: AnyHashable, anchor: UnitPoint?, animation: Animation?) -> Bool {
    guard last != nil else {
      pendingTarget = (id, anchor)
      return false
    }
    guard var place = place(of: id) else { return false }
    var round = 0
    var target = offset(for: place, anchor)
    // Rows between here and there are measured as they come: the place settles.
    if targets.places[id] == nil {
      while round < 4 {
        round += 1
        UIView.performWithoutAnimation { view.contentOffset = target }
        fill(nil)
        guard let now = self.place(of: id), now != place else { break }
        place = now
        target = offset(for: place, anchor)
      }
    }
    if let animation {
      let view = view
      animation.perform { view.contentOffset = target }
    } else {
      view.contentOffset = target
    }
    return true
  }

  private func offset(for place: CGRect, _ anchor: UnitPoint?) -> CGPoint {
    let insets = view.adjustedContentInset
    let room = view.bounds.size
    func along(
      _ start: CGFloat,
      _ length: CGFloat,
      _ part: CGFloat?,
      _ current: CGFloat,
      _ free: CGFloat,
      _ whole: CGFloat,
      _ before: CGFloat,
      _ after: CGFloat
    ) -> CGFloat {
      let visible = free - before - after
      var target: CGFloat
      if let part {
        target = start - part * (visible - length) - before
      } else if start < current + before {
        target = start - before
      } else if start + length > current + free - after {
        target = start + length - free + after
      } else {
        target = current
      }
      let least = -before
      let most = max(whole + after - free, least)
      target = min(max(target, least), most)
      return target
    }
    return CGPoint(
      x: axes.contains(.horizontal)
        ? along(
          place.minX,
          place.width,
          anchor?.x,
          view.contentOffset.x,
          room.width,
          view.contentSize.width,
          insets.left,
          insets.right
        ) : view.contentOffset.x,
      y: axes.contains(.vertical)
        ? along(
          place.minY,
          place.height,
          anchor?.y,
          view.contentOffset.y,
          room.height,
          view.contentSize.height,
          insets.top,
          insets.bottom
        ) : view.contentOffset.y
    )
  }

  // MARK: Refreshing

  private var refreshAction: RefreshAction?

  func setRefresh(_ action: RefreshAction?) {
    refreshAction = action
    guard action != nil else {
      view.refreshControl = nil
      return
    }
    guard view.refreshControl == nil else { return }
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let action = self?.refreshAction else { return }
        Task { @MainActor in
          await action()
          control?.endRefreshing()
        }
      },
      for: .valueChanged
    )
    view.refreshControl = control
  }
}

extension ScrollTargets {
  /// Whether rows are made as they become visible.
  var isLazy: Bool { !resolvers.isEmpty }
}

/// Tells that a scroll view scrolled.
final class ScrollFollower: NSObject, UIScrollViewDelegate {
  var scrolled: () -> Void = {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled() }
}
