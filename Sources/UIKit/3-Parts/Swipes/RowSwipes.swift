import CoreGraphics
import Foundation

/// Uncovers the actions of rows that are swiped.
@MainActor
final class RowSwipes: NSObject, UIGestureRecognizerDelegate {
  private final class Swipe {
    let cell: UIView
    var path: IndexPath
    let side: SwipeSide
    let actions: [UIContextualAction]
    let performsFirst: Bool
    let container: SwipeActionsView
    /// How far the row is moved, in points to the right.
    var shift: CGFloat = 0
    var start: CGFloat = 0

    init(
      _ cell: UIView,
      _ path: IndexPath,
      _ side: SwipeSide,
      _ actions: [UIContextualAction],
      performsFirst: Bool,
      _ container: SwipeActionsView
    ) {
      self.cell = cell
      self.path = path
      self.side = side
      self.actions = actions
      self.performsFirst = performsFirst
      self.container = container
    }
  }

  /// How long a row takes to open or close, in seconds.
  private static let duration: TimeInterval = 0.25
  /// The share of a row's width from which on a swipe performs the first action.
  private static let fullShare: CGFloat = 0.6

  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: any SwipeHost
  private let pan = SwipePanGestureRecognizer()
  private let closer = SwipeCloseGestureRecognizer()
  private var swipe: Swipe?
  private var glide: (from: CGFloat, to: CGFloat, start: TimeInterval, then: () -> Void)?
  private lazy var ticker = FrameTicker { [weak self] in self?.tick($0) ?? false }

  private var isAttached = false

  init(view: any SwipeHost) { self.view = view }

  /// Lets fingers swipe rows from now on.
  func attach() {
    guard !isAttached else { return }
    isAttached = true
    pan.delegate = self
    closer.swipes = self
    pan.addHandler { [weak self] _ in self?.follow() }
    view.addGestureRecognizer(closer)
    view.addGestureRecognizer(pan)
  }

  // MARK: Questions

  /// Whether touches go to rows: while one is open they close it.
  var mayTouchRows: Bool { swipe == nil }

  func isOpen(_ cell: UIView) -> Bool { swipe?.cell === cell }

  /// How far a cell is moved to the right.
  func shift(of cell: UIView) -> CGFloat { isOpen(cell) ? swipe?.shift ?? 0 : 0 }

  /// Whether a touch ends an open swipe.
  func wantsToClose(_ touch: UITouch) -> Bool {
    guard let swipe else { return false }
    return !swipe.container.bounds.contains(touch.location(in: swipe.container))
  }

