import UIKit
import ViewGraph
import ViewLayout

/// The scroll view of a SwiftUI view.
final class HostedScrollView: UIScrollView {
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
  var environment = EnvironmentValues()
  weak var host: ViewHost?
  let targets = ScrollTargets()
  private let surface: Surface
  private let stack = StackElement(axis: .vertical)
  private let follower = ScrollFollower()
  private var last: (content: CGSize, proposal: ProposedViewSize, placing: Placing)?
  private var isPlacing = false
  /// What the content scrolls to as soon as it is placed.
  private var pending: ScrollOrder?
  /// What moves the content.
  private(set) var phase = ScrollPhase.idle
  /// Where the content was when a finger began to move it.
  private var dragStart = CGPoint.zero
  private var anchoring = ScrollAnchoring()
  /// What was told last to those who follow.
  private var toldGeometry: ScrollGeometry?
  /// Moves the content with an animation.
  private var mover: ProgressDriver?
  /// Whether the content is moved as the app says, not as the user does.
  private(set) var isCommanded = false
  private var lastFlash: AnyHashable?

  override init() {
    surface = Surface(view.content)
    super.init()
    stack.collector = { [unowned self] in children }
    view.delegate = follower
    follower.element = self
  }

  override func childrenDidChange() { stack.forgetStructure() }

  private var only: LayoutElement {
    let children = children
    if children.count == 1 { return children[0] }
    for child in stack.children { child.container = stack }
    stack.container = self
    return stack
  }

  // MARK: Sizes and places

  /// The room that is kept around the content across the scrolling, in points.
  private var crossMargins: EdgeInsets {
    var margins = environment.contentMargins
    if axes.contains(.horizontal) { (margins.leading, margins.trailing) = (0, 0) }
    if axes.contains(.vertical) { (margins.top, margins.bottom) = (0, 0) }
    return margins
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = crossMargins
    return ProposedViewSize(
      width: axes.contains(.horizontal)
        ? nil : proposal.width.map { max($0 - margins.horizontal, 0) },
      height: axes.contains(.vertical)
        ? nil : proposal.height.map { max($0 - margins.vertical, 0) }
    )
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = only.size(inner(proposal))
    let margins = crossMargins
    return CGSize(
      width: axes.contains(.horizontal)
        ? proposal.width ?? size.width : size.width + margins.horizontal,
      height: axes.contains(.vertical)
        ? proposal.height ?? size.height : size.height + margins.vertical
    )
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    let whole = placing.region.extended(rect, edges: .all)
    placing.surface.show(view, in: whole, placing)
    setInsets(placing.region.insets(of: rect))
    let inner = inner(ProposedViewSize(rect.size))
    var content = placing.inside(surface, at: whole.origin)
    content.region = SafeRegion(bounds: .zero, safe: .zero, aboveKeyboard: .zero)
    content.targets = targets
    content.targetOffset = .zero
    content.marksRests = false
    targets.outer = placing.targets
    // Whoever follows the content says so when it is placed.
    targets.followsOffset = false
    last = (rect.size, inner, content)
    fill(placing.isScrolling ? nil : placing.transaction)
    if let order = pending {
      pending = nil
      scroll(order, animation: nil)
    }
  }

  /// The size of what is seen without bars and margins.
  var room: CGSize {
    let (whole, margins) = (last?.content ?? view.bounds.size, environment.contentMargins)
    return CGSize(
      width: max(whole.width - margins.horizontal, 0),
      height: max(whole.height - margins.vertical, 0)
    )
  }

  private func setInsets(_ insets: EdgeInsets) {
    let own = view.safeAreaInsets
    var extra = UIEdgeInsets(
      top: max(insets.top - own.top, 0),
      left: max(insets.leading - own.left, 0),
      bottom: max(insets.bottom - own.bottom, 0),
      right: max(insets.trailing - own.right, 0)
    )
    let margins = environment.contentMargins
    if axes.contains(.vertical) {
      extra.top += margins.top
      extra.bottom += margins.bottom
    }
    if axes.contains(.horizontal) {
      extra.left += margins.leading
      extra.right += margins.trailing
    }
    if view.contentInset != extra { view.contentInset = extra }
    let indicators = environment.indicatorMargins
    let indicatorInsets = UIEdgeInsets(
      top: indicators.top,
      left: indicators.leading,
      bottom: indicators.bottom,
      right: indicators.trailing
    )
    if view.verticalScrollIndicatorInsets != indicatorInsets {
      view.scrollIndicatorInsets = indicatorInsets
    }
  }

