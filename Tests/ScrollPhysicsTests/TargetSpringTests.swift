import Foundation
import ScrollPhysics
import Testing

@Suite struct TargetSpringTests {
  private struct Case {
    let spring: TargetSpring
    let start: CGFloat
    let velocity: CGFloat
  }

  private static func spring(_ seed: Int) -> Case {
    var random = PhysicsRandom(seed: seed)
    let (start, velocity) = (random.number(-900...900), random.velocity())
    let tightness = random.number(8...20)
    return Case(
      spring: TargetSpring(target: 20, start: start, velocity: velocity, tightness: tightness),
      start: start,
      velocity: velocity
    )
  }

  @Test(arguments: 0..<60)
  func `it starts where and as fast as the finger let go`(seed: Int) {
    let one = Self.spring(seed)
    #expect(isClose(one.spring.position(at: 0), one.start))
    #expect(isClose(one.spring.velocity(at: 0), one.velocity, within: 1e-7))
  }

  @Test(arguments: 0..<60)
  func `it never runs past its target`(seed: Int) {
    let one = Self.spring(seed)
    let side: CGFloat = one.start < 20 ? -1 : 1
    for time in frames(240, until: one.spring.settlingTime + 0.5) {
      #expect((one.spring.position(at: time) - 20) * side >= -1e-9, "after \(time) s")
    }
  }

  @Test(arguments: 0..<60)
  func `content that is flung at its target only comes nearer`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let spring = TargetSpring(
      target: 0,
      start: random.number(5...900),
      velocity: -random.number(0...9000),
      tightness: random.number(8...20)
    )
    var distance = CGFloat.infinity
    for time in frames(240, until: spring.settlingTime) {
      let next = abs(spring.position(at: time))
      #expect(next <= distance + 1e-9)
      distance = next
    }
  }

  @Test(arguments: 0..<60)
  func `it is near its target from the settling time on`(seed: Int) {
    let one = Self.spring(seed)
    for time in frames(240, until: 1) {
      let distance = abs(one.spring.position(at: one.spring.settlingTime + time) - 20)
      #expect(distance <= TargetSpring.nearEnough + 1e-6)
    }
  }

  @Test(arguments: 0..<60)
  func `the speed is the slope of the offset`(seed: Int) {
    let spring = Self.spring(seed).spring
    for time in [0.01, 0.1, 0.4] {
      let slope = (spring.position(at: time + 1e-6) - spring.position(at: time - 1e-6)) / 2e-6
      #expect(isClose(spring.velocity(at: time), slope, within: 1e-3))
    }
  }

  @Test(arguments: 0..<20)
  func `a shifted spring is the same elsewhere`(seed: Int) {
    let spring = Self.spring(seed).spring
    let shifted = spring.shifted(by: -30)
    #expect(shifted.target == -10 && shifted.settlingTime == spring.settlingTime)
    for time in frames(60, until: 0.5) {
      #expect(isClose(shifted.position(at: time), spring.position(at: time) - 30))
    }
  }

  @Test(arguments: 0..<20)
  func `a tighter spring is there sooner`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let (start, tightness) = (random.number(50...900), random.number(5...15))
    let times = [tightness, tightness + 2].map {
      TargetSpring(target: 0, start: start, velocity: 0, tightness: $0).settlingTime
    }
    #expect(times[1] < times[0])
  }

  @Test func `content that slows down sooner has a tighter spring, up to a limit`() {
    #expect(TargetSpring.tightness(rate: 0.998) < TargetSpring.tightness(rate: 0.99))
    #expect(TargetSpring.tightness(rate: 0.99) <= 20)
    #expect(TargetSpring.tightness(rate: 0.5) == 20)
    for rate in [0, 1, -1, 2] as [CGFloat] { #expect(TargetSpring.tightness(rate: rate) == 12) }
  }

  @Test(arguments: [0.02, 0.5, 1, 3, 60] as [CGFloat])
  func `however near its target, content flung at it does not run past it`(distance: CGFloat) {
    for (side, speed) in [(1, 20), (-1, 20), (1, 200), (-1, 200)] as [(CGFloat, CGFloat)] {
      let spring = TargetSpring(
        target: 0,
        start: side * distance,
        velocity: -side * speed * distance,
        tightness: TargetSpring.paging
      )
      for time in frames(500, until: 0.5) {
        #expect(spring.position(at: time) * side >= -1e-12, "after \(time) s")
      }
    }
  }
}
