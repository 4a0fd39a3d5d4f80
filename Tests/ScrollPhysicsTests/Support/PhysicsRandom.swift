import Foundation
import ScrollPhysics
import TestSupport

/// Random movements such as fingers make, the same every time.
struct PhysicsRandom {
  private var random: SplitMix64

  init(seed: Int) { random = SplitMix64(seed: seed &* 7919 &+ 13) }

  mutating func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(random.double(range)) }

  mutating func once(in n: Int) -> Bool { random.once(in: n) }

  /// A speed either way, in points a second; sometimes one that is used up at once.
  mutating func velocity() -> CGFloat {
    let speed = random.once(in: 6) ? number(0...10) : number(10...9000)
    return random.once(in: 2) ? speed : -speed
  }

  mutating func rate() -> CGFloat { random.pick([0.998, 0.99, 0.95, 0.9995]) }

  mutating func bounds(bounces: Bool? = nil) -> AxisBounds {
    let low = number(-300...300)
    let length = random.once(in: 5) ? 0 : number(1...4000)
    return AxisBounds(
      low: low,
      high: low + length,
      bounces: bounces ?? !random.once(in: 4)
    )
  }

  mutating func deceleration() -> Deceleration {
    Deceleration(start: number(-1000...1000), velocity: velocity(), rate: rate())
  }

  /// Content let go within its ends or up to 400 points beyond them.
  mutating func motion(in bounds: AxisBounds) -> AxisMotion {
    AxisMotion(
      from: number(Double(bounds.low) - 400...Double(bounds.high) + 400),
      velocity: velocity(),
      rate: rate(),
      in: bounds
    )
  }
}

/// The times of frames at a rate, from zero to the first at or after a time in seconds.
func frames(_ perSecond: Double, until end: TimeInterval) -> [TimeInterval] {
  (0...Int((max(0, end) * perSecond).rounded(.up))).map { Double($0) / perSecond }
}

/// Whether two numbers are alike to a billionth.
func isClose(_ one: CGFloat, _ other: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
  abs(one - other) <= tolerance * max(1, max(abs(one), abs(other)))
}