  /// Places the content, with changes as a transaction shows them; nil where it moved and nothing changed.
  private func fill(_ transaction: Transaction?) {
    guard let (room, proposal, base) = last, !isPlacing else { return }
    isPlacing = true
    var placing = base
    placing.transaction = transaction ?? Transaction()
    placing.isScrolling = transaction == nil
    placing.visibleRect = CGRect(origin: view.contentOffset, size: view.bounds.size)
    placing.pinningRect = placing.visibleRect?.inset(by: view.adjustedContentInset)
    targets.removeAll()
    // Rows that are measured on the way may change the size: it settles within a few rounds.
    for _ in 0..<4 {
      let element = only
      let size = element.size(proposal)
      let frame = frame(of: size, in: room)
      let content = CGSize(
        width: max(size.width, frame.maxX, axes.contains(.horizontal) ? 0 : room.width),
        height: max(size.height, frame.maxY, axes.contains(.vertical) ? 0 : room.height)
      )
      if view.contentSize != content { view.contentSize = content }
      view.content.frame = CGRect(origin: .zero, size: content)
      surface.fill(placing) { element.place(frame, proposal, placing) }
      if element.size(proposal) == size { break }
    }
    isPlacing = false
    if let offset = anchoring.offset(of: view, room, environment.scrollAnchors) {
      view.contentOffset = offset
    }
    environment.scrollPosition?.didPlace(self)
    tellGeometry(afterUpdate: true)
  }

  /// Where content of a size is: in the middle across the scrolling, and at its beginning along it.
  private func frame(of size: CGSize, in room: CGSize) -> CGRect {
    let margins = crossMargins
    let anchor = environment.scrollAnchors.alignment
    let isBoth = axes == [.horizontal, .vertical]
    func start(_ own: CGFloat, _ room: CGFloat, _ isAlong: Bool, _ part: CGFloat?) -> CGFloat {
      if !isAlong { return (room - own) / 2 }
      return max((room - own) * (part ?? (isBoth ? 0.5 : 0)), 0)
    }
    let (width, height) = (room.width - margins.horizontal, room.height - margins.vertical)
    return CGRect(
      x: start(size.width, width, axes.contains(.horizontal), anchor?.x) + margins.leading,
      y: start(size.height, height, axes.contains(.vertical), anchor?.y) + margins.top,
      width: size.width,
      height: size.height
    )
  }

  // MARK: Moving

  fileprivate func didScroll() {
    guard !isPlacing, last != nil else { return }
    if targets.isLazy { fill(nil) }
    environment.scrollPosition?.didScroll(self)
    tellGeometry(afterUpdate: false)
    if targets.followsOffset { host?.setNeedsPlacing(isChange: false) }
  }

  /// Tells those who follow how far the content is scrolled, where that is news.
  private func tellGeometry(afterUpdate: Bool) {
    let watchers = environment.scrollWatchers
    guard !watchers.isEmpty else { return }
    let geometry = ScrollGeometry(of: view)
    guard geometry != toldGeometry else { return }
    toldGeometry = geometry
    let tell = { for watcher in watchers { watcher.moved?(geometry) } }
    if afterUpdate { host?.afterUpdate(tell) } else { tell() }
  }

  fileprivate func willDrag() {
    mover?.stop()
    mover = nil
    dragStart = view.contentOffset
    anchoring.isMoved = true
    go(to: .interacting)
  }

