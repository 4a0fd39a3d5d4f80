import Foundation
import TestSupport
import Testing
import ViewLayout

@Suite struct `How a stack shares its length, as measured` {
  static let vectors = Facts.vectors("stack")

  @Test func `the facts are there`() { #expect(Self.vectors.count == 21) }

  @Test(arguments: vectors) func `children are offered what SwiftUI offers them`(
    _ vector: Fixture.Vector
  ) {
    let inputs = vector.inputs
    let model = StackModel(
      axis: inputs["axis"].string == "vertical" ? .vertical : .horizontal,
      spacing: inputs["spacing"].length ?? 0,
      children: (inputs["children"].list ?? []).map { StackChild($0) }
    )
    let length = inputs["length"].length
    if vector.expected["proposals"].list != nil {
      let offers = model.offers(length)
      #expect(areNear(offers, vector.expected["proposals"].lengths), "\(offers)")
    }
    if vector.expected["lengths"].list != nil {
      let lengths = model.lengths(length)
      #expect(areNear(lengths, vector.expected["lengths"].lengths), "\(lengths)")
    }
    #expect(isNear(model.sum(length), vector.expected["sum"].length), "\(model.sum(length))")
  }

  // Fact hstack.grow: the flexibility is that of the frame, not of what is in it.
  @Test func `a frame without an upper limit takes what a fixed view leaves`() {
    let wide = FrameLimits(maximum: .infinity)
    func length(_ child: Int, _ offered: CGFloat?) -> CGFloat {
      child == 0 ? 20 : wide.length(for: offered, content: 20)
    }
    let distribution = StackDistribution(axis: .horizontal, priorities: [0, 0], distances: [0])
    let offers = distribution.proposals(for: ProposedViewSize(width: 200, height: 20)) {
      CGSize(width: length($0, $1.width), height: 20)
    }
    #expect(length(0, offers[0].width) == 20)
    #expect(length(1, offers[1].width) == 180)
  }

  // Facts text.wrap and hstack.flexibility: what changes least is asked first, with an equal share.
  @Test func `what can change least is asked first`() {
    var order: [Int] = []
    let lengths: [ClosedRange<CGFloat>] = [0...90, 10...20, 5...50]
    let distribution = StackDistribution(
      axis: .vertical,
      priorities: [0, 0, 0],
      distances: [0, 0]
    )
    _ = distribution.proposals(for: ProposedViewSize(width: 10, height: 120)) { child, offered in
      let height = offered.height ?? 10
      if height > 0, height < .infinity { order.append(child) }
      let range = lengths[child]
      return CGSize(width: 10, height: min(max(height, range.lowerBound), range.upperBound))
    }
    #expect(order == [1, 2, 0])
  }
}
