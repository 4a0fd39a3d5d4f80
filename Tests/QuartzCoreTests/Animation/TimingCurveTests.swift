import CoreGraphics
import QuartzCore
import TestSupport
import Testing

@Suite struct `Curves that pace animations` {
  /// The curve's height above a place, found by halving.
  private func height(_ curve: TimingCurve, _ share: Double) -> Double {
    func component(_ t: Double, _ a: Double, _ b: Double) -> Double {
      let s = 1 - t
      return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if component(middle, curve.x1, curve.x2) < share { low = middle } else { high = middle }
    }
    return component(low, curve.y1, curve.y2)
  }

  private func curve(_ seed: Int) -> TimingCurve {
    var random = SplitMix64(seed: seed)
    return TimingCurve(
      x1: random.double(0...1),
      y1: random.double(-1...2),
      x2: random.double(0...1),
      y2: random.double(-1...2)
    )
  }

  @Test(arguments: 0..<80) func `have the height that halving finds`(seed: Int) {
    let curve = curve(seed)
    for step in 0...50 {
      let share = Double(step) / 50
      #expect(abs(curve.value(at: share) - height(curve, share)) < 1e-6)
    }
  }

  @Test(arguments: 0..<40) func `turned about the middle are each other's`(seed: Int) {
    let curve = curve(100 + seed)
    let turned = TimingCurve(
      x1: 1 - curve.x2,
      y1: 1 - curve.y2,
      x2: 1 - curve.x1,
      y2: 1 - curve.y1
    )
    for step in 0...20 {
      let share = Double(step) / 20
      #expect(abs(curve.value(at: share) + turned.value(at: 1 - share) - 1) < 1e-6)
    }
  }

  /// The steepest curves there are: all at once at the ends, or in the middle.
  @Test(
    arguments: [(0, 1, 0, 1), (1, 0, 1, 0), (1, 0, 0, 1), (0, 1, 1, 0)]
      as [(Float, Float, Float, Float)]
  )
  func `are as steep as can be`(x1: Float, y1: Float, x2: Float, y2: Float) {
    let function = CAMediaTimingFunction(controlPoints: x1, y1, x2, y2)
    for step in 1..<100 {
      let share = Double(step) / 100
      #expect(abs(function.curve.value(at: share) - height(function.curve, share)) < 1e-5)
    }
  }

  @Test func `begin and end at their ends, whatever is asked`() {
    for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .standard] {
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
      #expect(curve.value(at: -3) == 0 && curve.value(at: 7) == 1)
      let values = (0...100).map { curve.value(at: Double($0) / 100) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test func `slow and fast ends mirror each other`() {
    for step in 0...20 {
      let share = Double(step) / 20
      let mirrored = 1 - TimingCurve.easeOut.value(at: 1 - share)
      #expect(abs(TimingCurve.easeIn.value(at: share) - mirrored) < 1e-9)
    }
    #expect(abs(TimingCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
  }

  @Test func `have four points, of which the first and the last never move`() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    var values: [Float] = [9, 9]
    let points = (0...3).map { index in
      function.getControlPoint(at: index, values: &values)
      return values
    }
    #expect(points == [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]])
  }

  @Test func `stay within the time, and take what is no number for an end`() {
    let function = CAMediaTimingFunction(controlPoints: -2, 5, 3, -4)
    #expect(function == CAMediaTimingFunction(controlPoints: 0, 5, 1, -4))
    let broken = CAMediaTimingFunction(controlPoints: .nan, .infinity, -.infinity, .nan)
    #expect(broken == CAMediaTimingFunction(controlPoints: 0, 0, 1, 1))
    #expect(broken.curve.value(at: 0.3) == 0.3)
  }

  @Test func `are equal where their points are`() {
    let points = CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)
    let named = CAMediaTimingFunction(name: .easeInEaseOut)
    // Points are given as floats.
    #expect(named != points)
    #expect(named == CAMediaTimingFunction(name: .easeInEaseOut))
    #expect(named.hash == CAMediaTimingFunction(name: .easeInEaseOut).hash)
    #expect(named != CAMediaTimingFunction(name: .easeIn))
    #expect(!named.isEqual("easeInEaseOut"))
  }
}

