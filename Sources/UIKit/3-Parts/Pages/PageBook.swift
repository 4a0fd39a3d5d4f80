import CoreGraphics
import Foundation

/// Shows pages as a book does: one that is turned goes off at the side and shows what lies below.
@MainActor
final class PageBook: NSObject, PageTurning, UIGestureRecognizerDelegate {
  typealias Direction = UIPageViewController.NavigationDirection

  /// How much of the width at each side turns pages when it is tapped.
  private static let tapShare: CGFloat = 0.2
  private static let pace = TransitionPace.curve(0.5, .curveEaseInOut)

  private unowned let owner: UIPageViewController
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private weak var ground: UIView?
  private var room = CGRect.zero
  private(set) var shown: [UIViewController] = []
  private var turning: Turning?
  /// The run of the pages that are turned.
  private var run: TransitionRun?

  private struct Turning {
    let direction: Direction
    let old: [UIViewController]
    let new: [UIViewController]
    let isByHand: Bool
    let completion: ((Bool) -> Void)?
  }

  init(_ owner: UIPageViewController) {
    self.owner = owner
    super.init()
    pan.delegate = self
    tap.delegate = self
    pan.addHandler { [weak self] _ in self?.follow() }
    tap.addHandler { [weak self] gesture in
      if gesture.state == .ended { self?.tapped() }
    }
  }

  var gestures: [UIGestureRecognizer] { [pan, tap] }

  func fill(_ view: UIView) {
    ground = view
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(tap)
  }

  func forgetNeighbours() {}

  // MARK: Places

