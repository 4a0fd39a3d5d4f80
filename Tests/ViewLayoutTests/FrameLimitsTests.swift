import Foundation
import TestSupport
import Testing
import ViewLayout

@Suite struct `The limits of a frame` {
  static let vectors = Facts.vectors("frame")
  static let seeds = 0..<8

  private func limits(_ random: inout SplitMix64) -> FrameLimits {
    let minimum = random.once(in: 2) ? CGFloat(random.double(0...100)) : nil
    let maximum =
      random.once(in: 2) ? (minimum ?? 0) + CGFloat(random.double(0...100)) : nil
    let ideal = random.once(in: 2) ? CGFloat(random.double(0...200)) : nil
    return FrameLimits(minimum: minimum, ideal: ideal, maximum: maximum)
  }

  @Test func `the facts are there`() { #expect(Self.vectors.count == 23) }

  @Test(arguments: vectors) func `a frame offers and takes what SwiftUI's does`(
    _ vector: Fixture.Vector
  ) {
    let inputs = vector.inputs
    let limits = FrameLimits(
      minimum: inputs["limits"]["min"].length,
      ideal: inputs["limits"]["ideal"].length,
      maximum: inputs["limits"]["max"].length
    )
    let proposed = inputs["proposed"].length
    let content = inputs["content"].length ?? 0
    if let expected = vector.expected.object?["offered"] {
      let offered = limits.proposal(for: proposed)
      #expect(isNear(offered, expected.length), "\(String(describing: offered))")
    }
    if let expected = vector.expected.object?["length"] {
      let length = limits.length(for: proposed, content: content)
      #expect(isNear(length, expected.length), "\(length)")
    }
  }

  @Test(arguments: seeds) func `a frame keeps within its limits`(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let limits = limits(&random)
      let proposed = random.once(in: 4) ? nil : CGFloat(random.double(0...250))
      let length = limits.length(for: proposed, content: CGFloat(random.double(0...250)))
      #expect(length >= limits.minimum ?? 0)
      #expect(length <= limits.maximum ?? .infinity)
    }
  }

  @Test(arguments: seeds) func `what is offered lies within the limits`(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let limits = limits(&random)
      let proposed = CGFloat(random.double(0...250))
      let offered = limits.proposal(for: proposed) ?? -1
      #expect(offered >= limits.minimum ?? 0)
      #expect(offered <= limits.maximum ?? .infinity)
      // Within the limits it is what the frame is offered.
      if proposed >= limits.minimum ?? 0, proposed <= limits.maximum ?? .infinity {
        #expect(offered == proposed)
      }
    }
  }

  @Test(arguments: seeds) func `offering what was offered changes nothing`(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let limits = limits(&random)
      let offered = limits.proposal(for: CGFloat(random.double(0...250)))
      #expect(limits.proposal(for: offered) == offered)
    }
  }

  @Test(arguments: seeds) func `a frame with two limits does not care how long its content is`(
    _ seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let minimum = CGFloat(random.double(0...100))
      let limits = FrameLimits(
        minimum: minimum,
        maximum: minimum + CGFloat(random.double(0...100))
      )
      let proposed = CGFloat(random.double(0...250))
      let one = limits.length(for: proposed, content: CGFloat(random.double(0...250)))
      #expect(one == limits.length(for: proposed, content: 0))
      #expect(one == limits.proposal(for: proposed))
    }
  }

  @Test(arguments: seeds) func `a longer proposal never makes a frame shorter`(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let limits = limits(&random)
      let content = CGFloat(random.double(0...250))
      let proposed = CGFloat(random.double(0...250))
      let more = proposed + CGFloat(random.double(0...100))
      let short = limits.length(for: proposed, content: content)
      #expect(limits.length(for: more, content: content) >= short)
    }
  }

  @Test func `without limits a frame is as long as its content`() {
    let none = FrameLimits()
    for proposed in [nil, 0, 30, .infinity] as [CGFloat?] {
      #expect(none.proposal(for: proposed) == proposed)
      #expect(none.length(for: proposed, content: 20) == 20)
    }
  }

  @Test func `where the limits cross, the minimum holds`() {
    let limits = FrameLimits(minimum: 80, maximum: 40)
    for proposed in [nil, 0, 60, 200] as [CGFloat?] {
      #expect(limits.length(for: proposed, content: 50) == 80)
    }
    #expect(limits.proposal(for: 60) == 80)
  }

  // Fact frame.ideal: an ideal length is used only where nothing is proposed.
  @Test func `an ideal length is used where nothing is proposed`() {
    let ideal = FrameLimits(ideal: 80)
    #expect(ideal.proposal(for: nil) == 80)
    #expect(ideal.proposal(for: 30) == 30)
    #expect(ideal.length(for: nil, content: 200) == 80)
  }
}
