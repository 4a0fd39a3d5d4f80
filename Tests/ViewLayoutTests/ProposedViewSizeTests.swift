import Foundation
import TestSupport
import Testing
import ViewLayout

@Suite struct `A size that is offered` {
  // Fact proposal.default10.
  @Test func `a length that is not given becomes ten points`() {
    let size = ProposedViewSize.unspecified.replacingUnspecifiedDimensions()
    #expect(size == CGSize(width: 10, height: 10))
    let half = ProposedViewSize(width: 30, height: nil).replacingUnspecifiedDimensions()
    #expect(half == CGSize(width: 30, height: 10))
  }

  @Test func `another length can stand for one that is not given`() {
    let own = CGSize(width: 40, height: 20)
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: own) == own)
    let half = ProposedViewSize(width: nil, height: 7).replacingUnspecifiedDimensions(by: own)
    #expect(half == CGSize(width: 40, height: 7))
  }

  // Fact proposal.special.
  @Test func `there are proposals for the smallest, the own and the largest size`() {
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
  }

  @Test(arguments: 0..<8) func `a size is offered as it is`(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let size = CGSize(width: random.double(0...500), height: random.double(0...500))
      let other = CGSize(width: random.double(0...500), height: random.double(0...500))
      #expect(ProposedViewSize(size).replacingUnspecifiedDimensions(by: other) == size)
    }
  }

  @Test(arguments: [LayoutAxis.horizontal, .vertical])
  func `along and across a direction are the two lengths`(_ axis: LayoutAxis) {
    let size = axis.size(main: 30, cross: 70)
    #expect(axis.main(size) == 30)
    #expect(axis.cross(size) == 70)
    let proposal = axis.proposal(main: nil, cross: 70)
    #expect(axis.main(proposal) == nil)
    #expect(axis.cross(proposal) == 70)
  }

  @Test func `a horizontal direction runs along the width`() {
    #expect(LayoutAxis.horizontal.size(main: 3, cross: 5) == CGSize(width: 3, height: 5))
    #expect(LayoutAxis.vertical.size(main: 3, cross: 5) == CGSize(width: 5, height: 3))
  }
}
