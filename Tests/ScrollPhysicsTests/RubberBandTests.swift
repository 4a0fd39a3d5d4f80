import Foundation
import ScrollPhysics
import TestSupport
import Testing

@Suite struct RubberBandTests {
  @Test func `content follows a pull as measured`() throws {
    let fact = try #require(
      Fixture("scroll_physics").vectors.first { $0.id == "sp.rubberband" }
    )
    #expect(RubberBand.stiffness == CGFloat(try #require(fact["value"]["c"].number)))
    let examples = fact["examples"].list ?? []
    #expect(examples.count == 4)
    for example in examples {
      let band = RubberBand(length: CGFloat(try #require(example["dim"].number)))
      let raw = CGFloat(try #require(example["raw"].number))
      let shown = CGFloat(try #require(example["banded"].number))
      #expect(abs(band.banded(raw) - shown) <= 1.0 / 6 + 0.001, "half a pixel of the device")
    }
  }

  @Test func `content follows a recorded pull beyond the top`() throws {
    let trace = try #require(
      Fixture("scroll_traces").vectors.first { $0.id == "st.rubberband_top.a" }
    )
    let band = RubberBand(length: CGFloat(trace["environment"]["viewport"].numbers[1]))
    let samples = trace["dragSamples"].list ?? []
    #expect(samples.count > 50)
    for sample in samples {
      // A move every 8 ms by 5 points, of which the first ten only begin the drag.
      let moves = (try #require(sample[0].number) / 8).rounded(.down)
      let raw = CGFloat(-(min(moves, 120) * 5 - 10))
      let offset = CGFloat(try #require(sample[1].number))
      #expect(abs(band.banded(raw) - offset) <= 1.0 / 6 + 0.001, "pulled by \(raw)")
    }
  }

  @Test(arguments: 0..<30)
  func `the way grows with the pull, continuously, and stays below the length`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let band = RubberBand(length: random.number(1...2000))
    var way: CGFloat = 0
    for step in 1...2000 {
      let next = band.banded(CGFloat(step) * 3)
      #expect(next > way)
      #expect(next - way <= 3 * RubberBand.stiffness + 1e-9)
      #expect(next < band.length)
      way = next
    }
  }

  @Test(arguments: 0..<30)
  func `the pull can be told from the way`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let band = RubberBand(length: random.number(1...2000))
    for _ in 0..<50 {
      let distance = random.number(-3000...3000)
      #expect(isClose(band.pulled(band.banded(distance)), distance, within: 1e-6))
      let way = random.number(-0.99...0.99) * band.length
      #expect(isClose(band.banded(band.pulled(way)), way, within: 1e-9))
    }
  }

  @Test(arguments: 0..<30)
  func `both ends are alike`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let band = RubberBand(length: random.number(1...2000))
    let distance = random.number(0...3000)
    #expect(band.banded(-distance) == -band.banded(distance))
    let way = random.number(0...0.99) * band.length
    #expect(band.pulled(-way) == -band.pulled(way))
  }

  @Test(arguments: 0..<30)
  func `a longer view gives way farther`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let (length, distance) = (random.number(1...1000), random.number(1...1000))
    #expect(
      RubberBand(length: length * 2).banded(distance) > RubberBand(length: length).banded(distance)
    )
  }

  @Test func `content that is not pulled does not move`() {
    #expect(RubberBand(length: 100).banded(0) == 0)
    #expect(RubberBand(length: 100).pulled(0) == 0)
  }

  @Test func `a view without length does not give way`() {
    for length in [0, -5] as [CGFloat] {
      #expect(RubberBand(length: length).banded(40) == 0)
      #expect(RubberBand(length: length).pulled(40) == 40)
    }
  }

  @Test func `a way that no pull leads to is given back`() {
    let band = RubberBand(length: 100)
    for way in [100, 250, -100] as [CGFloat] { #expect(band.pulled(way) == way) }
  }

  @Test func `content that is not pulled does not move in a view without length`() {
    #expect(RubberBand(length: 0).banded(0) == 0)
  }

  @Test func `a view shorter than a point gives way within its length`() {
    let band = RubberBand(length: 0.5)
    #expect(band.banded(10) > 0.4 && band.banded(10) < 0.5)
    #expect(isClose(band.pulled(band.banded(10)), 10))
  }
}
