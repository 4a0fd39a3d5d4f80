import CoreGraphics
import Foundation

/// Shows pages one after another on a strip that scrolls.
///
/// The strip holds the page that is shown and the ones before and after it. When it comes to rest
/// on another page, that one becomes the middle of the strip.
@MainActor
final class PageStrip: PageTurning {
  private unowned let owner: UIPageViewController
  private let scroll = PageScrollView()
  private var current: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  /// Whether the neighbours were asked for.
  private var knowsNeighbours = false
  /// The page that is coming, and which way.
  private var pending: (page: UIViewController, direction: Direction, run: TransitionRun)?
  /// What runs at the end of a turn that code asked for; the delegate is not called.
  private var completion: ((Bool) -> Void)?
  private var isArranging = false
  private var room = CGRect.zero

  typealias Direction = UIPageViewController.NavigationDirection

  init(_ owner: UIPageViewController) {
    self.owner = owner
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.scrollsToTop = false
    scroll.strip = self
    if isHorizontal {
      scroll.alwaysBounceHorizontal = true
    } else {
      scroll.alwaysBounceVertical = true
    }
  }

  var shown: [UIViewController] { current.map { [$0] } ?? [] }
  let gestures: [UIGestureRecognizer] = []

  func fill(_ view: UIView) { view.addSubview(scroll) }

  // MARK: Geometry

