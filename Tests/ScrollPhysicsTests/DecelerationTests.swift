import Foundation
import ScrollPhysics
import TestSupport
import Testing

@Suite struct DecelerationTests {
  // MARK: Facts

  private static func fact(_ id: String) throws -> Fixture.Vector {
    try #require(Fixture("scroll_physics").vectors.first { $0.id == id })
  }

  @Test func `the speed falls by the measured rate a millisecond`() throws {
    let rate = CGFloat(try #require(Self.fact("sp.decel.normal")["value"]["rate"].number))
    for speed in [750.0, 1500, 3000, 4875, -3000] {
      let run = Deceleration(start: 0, velocity: CGFloat(speed), rate: rate)
      for milliseconds in stride(from: 0.0, to: 1000, by: 37) {
        let expected = CGFloat(speed * pow(Double(rate), milliseconds))
        #expect(isClose(run.velocity(at: milliseconds / 1000), expected))
      }
    }
  }

  @Test func `the way is the sum of steps of a millisecond`() throws {
    let value = try Self.fact("sp.decel.position")["value"]
    let factor = CGFloat(try #require(value["distanceFactor"].number))
    let run = Deceleration(start: 120, velocity: 2000, rate: 0.998)
    for milliseconds in stride(from: 0.0, through: 2000, by: 61) {
      let expected = 120 + 2000 * factor * (1 - pow(0.998, CGFloat(milliseconds)))
      #expect(isClose(run.position(at: milliseconds / 1000), expected))
    }
  }

  @Test func `it stops at the measured speed`() throws {
    let value = try Self.fact("sp.decel.stop")["value"]
    let stop = CGFloat(try #require(value["stopSpeed_pt_per_s"].number))
    #expect(Deceleration.stopSpeed == stop)
    let run = Deceleration(start: 0, velocity: 1000, rate: 0.998)
    #expect(isClose(run.rest, (1000 - stop) * 0.499))
    #expect(run.velocity(at: run.duration - 1e-9) > stop - 0.001)
    #expect(run.velocity(at: run.duration) == 0)
  }

  @Test func `it says it will rest where a device says so, and rests where one does`() throws {
    let examples = try Self.fact("sp.decel.announcedTarget")["value"]["examples"].list ?? []
    #expect(examples.count == 2)
    for example in examples {
      let run = Deceleration(
        start: CGFloat(try #require(example["x0"].number)),
        velocity: CGFloat(try #require(example["v"].number)),
        rate: 0.998
      )
      let announced = CGFloat(try #require(example["announced"].number))
      let rested = CGFloat(try #require(example["rested"].number))
      #expect(abs((run.announcedRest * 3).rounded() / 3 - announced) < 0.001)
      #expect(abs((run.rest * 3).rounded() / 3 - rested) < 0.001)
    }
  }

  @Test func `it follows a run that was recorded on a device`() throws {
    let trace = try #require(
      Fixture("scroll_traces").vectors.first { $0.id == "st.decel_v750" }
    )
    let samples = trace["postReleaseSamples"].list ?? []
    let lag = try #require(Self.fact("sp.start.lag")["value"]["lag_ms"].number)
    let lifted = try #require(trace["releaseTimeMs"].number) + lag
    let run = Deceleration(start: 5074, velocity: 750, rate: 0.998)
    #expect(samples.count > 50)
    for sample in samples {
      let time = (try #require(sample[0].number) - lifted) / 1000
      let offset = CGFloat(try #require(sample[1].number))
      #expect(abs(run.position(at: time) - offset) <= 0.34, "after \(time) s")
    }
  }

  // MARK: Laws

  @Test(arguments: 0..<40)
  func `frames of any rate see the same offsets at the same times`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let run = random.deceleration()
    let slow = frames(20, until: run.duration)
    for rate in [60.0, 120, 240] {
      let seen = Dictionary(
        uniqueKeysWithValues: frames(rate, until: run.duration + 0.1).map {
          (Int(($0 * 240).rounded()), run.position(at: $0))
        }
      )
      for time in slow {
        guard let offset = seen[Int((time * 240).rounded())] else { continue }
        #expect(isClose(offset, run.position(at: time)))
      }
    }
  }

  @Test(arguments: 0..<40)
  func `the speed only falls, never turns and the offset only goes on`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let run = random.deceleration()
    var (offset, speed) = (run.start, abs(run.velocity))
    for time in frames(97, until: run.duration + 0.2) {
      let (next, velocity) = (run.position(at: time), run.velocity(at: time))
      #expect(abs(velocity) <= speed + 1e-9)
      #expect(velocity * run.velocity >= 0)
      #expect((next - offset) * run.velocity >= -1e-6)
      (offset, speed) = (next, abs(velocity))
    }
    #expect(isClose(offset, run.rest))
  }

  @Test(arguments: 0..<40)
  func `going on from halfway leads to the same rest`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let run = random.deceleration()
    let time = run.duration * Double(random.number(0...0.95))
    guard run.duration > 0 else {
      #expect(run.rest == run.start)
      return
    }
    let later = Deceleration(
      start: run.position(at: time),
      velocity: run.velocity(at: time),
      rate: run.rate
    )
    #expect(isClose(later.rest, run.rest, within: 1e-7))
    #expect(abs(later.duration + time - run.duration) < 1e-7)
  }

  @Test(arguments: 0..<40)
  func `the time at an offset is when it is there`(seed: Int) throws {
    var random = PhysicsRandom(seed: seed)
    let run = random.deceleration()
    for share in [0.1, 0.5, 0.9] where run.duration > 0 {
      let time = run.duration * share
      let found = try #require(run.time(at: run.position(at: time)))
      #expect(abs(found - time) < 1e-6)
    }
    #expect(run.time(at: run.start - run.velocity) == nil, "it lies behind")
    #expect(run.time(at: run.rest + run.velocity) == nil, "it lies beyond the rest")
  }

  @Test(arguments: 0..<40)
  func `a run that covers a way goes exactly as far`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let (way, start, rate) = (random.velocity(), random.number(-50...50), random.rate())
    let run = Deceleration.covering(way, from: start, rate: rate)
    #expect(run.start == start && run.rate == rate)
    #expect(isClose(run.rest, start + way, within: 1e-7))
  }

  @Test(arguments: 0..<40)
  func `a run bent to rest elsewhere starts alike and rests there`(seed: Int) throws {
    var random = PhysicsRandom(seed: seed)
    let run = Deceleration(start: 10, velocity: random.number(100...5000), rate: random.rate())
    let way = run.rest - run.start
    for share in [0.4, 0.8, 1.0, 1.6] {
      let bent = try #require(run.resting(at: run.start + way * CGFloat(share)))
      #expect(bent.start == run.start && bent.velocity == run.velocity)
      #expect(isClose(bent.rest, run.start + way * CGFloat(share), within: 1e-6))
    }
    for share in [-1.0, 0, 0.3, 2.1] {
      #expect(run.resting(at: run.start + way * CGFloat(share)) == nil)
    }
  }

  @Test(arguments: 0..<20)
  func `a shifted run is the same elsewhere`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let (run, distance) = (random.deceleration(), random.number(-500...500))
    let shifted = run.shifted(by: distance)
    #expect(shifted.duration == run.duration)
    for time in frames(60, until: run.duration) {
      #expect(isClose(shifted.position(at: time), run.position(at: time) + distance))
      #expect(shifted.velocity(at: time) == run.velocity(at: time))
    }
  }

  // MARK: Edges

  @Test func `content as slow as the stop does not move`() {
    for velocity in [0, 10, -10, 3] as [CGFloat] {
      let run = Deceleration(start: 7, velocity: velocity, rate: 0.998)
      #expect(run.duration == 0 && run.rest == 7 && run.announcedRest == 7)
      #expect(run.position(at: 1) == 7 && run.velocity(at: 0) == 0)
      #expect(run.resting(at: 20) == nil)
    }
  }

  @Test func `a rate that would never stop, or is none, still stops`() {
    for rate in [1, 1.5, .infinity, .nan, 0, -3] as [CGFloat] {
      let run = Deceleration(start: 0, velocity: 1000, rate: rate)
      #expect(run.duration.isFinite && run.duration > 0, "\(rate)")
      #expect(run.rest.isFinite && run.rest > 0, "\(rate)")
    }
    #expect(Deceleration(start: 0, velocity: 1, rate: .nan).rate == 0.998)
    #expect(Deceleration(start: 0, velocity: 1, rate: 2).rate == 0.9999)
    #expect(Deceleration(start: 0, velocity: 1, rate: -1).rate == 0.5)
  }

  @Test func `before the start it is where it starts`() {
    let run = Deceleration(start: 3, velocity: 500, rate: 0.99)
    #expect(run.position(at: -1) == 3)
    #expect(run.velocity(at: -1) == 500)
  }

  @Test func `content too slow to run is at its start only`() {
    let slow = Deceleration(start: 7, velocity: 1, rate: 0.998)
    #expect(slow.time(at: 7) == 0)
    #expect(slow.time(at: 7.1) == nil && slow.time(at: 6.9) == nil)
    let still = Deceleration(start: 7, velocity: 0, rate: 0.998)
    #expect(still.time(at: 7) == nil && still.time(at: 8) == nil)
  }

  @Test func `a way less than a third or twice as long takes another run`() {
    // At this rate a point a second carries three thousandths of a point.
    let run = Deceleration(start: 0, velocity: 3010, rate: 0.75)
    #expect(run.rest == 9)
    #expect(run.resting(at: 18) == nil)
    #expect(run.resting(at: 17.99).map { isClose($0.rest, 17.99) } == true)
    #expect(run.resting(at: 2.99) == nil)
    #expect(run.resting(at: 3.01).map { isClose($0.rest, 3.01) } == true)
  }
}
