import CollectionLayout
import Foundation
import TestSupport
import Testing

/// Rectangles that meet edges exactly, and rectangles put together from others.
@Suite struct `Searching a flow` {
  private func flow(seed: Int) -> (flow: FlowEngine, numbers: SplitMix64) {
    var random = RandomFlows(seed: seed)
    let configuration = random.configuration()
    let sections = (0..<random.numbers.int(1...4)).map { _ in
      random.values(estimated: random.numbers.once(in: 2))
    }
    return (FlowEngine(configuration, sections), random.numbers)
  }

  @Test(arguments: 0..<60) func `every element is found by its own frame`(seed: Int) {
    let flow = flow(seed: seed).flow
    for element in flow.everything() where !element.frame.isEmpty {
      #expect(flow.elements(in: element.frame).contains(element), "\(element)")
    }
  }

  @Test(arguments: 0..<60) func `no element is found from beside its edges`(seed: Int) {
    let flow = flow(seed: seed).flow
    // Thirds of a point do not add up to the last bit.
    guard flow.configuration.scale != 3 else { return }
    for element in flow.everything() where !element.frame.isEmpty {
      let frame = element.frame
      for beside in [
        CGRect(frame.minX, frame.minY - 5, frame.width, 5),
        CGRect(frame.minX, frame.maxY, frame.width, 5),
        CGRect(frame.minX - 5, frame.minY, 5, frame.height),
        CGRect(frame.maxX, frame.minY, 5, frame.height),
      ] {
        #expect(!flow.elements(in: beside).contains(element), "\(element) from \(beside)")
      }
    }
  }

  @Test(arguments: 0..<60) func `a rectangle cut in two finds what the whole finds`(seed: Int) {
    var (flow, numbers) = flow(seed: seed)
    let size = flow.contentSize
    for _ in 0..<10 {
      let whole = CGRect(
        x: 0,
        y: 0,
        width: CGFloat(numbers.double(1...Double(size.width + 2))),
        height: CGFloat(numbers.double(1...Double(size.height + 2)))
      )
      let isAcross = numbers.once(in: 2)
      let (a, b) = whole.divided(
        atDistance: CGFloat(numbers.double(0...1)) * (isAcross ? whole.width : whole.height),
        from: isAcross ? .minXEdge : .minYEdge
      )
      let parts = Set(flow.elements(in: a)).union(flow.elements(in: b))
      let found = flow.elements(in: whole)
      #expect(parts.isSubset(of: found))
      for element in found where !element.frame.isEmpty { #expect(parts.contains(element)) }
    }
  }

  @Test(arguments: 0..<60) func `a larger rectangle finds no less, and all in the same order`(
    seed: Int
  ) {
    var (flow, numbers) = flow(seed: seed)
    let all = flow.everything()
    for _ in 0..<10 {
      let small = CGRect(
        x: CGFloat(numbers.double(-50...400)),
        y: CGFloat(numbers.double(-50...1000)),
        width: CGFloat(numbers.double(0...300)),
        height: CGFloat(numbers.double(0...300))
      )
      let found = flow.elements(in: small)
      let more = flow.elements(in: small.insetBy(dx: -30, dy: -30))
      #expect(Set(found).isSubset(of: more))
      #expect(more == all.filter(Set(more).contains))
    }
  }

  @Test func `lines that lie over each other are all found`() {
    var values = FlowSectionValues(itemCount: 30, sizes: .same(CGSize(width: 90, height: 50)))
    values.lineSpacing = -45
    let flow = FlowEngine(FlowConfiguration(crossLength: 100, scale: 1), [values])
    // Line n covers 5n to 5n + 50.
    let found = flow.elements(in: CGRect(0, 100, 100, 5)).map(\.kind)
    #expect(found == (11...20).map { .item($0) })
  }

  @Test func `lines that go back up are found where they are`() {
    var values = FlowSectionValues(itemCount: 4, sizes: .same(CGSize(width: 90, height: 10)))
    values.lineSpacing = -30
    values.insets.top = 100
    let flow = FlowEngine(FlowConfiguration(crossLength: 100, scale: 1), [values])
    #expect((0..<4).map { flow.itemFrame($0, inSection: 0)?.minY } == [100, 80, 60, 40])
    #expect(flow.elements(in: CGRect(0, 62, 100, 1)).map(\.kind) == [.item(2)])
    #expect(flow.elements(in: CGRect(0, 0, 100, 300)).count == 4)
  }

  @Test func `what went to a pixel is found there`() {
    var values = FlowSectionValues(itemCount: 2, sizes: .same(CGSize(width: 100, height: 10.4)))
    values.lineSpacing = 0.2
    let flow = FlowEngine(FlowConfiguration(crossLength: 100, scale: 1), [values])
    // The second item is at 10.6, which is 11 on the grid.
    #expect(flow.elements(in: CGRect(0, 10.5, 100, 0.4)).isEmpty)
    #expect(flow.elements(in: CGRect(0, 21.1, 100, 0.2)).map(\.kind) == [.item(1)])
  }
}
