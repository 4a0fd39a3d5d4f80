import CoreGraphics

/// A cubic curve from (0, 0) to (1, 1) that turns the share of time into the share of the way.
struct TimingCurve: Hashable, Sendable {
  let x1: CGFloat
  let y1: CGFloat
  let x2: CGFloat
  let y2: CGFloat

  static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  func value(at share: CGFloat) -> CGFloat {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    return component(parameter(at: share), y1, y2)
  }

  private func component(_ t: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  /// The parameter at which the curve has come to `x`: Newton's steps inside a shrinking bracket.
  private func parameter(at x: CGFloat) -> CGFloat {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    var t = x
    for _ in 0..<32 {
      let error = component(t, x1, x2) - x
      if abs(error) < 1e-9 { return t }
      if error > 0 { high = t } else { low = t }
      let s = 1 - t
      let slope = 3 * s * s * x1 + 6 * s * t * (x2 - x1) + 3 * t * t * (1 - x2)
      let next = slope > 1e-6 ? t - error / slope : .infinity
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