  private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }

  /// Which way pages go off that are turned on.
  private var sign: CGFloat {
    let isMirrored = isHorizontal && (ground?.isRightToLeft ?? false)
    let isAtEnd = owner.spineLocation == .max
    return isMirrored != isAtEnd ? 1 : -1
  }

  func layOut(in room: CGRect) {
    self.room = room
    if turning != nil { return }
    for page in shown { put(page) }
    place(shown, away: 0)
  }

  private func put(_ page: UIViewController) {
    owner.take(page)
    guard let ground, let view = page.view, view.superview !== ground else { return }
    view.autoresizingMask = []
    ground.insertSubview(view, at: 0)
  }

  /// Places pages that are a share of their way off.
  private func place(_ pages: [UIViewController], away share: CGFloat) {
    let count = CGFloat(max(1, pages.count))
    let ordered = isHorizontal && (ground?.isRightToLeft ?? false) ? pages.reversed() : pages
    for (index, page) in ordered.enumerated() {
      var frame = room
      if isHorizontal {
        frame.size.width = room.width / count
        frame.origin.x += frame.width * CGFloat(index) + room.width * share * sign
      } else {
        frame.size.height = room.height / count
        frame.origin.y += frame.height * CGFloat(index) + room.height * share * sign
      }
      page.viewIfLoaded?.frame = frame
    }
  }

  // MARK: Turning

  func set(
    _ pages: [UIViewController],
    _ direction: Direction,
    animated: Bool,
    _ completion: @escaping (Bool) -> Void
  ) {
    run?.end(true)
    let isSame = pages.count == shown.count && zip(pages, shown).allSatisfy { $0 === $1 }
    guard !isSame else { return completion(true) }
    begin(
      Turning(
        direction: direction,
        old: shown,
        new: pages,
        isByHand: false,
        completion: completion
      ),
      animated: animated
    )
    if animated { move(toEnd: true) } else { run?.end(true) }
  }

  func turn(_ direction: Direction) {
    guard turning == nil, let turn = next(direction) else { return }
    begin(turn, animated: true)
    move(toEnd: true)
  }

  /// The pages one comes to; nil where there are none.
  private func next(_ direction: Direction) -> Turning? {
    guard let source = owner.dataSource else { return nil }
    func beside(_ page: UIViewController?) -> UIViewController? {
      page.flatMap {
        direction == .forward
          ? source.pageViewController(owner, viewControllerAfter: $0)
          : source.pageViewController(owner, viewControllerBefore: $0)
      }
    }
    guard let first = beside(direction == .forward ? shown.last : shown.first) else { return nil }
    var pages = [first]
    if owner.spineLocation == .mid {
      guard let second = beside(first) else { return nil }
      pages = direction == .forward ? [first, second] : [second, first]
    } else if owner.isDoubleSided {
      // The first one is the back of the page that is turned.
      guard let front = beside(first) else { return nil }
      pages = [front]
    }
    return Turning(
      direction: direction,
      old: shown,
      new: pages,
      isByHand: true,
      completion: nil
    )
  }

  private func begin(_ turn: Turning, animated: Bool) {
    turning = turn
    if turn.isByHand { owner.delegate?.pageViewController(owner, willTransitionTo: turn.new) }
    let isSeen = ground?.window != nil
    let run = TransitionRun(
      going: isSeen ? turn.old : [],
      coming: isSeen ? turn.new : [],
      isAnimated: animated
    )
    run.ended = { [weak self, unowned run] in self?.end(turn, run, completed: $0) }
    self.run = run
    UIView.performWithoutAnimation {
      for page in turn.new { owner.take(page) }
      run.tellBegin()
      for page in turn.new { put(page) }
      // What is turned lies above, whichever way it goes.
      let upper = turn.direction == .forward ? turn.old : turn.new
      for page in upper { page.viewIfLoaded.map { ground?.bringSubviewToFront($0) } }
      show(0)
      for page in upper { shade(page, true) }
    }
  }

  private func shade(_ page: UIViewController, _ isRaised: Bool) {
    guard let layer = page.viewIfLoaded?.layer else { return }
    layer.shadowOpacity = isRaised ? 0.3 : 0
    layer.shadowRadius = isRaised ? 10 : 3
    layer.shadowOffset = CGSize(width: 0, height: 0)
  }

  /// Shows how far the page is turned.
  private func show(_ share: CGFloat) {
    guard let turning else { return }
    if turning.direction == .forward {
      place(turning.new, away: 0)
      place(turning.old, away: share)
    } else {
      place(turning.old, away: 0)
      place(turning.new, away: 1 - share)
    }
  }

  private func move(toEnd: Bool) {
    run?.move(toEnd: toEnd, Self.pace) { [weak self] in self?.show($0) }
  }

  private func end(_ turn: Turning, _ run: TransitionRun, completed: Bool) {
    turning = nil
    self.run = nil
    let (stay, go) = completed ? (turn.new, turn.old) : (turn.old, turn.new)
    shown = stay
    for page in turn.old + turn.new { shade(page, false) }
    let gone = go.filter { page in !stay.contains { $0 === page } }
    run.tellEnd(completed) {
      for page in gone { page.viewIfLoaded?.removeFromSuperview() }
      UIView.performWithoutAnimation { place(stay, away: 0) }
    }
    for page in gone { owner.letGo(page) }
    turn.completion?(completed)
    guard turn.isByHand else { return }
    if completed { owner.didTurn(turn.direction) }
    owner.delegate?.pageViewController(
      owner,
      didFinishAnimating: true,
      previousViewControllers: turn.old,
      transitionCompleted: completed
    )
  }

  // MARK: Fingers

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard turning == nil, owner.dataSource != nil, !shown.isEmpty else { return false }
    if gestureRecognizer === tap { return tapDirection != nil }
    let way = heading
    return isHorizontal ? abs(way.x) > abs(way.y) : abs(way.y) > abs(way.x)
  }

  /// Which way the finger goes; a slow one has come no way yet when it is recognised.
  private var heading: CGPoint {
    let way = pan.translation(in: ground)
    return way == .zero ? pan.velocity(in: ground) : way
  }

  /// Which way a tap turns; nil in the middle of the page.
  private var tapDirection: Direction? {
    guard let ground else { return nil }
    let place = tap.location(in: ground)
    let share =
      isHorizontal
      ? (place.x - room.minX) / max(1, room.width) : (place.y - room.minY) / max(1, room.height)
    let isBefore = sign < 0 ? share < Self.tapShare : share > 1 - Self.tapShare
    let isAfter = sign < 0 ? share > 1 - Self.tapShare : share < Self.tapShare
    return isBefore ? .reverse : isAfter ? .forward : nil
  }

  private func tapped() { tapDirection.map(turn) }

  private func along(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }

  private func follow() {
    guard let ground else { return }
    let length = max(1, isHorizontal ? room.width : room.height)
    let way = along(pan.translation(in: ground))
    if pan.state == .began {
      let direction: Direction = along(heading) * sign > 0 ? .forward : .reverse
      guard let turn = next(direction) else { return }
      begin(turn, animated: true)
    }
    guard let turning, turning.isByHand else { return }
    let side: CGFloat = turning.direction == .forward ? sign : -sign
    let share = max(0, min(1, way * side / length))
    switch pan.state {
    case .began, .changed: show(share)
    case .ended:
      let speed = along(pan.velocity(in: ground)) * side
      move(toEnd: speed > 300 || share > 0.5 && speed > -300)
    default: move(toEnd: false)
    }
  }
}
