import CollectionLayout
import Foundation
import TestSupport
import Testing

/// The engine, which keeps runs in trees, against packing every line for itself.
@Suite struct `A flow and its rules written out` {
  private func flow(seed: Int) -> (engine: FlowEngine, naive: NaiveFlow) {
    var random = RandomFlows(seed: seed)
    let configuration = random.configuration()
    let sections = (0..<random.numbers.int(0...5)).map { _ in
      random.values(estimated: random.numbers.once(in: 2))
    }
    return (
      FlowEngine(configuration, sections),
      NaiveFlow(configuration: configuration, sections: sections)
    )
  }

  @Test(arguments: 0..<300) func `give the same frames`(seed: Int) {
    let (engine, naive) = flow(seed: seed)
    let (found, expected) = (engine.everything(), naive.layout().elements)
    #expect(found.map(\.kind) == expected.map(\.kind))
    #expect(found.map(\.section) == expected.map(\.section))
    for (found, expected) in zip(found, expected) {
      #expect(found.frame.isNear(expected.frame), "\(found), slowly \(expected.frame)")
    }
  }

  @Test(arguments: 0..<300) func `give the same content`(seed: Int) {
    let (engine, naive) = flow(seed: seed)
    let size = engine.configuration.axes.size(engine.contentSize)
    #expect(abs(size.main - naive.layout().length) < 1e-6)
    #expect(size.cross == engine.configuration.crossLength)
  }

  @Test(arguments: 0..<100) func `give the same lines after items were measured`(seed: Int) {
    var random = RandomFlows(seed: seed)
    let configuration = random.configuration()
    var values = random.values(estimated: true)
    guard case .estimated(let plain, var measured) = values.sizes, values.itemCount > 0 else {
      return
    }
    var engine = FlowEngine(configuration, [values])
    for _ in 0..<25 {
      let item = random.numbers.int(0...values.itemCount - 1)
      measured[item] = random.size()
      engine.measure(measured[item] ?? .zero, item: item, inSection: 0)
    }
    values.sizes = .estimated(plain, measured: measured)
    let naive = NaiveFlow(configuration: configuration, sections: [values])
    for (found, expected) in zip(engine.everything(), naive.layout().elements) {
      #expect(found.frame.isNear(expected.frame), "\(found), slowly \(expected.frame)")
    }
  }

  @Test func `the flows drawn have all sorts of lines in them`() {
    var (full, last, alone, mixed, over) = (0, 0, 0, 0, 0)
    for seed in 0..<300 {
      let naive = flow(seed: seed).naive
      for values in naive.sections {
        let sizes = NaiveFlow.sizes(values)
        for line in naive.lines(values) {
          if line.items.count > 1, line.items.upperBound < sizes.count { full += 1 }
          if line.items.upperBound == sizes.count { last += 1 }
          if line.items.count == 1 { alone += 1 }
          if Set(line.items.map { sizes[$0].height }).count > 1 { mixed += 1 }
          if naive.setting(line, values).start < 0 { over += 1 }
        }
      }
    }
    #expect(min(full, last, alone, mixed, over) > 30)
  }
}
