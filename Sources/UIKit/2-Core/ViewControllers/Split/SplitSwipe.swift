import CoreGraphics
import Foundation

/// Lets a finger bring columns in from the edge, and put away those that lie over the last one.
@MainActor
final class SplitSwipe: NSObject, UIGestureRecognizerDelegate {
  private unowned let stage: SplitStage
  private let edge = UIScreenEdgePanGestureRecognizer()
  private let back = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  /// Which swipe it is: the motion of an earlier one ends nothing.
  private var number = 0
  private var change: SplitStage.Change?
  private var way: CGFloat = 1

  init(_ stage: SplitStage) {
    self.stage = stage
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
    guard let owner = stage.owner, let view = stage.view else { return false }
    return view.isRightToLeft != (owner.primaryEdge == .trailing)
  }

  /// What a finger may come to: the mode with a column more, or less.
  private func target(_ gesture: UIGestureRecognizer) -> SplitStage.Mode? {
    let (mode, modes) = (stage.mode, stage.modes)
    if gesture === edge {
      switch mode.extraColumns {
      case 0: return modes.one
      case 1: return stage.style == .tripleColumn ? modes.two : nil
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
    guard let owner = stage.owner, owner.presentsWithGesture, !stage.isCollapsed,
      let view = stage.view, let target = target(gestureRecognizer), target != stage.mode
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
    guard let view = stage.view, let owner = stage.owner else { return }
    switch gesture.state {
    case .began:
      stage.settleMove()
      guard let target = target(gesture) else { return }
      owner.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(owner)
      number += 1
      let started = stage.begin(target)
      change = started
      let widths = stage.widths
      let column = started.coming.union(started.going).contains(.supplementary)
      way = max(1, column ? widths.supplementary : widths.primary)
      stage.hold { [weak self] in self?.finish(completed: true) }
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
    let number = number
    stage.hold { [weak self] in self?.finish(completed: toEnd) }
    UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut) {
      change.show(toEnd ? 1 : 0)
      if toEnd { change.coordinator.runAnimations() }
    } completion: { [weak self] _ in
      guard let self, self.number == number, self.change != nil else { return }
      finish(completed: toEnd)
    }
  }

  private func finish(completed: Bool) {
    guard let change, let owner = stage.owner else { return }
    self.change = nil
    stage.end(change, completed: completed)
    owner.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(owner)
  }

  private func tapBeside() {
    guard !stage.isCollapsed, let target = target(back) else { return }
    stage.choose(target)
  }
}
