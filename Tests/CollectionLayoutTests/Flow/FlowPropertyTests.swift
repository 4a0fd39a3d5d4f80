import CollectionLayout
import Foundation
import TestSupport
import Testing

@Suite struct FlowPropertyTests {
  @Test(arguments: 0..<300)
  func `what is in a rectangle is what one finds by looking at everything`(_ seed: Int) {
    var random = RandomFlows(seed: seed)
    let configuration = random.configuration()
    let sections = (0..<random.numbers.int(0...7)).map { _ in
      random.values(estimated: random.numbers.once(in: 2))
    }
    let flow = FlowEngine(configuration, sections)
    for _ in 0..<20 {
      let rect = random.rect(in: flow.contentSize)
      let visible = random.rect(in: flow.contentSize)
      let pinning =
        random.numbers.once(in: 2)
        ? nil : FlowPinning(headers: true, footers: random.numbers.once(in: 2), visible: visible)
      let all = flow.everything(pinning)
      #expect(flow.elements(in: rect, pinning) == all.filter { $0.frame.meets(rect) })
    }
  }

  @Test(arguments: 0..<300)
  func `measuring one by one gives what laying out anew gives`(_ seed: Int) {
    var random = RandomFlows(seed: seed)
    let configuration = random.configuration()
    var values = (0..<random.numbers.int(1...4)).map { _ in random.values(estimated: true) }
    var flow = FlowEngine(configuration, values)
    for _ in 0..<40 {
      let section = random.numbers.int(0...values.count - 1)
      guard values[section].itemCount > 0 else { continue }
      let item = random.numbers.int(0...values[section].itemCount - 1)
      guard case .estimated(let plain, var measured) = values[section].sizes else { continue }
      // Some come out as they were guessed, which must not count as a difference.
      let size = random.numbers.once(in: 4) ? plain : random.size()
      measured[item] = size
      values[section].sizes = .estimated(plain, measured: measured)
      flow.measure(size, item: item, inSection: section)
      let anew = FlowEngine(configuration, values)
      #expect(flow.everything() == anew.everything())
      #expect(flow.contentSize == anew.contentSize)
      #expect(flow.measuredSizes(inSection: section) == measured)
    }
  }

  @Test(arguments: 0..<200)
  func `sizes given one by one or as one guess give the same frames`(_ seed: Int) {
    var random = RandomFlows(seed: seed)
    let configuration = random.configuration()
    var values = random.values(estimated: true)
    guard case .estimated(let plain, let measured) = values.sizes else { return }
    let guessed = FlowEngine(configuration, [values])
    values.sizes = .each((0..<values.itemCount).map { measured[$0] ?? plain })
    #expect(guessed.everything() == FlowEngine(configuration, [values]).everything())
  }

  @Test(arguments: 0..<100)
  func `no line is longer than the room unless one item is`(_ seed: Int) {
    var random = RandomFlows(seed: seed)
    var configuration = random.configuration()
    configuration.axes = .vertical
    var values = random.values()
    values.lineSpacing = 5
    let flow = FlowEngine(configuration, [values])
    let room = configuration.crossLength - configuration.crossMargins.trailing - values.insets.right
    for item in 0..<values.itemCount {
      guard let frame = flow.itemFrame(item, inSection: 0) else { continue }
      let start = configuration.crossMargins.leading + values.insets.left
      if frame.width <= room - start { #expect(frame.maxX <= room + 1 && frame.minX >= start - 1) }
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `origins lie on pixels and sizes stay as they are`(_ scale: CGFloat) {
    let size = CGSize(width: 33.3, height: 21.7)
    let flow = FlowEngine(
      FlowConfiguration(crossLength: 375, scale: scale),
      [FlowSectionValues(itemCount: 50, sizes: .same(size))]
    )
    for item in 0..<50 {
      let frame = flow.itemFrame(item, inSection: 0) ?? .null
      #expect(frame.size == size)
      #expect(abs((frame.minX * scale).rounded() - frame.minX * scale) < 1e-9)
      #expect(abs((frame.minY * scale).rounded() - frame.minY * scale) < 1e-9)
    }
  }
}
