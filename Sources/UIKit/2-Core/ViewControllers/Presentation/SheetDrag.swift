import CoreGraphics
import Foundation

/// The finger on a sheet: it changes the height, and puts the sheet away.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate, SheetDragging {
  private unowned let owner: UISheetPresentationController
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private var start: CGFloat = 0
  private(set) var isDragging = false
  private var mayLeave = true
  /// The speed at which a sheet goes away, in points a second (fact an.sheet).
  private static let escapeSpeed: CGFloat = 1000

  init(_ owner: UISheetPresentationController) {
    self.owner = owner
    super.init()
    pan.delegate = self
    pan.addHandler { [weak self] _ in self?.follow() }
    tap.addHandler { [weak self] gesture in
      if gesture.state == .ended { self?.tapBehind() }
    }
  }

  func attach() {
    if pan.view == nil { owner.sheet.addGestureRecognizer(pan) }
    if tap.view == nil { owner.shade.addGestureRecognizer(tap) }
  }

  private func tapBehind() {
    guard owner.transition == nil else { return }
    if owner.mayDismissByHand() {
      owner.dismissByHand()
    } else {
      owner.delegate?.presentationControllerDidAttemptToDismiss(owner)
    }
  }

  // MARK: Fingers

  private var container: UIView? { owner.containerView }

  private func follow() {
    guard let container else { return }
    let way = pan.translation(in: container).y
    switch pan.state {
    case .began:
      guard owner.transition == nil else { return }
      isDragging = true
      mayLeave = owner.mayDismissByHand()
      start = owner.sheet.frame.minY
    case .changed where isDragging: move(to: start + way)
    case .ended where isDragging: release(start + way, speed: pan.velocity(in: container).y)
    case .cancelled where isDragging: release(start, speed: 0)
    default: break
    }
  }

  /// Brings the upper edge of the sheet to a height; beyond its ends it gives way.
  private func move(to y: CGFloat) {
    guard let container else { return }
    let heights = owner.heights
    let bounds = container.bounds
    let resting = owner.frameOfPresentedViewInContainerView
    let highest = owner.isEdgeAttached ? bounds.height - (heights.last?.height ?? 0) : resting.minY
    let lowest = owner.isEdgeAttached ? bounds.height - (heights.first?.height ?? 0) : resting.minY
    var y = y
    if y < highest { y = highest - (highest - y) * 0.1 }
    if y > lowest, !mayLeave { y = lowest + (y - lowest) * 0.15 }
    var frame = owner.sheet.frame
    frame.origin.y = y
    if owner.isEdgeAttached {
      frame.size.height = max(bounds.height - y, heights.first?.height ?? 0)
    }
    owner.sheet.frame = frame
    // What is behind comes forward as a tall sheet goes down.
    guard owner.isEdgeAttached, heights.last?.id == .large else { return }
    let tall = heights.last?.height ?? 1
    let below = heights.count > 1 ? heights[heights.count - 2].height : 0
    let share = (bounds.height - y - below) / max(1, tall - below)
    owner.lift(max(0, min(1, share)))
    if heights.count == 1 {
      owner.shade.alpha = UISheetPresentationController.dimming * max(0, min(1, share))
    }
  }

  private func release(_ y: CGFloat, speed: CGFloat) {
    isDragging = false
    guard let container else { return }
    let bounds = container.bounds
    let heights = owner.heights
    let lowest = heights.first?.height ?? 0
    let height = owner.isEdgeAttached ? bounds.height - y : owner.sheet.bounds.height
    let pulled =
      owner.isEdgeAttached
      ? lowest - height : y - owner.frameOfPresentedViewInContainerView.minY
    let size = owner.isEdgeAttached ? lowest : owner.sheet.bounds.height
    let leaves = pulled > size * 0.5 || pulled > 0 && speed > Self.escapeSpeed
    if leaves {
      if mayLeave { return owner.dismissByHand() }
      owner.delegate?.presentationControllerDidAttemptToDismiss(owner)
    }
    if owner.isEdgeAttached {
      let goal = height - speed * 0.15
      let nearest = heights.min { abs($0.height - goal) < abs($1.height - goal) }
      if let nearest { owner.select(nearest.id) }
    }
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.owner.settle()
    }
  }

  // MARK: Beside content that scrolls

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard owner.transition == nil, let view = pan.view else { return false }
    let speed = pan.velocity(in: view)
    let way = pan.translation(in: view)
    let isDown = way.y != 0 ? way.y > 0 : speed.y > 0
    guard abs(way.y) >= abs(way.x) else { return false }
    guard let scroll = touchedScrollView(in: view) else { return true }
    let isAtTop = scroll.contentOffset.y <= -scroll.adjustedContentInset.top - scroll.barRoom + 0.5
    if isDown { return isAtTop }
    // Upwards content scrolls, unless the sheet can still grow.
    let canGrow = owner.isEdgeAttached && owner.selected.id != owner.heights.last?.id
    return canGrow && isAtTop && owner.prefersScrollingExpandsWhenScrolledToEdge
  }

  private func touchedScrollView(in view: UIView) -> UIScrollView? {
    let hit = view.hitTest(pan.location(in: view), with: nil)
    return sequence(first: hit, next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }
      .first { $0.isScrollEnabled && $0.draggableAxes.contains(.vertical) }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.view is UIScrollView
      && otherGestureRecognizer is UIPanGestureRecognizer
  }
}
