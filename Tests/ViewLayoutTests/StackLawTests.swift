import Foundation
import TestSupport
import Testing
import ViewLayout

@Suite struct `Laws of sharing a length among the children of a stack` {
  static let seeds = 0..<8
  private static let rounds = 60

  private func child(_ random: inout SplitMix64, from least: ClosedRange<Double>) -> StackChild {
    let minimum = CGFloat(random.double(least))
    let isLimited = !random.once(in: 3)
    return StackChild(
      minimum: minimum,
      maximum: isLimited ? minimum + CGFloat(random.double(0...120)) : .infinity,
      ideal: minimum,
      priority: random.once(in: 3) ? Double(random.int(-1...2)) : 0
    )
  }

  private func model(
    _ random: inout SplitMix64,
    least: ClosedRange<Double> = 0...60
  ) -> StackModel {
    var model = StackModel(children: [])
    model.axis = random.once(in: 2) ? .vertical : .horizontal
    model.spacing = CGFloat(random.int(0...12))
    model.children = (0..<random.int(0...6)).map { _ in child(&random, from: least) }
    return model
  }

  @Test(arguments: seeds) func `no child is ever offered less than nothing`(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      let model = model(&random)
      for offer in model.offers(CGFloat(random.double(0...300))) { #expect((offer ?? 0) >= 0) }
    }
  }

  @Test(arguments: seeds) func `every child has one offer, and the stack's length across`(
    _ seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      let model = model(&random)
      let cross: CGFloat? = random.once(in: 3) ? nil : CGFloat(random.double(0...90))
      let length: CGFloat? = random.once(in: 4) ? nil : CGFloat(random.double(0...300))
      let proposals = model.proposals(model.axis.proposal(main: length, cross: cross))
      #expect(proposals.count == model.children.count)
      for proposal in proposals { #expect(model.axis.cross(proposal) == cross) }
    }
  }

  @Test(arguments: seeds) func `equal children get equal lengths`(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      let one = child(&random, from: 0...60)
      let count = random.int(1...6)
      let model = StackModel(children: Array(repeating: one, count: count))
      let lengths = model.lengths(CGFloat(random.double(0...400)))
      for length in lengths {
        // A child that is too long for its share may leave less to those after it, never more.
        #expect(length <= lengths[0] + 1e-9 || one.maximum < .infinity)
        #expect(abs(length - lengths[0]) < 1e-9 || lengths[0] == one.minimum || one.minimum > 0)
      }
    }
  }

  @Test(arguments: seeds) func `equal children without limits share the length evenly`(
    _ seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    for count in 1...8 {
      let length = CGFloat(random.double(0...900))
      let model = StackModel(spacing: 3, children: Array(repeating: StackChild(), count: count))
      let share = max(length - CGFloat(count - 1) * 3, 0) / CGFloat(count)
      for offer in model.offers(length) {
        #expect(abs((offer ?? 0) - share) < 1e-9)
      }
    }
  }

  @Test(arguments: seeds) func `where all can be nothing, the sum never exceeds the length`(
    _ seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      let model = model(&random, least: 0...0)
      let spacing = model.spacing * CGFloat(max(model.children.count - 1, 0))
      let length = spacing + CGFloat(random.double(0...300))
      #expect(model.sum(length) <= length + 1e-9)
    }
  }

  @Test(arguments: seeds) func `where all can be nothing, no length is left that one could take`(
    _ seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      var model = model(&random, least: 0...0)
      model.spacing = 0
      let length = CGFloat(random.double(0...300))
      let most = model.children.reduce(0) { $0 + $1.maximum }
      #expect(abs(model.sum(length) - min(length, most)) < 1e-6)
    }
  }

  @Test(arguments: seeds) func `no child is shorter than it can be, nor longer`(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      let model = model(&random)
      let lengths = model.lengths(CGFloat(random.double(0...300)))
      for (child, length) in zip(model.children, lengths) {
        #expect(length >= child.minimum && length <= child.maximum)
      }
    }
  }

  @Test(arguments: seeds) func `the order of children that differ does not matter`(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      var model = model(&random)
      // Each can change by another length, so that none of them draw.
      for index in model.children.indices {
        model.children[index].maximum =
          model.children[index].minimum + CGFloat(index * 13) + CGFloat(random.double(1...9))
      }
      let length = CGFloat(random.double(0...300))
      let lengths = model.lengths(length)
      let order = Array(model.children.indices).shuffled(using: &random)
      var shuffled = model
      shuffled.children = order.map { model.children[$0] }
      #expect(areNear(shuffled.lengths(length), order.map { lengths[$0] }))
    }
  }

  @Test(arguments: seeds) func `a higher priority never makes a child shorter`(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      let model = model(&random, least: 0...0)
      let length = CGFloat(random.double(0...300))
      for index in model.children.indices {
        var raised = model
        raised.children[index].priority += 10
        #expect(raised.lengths(length)[index] >= model.lengths(length)[index] - 1e-9)
      }
    }
  }

  @Test(arguments: seeds) func `a longer stack makes no child shorter where none has a minimum`(
    _ seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      let model = model(&random, least: 0...0)
      let length = CGFloat(random.double(0...300))
      let longer = model.lengths(length + CGFloat(random.double(0...60)))
      for (short, long) in zip(model.lengths(length), longer) { #expect(long >= short - 1e-9) }
    }
  }

  @Test(arguments: seeds) func `both directions share a length in the same way`(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      var model = model(&random)
      let length = CGFloat(random.double(0...300))
      model.axis = .horizontal
      let across = model.offers(length)
      model.axis = .vertical
      #expect(model.offers(length) == across)
    }
  }

  @Test func `a stack that is asked for its own length asks no child`() {
    let distribution = StackDistribution(axis: .vertical, priorities: [0, 1], distances: [8])
    var isAsked = false
    let proposals = distribution.proposals(for: .unspecified) { _, _ in
      isAsked = true
      return .zero
    }
    #expect(proposals == [.unspecified, .unspecified])
    #expect(!isAsked)
  }

  @Test func `a single child is offered all of it`() {
    let model = StackModel(children: [StackChild(minimum: 5, maximum: 9, priority: 3)])
    #expect(model.offers(70) == [70])
    #expect(model.offers(.infinity) == [.infinity])
    #expect(model.offers(nil) == [nil])
  }

  @Test func `a stack without children offers nothing`() {
    for length in [nil, 0, 50, .infinity] as [CGFloat?] {
      #expect(StackModel(children: []).offers(length).isEmpty)
    }
  }

  @Test func `distances that are longer than the stack leave nothing`() {
    let model = StackModel(spacing: 40, children: Array(repeating: StackChild(), count: 3))
    #expect(model.offers(50) == [0, 0, 0])
    #expect(model.sum(50) == 80)
  }
}
