import CollectionLayout
import Foundation

/// Times the flow engine at several numbers of items, all in one run.
struct FlowBenchmark {
  /// Medians in microseconds.
  struct Times: Codable {
    var layout: Double
    var elements: Double
    var item: Double
    /// Finding what is in sight where every item was measured.
    var elementsOfMeasured: Double
    /// Taking in one more measured size.
    var measure: Double
  }

  struct Result: Codable {
    var microseconds: [String: Times]
    /// What ten million items cost beside a thousand.
    var tenMillionToOneThousand: Times
  }

  let passes: Int
  private let screen = CGSize(width: 390, height: 844)
  private let clock = ContinuousClock()

  func run() -> Result {
    let counts = [1_000, 100_000, 1_000_000, 10_000_000]
    let times = counts.map(times)
    let (few, many) = (times[0], times[counts.count - 1])
    return Result(
      microseconds: Dictionary(uniqueKeysWithValues: zip(counts.map(String.init), times)),
      tenMillionToOneThousand: Times(
        layout: many.layout / few.layout,
        elements: many.elements / few.elements,
        item: many.item / few.item,
        elementsOfMeasured: many.elementsOfMeasured / few.elementsOfMeasured,
        measure: many.measure / few.measure
      )
    )
  }

  private func times(_ count: Int) -> Times {
    let even = FlowEngine(configuration, [values(count, .same(CGSize(width: 48, height: 48)))])
    let middle = CGRect(
      origin: CGPoint(x: 0, y: even.contentSize.height / 2),
      size: screen
    )
    var measured = self.measured(count)
    let place = CGRect(
      origin: CGPoint(x: 0, y: measured.contentSize.height / 2),
      size: screen
    )
    var next = count / 2
    return Times(
      layout: median(50) { _ in
        let flow = FlowEngine(configuration, [values(count, .same(CGSize(width: 48, height: 48)))])
        precondition(flow.sectionCount == 1)
      },
      elements: median(20) { pass in
        precondition(!even.elements(in: middle.offsetBy(dx: 0, dy: CGFloat(pass))).isEmpty)
      },
      item: median(200) { pass in
        precondition(even.itemFrame(count / 2 + pass, inSection: 0) != nil)
      },
      elementsOfMeasured: median(20) { pass in
        precondition(!measured.elements(in: place.offsetBy(dx: 0, dy: CGFloat(pass))).isEmpty)
      },
      measure: median(20) { pass in
        next = (next + 7919) % count
        measured.measure(size(next + pass), item: next, inSection: 0)
      }
    )
  }

  /// Items that each were measured, at most two thousand around the middle.
  private func measured(_ count: Int) -> FlowEngine {
    let guess = CGSize(width: 390, height: 44)
    var flow = FlowEngine(configuration, [values(count, .estimated(guess, measured: [:]))])
    let first = max(0, count / 2 - 500)
    for item in first..<min(count, first + 1000) {
      flow.measure(size(item), item: item, inSection: 0)
    }
    return flow
  }

  private func size(_ item: Int) -> CGSize {
    CGSize(width: 390, height: 40 + CGFloat(item &* 2_654_435_761 % 97))
  }

  private var configuration: FlowConfiguration {
    FlowConfiguration(crossLength: screen.width, scale: 3)
  }

  private func values(_ count: Int, _ sizes: FlowSectionValues.Sizes) -> FlowSectionValues {
    FlowSectionValues(itemCount: count, sizes: sizes)
  }

  /// The median over all passes of what one of `number` calls costs.
  private func median(_ number: Int, _ body: (Int) -> Void) -> Double {
    let times = (0..<passes).map { _ in
      let time = clock.measure {
        for pass in 0..<number { body(pass) }
      }
      return time / .microseconds(1) / Double(number)
    }
    return times.sorted()[passes / 2]
  }
}
