import CoreGraphics
import Foundation

/// Lets a finger bring columns in from the edge, and put away those that lie over the last one.
@MainActor
final class SplitSwipe: NSObject, UIGestureRecognizerDelegate {
  private unowned let presenter: SplitPresenter
  private let edge = UIScreenEdgePanGestureRecognizer()
  private let back = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private static let pace = TransitionPace.curve(0.25, .curveEaseOut)
  private var change: SplitPresenter.Change?
  private var way: CGFloat = 1

  init(_ presenter: SplitPresenter) {
    self.presenter = presenter
    super.init()
    for pan in [edge, back] as [UIPanGestureRecognizer] {
      pan.delegate = self
      pan.addHandler { [weak self] gesture in
        (gesture as? UIPanGestureRecognizer).map { self?.follow($0) }
      }
    }
    tap.addHandler { [weak self] gesture in
      if gesture.state == .ended { self?.tapBeside() }
    }
  }

  func attach(to view: SplitView, shade: UIView) {
    view.addGestureRecognizer(edge)
    view.addGestureRecognizer(back)
    shade.addGestureRecognizer(tap)
  }

  private var comesFromRight: Bool {
    guard let owner = presenter.owner, let view = presenter.view else { return false }
    return view.isRightToLeft != (owner.primaryEdge == .trailing)
  }

  /// What a finger may come to: the mode with a column more, or less.
  private func target(_ gesture: UIGestureRecognizer) -> SplitPresenter.Mode? {
    let (mode, modes) = (presenter.mode, presenter.modes)
    if gesture === edge {
      switch mode.extraColumns {
      case 0: return modes.one
      case 1: return presenter.style == .tripleColumn ? modes.two : nil
      default: return nil
      }
    }
    switch mode {
    case .oneOverSecondary: return .secondaryOnly
    case .twoOverSecondary, .twoDisplaceSecondary: return modes.one
    default: return nil
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner = presenter.owner, owner.presentsWithGesture, !presenter.isCollapsed,
      let view = presenter.view, let target = target(gestureRecognizer), target != presenter.mode
    else { return false }
    if gestureRecognizer === edge { return true }
    // Only a finger that goes towards the edge puts columns away.
    let moved = back.translation(in: view)
    let towards = comesFromRight ? moved.x > 0 : moved.x < 0
    return towards && abs(moved.x) > abs(moved.y)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    if gestureRecognizer === edge { edge.edges = comesFromRight ? .right : .left }
    return true
  }

  private func follow(_ gesture: UIPanGestureRecognizer) {
    guard let view = presenter.view, let owner = presenter.owner else { return }
    switch gesture.state {
    case .began:
      presenter.settleMove()
      guard let target = target(gesture) else { return }
      owner.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(owner)
      let started = presenter.begin(target)
      change = started
      started.run.coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.finish() }
      let widths = presenter.widths
      let column = started.columns.contains(.supplementary)
      way = max(1, column ? widths.supplementary : widths.primary)
      started.show(share(gesture, in: view))
    case .changed: change?.show(share(gesture, in: view))
    case .ended:
      let speed = gesture.velocity(in: view).x * direction(gesture)
      let isFar = share(gesture, in: view) > 0.5
      run(toEnd: speed > 300 || isFar && speed > -300)
    case .cancelled, .failed: run(toEnd: false)
    default: break
    }
  }

  private func direction(_ gesture: UIPanGestureRecognizer) -> CGFloat {
    (gesture === edge) == comesFromRight ? -1 : 1
  }

  private func share(_ gesture: UIPanGestureRecognizer, in view: UIView) -> CGFloat {
    max(0, min(1, gesture.translation(in: view).x * direction(gesture) / way))
  }

  private func run(toEnd: Bool) {
    guard let change else { return }
    change.run.move(toEnd: toEnd, Self.pace, change.show)
  }

  private func finish() {
    change = nil
    guard let owner = presenter.owner else { return }
    owner.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(owner)
  }

  private func tapBeside() {
    guard !presenter.isCollapsed, let target = target(back) else { return }
    presenter.choose(target)
  }
}
