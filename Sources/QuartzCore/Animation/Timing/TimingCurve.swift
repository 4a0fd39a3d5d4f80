import CoreGraphics

/// A cubic curve from (0, 0) to (1, 1) that turns the share of time into the share of the way.
package struct TimingCurve: Hashable, Sendable {
  package let x1: CGFloat
  package let y1: CGFloat
  package let x2: CGFloat
  package let y2: CGFloat

  package init(x1: CGFloat, y1: CGFloat, x2: CGFloat, y2: CGFloat) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  package static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  package static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  package static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  package static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// The system's default: `CAMediaTimingFunctionName.default`.
  package static let standard = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  package func value(at share: CGFloat) -> CGFloat {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return share }
    return component(parameter(share, x1, x2), y1, y2)
  }

  /// The share of time at which the curve has come to a share of the way.
  package func share(at value: CGFloat) -> CGFloat {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return value }
    return component(parameter(value, y1, y2), x1, x2)
  }

  private func component(_ t: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  /// The parameter at which a component has come to `x`: Newton's steps inside a shrinking
  /// bracket.
  private func parameter(_ x: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    var t = x
    for _ in 0..<64 {
      let error = component(t, a, b) - x
      if abs(error) < 1e-12 { return t }
      if error > 0 { high = t } else { low = t }
      let s = 1 - t
      let slope = 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b)
      let next = slope > 1e-6 ? t - error / slope : .infinity
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
