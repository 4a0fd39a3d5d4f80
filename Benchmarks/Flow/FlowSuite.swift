import CollectionLayout
import Foundation

/// The flow engine at a thousand items and at ten million: cost follows what is visible.
enum FlowSuite: Suite {
  static let name = "flow"
  private static let screen = CGSize(width: 390, height: 844)

  static func run() -> [Measurement] {
    let few = Sample(1_000)
    var many = Sample(10_000_000)
    var some = few
    let works: [(String, Int, (inout Sample, Int) -> Void)] = [
      ("prepare", 50, { sample, _ in sample.prepare() }),
      ("elements in sight", 20, { sample, pass in sample.elements(pass) }),
      ("frame of an item", 200, { sample, pass in sample.item(pass) }),
      ("elements in sight, measured", 20, { sample, pass in sample.measuredElements(pass) }),
      ("measure one", 20, { sample, pass in sample.measure(pass) }),
    ]
    return works.map { what, number, work in
      let medians = Race().medians(
        per: number,
        [
          ("few", { for pass in 0..<number { work(&some, pass) } }),
          ("many", { for pass in 0..<number { work(&many, pass) } }),
        ]
      )
      let (ours, base) = (medians["many"] ?? .nan, medians["few"] ?? .nan)
      return Measurement(
        name: "flow.10M \(what)",
        microseconds: ours,
        baseline: "1,000 items",
        baselineMicroseconds: base,
        ratio: ours / base
      )
    }
  }

  /// One section of so many items, of one size or measured around the middle.
  @MainActor
  private struct Sample {
    let count: Int
    let even: FlowEngine
    var measured: FlowEngine
    let middle: CGRect
    let measuredMiddle: CGRect
    var next: Int

    init(_ count: Int) {
      self.count = count
      even = FlowEngine(configuration, [values(count, .same(CGSize(width: 48, height: 48)))])
      measured = FlowSuite.measured(count)
      middle = FlowSuite.middle(of: even)
      measuredMiddle = FlowSuite.middle(of: measured)
      next = count / 2
    }

    func prepare() {
      let flow = FlowEngine(configuration, [values(count, .same(CGSize(width: 48, height: 48)))])
      precondition(flow.sectionCount == 1)
    }

    func elements(_ pass: Int) {
      precondition(!even.elements(in: middle.offsetBy(dx: 0, dy: CGFloat(pass))).isEmpty)
    }

    func item(_ pass: Int) {
      precondition(even.itemFrame(count / 2 + pass, inSection: 0) != nil)
    }

    mutating func measuredElements(_ pass: Int) {
      let rect = measuredMiddle.offsetBy(dx: 0, dy: CGFloat(pass))
      precondition(!measured.elements(in: rect).isEmpty)
    }

    mutating func measure(_ pass: Int) {
      next = (next + 7919) % count
      measured.measure(size(next + pass), item: next, inSection: 0)
    }
  }

  private static func middle(of flow: FlowEngine) -> CGRect {
    CGRect(origin: CGPoint(x: 0, y: flow.contentSize.height / 2), size: screen)
  }

  /// Items that each were measured, a thousand around the middle.
  fileprivate static func measured(_ count: Int) -> FlowEngine {
    let guess = CGSize(width: 390, height: 44)
    var flow = FlowEngine(configuration, [values(count, .estimated(guess, measured: [:]))])
    let first = max(0, count / 2 - 500)
    for item in first..<min(count, first + 1000) {
      flow.measure(size(item), item: item, inSection: 0)
    }
    return flow
  }

  fileprivate static func size(_ item: Int) -> CGSize {
    CGSize(width: 390, height: 40 + CGFloat(item &* 2_654_435_761 % 97))
  }

  fileprivate static var configuration: FlowConfiguration {
    FlowConfiguration(crossLength: screen.width, scale: 3)
  }

  fileprivate static func values(
    _ count: Int,
    _ sizes: FlowSectionValues.Sizes
  ) -> FlowSectionValues {
    FlowSectionValues(itemCount: count, sizes: sizes)
  }
}
