import CollectionLayout
import Foundation
import TestSupport
import Testing

/// What holds for every flow.
@Suite struct `Laws of flows` {
  /// Flows without negative lengths, whose items all fit.
  private struct Case {
    var configuration: FlowConfiguration
    var sections: [FlowSectionValues]

    init(seed: Int) {
      var random = RandomFlows(seed: seed)
      var configuration = random.configuration()
      configuration.crossLength += 160
      self.configuration = configuration
      sections = (0..<random.numbers.int(1...4)).map { _ in
        var values = random.values()
        values.lineSpacing = abs(values.lineSpacing)
        values.insets.top = abs(values.insets.top)
        values.insets.bottom = abs(values.insets.bottom)
        let room = configuration.crossLength - 80
        values.sizes = .each(
          NaiveFlow.sizes(values).map {
            CGSize(width: min($0.width, room), height: min($0.height, room))
          }
        )
        return values
      }
    }

    var flow: FlowEngine { FlowEngine(configuration, sections) }
  }

  @Test(arguments: 0..<80) func `no two elements lie over each other`(seed: Int) {
    let own = Case(seed: seed)
    let frames = own.flow.everything().map(\.frame).filter { !$0.isEmpty }
    // Each origin may have gone half a pixel.
    let pixel = 1 / own.configuration.scale
    for (index, frame) in frames.enumerated() {
      for other in frames[..<index] {
        let common = frame.intersection(other)
        #expect(common.isNull || min(common.width, common.height) < pixel + 1e-6)
      }
    }
  }

  @Test(arguments: 0..<80) func `the content holds all elements`(seed: Int) {
    let flow = Case(seed: seed).flow
    let content = CGRect(origin: .zero, size: flow.contentSize).insetBy(dx: -0.51, dy: -0.51)
    for element in flow.everything() {
      #expect(content.contains(element.frame), "\(element) in \(content)")
    }
  }

  @Test(arguments: 0..<80) func `elements follow each other along the axis`(seed: Int) {
    let own = Case(seed: seed)
    let axes = own.configuration.axes
    for (a, b) in zip(own.flow.everything(), own.flow.everything().dropFirst()) {
      let (first, second) = (axes.main(a.frame), axes.main(b.frame))
      // In a line they follow each other across it.
      let isBeside = axes.cross(a.frame).high <= axes.cross(b.frame).low + 1
      #expect(isBeside || first.high <= second.low + 1, "\(a), \(b)")
    }
  }

  @Test(arguments: 0..<80) func `no two items of a line are closer than they may be`(seed: Int) {
    let own = Case(seed: seed)
    let naive = NaiveFlow(configuration: own.configuration, sections: own.sections)
    let flow = own.flow
    let axes = own.configuration.axes
    for (index, values) in own.sections.enumerated() {
      for line in naive.lines(values) {
        for item in line.items.dropLast() {
          guard let a = flow.itemFrame(item, inSection: index),
            let b = flow.itemFrame(item + 1, inSection: index)
          else { continue }
          let gap = axes.cross(b).low - axes.cross(a).high
          #expect(gap >= values.interitemSpacing - 1 / own.configuration.scale - 0.01)
        }
      }
    }
  }

  @Test(arguments: 0..<80) func `a layout turned is the layout of what is turned`(seed: Int) {
    let own = Case(seed: seed)
    func turned(_ size: CGSize) -> CGSize { CGSize(width: size.height, height: size.width) }
    var configuration = own.configuration
    configuration.axes = configuration.axes.turned
    let sections = own.sections.map { values in
      var other = values
      other.sizes = .each(NaiveFlow.sizes(values).map(turned))
      (other.header, other.footer) = (turned(values.header), turned(values.footer))
      other.insets = FlowSectionValues.Insets(
        top: values.insets.left,
        left: values.insets.top,
        bottom: values.insets.right,
        right: values.insets.bottom
      )
      return other
    }
    let other = FlowEngine(configuration, sections)
    #expect(other.contentSize == turned(own.flow.contentSize))
    for (a, b) in zip(own.flow.everything(), other.everything()) {
      #expect(a.kind == b.kind)
      #expect(b.frame.origin == CGPoint(x: a.frame.minY, y: a.frame.minX))
      #expect(b.frame.size == turned(a.frame.size))
    }
  }

