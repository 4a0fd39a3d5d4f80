import CollectionLayout
import Foundation
import TestSupport
import Testing

/// Headers, footers and sections (fact fl.rule.chrome).
@Suite struct `Headers and footers of a flow` {
  private func values(_ count: Int = 3) -> FlowSectionValues {
    var values = FlowSectionValues(
      itemCount: count,
      sizes: .same(CGSize(width: 50, height: 20))
    )
    values.header = CGSize(width: 11, height: 30)
    values.footer = CGSize(width: 13, height: 40)
    values.insets = FlowSectionValues.Insets(top: 1, left: 2, bottom: 3, right: 4)
    return values
  }

  private func flow(
    _ sections: [FlowSectionValues],
    _ axes: LayoutAxes = .vertical
  ) -> FlowEngine {
    FlowEngine(FlowConfiguration(axes: axes, crossLength: 60, scale: 2), sections)
  }

  @Test func `span the view, whatever the insets`() {
    let flow = flow([values()])
    #expect(flow.headerFrame(inSection: 0) == CGRect(x: 0, y: 0, width: 60, height: 30))
    // Three lines of 20, 10 apart.
    #expect(flow.footerFrame(inSection: 0) == CGRect(x: 0, y: 114, width: 60, height: 40))
    #expect(flow.contentSize == CGSize(width: 60, height: 154))
  }

  @Test func `have their widths sideways`() {
    let flow = flow([values()], .horizontal)
    #expect(flow.headerFrame(inSection: 0) == CGRect(x: 0, y: 0, width: 11, height: 60))
    // Two fit below each other, so 2 lines of 50.
    #expect(flow.footerFrame(inSection: 0) == CGRect(x: 127, y: 0, width: 13, height: 60))
  }

  @Test func `are none without a length along the axis`() {
    var values = values()
    values.header = CGSize(width: 100, height: 0)
    values.footer = CGSize(width: 100, height: -1)
    let flow = flow([values])
    #expect(flow.headerFrame(inSection: 0) == nil)
    #expect(flow.footerFrame(inSection: 0) == nil)
    #expect(flow.itemFrame(0, inSection: 0)?.minY == 1)
    #expect(flow.problems.map(\.subject) == [.footer])
  }

  @Test func `stay with the insets where a section is empty`() {
    let flow = flow([values(0), values()])
    #expect(flow.footerFrame(inSection: 0)?.minY == 34)
    #expect(flow.headerFrame(inSection: 1)?.minY == 74)
  }

  @Test func `take the length that was measured, and what follows moves by it`() {
    var flow = flow([values(), values()])
    let before = flow.everything()
    flow.measureHeader(CGSize(width: 999, height: 37), inSection: 0)
    #expect(flow.headerFrame(inSection: 0)?.height == 37)
    for (old, new) in zip(before, flow.everything()).dropFirst() {
      #expect(new.frame == old.frame.offsetBy(dx: 0, dy: 7))
    }
    flow.measureFooter(CGSize(width: 999, height: 33), inSection: 0)
    #expect(flow.footerFrame(inSection: 0)?.height == 33)
    #expect(flow.headerFrame(inSection: 1)?.minY == before[5].frame.minY)
    #expect(flow.contentSize.height == 308)
  }

  @Test func `go where nothing was measured of them`() {
    var flow = flow([values()])
    flow.measureHeader(CGSize(width: 10, height: 0), inSection: 0)
    flow.measureFooter(CGSize(width: 10, height: -5), inSection: 0)
    #expect(flow.headerFrame(inSection: 0) == nil)
    #expect(flow.footerFrame(inSection: 0) == nil)
    #expect(flow.contentSize.height == 84)
  }

  @Test func `measured outside of the sections change nothing`() {
    var flow = flow([values()])
    let before = flow.everything()
    for section in [-1, 1] {
      flow.measureHeader(CGSize(width: 9, height: 9), inSection: section)
      flow.measureFooter(CGSize(width: 9, height: 9), inSection: section)
      flow.measure(CGSize(width: 9, height: 9), item: 0, inSection: section)
      #expect(flow.headerFrame(inSection: section) == nil)
      #expect(flow.footerFrame(inSection: section) == nil)
    }
    #expect(flow.everything() == before)
  }
}

@Suite struct `Questions to a flow` {
  private var flow: FlowEngine {
    FlowEngine(
      FlowConfiguration(crossLength: 100, scale: 1),
      [
        FlowSectionValues(itemCount: 2, sizes: .same(CGSize(width: 10, height: 10))),
        FlowSectionValues(
          itemCount: 4,
          sizes: .estimated(
            CGSize(width: 10, height: 10),
            measured: [1: CGSize(width: 12, height: 14), 9: CGSize(width: 1, height: 1)]
          )
        ),
      ]
    )
  }

  @Test func `items that are not there have no frame`() {
    #expect(flow.sectionCount == 2)
    #expect([-1, 0, 1, 2].map(flow.itemCount(inSection:)) == [0, 2, 4, 0])
    #expect(flow.itemFrame(-1, inSection: 0) == nil)
    #expect(flow.itemFrame(2, inSection: 0) == nil)
    #expect(flow.itemFrame(0, inSection: 2) == nil)
    #expect(flow.itemFrame(0, inSection: -1) == nil)
    #expect(flow.itemFrame(1, inSection: 0) != nil)
  }

  @Test func `what was measured is known, what was guessed is not`() {
    #expect((0..<4).map { flow.isMeasured($0, inSection: 1) } == [false, true, false, false])
    #expect(flow.measuredSizes(inSection: 1) == [1: CGSize(width: 12, height: 14)])
    #expect(!flow.isMeasured(0, inSection: 0))
    #expect(!flow.isMeasured(9, inSection: 1) && !flow.isMeasured(0, inSection: 5))
    #expect(flow.measuredSizes(inSection: 0).isEmpty && flow.measuredSizes(inSection: 5).isEmpty)
  }

  @Test func `an item measured as it was guessed is measured, and nothing moves`() {
    var flow = flow
    let before = flow.everything()
    flow.measure(CGSize(width: 10, height: 10), item: 2, inSection: 1)
    #expect(flow.isMeasured(2, inSection: 1))
    #expect(flow.everything() == before)
  }

  @Test func `bad sizes are made good before they count`() {
    var flow = flow
    flow.measure(CGSize(width: CGFloat.nan, height: -4), item: 0, inSection: 1)
    #expect(flow.itemFrame(0, inSection: 1)?.size == .zero)
    flow.measure(CGSize(width: 5, height: 5), item: -1, inSection: 1)
    flow.measure(CGSize(width: 5, height: 5), item: 4, inSection: 1)
    #expect(flow.measuredSizes(inSection: 1).keys.sorted() == [0, 1])
  }

  @Test func `sideways, sizes that were measured come back as they were given`() {
    var flow = FlowEngine(
      FlowConfiguration(axes: .horizontal, crossLength: 100, scale: 1),
      [
        FlowSectionValues(
          itemCount: 3,
          sizes: .estimated(CGSize(width: 10, height: 20), measured: [:])
        )
      ]
    )
    flow.measure(CGSize(width: 31, height: 17), item: 1, inSection: 0)
    #expect(flow.measuredSizes(inSection: 0) == [1: CGSize(width: 31, height: 17)])
    #expect(flow.itemFrame(1, inSection: 0)?.size == CGSize(width: 31, height: 17))
  }
}