  private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }
  private var isMirrored: Bool { isHorizontal && scroll.isRightToLeft }

  /// From one page to the next.
  private var pitch: CGFloat {
    (isHorizontal ? room.width : room.height) + owner.spacing
  }

  /// The pages from left to right, or from top to bottom.
  private var order: [UIViewController] {
    let pages = [before, current, after].compactMap(\.self)
    return isMirrored ? pages.reversed() : pages
  }

  private func place(of page: UIViewController?) -> CGFloat {
    CGFloat(order.firstIndex { $0 === page } ?? 0) * pitch
  }

  private var offset: CGFloat {
    isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y
  }

  private func point(_ along: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
  }

  // MARK: Layout

  func layOut(in room: CGRect) {
    let isNew = room != self.room
    self.room = room
    let margin = owner.spacing / 2
    let frame = isHorizontal ? room.insetBy(dx: -margin, dy: 0) : room.insetBy(dx: 0, dy: -margin)
    if isNew {
      if pending != nil { finish(completed: completionIsOurs) }
      isArranging = true
      scroll.frame = frame
      isArranging = false
    }
    if isNew || current?.viewIfLoaded?.superview !== scroll { arrange() }
    askForNeighbours()
  }

  /// Brings the strip in line with the pages there are; `rest` is how far it is from the middle.
  private func arrange(keeping rest: CGFloat = 0) {
    guard owner.isViewLoaded, room.width > 0 else { return }
    isArranging = true
    let count = CGFloat(max(1, order.count))
    scroll.contentSize =
      isHorizontal
      ? CGSize(width: pitch * count, height: room.height)
      : CGSize(width: room.width, height: pitch * count)
    if let current { put(current) }
    if let pending { put(pending.page) }
    let wanted = point(place(of: current) + rest)
    if scroll.contentOffset != wanted { scroll.contentOffset = wanted }
    isArranging = false
  }

  private func put(_ page: UIViewController) {
    owner.take(page)
    guard let view = page.view else { return }
    let margin = owner.spacing / 2
    var frame = CGRect(origin: point(place(of: page) + margin), size: room.size)
    frame.origin.x = isHorizontal ? frame.minX : 0
    UIView.performWithoutAnimation {
      view.autoresizingMask = []
      if view.frame != frame { view.frame = frame }
      if view.superview !== scroll { scroll.addSubview(view) }
    }
  }

  // MARK: Neighbours

  func forgetNeighbours() {
    knowsNeighbours = false
    guard pending == nil else { return }
    (before, after) = (nil, nil)
    arrange()
    owner.viewIfLoaded?.setNeedsLayout()
  }

  private func askForNeighbours() {
    guard !knowsNeighbours, pending == nil, let current, let source = owner.dataSource else {
      return
    }
    knowsNeighbours = true
    before = source.pageViewController(owner, viewControllerBefore: current)
    after = source.pageViewController(owner, viewControllerAfter: current)
    arrange()
  }

  // MARK: Setting

  func set(
    _ pages: [UIViewController],
    _ direction: Direction,
    animated: Bool,
    _ completion: @escaping (Bool) -> Void
  ) {
    guard let page = pages.first else { return completion(false) }
    if pending != nil { finish(completed: completionIsOurs) }
    knowsNeighbours = false
    guard let old = current, page !== old, animated else {
      swap(to: page)
      return completion(true)
    }
    let rest = offset - place(of: old)
    (before, after) = direction == .forward ? (nil, page) : (page, nil)
    begin(page, direction, keeping: rest)
    self.completion = completion
    scroll.isScrollEnabled = false
    scroll.setContentOffset(point(place(of: page)), animated: true)
  }

  private var completionIsOurs: Bool { completion != nil }

  private func swap(to page: UIViewController) {
    let old = current
    current = page
    (before, after) = (nil, nil)
    guard page !== old else {
      owner.viewIfLoaded?.setNeedsLayout()
      return arrange()
    }
    let isSeen = owner.viewIfLoaded?.window != nil
    owner.take(page)
    let run = TransitionRun(
      going: isSeen ? old.map { [$0] } ?? [] : [],
      coming: isSeen ? [page] : [],
      isAnimated: false
    )
    run.tellBegin()
    run.tellEnd(true) {
      arrange()
      old?.viewIfLoaded?.removeFromSuperview()
    }
    old.map(owner.letGo)
    owner.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Turning

  func turn(_ direction: Direction) {
    askForNeighbours()
    guard pending == nil, let page = direction == .forward ? after : before else { return }
    scroll.setContentOffset(point(place(of: page)), animated: true)
  }

  /// A page begins to come; `rest` is how far the strip is from the page that is shown.
  private func begin(_ page: UIViewController, _ direction: Direction, keeping rest: CGFloat) {
    let run = TransitionRun(
      going: current.map { [$0] } ?? [],
      coming: [page],
      isAnimated: true
    )
    pending = (page, direction, run)
    owner.take(page)
    run.tellBegin()
    arrange(keeping: rest)
  }

  /// The strip moved.
  func didScroll() {
    guard !isArranging, completion == nil, current != nil, pitch > 0 else { return }
    let way = offset - place(of: current)
    guard abs(way) > 0.01 else { return }
    let isForward = (way > 0) != isMirrored
    let neighbour = isForward ? after : before
    guard let neighbour else {
      if pending != nil { finish(completed: false, keeps: true) }
      return
    }
    if let pending {
      guard pending.page !== neighbour else { return }
      finish(completed: false, keeps: true)
    }
    owner.delegate?.pageViewController(owner, willTransitionTo: [neighbour])
    begin(neighbour, isForward ? .forward : .reverse, keeping: way)
  }

  /// The strip came to rest, or was caught on its way.
  func didEndScrolling() {
    guard !isArranging, let pending, pitch > 0 else { return }
    let isThere = abs(offset - place(of: pending.page)) < pitch / 2
    let isAtRest = abs(offset - place(of: isThere ? pending.page : current)) < 1
    // A finger that catches a page half way goes on with it.
    guard isAtRest || isThere else { return }
    finish(completed: isThere)
  }

  /// Ends a turn: the page that came is the one that is shown, or the other way round.
  private func finish(completed: Bool, keeps: Bool = false) {
    guard let pending, let old = current else { return }
    self.pending = nil
    let (stays, goes) = completed ? (pending.page, old) : (old, pending.page)
    let rest = offset - place(of: stays)
    let isByCode = completion != nil
    pending.run.tellEnd(completed) {
      if completed { take(pending.page, pending.direction, from: old) }
      goes.viewIfLoaded?.removeFromSuperview()
      if isByCode { (before, after) = (nil, nil) }
      if completed || !keeps { arrange(keeping: isByCode ? 0 : rest) }
    }
    owner.letGo(goes)
    if let completion {
      self.completion = nil
      scroll.isScrollEnabled = true
      knowsNeighbours = false
      completion(completed)
    } else {
      if completed { owner.didTurn(pending.direction) }
      owner.delegate?.pageViewController(
        owner,
        didFinishAnimating: true,
        previousViewControllers: [old],
        transitionCompleted: completed
      )
    }
    if completed { askForTheNext(after: pending.direction, from: old) }
  }

  /// The page that came is the middle of the strip; the one that went is its neighbour.
  private func take(_ page: UIViewController, _ direction: Direction, from old: UIViewController) {
    current = page
    (before, after) = direction == .forward ? (old, nil) : (nil, old)
    knowsNeighbours = false
  }

  /// Asks for the page beyond the one that came; the one that went is known.
  private func askForTheNext(after direction: Direction, from old: UIViewController) {
    guard !knowsNeighbours, pending == nil, let current, let source = owner.dataSource else {
      return
    }
    knowsNeighbours = true
    let rest = offset - place(of: current)
    if before == nil { before = source.pageViewController(owner, viewControllerBefore: current) }
    if after == nil { after = source.pageViewController(owner, viewControllerAfter: current) }
    arrange(keeping: rest)
  }
}

/// The strip of a page view controller.
@MainActor
final class PageScrollView: UIScrollView {
  weak var strip: PageStrip?

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.origin != old.origin { strip?.didScroll() }
  }

  override func scrollingDidEnd() {
    super.scrollingDidEnd()
    strip?.didEndScrolling()
  }
}
