import UIKit

/// Goes from 0 to 1 along an animation, frame by frame, for what Core Animation does not animate.
@MainActor
final class ProgressDriver {
  private let animation: Animation
  private var ticker: FrameTicker?
  private var beginning: TimeInterval?
  private var step: ((Double) -> Void)?

  init(_ animation: Animation) { self.animation = animation }

  var isRunning: Bool { ticker != nil }

  func start(_ step: @escaping (Double) -> Void) {
    self.step = step
    let ticker = FrameTicker { [weak self] time in self?.tick(time) ?? false }
    self.ticker = ticker
    ticker.start()
    step(0)
  }

  func stop() {
    ticker = nil
    step = nil
  }

  /// Shows the step of a time; returns whether there is another one.
  private func tick(_ time: TimeInterval) -> Bool {
    guard let step else { return false }
    let begin = beginning ?? time
    beginning = begin
    let elapsed = time - begin - animation.delay
    guard elapsed >= 0 else { return true }
    let (progress, isOver) = animation.progress(at: elapsed)
    if isOver { stop() }
    step(progress)
    return !isOver
  }
}

extension Animation {
  /// How far an animation is after a time in seconds, and whether it has ended.
  func progress(at elapsed: Double) -> (Double, isOver: Bool) {
    let length = max(duration, 0.001)
    switch repetition {
    case .once:
      if elapsed >= settlingDuration { return (1, true) }
      return (value(at: elapsed), false)
    case .times(let count, let autoreverses):
      if elapsed >= length * Double(count) { return (1, true) }
      return (folded(elapsed, length, autoreverses), false)
    case .forever(let autoreverses): return (folded(elapsed, length, autoreverses), false)
    }
  }

  private func folded(_ elapsed: Double, _ length: Double, _ autoreverses: Bool) -> Double {
    let turn = Int(elapsed / length)
    let within = elapsed - Double(turn) * length
    return value(at: autoreverses && turn % 2 == 1 ? length - within : within)
  }

  private var settlingDuration: Double {
    switch curve {
    case .cubic: duration
    case .spring, .physical: duration * 2.5
    }
  }

  private func value(at elapsed: Double) -> Double {
    switch curve {
    case .cubic(let first, let second, _):
      return Self.bezier(min(max(elapsed / max(duration, 0.001), 0), 1), first, second)
    case .spring(_, let bounce):
      return Self.spring(elapsed, 2 * .pi / max(duration, 0.001), 1 - bounce)
    case .physical(let mass, let stiffness, let damping, _):
      let frequency = (stiffness / max(mass, 0.001)).squareRoot()
      let fraction = damping / (2 * (stiffness * mass).squareRoot())
      return Self.spring(elapsed * speed, frequency, fraction)
    }
  }

  private static func spring(_ time: Double, _ frequency: Double, _ damping: Double) -> Double {
    if damping >= 1 { return 1 - (1 + frequency * time) * exp(-frequency * time) }
    let damped = frequency * (1 - damping * damping).squareRoot()
    let decay = exp(-damping * frequency * time)
    return 1 - decay * (cos(damped * time) + damping * frequency / damped * sin(damped * time))
  }

  private static func bezier(_ x: Double, _ first: CGPoint, _ second: CGPoint) -> Double {
    func along(_ part: Double, _ one: Double, _ two: Double) -> Double {
      let rest = 1 - part
      return 3 * rest * rest * part * one + 3 * rest * part * part * two + part * part * part
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if along(middle, first.x, second.x) < x { low = middle } else { high = middle }
    }
    return along((low + high) / 2, first.y, second.y)
  }
}
