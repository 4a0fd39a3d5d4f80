import CoreGraphics
import Foundation

/// Content beyond its end that comes back.
///
/// What is left of the speed carries it on while it is drawn back: the distance fades at one rate,
/// the speed at another. Content that ran against its end and content that was held beyond it
/// follow the same law (facts st.edge_impact, st.rubberband_top); the speed is the finger's.
struct EdgeReturn {
  /// How quickly the distance to the end fades, a second.
  static let pull: CGFloat = 10
  /// How quickly the speed fades, a second.
  static let drag: CGFloat = 12
  /// Content this close to its end, in points, goes there at once (fact sp.bounce.finalSnap).
  static let nearEnough: CGFloat = 0.5

  private(set) var edge: CGFloat
  /// How far the content is beyond the end at the start, below nought at the lower end.
  let offset: CGFloat
  /// The speed at the start, in points a second.
  let velocity: CGFloat

  init(edge: CGFloat, offset: CGFloat, velocity: CGFloat) {
    self.edge = edge
    self.offset = offset
    self.velocity = velocity
  }

  /// What the speed adds to the distance over time, for each point a second.
  private var carry: CGFloat { velocity / (Self.drag - Self.pull) }

  func position(at time: TimeInterval) -> CGFloat { edge + distance(at: CGFloat(time)) }

  /// How fast the content moves, in points a second.
  func velocity(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    return -Self.pull * (offset + carry) * exp(-Self.pull * t)
      + Self.drag * carry * exp(-Self.drag * t)
  }

  /// What is left of the speed that carries it.
  func impetus(at time: TimeInterval) -> CGFloat { velocity * exp(-Self.drag * CGFloat(time)) }

  private func distance(at t: CGFloat) -> CGFloat {
    (offset + carry) * exp(-Self.pull * t) - carry * exp(-Self.drag * t)
  }

  /// When content flung inwards passes the end; nil when it only comes to rest there.
  var crossing: TimeInterval? {
    guard offset != 0, velocity != 0, (offset < 0) == (velocity > 0) else { return nil }
    let share = 1 + offset / carry
    guard share > 0 else { return nil }
    return Double(-log(share) / (Self.drag - Self.pull))
  }

  /// When it is near enough to its end for good.
  var settlingTime: TimeInterval {
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

  /// The same movement about another end.
  func shifted(by distance: CGFloat) -> EdgeReturn {
    var copy = self
    copy.edge += distance
    return copy
  }
}
