import CollectionLayout
import Foundation
import TestSupport
import Testing

/// What holds for headers and footers that stay in sight, wherever one has scrolled to.
@Suite struct `Laws of pinned headers and footers` {
  private struct Case {
    let flow: FlowEngine
    var numbers: SplitMix64

    init(seed: Int) {
      var random = RandomFlows(seed: seed)
      let configuration = random.configuration()
      flow = FlowEngine(
        configuration,
        (0..<random.numbers.int(1...4)).map { _ in
          var values = random.values()
          values.lineSpacing = abs(values.lineSpacing)
          values.insets.top = abs(values.insets.top)
          values.insets.bottom = abs(values.insets.bottom)
          return values
        }
      )
      numbers = random.numbers
    }

    /// A view that has scrolled somewhere, also beyond the ends.
    mutating func pinning(headers: Bool = true, footers: Bool = true) -> FlowPinning {
      let axes = flow.configuration.axes
      let length = axes.size(flow.contentSize).main
      return FlowPinning(
        headers: headers,
        footers: footers,
        visible: axes.rect(
          main: CGFloat(numbers.int(-200...Int(length) + 100)),
          cross: 0,
          AxisSize(
            main: CGFloat(numbers.int(50...500)),
            cross: flow.configuration.crossLength
          )
        )
      )
    }

    func main(_ rect: CGRect?) -> AxisInterval? { rect.map(flow.configuration.axes.main) }
  }

  @Test(arguments: 0..<100) func `a header is where it would be, or further down`(seed: Int) {
    var own = Case(seed: seed)
    for _ in 0..<20 {
      let pinning = own.pinning()
      for section in 0..<own.flow.sectionCount {
        guard let rest = own.main(own.flow.headerFrame(inSection: section)),
          let held = own.main(own.flow.headerFrame(inSection: section, pinning))
        else { continue }
        #expect(held.low >= rest.low)
        #expect(held.high - held.low == rest.high - rest.low)
        let top = own.flow.configuration.axes.main(pinning.visible).low
        // It is where it would be, at the edge, or pushed out by what follows it.
        #expect(held.low == rest.low || held.low <= top)
      }
    }
  }

  @Test(arguments: 0..<100) func `a footer is where it would be, or further up`(seed: Int) {
    var own = Case(seed: seed)
    for _ in 0..<20 {
      let pinning = own.pinning()
      for section in 0..<own.flow.sectionCount {
        guard let rest = own.main(own.flow.footerFrame(inSection: section)),
          let held = own.main(own.flow.footerFrame(inSection: section, pinning))
        else { continue }
        #expect(held.low <= rest.low)
        #expect(held.high - held.low == rest.high - rest.low)
        let bottom = own.flow.configuration.axes.main(pinning.visible).high
        #expect(held.low == rest.low || held.high >= bottom)
      }
    }
  }

  @Test(arguments: 0..<100) func `a header in sight never covers its section's footer at rest`(
    seed: Int
  ) {
    var own = Case(seed: seed)
    for _ in 0..<20 {
      let pinning = own.pinning(footers: false)
      for section in 0..<own.flow.sectionCount {
        guard let header = own.main(own.flow.headerFrame(inSection: section, pinning)),
          let footer = own.main(own.flow.footerFrame(inSection: section, pinning))
        else { continue }
        #expect(header.high <= footer.low + 0.001)
      }
    }
  }

  @Test(arguments: 0..<60) func `scrolling further never moves a header back`(seed: Int) {
    let own = Case(seed: seed)
    let axes = own.flow.configuration.axes
    for section in 0..<own.flow.sectionCount {
      var last = -CGFloat.infinity
      for offset in stride(from: -50, to: axes.size(own.flow.contentSize).main + 50, by: 9) {
        let visible = axes.rect(main: offset, cross: 0, AxisSize(main: 100, cross: 100))
        let pinning = FlowPinning(headers: true, footers: false, visible: visible)
        guard let place = own.main(own.flow.headerFrame(inSection: section, pinning))?.low else {
          break
        }
        #expect(place >= last)
        last = place
      }
    }
  }

  @Test(arguments: 0..<60) func `only what is to be held is held, and items never are`(seed: Int) {
    var own = Case(seed: seed)
    let rest = own.flow.everything()
    for _ in 0..<10 {
      let (headers, footers) = (own.numbers.once(in: 2), own.numbers.once(in: 2))
      let pinning = own.pinning(headers: headers, footers: footers)
      for (a, b) in zip(rest, own.flow.everything(pinning)) {
        #expect(a.kind == b.kind)
        switch a.kind {
        case .header where headers, .footer where footers: break
        default: #expect(a.frame == b.frame)
        }
      }
    }
  }
}
