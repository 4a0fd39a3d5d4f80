import CoreGraphics
import Foundation

/// Content beyond its end that swings back without overshooting (facts sp.bounce).
///
/// A critically damped spring. Content that was held beyond the end and let go starts inwards.
struct EdgeSpring {
  /// The spring of content that ran against its end.
  static let impact: CGFloat = 10.96
  /// The spring of content that was held beyond its end.
  static let release: CGFloat = 10.82
  /// How fast held content starts inwards, for each point it is beyond its end.
  static let inward: CGFloat = 7.32

  private(set) var edge: CGFloat
  let offset: CGFloat
  let velocity: CGFloat
  let omega: CGFloat

  /// The spring that takes over at the end.
  init(edge: CGFloat, velocity: CGFloat) {
    self.edge = edge
    offset = 0
    self.velocity = velocity
    omega = Self.impact
  }

  /// The spring for content let go beyond its end.
  init(edge: CGFloat, position: CGFloat, velocity: CGFloat) {
    self.edge = edge
    offset = position - edge
    self.velocity = velocity - offset * Self.inward
    omega = Self.release
  }

  func position(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    return edge + (offset + (velocity + omega * offset) * t) * exp(-omega * t)
  }

  /// When it is within `distance` of the end for good, to a hundredth of a second.
  func settlingTime(within distance: CGFloat) -> TimeInterval {
    let slope = velocity + omega * offset
    func envelope(_ t: CGFloat) -> CGFloat {
      (abs(offset) + abs(slope) * t) * exp(-omega * t)
    }
    var t: CGFloat = 1 / omega
    while envelope(t) > distance, t < 10 { t += 0.01 }
    return Double(t)
  }

  /// The same movement about another end.
  func shifted(by distance: CGFloat) -> EdgeSpring {
    var copy = self
    copy.edge += distance
    return copy
  }
}
