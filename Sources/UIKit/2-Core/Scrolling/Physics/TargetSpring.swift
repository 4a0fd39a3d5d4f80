import CoreGraphics
import Foundation

/// Content drawn to a place that paging or a delegate chose, without overshooting.
///
/// A critically damped spring that starts with the speed the finger gave.
struct TargetSpring {
  /// How tight the spring of a page is, a second.
  static let paging: CGFloat = 15
  /// Content this close to its place, in points, is there.
  private static let nearEnough: CGFloat = 0.1

  private(set) var target: CGFloat
  private let offset: CGFloat
  private let velocity: CGFloat
  private let omega: CGFloat

  init(target: CGFloat, start: CGFloat, velocity: CGFloat, tightness: CGFloat) {
    self.target = target
    offset = start - target
    self.velocity = velocity
    // Faster content needs a tighter spring, or it would run past its place.
    let isInward = (offset < 0) == (velocity > 0)
    omega = isInward && offset != 0 ? max(tightness, abs(velocity / offset)) : tightness
  }

  /// How tight a spring has to be for content that slows down at a rate.
  static func tightness(rate: CGFloat) -> CGFloat {
    guard rate > 0, rate < 1 else { return 12 }
    return min(20, -1000 * log(rate) + 5)
  }

  func position(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    return target + (offset + (velocity + omega * offset) * t) * exp(-omega * t)
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    let slope = velocity + omega * offset
    return (slope - omega * (offset + slope * t)) * exp(-omega * t)
  }

  /// When it is near enough to its place for good.
  var settlingTime: TimeInterval {
    let slope = abs(velocity + omega * offset)
    func envelope(_ t: CGFloat) -> CGFloat { (abs(offset) + slope * t) * exp(-omega * t) }
    var (low, high): (CGFloat, CGFloat) = (0, 1 / omega)
    while envelope(high) > Self.nearEnough, high < 100 { (low, high) = (high, high * 2) }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if envelope(middle) > Self.nearEnough { low = middle } else { high = middle }
    }
    return Double(high)
  }

  /// The same movement to another place.
  func shifted(by distance: CGFloat) -> TargetSpring {
    var copy = self
    copy.target += distance
    return copy
  }
}
