import CoreGraphics
import Foundation
import QuartzCore

/// An animator from its start to its end: the clock and what was changed.
@MainActor
final class AnimatorRun {
  let clock: AnimatorClock
  private let animator: Keeper
  private var changes: [(view: UIView, change: LayerChange)] = []
  private lazy var ticker = FrameTicker { [weak self] time in self?.tick(time) ?? false }

  /// Keeps the animator alive while it runs, as UIKit does.
  private final class Keeper {
    weak var animator: UIViewPropertyAnimator?
    var running: UIViewPropertyAnimator?
  }

  init(_ pace: AnimatorTiming, _ animator: UIViewPropertyAnimator) {
    clock = AnimatorClock(pace)
    self.animator = Keeper()
    self.animator.animator = animator
  }

  /// Makes changes and lets them follow the clock.
  func add(_ changes: () -> Void, delayFactor: CGFloat) {
    let share = clock.share
    let settings = AnimationBlock.Settings(
      duration: clock.pace.duration,
      pace: .curve(.linear),
      options: animator.animator?.isUserInteractionEnabled == false ? [] : .allowUserInteraction
    )
    let block = AnimationBlock(settings, completion: nil)
    block.pacer = clock
    block.pacerStart = share + Double(delayFactor) * (1 - share)
    block.splitsAxes = clock.pace.splitsAxes
    block.hitsAsShown = animator.animator?.isManualHitTestingEnabled == false
    block.witness = { [weak self] in self?.changes.append(($0, $1)) }
    block.perform(changes)
    block.close()
    moved()
  }

  func goOn() {
    animator.running = animator.animator
    ticker.start()
  }

  /// Lets the next frame show where the clock is.
  func moved() {
    for (view, _) in changes { view.backing.mark(.changed) }
    FrameCycle.current.request()
  }

  private func tick(_ time: TimeInterval) -> Bool {
    clock.tick(time)
    guard clock.isRunning else {
      animator.running = nil
      return false
    }
    guard clock.isOver else { return true }
    let kept = animator.running
    animator.running = nil
    kept?.arrived()
    return clock.isRunning
  }

  // MARK: Ends

  /// Takes the animations away, with views where it is said.
  func stop(at position: UIViewAnimatingPosition) {
    let shown = position == .current ? shownValues() : []
    clock.pause()
    AnimationRegistry.current.end { ($0.pacer as? AnimatorClock) === clock }
    animator.running = nil
    if position == .current {
      for (view, path, value) in shown { view.restore(path, value) }
    } else if position == .start {
      place(at: .start)
    }
    // At the end views are where they were brought, or where something has brought them since.
  }

  private func shownValues() -> [(UIView, String, AnimatableValue)] {
    changes.compactMap { view, change in
      view.backing.shownValues.value(at: change.keyPath).map { (view, change.keyPath, $0) }
    }
  }

  /// Brings the views to one of the ends.
  func place(at position: UIViewAnimatingPosition) {
    switch position {
    case .current: break
    case .end: for (view, change) in changes { view.restore(change.keyPath, change.new) }
    case .start:
      for (view, change) in changes.reversed() { view.restore(change.keyPath, change.old) }
    }
  }
}

extension UIView {
  /// Gives a property of the view's layer a value, without animating it.
  func restore(_ path: String, _ value: AnimatableValue) {
    UIView.performWithoutAnimation {
      let vector = value.vector ?? SIMD4()
      switch path {
      case "position": center = CGPoint(x: vector.x, y: vector.y)
      case "position.x": center.x = vector.x
      case "position.y": center.y = vector.x
      case "bounds.origin": bounds.origin = CGPoint(x: vector.x, y: vector.y)
      case "bounds.size": bounds.size = CGSize(width: vector.x, height: vector.y)
      case "transform": transform3D = value.transform ?? .identity
      case "opacity": alpha = vector.x
      case "backgroundColor":
        // A colour that is shown already stays the dynamic colour it may be.
        let color = value.boxed as? CGColor
        if backing.backgroundColor != color { backgroundColor = color.map { UIColor(cgColor: $0) } }
      default: backing.setValue(value.boxed, forKeyPath: path)
      }
    }
  }
}