  @Test(arguments: 0..<60) func `a section is laid out as if it were alone`(seed: Int) {
    let own = Case(seed: seed)
    let axes = own.configuration.axes
    var place: CGFloat = 0
    for (index, values) in own.sections.enumerated() {
      let alone = FlowEngine(own.configuration, [values])
      let together = own.flow.everything().filter { $0.section == index }
      for (a, b) in zip(alone.everything(), together) {
        #expect(abs(axes.main(a.frame).low + place - axes.main(b.frame).low) <= 1.001)
        #expect(axes.cross(a.frame) == axes.cross(b.frame))
        #expect(a.frame.size == b.frame.size && a.kind == b.kind)
      }
      place += axes.size(alone.contentSize).main
    }
    #expect(abs(axes.size(own.flow.contentSize).main - place) < 1e-6)
  }

  @Test(arguments: 0..<60) func `a leading inset moves the items of its section and all behind`(
    seed: Int
  ) {
    let own = Case(seed: seed)
    var sections = own.sections
    let isVertical = own.configuration.axes == .vertical
    if isVertical { sections[0].insets.top += 12 } else { sections[0].insets.left += 12 }
    let moved = FlowEngine(own.configuration, sections)
    for (a, b) in zip(own.flow.everything(), moved.everything()) {
      let stays = a.kind == .header && a.section == 0
      let way: CGFloat = stays ? 0 : 12
      #expect(b.frame.isNear(a.frame.offsetBy(dx: isVertical ? 0 : way, dy: isVertical ? way : 0)))
    }
  }

  @Test(arguments: 0..<60) func `measuring in another order gives the same layout`(seed: Int) {
    var random = RandomFlows(seed: seed)
    let configuration = random.configuration()
    let values = random.values(estimated: true)
    guard values.itemCount > 0 else { return }
    let sizes = (0..<15).map { _ in
      (item: random.numbers.int(0...values.itemCount - 1), size: random.size())
    }
    // The first word on an item counts here, so that the order does not matter.
    let known = Dictionary(sizes.map { ($0.item, $0.size) }) { first, _ in first }
    var (forth, back) = (
      FlowEngine(configuration, [values]), FlowEngine(configuration, [values])
    )
    for (item, size) in known.sorted(by: { $0.key < $1.key }) {
      forth.measure(size, item: item, inSection: 0)
    }
    for (item, size) in known.sorted(by: { $0.key > $1.key }) {
      back.measure(size, item: item, inSection: 0)
    }
    #expect(forth.everything() == back.everything())
    #expect(forth.contentSize == back.contentSize)
  }

  @Test func `ten million items are found where arithmetic says`() {
    var values = FlowSectionValues(
      itemCount: 10_000_000,
      sizes: .same(CGSize(width: 100, height: 50))
    )
    values.lineSpacing = 14
    let flow = FlowEngine(FlowConfiguration(crossLength: 320, scale: 2), [values])
    for line in [0, 1_000_000, 3_333_332] {
      let rect = CGRect(x: 0, y: CGFloat(line) * 64, width: 320, height: 50)
      let found = flow.elements(in: rect).map(\.kind)
      #expect(found == (line * 3..<line * 3 + 3).map { .item($0) })
    }
    #expect(flow.elements(in: CGRect(x: 0, y: 50, width: 320, height: 14)).isEmpty)
    let middle = flow.elements(in: CGRect(x: 105, y: 64_000, width: 110, height: 50))
    #expect(middle.map(\.kind) == [.item(3001)])
  }
}