@Suite struct `Springs` {
  private func spring(_ seed: Int) -> SpringCurve {
    var random = SplitMix64(seed: seed)
    return SpringCurve(
      omega: random.double(2...30),
      zeta: random.once(in: 4) ? 1 : random.double(0.05...0.99),
      velocity: random.double(-20...20)
    )
  }

  /// x″ = ω² (1 − x) − 2 ζ ω x′, from rest at zero with the first velocity.
  @Test(arguments: 0..<40) func `move as mass, stiffness and damping make them`(seed: Int) {
    let spring = spring(seed)
    let step = 1e-4
    var (place, speed) = (0.0, spring.velocity)
    func pull(_ place: Double, _ speed: Double) -> Double {
      spring.omega * spring.omega * (1 - place) - 2 * spring.zeta * spring.omega * speed
    }
    for index in 0..<8000 {
      if index % 400 == 0 { #expect(abs(spring.value(at: Double(index) * step) - place) < 1e-4) }
      // A step by the middle of it.
      let (half, middle) = (place + speed * step / 2, speed + pull(place, speed) * step / 2)
      place += middle * step
      speed += pull(half, middle) * step
    }
  }

  @Test(arguments: 0..<60) func `are at rest after they settle`(seed: Int) {
    let spring = spring(200 + seed)
    let settled = spring.settlingDuration
    #expect(settled.isFinite && settled > 0)
    for step in 0...200 {
      let time = settled * (1 + Double(step) / 50)
      #expect(abs(spring.value(at: time) - 1) < 0.001 + 1e-9)
    }
  }

  @Test func `without damping never settle, and with too much are as if with just enough`() {
    #expect(SpringCurve(omega: 5, zeta: 0, velocity: 0).settlingDuration > 1000)
    let critical = SpringCurve(mass: 1, stiffness: 100, damping: 20, velocity: 0)
    #expect(SpringCurve(mass: 1, stiffness: 100, damping: 500, velocity: 0) == critical)
    #expect(critical.zeta == 1 && critical.omega == 10)
  }

  @Test func `of no mass, no stiffness or no number move all the same`() {
    for value in [0, -1, .nan, .infinity] as [Double] {
      for spring in [
        SpringCurve(mass: value, stiffness: 100, damping: 10, velocity: 0),
        SpringCurve(mass: 1, stiffness: value, damping: 10, velocity: 0),
        SpringCurve(mass: 1, stiffness: 100, damping: value, velocity: 0),
        SpringCurve(mass: 1, stiffness: 100, damping: 10, velocity: value),
        SpringCurve(dampingRatio: value, duration: value, velocity: value),
      ] {
        #expect(spring.omega > 0 && (0...1).contains(spring.zeta))
        #expect((0...20).allSatisfy { spring.value(at: Double($0) / 4).isFinite })
        #expect(spring.settlingDuration.isFinite)
      }
    }
  }

  @Test(arguments: [0.1, 0.5, 0.9, 1]) func `of twice the duration are half as fast`(
    _ ratio: Double
  ) {
    let short = SpringCurve(dampingRatio: ratio, duration: 0.5, velocity: 0)
    let long = SpringCurve(dampingRatio: ratio, duration: 1, velocity: 0)
    for step in 0...40 {
      let time = Double(step) / 40
      #expect(abs(short.value(at: time / 2) - long.value(at: time)) < 1e-9)
    }
  }

  @Test(arguments: [-0.9, -0.5, 0, 0.3, 0.99])
  func `tell the bounce and the length they were given`(
    _ bounce: Double
  ) {
    let animation = CASpringAnimation(perceptualDuration: 0.8, bounce: bounce)
    #expect(abs(animation.perceptualDuration - 0.8) < 1e-9)
    #expect(abs(animation.bounce - bounce) < 1e-9)
    #expect(animation.duration == animation.settlingDuration)
  }
}
