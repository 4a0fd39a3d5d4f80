import UIKit

extension Animation {
  /// How long one turn takes until it counts as ended, in seconds, without the delay.
  var duration: Double {
    switch curve {
    case .cubic(_, _, let duration): duration / speed
    case .spring(let duration, _): duration / speed
    case .physical(let mass, let stiffness, _, _):
      2 * Double.pi * (mass / max(stiffness, 0.001)).squareRoot() / speed
    case .custom(let custom): custom.duration / speed
    }
  }

  /// How long one turn takes until nothing moves, in seconds, without the delay.
  private var settlingDuration: Double {
    switch curve {
    case .cubic, .custom: duration
    case .spring(let duration, let bounce):
      Spring(duration: duration, bounce: bounce).settlingDuration / speed
    case .physical(let mass, let stiffness, let damping, let velocity):
      Spring(mass: mass, stiffness: stiffness, damping: damping)
        .settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001) / speed
    }
  }

  /// How long it takes until it counts as ended, in seconds, without the delay; one turn where it is
  /// repeated for ever.
  var logicalLength: Double {
    if let logicalDuration { return logicalDuration }
    return turnsLength
  }

  /// Whether it has no end: it is repeated for ever, or stands still.
  var isForever: Bool {
    if speed == 0 { return true }
    if case .forever = repetition { return true }
    return false
  }

  /// Whether it goes on without end, or is followed by others: nobody waits for it.
  var isEndless: Bool { isForever || isFollowed }

  private var turnsLength: Double {
    switch repetition {
    case .once:
      if case .custom(let custom) = curve { return custom.logicalDuration / speed }
      return duration
    case .times(let count, _): return duration * Double(max(count, 1))
    case .forever: return duration
    }
  }

  /// How long it takes until nothing moves, with the delay, in seconds.
  var totalDuration: Double {
    if case .once = repetition { return delay + settlingDuration }
    return delay + turnsLength
  }

  /// How far the animation is after times in seconds, which only grow; nil when it is over.
  func makeLaw() -> (TimeInterval) -> Double? {
    let turn = makeTurn()
    let (delay, repetition) = (delay, repetition)
    if case .once = repetition {
      // One of one's own says when it is over; how long it takes is not known without it.
      let end: Double = if case .custom = curve { .infinity } else { settlingDuration }
      return { time in
        let elapsed = time - delay
        guard elapsed >= 0 else { return 0 }
        return elapsed >= end ? nil : turn(elapsed)
      }
    }
    let length = max(duration, 0.001)
    return { time in
      let elapsed = time - delay
      guard elapsed >= 0 else { return 0 }
      func folded(_ autoreverses: Bool) -> Double {
        let index = Int(elapsed / length)
        let within = elapsed - Double(index) * length
        return turn(autoreverses && index % 2 == 1 ? length - within : within) ?? 1
      }
      switch repetition {
      case .once: return nil
      case .times(let count, let autoreverses):
        return elapsed >= length * Double(max(count, 1)) ? nil : folded(autoreverses)
      case .forever(let autoreverses): return folded(autoreverses)
      }
    }
  }

  /// How far one turn is after a time in seconds.
  private func makeTurn() -> (TimeInterval) -> Double? {
    let speed = speed
    switch curve {
    case .cubic(let first, let second, let duration):
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: first.x, y: first.y),
        endControlPoint: UnitPoint(x: second.x, y: second.y)
      )
      return { curve.value(at: $0 * speed / max(duration, 0.001)) }
    case .spring(let duration, let bounce):
      let spring = Spring(duration: duration, bounce: bounce)
      return { spring.value(target: 1.0, time: $0 * speed) }
    case .physical(let mass, let stiffness, let damping, let velocity):
      let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
      return { spring.value(target: 1.0, initialVelocity: velocity, time: $0 * speed) }
    case .custom(let custom):
      let law = custom.makeLaw()
      return { law($0 * speed) }
    }
  }

  // MARK: Views

  @MainActor private var timing: (any UITimingCurveProvider)? {
    switch curve {
    case .cubic(let first, let second, _):
      return UICubicTimingParameters(controlPoint1: first, controlPoint2: second)
    case .spring(let duration, let bounce):
      return UISpringTimingParameters(duration: max(duration / speed, 0.01), bounce: bounce)
    case .physical(let mass, let stiffness, let damping, let velocity):
      return UISpringTimingParameters(
        mass: mass,
        stiffness: stiffness * speed * speed,
        damping: damping * speed,
        initialVelocity: CGVector(dx: velocity, dy: velocity)
      )
    case .custom: return nil
    }
  }

  /// Makes a change of views that is shown with the animation.
  @MainActor
  func perform(_ change: @escaping () -> Void, completion: (() -> Void)? = nil) {
    guard case .once = repetition, !isFollowed, !isForever, let timing else {
      PacedAnimation.perform(
        until: isForever ? .never : isFollowed ? .followed : .own,
        law: makeLaw(),
        changes: change,
        completion: completion ?? {}
      )
      return
    }
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations(change)
    if let completion { animator.addCompletion { _ in completion() } }
    animator.startAnimation(afterDelay: delay)
  }
}
