import Foundation

/// Content beyond its end that comes back.
///
/// What is left of the speed carries it on while it is drawn back: the distance fades at one rate,
/// the speed at another. Content that ran against its end and content that was held beyond it
/// follow the same law (facts st.edge_impact, st.rubberband_top); the speed is the finger's. The
/// distance from the end crosses zero at most once. All functions take constant time.
package struct EdgeReturn: Sendable, Equatable {
  /// How quickly the distance to the end fades, a second.
  package static let pull: CGFloat = 10
  /// How quickly the speed fades, a second.
  package static let drag: CGFloat = 12
  /// Content this close to its end, in points, goes there at once (fact sp.bounce.finalSnap).
  package static let nearEnough: CGFloat = 0.5

  /// The offset of the end that the content comes back to, in points.
  package private(set) var edge: CGFloat
  /// How far the content is beyond the end at the start, in points; negative at the lower end.
  package let offset: CGFloat
  /// The speed at the start, in points a second.
  package let velocity: CGFloat

  package init(edge: CGFloat, offset: CGFloat, velocity: CGFloat) {
    self.edge = edge
    self.offset = offset
    self.velocity = velocity
  }

  /// What the speed adds to the distance over time, for each point a second.
  private var carry: CGFloat { velocity / (Self.drag - Self.pull) }

  /// The offset a time in seconds after the start.
  package func position(at time: TimeInterval) -> CGFloat { edge + distance(at: CGFloat(time)) }

  /// How fast the content moves at a time, in points a second.
  package func velocity(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    return -Self.pull * (offset + carry) * exp(-Self.pull * t)
      + Self.drag * carry * exp(-Self.drag * t)
  }

  /// What is left at a time of the speed that carries it, in points a second.
  package func impetus(at time: TimeInterval) -> CGFloat {
    velocity * exp(-Self.drag * CGFloat(time))
  }

  private func distance(at t: CGFloat) -> CGFloat {
    (offset + carry) * exp(-Self.pull * t) - carry * exp(-Self.drag * t)
  }

  /// When content flung inwards passes the end, in seconds; nil when it only comes to rest there.
  package var crossing: TimeInterval? {
    guard offset != 0, velocity != 0, (offset < 0) == (velocity > 0) else { return nil }
    let share = 1 + offset / carry
    guard share > 0 else { return nil }
    return Double(-log(share) / (Self.drag - Self.pull))
  }

  /// When it is within ``nearEnough`` of its end for good, in seconds.
  package var settlingTime: TimeInterval {
    var low = turningTime
    guard abs(distance(at: low)) > Self.nearEnough else { return Double(low) }
    var high = low + 1
    while abs(distance(at: high)) > Self.nearEnough, high < 100 { high += 1 }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if abs(distance(at: middle)) > Self.nearEnough { low = middle } else { high = middle }
    }
    return Double(high)
  }

  /// When it is farthest from its end; from then on it only comes nearer.
  private var turningTime: CGFloat {
    guard velocity != 0 else { return 0 }
    let share = Self.pull * (offset + carry) / (Self.drag * carry)
    guard share > 0, share < 1 else { return 0 }
    return -log(share) / (Self.drag - Self.pull)
  }

  /// The same movement about an end farther on by a distance in points.
  package func shifted(by distance: CGFloat) -> EdgeReturn {
    var copy = self
    copy.edge += distance
    return copy
  }
}