  /// Where the content comes to rest that a finger let go of, as the behaviour has it.
  fileprivate func rest(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
    guard let behavior = environment.scrollBehavior, !view.isPagingEnabled else { return proposed }
    let insets = view.adjustedContentInset
    let room = view.bounds.size.inset(by: insets)
    let original = ScrollTarget(
      rect: CGRect(
        origin: CGPoint(x: proposed.x + insets.left, y: proposed.y + insets.top),
        size: room
      )
    )
    var target = original
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: original,
        velocity: CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000),
        contentSize: view.contentSize,
        containerSize: room,
        axes: axes,
        start: CGPoint(x: dragStart.x + insets.left, y: dragStart.y + insets.top),
        rests: targets.rests,
        environment: environment
      )
    )
    guard target != original else { return proposed }
    return bounded(
      CGPoint(
        x: target.rect.minX - (room.width - target.rect.width) * (target.anchor?.x ?? 0)
          - insets.left,
        y: target.rect.minY - (room.height - target.rect.height) * (target.anchor?.y ?? 0)
          - insets.top
      )
    )
  }

  /// An offset within the content, along the directions in which it scrolls.
  private func bounded(_ offset: CGPoint) -> CGPoint {
    let insets = view.adjustedContentInset
    let (room, whole) = (view.bounds.size, view.contentSize)
    let most = CGPoint(
      x: max(whole.width + insets.right - room.width, -insets.left),
      y: max(whole.height + insets.bottom - room.height, -insets.top)
    )
    return CGPoint(
      x: axes.contains(.horizontal)
        ? min(max(offset.x, -insets.left), most.x) : view.contentOffset.x,
      y: axes.contains(.vertical)
        ? min(max(offset.y, -insets.top), most.y) : view.contentOffset.y
    )
  }

  fileprivate func go(to new: ScrollPhase, _ velocity: CGVector? = nil) {
    guard phase != new else { return }
    let old = phase
    phase = new
    guard !environment.scrollWatchers.isEmpty else { return }
    let context = ScrollPhaseChangeContext(geometry: ScrollGeometry(of: view), velocity: velocity)
    for watcher in environment.scrollWatchers { watcher.phased?(old, new, context) }
  }

  // MARK: Scrolling

  /// Where a target is in the content; nil where there is none.
  private func place(of id: AnyHashable) -> CGRect? {
    if let place = targets.places[id] { return place }
    for resolver in targets.resolvers { if let place = resolver(id) { return place } }
    return nil
  }

  /// Scrolls to where something is; returns whether it is there.
  @discardableResult
  func scroll(_ order: ScrollOrder, animation: Animation?) -> Bool {
    guard last != nil else {
      pending = order
      return false
    }
    let target: CGPoint
    switch order.goal {
    case .view(let id):
      guard let offset = offset(forView: id, order.anchor) else { return false }
      target = offset
    case .edge(let edge):
      let far = CGFloat.greatestFiniteMagnitude
      var offset = view.contentOffset
      switch edge {
      case .top: offset.y = -far
      case .bottom: offset.y = far
      case .leading: offset.x = -far
      case .trailing: offset.x = far
      }
      target = bounded(offset)
    case .point(let x, let y):
      let insets = view.adjustedContentInset
      target = bounded(
        CGPoint(
          x: x.map { $0 - insets.left } ?? view.contentOffset.x,
          y: y.map { $0 - insets.top } ?? view.contentOffset.y
        )
      )
    }
    anchoring.isMoved = true
    move(to: target, animation)
    return true
  }

  private func move(to target: CGPoint, _ animation: Animation?) {
    mover?.stop()
    mover = nil
    let start = view.contentOffset
    guard let animation, target != start else {
      isCommanded = true
      view.contentOffset = target
      isCommanded = false
      return
    }
    go(to: .animating)
    let mover = ProgressDriver(animation)
    self.mover = mover
    // Step by step, so that rows are made that are seen on the way.
    mover.start { [weak self, weak mover] share in
      self?.view.contentOffset = CGPoint(
        x: start.x + (target.x - start.x) * share,
        y: start.y + (target.y - start.y) * share
      )
      if mover?.isRunning == false, self?.phase == .animating { self?.go(to: .idle) }
    }
  }

  /// How far the content is to be moved for a view, which is made on the way where it is not there yet.
  private func offset(forView id: AnyHashable, _ anchor: UnitPoint?) -> CGPoint? {
    guard var place = place(of: id) else { return nil }
    var target = offset(for: place, anchor)
    // Rows between here and there are measured as they come: the place settles.
    guard targets.places[id] == nil else { return target }
    let start = view.contentOffset
    isCommanded = true
    defer { isCommanded = false }
    for _ in 0..<4 {
      UIView.performWithoutAnimation { view.contentOffset = target }
      fill(nil)
      guard let now = self.place(of: id), now != place else { break }
      place = now
      target = offset(for: place, anchor)
    }
    UIView.performWithoutAnimation { view.contentOffset = start }
    return target
  }

  private func offset(for place: CGRect, _ anchor: UnitPoint?) -> CGPoint {
    let insets = view.adjustedContentInset
    let room = view.bounds.size.inset(by: insets)
    /// Nil moves as little as possible.
    func along(
      _ start: CGFloat,
      _ length: CGFloat,
      _ part: CGFloat?,
      _ current: CGFloat,
      _ room: CGFloat
    ) -> CGFloat {
      if let part { return start - part * (room - length) }
      if start < current { return start }
      return start + length > current + room ? start + length - room : current
    }
    let current = CGPoint(
      x: view.contentOffset.x + insets.left,
      y: view.contentOffset.y + insets.top
    )
    return bounded(
      CGPoint(
        x: along(place.minX, place.width, anchor?.x, current.x, room.width) - insets.left,
        y: along(place.minY, place.height, anchor?.y, current.y, room.height) - insets.top
      )
    )
  }

  // MARK: Indicators

  /// Shows for a moment how far the content is scrolled, where a value is another one than before.
  func flash(_ value: AnyHashable?) {
    guard value != lastFlash else { return }
    lastFlash = value
    host?.onAppear { [weak view] in view?.flashScrollIndicators() }
  }
}

extension ScrollElement: ScrollableByIdentity {
  func scroll(to id: AnyHashable, anchor: UnitPoint?, animation: Animation?) -> Bool {
    scroll(ScrollOrder(goal: .view(id), anchor: anchor), animation: animation)
  }
}

/// Tells a scroll view's element what happens to it.
private final class ScrollFollower: NSObject, UIScrollViewDelegate {
  weak var element: ScrollElement?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { element?.didScroll() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { element?.willDrag() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let element else { return }
    targetContentOffset.pointee = element.rest(targetContentOffset.pointee, velocity)
    element.go(to: .decelerating, CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { element?.go(to: .idle) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { element?.go(to: .idle) }
}

extension CGSize {
  fileprivate func inset(by insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: max(width - insets.left - insets.right, 0),
      height: max(height - insets.top - insets.bottom, 0)
    )
  }
}
