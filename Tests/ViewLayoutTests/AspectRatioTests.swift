import Foundation
import TestSupport
import Testing
import ViewLayout

@Suite struct `A ratio of width to height` {
  static let vectors = Facts.vectors("aspect")
  static let seeds = 0..<8

  private func size(_ random: inout SplitMix64) -> CGSize {
    CGSize(width: random.double(0.1...500), height: random.double(0.1...500))
  }

  @Test func `the facts are there`() { #expect(Self.vectors.count == 19) }

  @Test(arguments: vectors) func `a view is offered what SwiftUI offers it`(
    _ vector: Fixture.Vector
  ) {
    let ratio = vector.inputs["ratio"].numbers
    let aspect = AspectRatio(
      ratio: CGFloat(ratio[0] / ratio[1]),
      fills: vector.inputs["fills"].bool == true
    )
    let offered = aspect.proposal(for: vector.inputs["size"].proposal)
    #expect(areNear(offered, vector.expected["size"].proposal), "\(offered)")
  }

  @Test(arguments: seeds) func `what is offered has the ratio`(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let ratio = CGFloat(random.double(0.1...10))
      let aspect = AspectRatio(ratio: ratio, fills: random.once(in: 2))
      var proposal = ProposedViewSize(size(&random))
      if random.once(in: 4) {
        proposal.width = nil
      } else if random.once(in: 4) {
        proposal.height = nil
      }
      let offered = aspect.proposal(for: proposal)
        .replacingUnspecifiedDimensions(by: CGSize(width: -1, height: -1))
      #expect(abs(offered.width - offered.height * ratio) < 1e-6)
    }
  }

  @Test(arguments: seeds) func `what fits is never larger than the room, what fills never smaller`(
    _ seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let ratio = CGFloat(random.double(0.1...10))
      let room = size(&random)
      let fit = AspectRatio(ratio: ratio, fills: false).proposal(for: ProposedViewSize(room))
        .replacingUnspecifiedDimensions()
      let fill = AspectRatio(ratio: ratio, fills: true).proposal(for: ProposedViewSize(room))
        .replacingUnspecifiedDimensions()
      #expect(fit.width <= room.width + 1e-9 && fit.height <= room.height + 1e-9)
      #expect(fill.width >= room.width - 1e-9 && fill.height >= room.height - 1e-9)
      // One length of each is that of the room.
      #expect(fit.width == room.width || fit.height == room.height)
      #expect(fill.width == room.width || fill.height == room.height)
    }
  }

  @Test(arguments: seeds) func `a size that has the ratio stays as it is`(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let aspect = AspectRatio(
        ratio: CGFloat(random.double(0.1...10)),
        fills: random.once(in: 2)
      )
      let once = aspect.proposal(for: ProposedViewSize(size(&random)))
      #expect(areNear(aspect.proposal(for: once), once))
    }
  }

  @Test(arguments: [false, true]) func `without a proposal there is nothing to decide`(
    _ fills: Bool
  ) {
    #expect(AspectRatio(ratio: 2, fills: fills).proposal(for: .unspecified) == .unspecified)
  }

  @Test(arguments: [0, -1, .infinity, .nan] as [CGFloat])
  func `a ratio that is none leaves the proposal as it is`(_ ratio: CGFloat) {
    let proposal = ProposedViewSize(width: 30, height: 70)
    #expect(AspectRatio(ratio: ratio, fills: false).proposal(for: proposal) == proposal)
    #expect(AspectRatio(ratio: ratio, fills: true).proposal(for: proposal) == proposal)
  }

  @Test func `no room is no room`() {
    let fit = AspectRatio(ratio: 1.5, fills: false)
    #expect(fit.proposal(for: .zero) == .zero)
    #expect(fit.proposal(for: ProposedViewSize(width: 0, height: 70)) == .zero)
  }
}
