import Foundation

/// Content drawn to an offset that paging or a delegate chose, without running past it.
///
/// A critically damped spring that starts with the speed the finger gave. Content that is flung
/// away from its target turns round first. All functions take constant time.
package struct TargetSpring: Sendable, Equatable {
  /// How tight the spring of a page is, a second.
  package static let paging: CGFloat = 15
  /// Content this close to its target, in points, is there.
  package static let nearEnough: CGFloat = 0.1

  /// The offset at which it ends, in points.
  package private(set) var target: CGFloat
  private let offset: CGFloat
  private let velocity: CGFloat
  private let omega: CGFloat

  /// A spring from an offset, with a speed in points a second and a tightness a second.
  package init(target: CGFloat, start: CGFloat, velocity: CGFloat, tightness: CGFloat) {
    self.target = target
    offset = start - target
    self.velocity = velocity
    // Faster content needs a tighter spring, or it would run past its target.
    let isInward = (offset < 0) == (velocity > 0)
    omega = isInward && offset != 0 ? max(tightness, abs(velocity / offset)) : tightness
  }

  /// How tight a spring is, a second, for content that slows down at a rate a millisecond.
  package static func tightness(rate: CGFloat) -> CGFloat {
    guard rate > 0, rate < 1 else { return 12 }
    return min(20, -1000 * log(rate) + 5)
  }

  /// The offset a time in seconds after the start.
  package func position(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    return target + (offset + (velocity + omega * offset) * t) * exp(-omega * t)
  }

  /// The speed at a time, in points a second.
  package func velocity(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    let slope = velocity + omega * offset
    return (slope - omega * (offset + slope * t)) * exp(-omega * t)
  }

  /// When it is within ``nearEnough`` of its target for good, in seconds.
  package var settlingTime: TimeInterval {
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

  /// The same movement, farther on by a distance in points.
  package func shifted(by distance: CGFloat) -> TargetSpring {
    var copy = self
    copy.target += distance
    return copy
  }
}
