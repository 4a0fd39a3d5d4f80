import Foundation
import TestSupport
import Testing

@testable import ScrollPhysics

@Suite struct AxisMotionTests {
  private static let wide = AxisBounds(low: -1e6, high: 1e6, bounces: true)

  // MARK: Facts

  @Test func `content flung against its end does what was recorded`() throws {
    let trace = try #require(
      Fixture("scroll_traces").vectors.first { $0.id == "st.edge_impact.a" }
    )
    let lag = try #require(
      Fixture("scroll_physics").vectors.first { $0.id == "sp.start.lag" }?["value"]["lag_ms"].number
    )
    let bounds = AxisBounds(low: 0, high: 39148, bounces: true)
    let motion = AxisMotion(from: 39088, velocity: 3125, rate: 0.998, in: bounds)
    let lifted = try #require(trace["releaseTimeMs"].number) + lag
    let samples = trace["postReleaseSamples"].list ?? []
    #expect(samples.count > 20)
    for sample in samples {
      let time = (try #require(sample[0].number) - lifted) / 1000
      let offset = CGFloat(try #require(sample[1].number))
      #expect(abs(motion.position(at: time) - offset) <= 0.7, "after \(time) s")
    }
    #expect(motion.rest == 39148 && motion.restsExactly)
  }

  // MARK: Laws

  @Test(arguments: 0..<100)
  func `it starts where the content was let go, rests within its ends, and stays there`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let bounds = random.bounds()
    let start = random.number(Double(bounds.low) - 400...Double(bounds.high) + 400)
    let motion = AxisMotion(
      from: start,
      velocity: random.velocity(),
      rate: random.rate(),
      in: bounds
    )
    #expect(isClose(motion.position(at: 0), start))
    #expect(isClose(bounds.clamp(motion.rest), motion.rest))
    for time in frames(10, until: 1) {
      #expect(motion.position(at: motion.duration + time) == motion.rest)
    }
    #expect(motion.isConsistent)
  }

  @Test(arguments: 0..<100)
  func `frames of any rate see the same offsets at the same times`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let motion = random.motion(in: random.bounds())
    let fine = frames(240, until: motion.duration + 0.1).map { motion.position(at: $0) }
    for (rate, stride) in [(120.0, 2), (60, 4), (20, 12)] {
      for (number, time) in frames(rate, until: motion.duration).enumerated() {
        guard number * stride < fine.count else { continue }
        #expect(isClose(motion.position(at: time), fine[number * stride]))
      }
    }
  }

  @Test(arguments: 0..<100)
  func `it has no jumps`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let bounds = random.bounds()
    let motion = random.motion(in: bounds)
    // In a millisecond: nothing is faster than 9000 points a second, nor drawn back from farther than
    // 400 points and what that speed adds.
    let most: CGFloat = 9 + 14
    var last = motion.position(at: 0)
    for time in frames(1000, until: motion.duration).dropFirst().dropLast() {
      let next = motion.position(at: time)
      #expect(abs(next - last) <= most, "after \(time) s")
      last = next
    }
    let before = motion.position(at: max(0, motion.duration - 1e-9))
    let isNear = abs(before - motion.rest) <= EdgeReturn.nearEnough + 0.01
    #expect(isNear || bounds.clamp(before) != before)
  }

  @Test(arguments: 0..<100)
  func `content that does not bounce never leaves its ends`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let bounds = random.bounds(bounces: false)
    let motion = AxisMotion(
      from: bounds.clamp(random.number(-300...4300)),
      velocity: random.velocity(),
      rate: random.rate(),
      in: bounds
    )
    for time in frames(120, until: motion.duration) {
      let offset = motion.position(at: time)
      #expect(isClose(bounds.clamp(offset), offset))
    }
  }

  @Test(arguments: 0..<100)
  func `content that bounces off one end never reaches beyond the other`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let bounds = AxisBounds(low: 0, high: random.number(1...500), bounces: true)
    let start = bounds.clamp(random.number(0...500))
    let motion = AxisMotion(from: start, velocity: 5000, rate: 0.998, in: bounds)
    for time in frames(120, until: motion.duration) {
      #expect(motion.position(at: time) >= start - 1e-9)
    }
    #expect(motion.rest == bounds.high)
  }

  @Test(arguments: 0..<100)
  func `letting it go on the way leads to the same rest`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let (bounds, rate) = (random.bounds(), random.rate())
    let motion = AxisMotion(
      from: bounds.clamp(random.number(-300...4300)),
      velocity: random.velocity(),
      rate: rate,
      in: bounds
    )
    let time = motion.duration * Double(random.number(0...0.9))
    let again = AxisMotion(
      from: motion.position(at: time),
      velocity: motion.impetus(at: time),
      rate: rate,
      in: bounds
    )
    #expect(abs(again.rest - motion.rest) < 0.01)
  }

  @Test(arguments: 0..<60)
  func `a chosen offset is reached exactly, near or far, ahead or behind`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let (start, velocity) = (random.number(-500...500), random.velocity())
    let target = random.number(-5000...5000)
    let motion = AxisMotion(from: start, velocity: velocity, to: target, rate: random.rate())
    #expect(motion.rest == target && motion.restsExactly)
    #expect(motion.position(at: motion.duration) == target)
    #expect(isClose(motion.position(at: 0), start))
    #expect(abs(motion.position(at: motion.duration - 1e-6) - target) < 0.2)
  }

  @Test(arguments: 0..<60)
  func `a shifted motion is the same elsewhere, a delayed one the same later`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let motion = random.motion(in: random.bounds())
    let (shifted, delayed) = (motion.shifted(by: 33), motion.delayed(by: 0.2))
    #expect(shifted.duration == motion.duration && shifted.rest == motion.rest + 33)
    #expect(delayed.duration == motion.duration + 0.2 && delayed.rest == motion.rest)
    for time in frames(60, until: motion.duration) {
      #expect(isClose(shifted.position(at: time), motion.position(at: time) + 33, within: 1e-7))
      #expect(shifted.impetus(at: time) == motion.impetus(at: time))
      #expect(isClose(delayed.position(at: time + 0.2), motion.position(at: time), within: 1e-6))
    }
  }

  @Test(arguments: 0..<60)
  func `content put elsewhere goes on with its speed`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let motion = AxisMotion(from: 0, velocity: random.velocity(), rate: 0.998, in: Self.wide)
    let time = motion.duration * Double(random.number(0...0.9))
    let moved = motion.reseated(to: 777, after: time, rate: 0.998, in: Self.wide)
    #expect(isClose(moved.position(at: 0), 777))
    let way = motion.rest - motion.position(at: time)
    #expect(abs(moved.rest - (777 + way)) < 0.001)
  }

  @Test func `content put elsewhere on its way to a chosen offset goes as far`() {
    let motion = AxisMotion(from: 0, velocity: 0, to: 400, rate: 0.998)
    #expect(motion.isTargeted)
    let (time, bounds) = (0.1, AxisBounds(low: 0, high: 2000, bounces: true))
    let moved = motion.reseated(to: 900, after: time, rate: 0.998, in: bounds)
    #expect(isClose(moved.rest, 900 + 400 - motion.position(at: time)))
    let beyond = motion.reseated(to: 1990, after: time, rate: 0.998, in: bounds)
    #expect(beyond.rest != 1990 + 400 - motion.position(at: time), "content cannot rest there")
  }

  @Test(arguments: 0..<60)
  func `ends that did not move change nothing`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let (bounds, rate) = (random.bounds(bounces: true), random.rate())
    let motion = AxisMotion(
      from: bounds.clamp(random.number(-300...4300)),
      velocity: random.velocity(),
      rate: rate,
      in: bounds
    )
    let time = motion.duration * Double(random.number(0...0.9))
    let again = motion.replanned(after: time, rate: rate, in: bounds)
    #expect(abs(again.rest - motion.rest) < 0.01)
    for later in frames(30, until: 1) {
      let one = motion.position(at: time + later)
      #expect(abs(again.position(at: time + later) - one) < 0.51)
    }
  }

  @Test func `content that grew lets a run go on to where it would have`() {
    let short = AxisBounds(low: 0, high: 300, bounces: true)
    let motion = AxisMotion(from: 0, velocity: 1000, rate: 0.998, in: short)
    #expect(motion.rest == 300)
    let long = AxisBounds(low: 0, high: 3000, bounces: true)
    let longer = motion.replanned(after: 0.1, rate: 0.998, in: long)
    #expect(isClose(longer.rest, 990 * 0.499) && !longer.restsExactly)
    #expect(longer.position(at: 0.05) == motion.position(at: 0.05))
    let shorter = longer.replanned(after: 0.1, rate: 0.998, in: short)
    #expect(shorter.rest == 300 && shorter.restsExactly)
  }

  @Test func `content that grew while it swings back runs from where it is`() {
    let motion = AxisMotion(
      from: 400,
      velocity: 0,
      rate: 0.998,
      in: AxisBounds(low: 0, high: 300, bounces: true)
    )
    let bounds = AxisBounds(low: 0, high: 350, bounces: true)
    let again = motion.replanned(after: 0.05, rate: 0.998, in: bounds)
    #expect(again.rest == 350)
    #expect(isClose(again.position(at: 0.05), motion.position(at: 0.05)))
  }

  @Test(arguments: 0..<200)
  func `content whose ends move goes on from where it is and rests within them`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    var (motion, time) = (random.motion(in: random.bounds()), 0.0)
    for _ in 0..<4 {
      let (bounds, rate) = (random.bounds(), random.rate())
      time += max(0, motion.duration - time) * Double(random.number(0...1))
      let before = motion.position(at: time)
      motion = motion.replanned(after: time, rate: rate, in: bounds)
      #expect(isClose(bounds.clamp(motion.rest), motion.rest))
      // The last half point is gone at once.
      #expect(isClose(motion.position(at: time), before, within: EdgeReturn.nearEnough + 1e-6))
      #expect(motion.position(at: motion.duration) == motion.rest)
    }
  }

  @Test func `content whose end comes in from behind it comes back`() {
    let motion = AxisMotion(from: 0, velocity: 4000, rate: 0.998, in: Self.wide)
    let bounds = AxisBounds(low: 0, high: 100, bounces: true)
    let back = motion.replanned(after: 0.5, rate: 0.998, in: bounds)
    #expect(motion.position(at: 0.5) > 1000)
    #expect(isClose(back.position(at: 0.5), motion.position(at: 0.5)))
    #expect(back.rest == 100 && back.restsExactly)
    // Nor does it matter where the run began.
    let far = AxisMotion(from: 5000, velocity: -3000, rate: 0.998, in: Self.wide)
    #expect(far.replanned(after: 0.1, rate: 0.998, in: bounds).rest == 100)
  }

  // MARK: Kinds

  @Test func `content flung inwards from beyond its end runs on`() {
    let bounds = AxisBounds(low: 0, high: 5000, bounces: true)
    let motion = AxisMotion(from: -90, velocity: 2500, rate: 0.998, in: bounds)
    #expect(motion.rest > 500 && !motion.restsExactly)
    let slow = AxisMotion(from: -90, velocity: 100, rate: 0.998, in: bounds)
    #expect(slow.rest == 0 && slow.restsExactly)
  }

  @Test func `content let go at rest within its ends is still`() {
    let motion = AxisMotion(from: 40, velocity: 0, rate: 0.998, in: Self.wide)
    #expect(motion.isStill && motion.duration == 0 && motion.rest == 40)
    #expect(motion.position(at: 3) == 40 && motion.impetus(at: 0) == 0)
    #expect(motion.lastPosition(at: 3) == 40 && motion.freeRun(at: 0) == nil)
    #expect(AxisMotion.still(9).position(at: 0) == 9)
    #expect(AxisMotion(from: 5, velocity: 80, to: 5, rate: 0.998).isStill)
  }

  @Test func `only content that slows down by itself is on a free run`() {
    let bounds = AxisBounds(low: 0, high: 300, bounces: true)
    let run = AxisMotion(from: 0, velocity: 1000, rate: 0.998, in: bounds)
    #expect(run.freeRun(at: 0)?.velocity == 1000 && !run.isTargeted)
    #expect(run.freeRun(at: run.duration - 0.01) == nil, "it swings back by then")
    let back = AxisMotion(from: 350, velocity: 0, rate: 0.998, in: bounds)
    #expect(back.freeRun(at: 0) == nil)
    let page = AxisMotion(from: 0, velocity: 0, to: 300, rate: 0.998, tightness: 15)
    #expect(page.freeRun(at: 0) == nil && page.isTargeted)
  }

  @Test func `the last curve never comes exactly to its end`() {
    let bounds = AxisBounds(low: 0, high: 300, bounces: true)
    let back = AxisMotion(from: 350, velocity: 0, rate: 0.998, in: bounds)
    let last = back.lastPosition(at: back.duration)
    #expect(last > 300 && last - 300 <= EdgeReturn.nearEnough + 1e-6)
    #expect(back.position(at: back.duration) == 300)
  }

  @Test func `a run told to end at an offset ends there`() {
    let run = Deceleration.covering(120, from: 30, rate: 0.99)
    let motion = AxisMotion(run, endingAt: 150)
    #expect(motion.rest == 150 && motion.duration == run.duration)
    #expect(isClose(motion.position(at: run.duration - 1e-9), 150, within: 1e-6))
  }

  @Test func `content that passes its end runs on with the speed it has there`() throws {
    let back = EdgeReturn(edge: 0, offset: -90, velocity: 5000)
    let passing = try #require(back.crossing)
    let bounds = AxisBounds(low: 0, high: 9000, bounces: true)
    let motion = AxisMotion(from: -90, velocity: 5000, rate: 0.998, in: bounds)
    #expect(motion.impetus(at: passing) == back.velocity(at: passing))
    #expect(motion.impetus(at: passing) > back.impetus(at: passing))
  }

  @Test(arguments: 0..<40)
  func `a chosen offset within the new ends is kept, another becomes the end`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let motion = AxisMotion(from: 0, velocity: 0, to: 600, rate: 0.998, tightness: 15)
    let time = Double(random.number(0.01...0.2))
    let longer = AxisBounds(low: 0, high: random.number(600...900), bounces: true)
    let kept = motion.replanned(after: time, rate: 0.998, in: longer)
    #expect(kept.rest == 600 && kept.duration == motion.duration)
    let shorter = AxisBounds(low: 0, high: random.number(400...599), bounces: true)
    let turned = motion.replanned(after: time, rate: 0.998, in: shorter)
    #expect(turned.rest == shorter.high && turned.restsExactly)
    #expect(isClose(turned.position(at: time), motion.position(at: time)))
    for time in frames(60, until: motion.duration) {
      #expect(kept.position(at: time) == motion.position(at: time))
    }
  }
}
