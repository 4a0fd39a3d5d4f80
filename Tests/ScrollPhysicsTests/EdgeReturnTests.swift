import Foundation
import ScrollPhysics
import TestSupport
import Testing

@Suite struct EdgeReturnTests {
  private static func fact(_ id: String) throws -> Fixture.Vector {
    try #require(Fixture("scroll_physics").vectors.first { $0.id == id })
  }

  private static func trace(_ id: String) throws -> Fixture.Vector {
    try #require(Fixture("scroll_traces").vectors.first { $0.id == id })
  }

  // MARK: Facts

  @Test func `content that ran against its end goes as far beyond it as measured`() throws {
    let back = EdgeReturn(edge: 39148, offset: 0, velocity: 3005)
    let farthest = frames(1000, until: back.settlingTime).map { back.position(at: $0) }.max() ?? 0
    #expect(abs(farthest - 39248.3333) < 1.0)
  }

  @Test func `content held beyond its end comes back as recorded`() throws {
    let trace = try Self.trace("st.rubberband_top.a")
    let lag = try #require(Self.fact("sp.start.lag")["value"]["lag_ms"].number)
    let lifted = try #require(trace["releaseTimeMs"].number) + lag
    let back = EdgeReturn(edge: 0, offset: -235, velocity: -625)
    let samples = trace["postReleaseSamples"].list ?? []
    #expect(samples.count > 20)
    for sample in samples {
      let time = (try #require(sample[0].number) - lifted) / 1000
      let offset = CGFloat(try #require(sample[1].number))
      #expect(abs(back.position(at: time) - offset) <= 0.5, "after \(time) s")
    }
  }

  @Test func `it takes as long as measured`() throws {
    let value = try Self.fact("sp.bounce.times")["value"]
    let held = try #require(value["restRelease235_didEndDecelerating_ms_after_lift"].number)
    let back = EdgeReturn(edge: 0, offset: -235, velocity: -625)
    // The end is told with the frame that shows it.
    #expect(abs(back.settlingTime * 1000 - held) < 1000 / 60 * 4)
    let below = try #require(value["restRelease_below1pt_s"].number)
    let first = frames(1000, until: 1).first { abs(back.position(at: $0)) < 1 } ?? 0
    #expect(abs(first - below) < 0.02)
  }

  @Test func `it is over when no pixel is between it and its end`() throws {
    let value = try Self.fact("sp.bounce.finalSnap")["value"]
    let last = CGFloat(try #require(value["lastVisibleOffsetFromEdge_pt"].number))
    #expect(EdgeReturn.nearEnough > last)
    #expect(EdgeReturn.nearEnough < last * 2)
  }

  // MARK: Laws

  @Test(arguments: 0..<40)
  func `content that comes back at rest never passes its end`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let offset = random.number(-400...400)
    let back = EdgeReturn(edge: 50, offset: offset, velocity: 0)
    #expect(back.crossing == nil)
    var distance = abs(offset)
    for time in frames(120, until: back.settlingTime + 0.5) {
      let next = (back.position(at: time) - 50) * (offset < 0 ? -1 : 1)
      #expect(next >= 0, "it passed its end after \(time) s")
      #expect(next <= distance + 1e-9, "it went away again after \(time) s")
      distance = next
    }
  }

  @Test(arguments: 0..<40)
  func `content flung outwards turns once and comes back without passing its end`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let back = EdgeReturn(
      edge: 0,
      offset: random.number(0...200),
      velocity: random.number(10...5000)
    )
    var turns = 0
    var isGoingOut = true
    var last = back.position(at: 0)
    for time in frames(500, until: back.settlingTime + 0.2).dropFirst() {
      let next = back.position(at: time)
      #expect(next >= -1e-9)
      if (next > last) != isGoingOut {
        turns += 1
        isGoingOut.toggle()
      }
      last = next
    }
    #expect(turns == 1)
  }

  @Test(arguments: 0..<60)
  func `it is near its end from the settling time on, and not before`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let back = EdgeReturn(
      edge: 0,
      offset: random.number(-300...300),
      velocity: random.velocity()
    )
    guard back.crossing == nil else { return }
    let end = back.settlingTime
    for time in frames(240, until: 1) {
      #expect(abs(back.position(at: end + time)) <= EdgeReturn.nearEnough + 1e-6)
    }
    if end > 0.01, abs(back.position(at: 0)) > EdgeReturn.nearEnough {
      #expect(abs(back.position(at: end - 0.005)) > EdgeReturn.nearEnough - 1e-6)
    }
  }

  @Test(arguments: 0..<40)
  func `content flung inwards fast enough passes its end when it says`(seed: Int) throws {
    var random = PhysicsRandom(seed: seed)
    let offset = random.number(-300 ... -1)
    // Speed beyond two points a second for each point carries it over.
    let back = EdgeReturn(edge: 10, offset: offset, velocity: -offset * random.number(2.1...40))
    let time = try #require(back.crossing)
    #expect(isClose(back.position(at: time), 10))
    #expect(back.position(at: time * 0.99) < 10)
    #expect(back.velocity(at: time) > 0)
    let slow = EdgeReturn(edge: 10, offset: offset, velocity: -offset * 1.9)
    #expect(slow.crossing == nil)
  }

