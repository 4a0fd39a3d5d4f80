import Foundation
import QuartzCore

/// How the shares of an animator's way follow the shares of its time.
struct AnimatorTiming {
  private enum Kind {
    case curve(TimingCurve)
    /// Along x, and along y.
    case spring(SpringCurve, SpringCurve)
  }

  private let kind: Kind
  /// How long the whole takes, in seconds.
  let duration: TimeInterval

  @MainActor
  init(_ parameters: (any UITimingCurveProvider)?, duration: TimeInterval) {
    let duration = duration > 0 && duration.isFinite ? duration : 0
    guard let spring = parameters?.springTimingParameters else {
      kind = .curve(parameters?.cubicTimingParameters?.curve ?? .easeInOut)
      self.duration = duration
      return
    }
    let velocity = spring.initialVelocity
    kind = .spring(
      spring.curve(velocity: velocity.dx, duration: duration),
      spring.curve(velocity: velocity.dy, duration: duration)
    )
    self.duration = duration > 0 ? spring.duration(of: duration) : 0
  }

  /// Whether x and y go differently.
  var splitsAxes: Bool {
    if case .spring(let x, let y) = kind { x != y } else { false }
  }

  func value(_ share: Double, isVertical: Bool = false) -> Double {
    switch kind {
    case .curve(let curve): Double(curve.value(at: share))
    case .spring(let x, let y):
      share <= 0 ? 0 : (isVertical ? y : x).value(at: min(share, 1) * duration)
    }
  }

  /// The share of time at which a share of the way is first reached.
  func share(at value: Double) -> Double {
    if value <= 0 { return 0 }
    guard case .spring(let spring, _) = kind else {
      if case .curve(let curve) = kind { return Double(curve.share(at: value)) }
      return value
    }
    guard value < 1, duration > 0 else { return 1 }
    // Up to its first overshoot the spring only rises.
    var high = 1.0 / 256
    while high < 1, spring.value(at: high * duration) < value { high += 1.0 / 256 }
    var low = max(0, high - 1.0 / 256)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if spring.value(at: middle * duration) < value { low = middle } else { high = middle }
    }
    return min(high, 1)
  }
}