  // MARK: Beginning

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    return mayBegin(at: pan.location(in: view), goesRight: pan.goesRight)
  }

  /// Prepares the actions of the row at a point; returns whether it has any.
  private func mayBegin(at point: CGPoint, goesRight: Bool) -> Bool {
    guard swipe == nil, let (path, cell) = view.swipeableRow(at: point),
      !scrollsAcross(at: point, in: cell)
    else { return false }
    let side: SwipeSide = goesRight == view.isRightToLeft ? .trailing : .leading
    guard let configuration = view.swipeActions(path, side), !configuration.actions.isEmpty else {
      return false
    }
    open(
      cell,
      path,
      side,
      configuration.actions,
      performsFirst: configuration.performsFirstActionWithFullSwipe
    )
    return true
  }

  /// Whether something inside the row scrolls across at a point: that is what a finger means there.
  private func scrollsAcross(at point: CGPoint, in cell: UIView) -> Bool {
    let touched = cell.hitTest(view.convert(point, to: cell), with: nil)
    return sequence(first: touched, next: { $0?.superview }).prefix { $0 !== cell }.contains {
      guard let inner = $0 as? UIScrollView, inner.isScrollEnabled else { return false }
      return inner.alwaysBounceHorizontal || inner.contentSize.width > inner.bounds.width
    }
  }

  private func open(
    _ cell: UIView,
    _ path: IndexPath,
    _ side: SwipeSide,
    _ actions: [UIContextualAction],
    performsFirst: Bool
  ) {
    let isAtRight = (side == .trailing) != view.isRightToLeft
    let container = SwipeActionsView(
      actions,
      isAtRight: isAtRight,
      height: cell.bounds.height
    ) { [weak self] action, source in self?.perform(action, source) }
    swipe = Swipe(cell, path, side, actions, performsFirst: performsFirst, container)
    container.takeCorners(of: cell)
    view.insertSubview(container, aboveSubview: cell)
    view.swipeWillBegin(cell, path)
    cell.setNeedsLayout()
    apply(0)
  }

  /// Opens a row as by a swipe to its trailing actions, to have one of them confirmed.
  func open(_ cell: UIView, _ path: IndexPath, confirming action: UIContextualAction) {
    guard swipe == nil else { return }
    open(cell, path, .trailing, [action], performsFirst: false)
    if let swipe { move(to: openShift(swipe)) {} }
  }

  // MARK: Finger

  private func follow() {
    guard let swipe else { return }
    switch pan.state {
    case .began:
      glide = nil
      swipe.start = swipe.shift
      apply(limited(swipe.start + pan.translation(in: view).x, swipe))
    case .changed:
      apply(limited(swipe.start + pan.translation(in: view).x, swipe))
    case .ended: settle(swipe, pan.velocity(in: view).x)
    case .cancelled, .failed: close()
    default: break
    }
  }

  /// The sign of the way the row goes.
  private func sign(_ swipe: Swipe) -> CGFloat {
    (swipe.side == .trailing) != view.isRightToLeft ? -1 : 1
  }

  private func openShift(_ swipe: Swipe) -> CGFloat { sign(swipe) * swipe.container.naturalWidth }

  private func limited(_ shift: CGFloat, _ swipe: Swipe) -> CGFloat {
    let sign = sign(swipe)
    let way = shift * sign
    let width = swipe.cell.bounds.width
    let open = swipe.container.naturalWidth
    if way <= 0 { return 0 }
    if swipe.performsFirst || way <= open { return sign * min(way, width) }
    // Beyond its buttons a row gives way less and less.
    let beyond = way - open
    return sign * (open + beyond * 60 / (beyond + 120))
  }

  private func settle(_ swipe: Swipe, _ velocity: CGFloat) {
    let sign = sign(swipe)
    let way = swipe.shift * sign
    let width = swipe.cell.bounds.width
    if swipe.performsFirst, way > width * Self.fullShare, let first = swipe.actions.first {
      swipe.container.isFull = true
      return move(to: sign * width) { [weak self] in
        guard let self, let swipe = self.swipe else { return }
        perform(first, swipe.container)
      }
    }
    let opens = velocity * sign > 200 || (velocity * sign > -200 && way > openWidth(swipe) / 2)
    if opens { move(to: openShift(swipe)) {} } else { close() }
  }

  private func openWidth(_ swipe: Swipe) -> CGFloat { swipe.container.naturalWidth }

  // MARK: Moving

  private func apply(_ shift: CGFloat) {
    guard let swipe else { return }
    swipe.shift = shift
    let row = view.restingFrame(of: swipe.cell, swipe.path)
    view.shift(swipe.cell, swipe.path, by: shift)
    swipe.container.isFull =
      swipe.performsFirst && abs(shift) > row.width * Self.fullShare
    swipe.container.frame = CGRect(
      x: shift < 0 ? row.maxX + shift : row.minX,
      y: row.minY,
      width: abs(shift),
      height: row.height
    )
    swipe.container.layoutIfNeeded()
  }

  private func move(to shift: CGFloat, then: @escaping () -> Void) {
    guard let swipe else { return }
    glide = (swipe.shift, shift, FrameClock.current.now, then)
    ticker.start()
  }

  private func tick(_ time: TimeInterval) -> Bool {
    guard let glide else { return false }
    let share = min(1, max(0, time - glide.start) / Self.duration)
    let eased = TimingCurve.easeInOut.value(at: share)
    apply(glide.from + (glide.to - glide.from) * eased)
    guard share >= 1 else { return true }
    self.glide = nil
    glide.then()
    return self.glide != nil
  }

  // MARK: Ending

  private func perform(_ action: UIContextualAction, _ source: UIView) {
    guard let swipe else { return }
    action.handler(action, source) { [weak self, weak swipe] isDone in
      guard let self, let swipe, self.swipe === swipe else { return }
      close()
    }
  }

  /// Closes the open row.
  func close() {
    guard swipe != nil else { return }
    move(to: 0) { [weak self] in self?.finish(pathIsGone: false) }
  }

  private func finish(pathIsGone: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    glide = nil
    swipe.container.removeFromSuperview()
    swipe.cell.setNeedsLayout()
    view.swipeDidEnd(swipe.cell, pathIsGone ? nil : swipe.path)
  }

  /// An open row left the screen.
  func cellLeft(_ cell: UIView) {
    if isOpen(cell) { finish(pathIsGone: true) }
  }

  /// Rows have other paths now.
  func rowsDidChange(_ new: (IndexPath) -> IndexPath?) {
    guard let swipe else { return }
    if let new = new(swipe.path) {
      swipe.path = new
      finish(pathIsGone: false)
    }
  }

  /// The content moved by itself below an open row.
  func contentDidScroll() {
    if swipe != nil, glide == nil, !pan.isUnderWay { close() }
  }

  /// The data is new, or an open row is to close at once for another reason.
  func reset(pathIsGone: Bool = true) {
    if swipe != nil { finish(pathIsGone: pathIsGone) }
  }
}
