import CollectionLayout
import Foundation
import Testing

@Suite struct FlowPinningTests {
  /// Two sections of 300 points: header 40, items 200, footer 60.
  private func flow(_ axes: LayoutAxes = .vertical) -> FlowEngine {
    var values = FlowSectionValues(itemCount: 4, sizes: .same(CGSize(width: 50, height: 50)))
    values.lineSpacing = 0
    values.header = CGSize(width: 40, height: 40)
    values.footer = CGSize(width: 60, height: 60)
    return FlowEngine(FlowConfiguration(axes: axes, crossLength: 60, scale: 2), [values, values])
  }

  private func pinning(top: CGFloat, _ axes: LayoutAxes = .vertical) -> FlowPinning {
    let visible =
      axes == .vertical
      ? CGRect(x: 0, y: top, width: 60, height: 150) : CGRect(x: top, y: 0, width: 150, height: 60)
    return FlowPinning(headers: true, footers: true, visible: visible)
  }

  @Test func `a header follows the top until its section ends`() {
    let flow = flow()
    func top(_ section: Int, _ y: CGFloat) -> CGFloat? {
      flow.headerFrame(inSection: section, pinning(top: y))?.minY
    }
    #expect(top(0, -20) == 0)
    #expect(top(0, 0) == 0)
    #expect(top(0, 120) == 120)
    #expect(top(0, 230) == 200)
    #expect(top(0, 290) == 200)
    #expect(top(1, 290) == 300)
    #expect(top(1, 310) == 310)
  }

  @Test func `a footer follows the bottom from where its section begins`() {
    let flow = flow()
    func top(_ section: Int, _ y: CGFloat) -> CGFloat? {
      flow.footerFrame(inSection: section, pinning(top: y))?.minY
    }
    #expect(top(0, -200) == 40)
    #expect(top(0, 0) == 90)
    #expect(top(0, 100) == 190)
    #expect(top(0, 200) == 240)
    #expect(top(1, 200) == 340)
    #expect(top(1, 300) == 390)
  }

  @Test func `sideways it is the left edge that holds headers`() {
    let frame = flow(.horizontal).headerFrame(inSection: 0, pinning(top: 120, .horizontal))
    #expect(frame == CGRect(x: 120, y: 0, width: 40, height: 60))
  }
}
