import Foundation
import ScrollPhysics
import TestSupport
import Testing

@Suite struct AxisReleaseTests {
  private static let habits = AxisRelease.Habits(rate: 0.998, page: nil, scale: 3)
  private static let bounds = AxisBounds(low: 0, high: 39148, bounces: true)

  private static func release(
    at start: CGFloat,
    _ velocity: CGFloat,
    last: CGFloat? = nil,
    habits: AxisRelease.Habits = habits,
    in bounds: AxisBounds = bounds
  ) -> AxisRelease {
    AxisRelease(
      at: start,
      velocity: velocity,
      lastVelocity: last ?? velocity,
      habits: habits,
      in: bounds
    )
  }

  // MARK: Facts

  @Test func `what is announced and where it rests is what a device told`() throws {
    let traces = try Fixture("scroll_traces").vectors.filter {
      $0["input"]["type"].string == "touch"
    }
    #expect(traces.count >= 4)
    for trace in traces {
      let announced = trace["willEndDragging"]
      let velocity = CGFloat(try #require(announced["velocityY"].number)) * 1000
      let start = CGFloat(try #require((trace["delegate"].list ?? [])[1][2].number))
      let release = Self.release(at: start, velocity, in: Self.bounds)
      let target = CGFloat(try #require(announced["targetY"].number))
      #expect(abs(release.announced - target) < 0.01, "\(trace.id)")
      let rest = CGFloat(try #require(trace["finalOffsetY"].number))
      #expect(abs(release.motion.rest - rest) < 0.34, "\(trace.id)")
    }
  }

  @Test func `what runs against an end announces the end`() throws {
    let fact = try #require(Fixture("scroll_physics").vectors.first { $0.id == "sp.edgeTarget" })
    #expect(fact["value"]["announced"].string == "clamped to the edge")
    #expect(Self.release(at: 39088, 3125).announced == 39148)
    #expect(Self.release(at: -235, -625).announced == 0)
    #expect(Self.release(at: 20, -3000).announced == 0)
  }

  @Test func `beyond its ends the speed counts that the finger had last`() {
    #expect(Self.release(at: -235, 0, last: -625).velocity == -625)
    #expect(Self.release(at: 300, 0, last: -625).velocity == 0)
    #expect(Self.release(at: 300, 0, last: -625).motion.isStill)
  }

  // MARK: Laws

  @Test(arguments: 0..<60)
  func `what is announced lies on a pixel or at an end`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let release = Self.release(at: random.number(0...39148), random.velocity())
    let pixels = release.announced * 3
    #expect(Self.bounds.contains(release.announced))
    #expect(
      abs(pixels - pixels.rounded()) < 1e-6 || release.announced == release.motion.rest
    )
  }

  @Test(arguments: 0..<60)
  func `the end that somebody chooses is reached, within the ends of the content`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let bounds = random.bounds()
    let release = Self.release(
      at: bounds.clamp(random.number(-300...4300)),
      random.velocity(),
      in: bounds
    )
    let target = random.number(-600...5000)
    let motion = release.motion(to: target, in: bounds)
    #expect(motion.rest == bounds.clamp(target))
    #expect(motion.restsExactly)
    #expect(
      motion.position(at: 0) == release.start || isClose(motion.position(at: 0), release.start)
    )
  }

  @Test(arguments: 0..<60)
  func `whoever keeps what was announced keeps the natural motion`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let release = Self.release(at: random.number(-200...39348), random.velocity())
    let kept = release.motion(to: release.announced, in: Self.bounds)
    #expect(kept.rest == release.motion.rest && kept.duration == release.motion.duration)
    for wrong in [CGFloat.nan, .infinity] {
      #expect(release.motion(to: wrong, in: Self.bounds).rest == release.motion.rest)
    }
  }

  @Test(arguments: 0..<60)
  func `with paging it rests on a page and says so`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let habits = AxisRelease.Habits(rate: random.rate(), page: 320, scale: 2)
    let bounds = AxisBounds(low: 0, high: 3200, bounces: true)
    let start = random.number(-200...3400)
    let release = Self.release(at: start, random.velocity(), habits: habits, in: bounds)
    let page = release.motion.rest / 320
    #expect(abs(page - page.rounded()) < 1e-9)
    #expect(release.announced == release.motion.rest)
    #expect(bounds.contains(release.motion.rest))
  }

  @Test func `paged content beyond its end comes back as any content does`() {
    let habits = AxisRelease.Habits(rate: 0.998, page: 320, scale: 2)
    let bounds = AxisBounds(low: 0, high: 3200, bounces: true)
    let paged = Self.release(at: -80, -100, habits: habits, in: bounds).motion
    let free = Self.release(at: -80, -100, in: bounds).motion
    #expect(!paged.isTargeted && paged.duration == free.duration)
    for time in frames(60, until: 1) {
      #expect(paged.position(at: time) == free.position(at: time))
    }
  }

  @Test func `paged content at a page stays there`() {
    let habits = AxisRelease.Habits(rate: 0.998, page: 320, scale: 2)
    #expect(Self.release(at: 640, 0, habits: habits).motion.isStill)
  }

  @Test(arguments: [30, 90, 400, 3000] as [CGFloat])
  func `what runs freely announces the pixel where the integral of its speed ends`(speed: CGFloat) {
    for velocity in [speed, -speed] {
      let run = Deceleration(start: 9000, velocity: velocity, rate: 0.998)
      let announced = Self.release(at: 9000, velocity).announced
      #expect(abs(announced - run.announcedRest) <= 1.0 / 6 + 1e-9)
      #expect(isClose(announced * 3, (announced * 3).rounded()))
    }
  }
}