  @Test(arguments: 0..<40)
  func `the speed is the slope of the offset`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let back = EdgeReturn(
      edge: 3,
      offset: random.number(-300...300),
      velocity: random.velocity()
    )
    for time in [0.01, 0.1, 0.3, 0.8] {
      let slope = (back.position(at: time + 1e-6) - back.position(at: time - 1e-6)) / 2e-6
      #expect(isClose(back.velocity(at: time), slope, within: 1e-3))
    }
  }

  @Test(arguments: 0..<40)
  func `what carries it fades and never turns`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let back = EdgeReturn(edge: 0, offset: random.number(-90...90), velocity: random.velocity())
    #expect(back.impetus(at: 0) == back.velocity)
    var impetus = abs(back.velocity)
    for time in frames(60, until: 1) {
      let next = back.impetus(at: time)
      #expect(abs(next) <= impetus + 1e-9 && next * back.velocity >= 0)
      impetus = abs(next)
    }
  }

  @Test(arguments: 0..<20)
  func `letting go of it on its way changes nothing`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let back = EdgeReturn(edge: 0, offset: random.number(-90...90), velocity: random.velocity())
    let again = EdgeReturn(
      edge: 0,
      offset: back.position(at: 0.05),
      velocity: back.impetus(at: 0.05)
    )
    for time in frames(60, until: 0.8) {
      #expect(isClose(again.position(at: time), back.position(at: time + 0.05), within: 1e-7))
    }
  }

  @Test(arguments: 0..<20)
  func `a shifted return is the same elsewhere`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let back = EdgeReturn(edge: 40, offset: random.number(-90...90), velocity: random.velocity())
    let shifted = back.shifted(by: 17)
    #expect(shifted.edge == 57 && shifted.settlingTime == back.settlingTime)
    for time in frames(60, until: 0.5) {
      #expect(isClose(shifted.position(at: time), back.position(at: time) + 17))
    }
  }

  @Test func `content at its end at rest is there at once`() {
    let back = EdgeReturn(edge: 5, offset: 0, velocity: 0)
    #expect(back.settlingTime == 0 && back.crossing == nil)
    #expect(back.position(at: 0.3) == 5 && back.velocity(at: 0.3) == 0)
  }

  @Test(arguments: [0.25, 0.5, 0.75, 1, 40] as [CGFloat])
  func `only content flung inwards passes its end, however near it is`(offset: CGFloat) {
    for (side, speed) in [(1, 3), (1, 100), (-1, 3), (-1, 100)] as [(CGFloat, CGFloat)] {
      let outwards = EdgeReturn(edge: 0, offset: side * offset, velocity: side * speed * offset)
      #expect(outwards.crossing == nil)
      let inwards = EdgeReturn(edge: 0, offset: side * offset, velocity: -side * speed * offset)
      #expect(inwards.crossing.map { $0 > 0 } == true)
    }
  }

  @Test func `two points a second for each point do not carry content over its end`() {
    #expect(EdgeReturn(edge: 0, offset: -1, velocity: 2).crossing == nil)
    #expect(EdgeReturn(edge: 0, offset: 8, velocity: -16).crossing == nil)
  }

  @Test func `content half a point from its end is there at once`() {
    for offset in [0.5, 0.3, -0.3, -0.5] as [CGFloat] {
      #expect(EdgeReturn(edge: 4, offset: offset, velocity: 0).settlingTime == 0)
      #expect(EdgeReturn(edge: 4, offset: offset, velocity: 3 * offset).settlingTime == 0)
    }
  }

  @Test(arguments: [16, 20, 30, 60, 200] as [CGFloat])
  func `content flung slowly from its end comes back when it says`(velocity: CGFloat) {
    for (side, offset) in [(1, 0), (-1, 0), (1, 0.4), (-1, 2)] as [(CGFloat, CGFloat)] {
      let back = EdgeReturn(edge: 0, offset: side * offset, velocity: side * velocity)
      let end = back.settlingTime
      #expect(abs(back.position(at: end - 0.001)) > EdgeReturn.nearEnough)
      for time in frames(240, until: 1) {
        #expect(abs(back.position(at: end + time)) <= EdgeReturn.nearEnough + 1e-6)
      }
    }
  }

  @Test func `content a thousand screens beyond its end comes back`() {
    let back = EdgeReturn(edge: 0, offset: 1e6, velocity: 0)
    #expect(back.settlingTime > 1 && back.settlingTime < 2)
    #expect(isClose(back.position(at: back.settlingTime), EdgeReturn.nearEnough, within: 1e-6))
  }
}
