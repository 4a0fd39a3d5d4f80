import CollectionLayout
import Foundation
import TestSupport
import Testing

@Suite struct FlowBadInputTests {
  private func flow(
    _ count: Int = 5,
    _ sizes: FlowSectionValues.Sizes,
    _ change: (inout FlowSectionValues) -> Void = { _ in }
  ) -> FlowEngine {
    var values = FlowSectionValues(itemCount: count, sizes: sizes)
    change(&values)
    return FlowEngine(FlowConfiguration(crossLength: 320, scale: 2), [values])
  }

  private func isSound(_ flow: FlowEngine) -> Bool {
    let size = flow.contentSize
    return size.width.isFinite && size.height.isFinite && size.height >= 0
      && flow.everything().allSatisfy { element in
        let frame = element.frame
        return frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite
          && frame.height.isFinite && frame.width >= 0 && frame.height >= 0
      }
  }

  @Test func `sizes that are no numbers count as nought and are named`() {
    let flow = flow(5, .same(CGSize(width: CGFloat.nan, height: CGFloat.infinity)))
    #expect(isSound(flow))
    #expect(flow.problems.map(\.kind) == [.notFinite])
    #expect(flow.problems.map(\.subject) == [.itemSize])
  }

  @Test func `the item with a negative size is named`() {
    var sizes = Array(repeating: CGSize(width: 40, height: 40), count: 5)
    sizes[3].width = -8
    let flow = flow(5, .each(sizes))
    #expect(isSound(flow))
    #expect(flow.problems.map(\.kind) == [.negative])
    #expect(flow.problems.map(\.subject) == [.item(3)])
    #expect(flow.problems.map(\.value) == [-8])
  }

  @Test func `huge sizes are cut`() {
    let huge = CGSize(width: 10, height: CGFloat.greatestFiniteMagnitude)
    let flow = flow(10_000_000, .same(huge))
    #expect(flow.contentSize.height.isFinite)
    #expect(flow.problems.map(\.kind) == [.tooLarge])
  }

  @Test func `an item that does not fit reaches over both ends and is named`() {
    let flow = flow(1, .same(CGSize(width: 400, height: 10))) { $0.insets.left = 20 }
    #expect(flow.itemFrame(0, inSection: 0)?.minX == -30)
    #expect(flow.problems.map(\.kind) == [.doesNotFit(available: 300)])
    #expect(flow.problems.map(\.value) == [400])
  }

  @Test func `an item as long as the room is no problem`() {
    #expect(flow(3, .same(CGSize(width: 320, height: 10))).problems.isEmpty)
  }

  @Test func `insets larger than the view leave a sound layout`() {
    let flow = flow(9, .same(CGSize(width: 40, height: 40))) { $0.insets.left = 900 }
    #expect(isSound(flow))
    #expect(flow.problems.count == 1)
  }

  @Test func `insets and spacings that are no numbers are named`() {
    let flow = flow(9, .same(CGSize(width: 40, height: 40))) {
      $0.insets.top = .nan
      $0.lineSpacing = .infinity
    }
    #expect(isSound(flow))
    // One of a kind in a section is enough.
    #expect(flow.problems.map(\.subject) == [.insets])
  }

  @Test func `items without size all lie in one line`() {
    let flow = flow(1000, .same(.zero)) { $0.interitemSpacing = 0 }
    #expect(flow.contentSize.height == 0)
    #expect(flow.elements(in: CGRect(x: 0, y: 0, width: 1, height: 1)).count == 1000)
  }

  @Test func `a negative number of items is none`() {
    #expect(flow(-4, .same(CGSize(width: 40, height: 40))).everything().isEmpty)
  }

  @Test func `rectangles that are no rectangles hold nothing`() {
    let flow = flow(9, .same(CGSize(width: 40, height: 40)))
    #expect(flow.elements(in: .null).isEmpty)
    #expect(flow.elements(in: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isEmpty)
    #expect(flow.elements(in: .infinite).count == 9)
  }

  @Test(arguments: 0..<200) func `whatever comes in, what comes out is sound`(_ seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let odd: [CGFloat] = [
      .nan, .infinity, -.infinity, -1e300, 1e300, -50, 0, 0.1, 37.5, 100, 1e-300,
    ]
    func size() -> CGSize { CGSize(width: numbers.pick(odd), height: numbers.pick(odd)) }
    let count = numbers.int(0...20)
    let sizes: FlowSectionValues.Sizes =
      numbers.once(in: 2)
      ? .each((0..<count).map { _ in size() }) : .estimated(size(), measured: [3: size()])
    let flow = flow(count, sizes) {
      $0.lineSpacing = numbers.pick(odd)
      $0.interitemSpacing = numbers.pick(odd)
      $0.header = size()
      $0.insets.bottom = numbers.pick(odd)
      $0.insets.right = numbers.pick(odd)
    }
    #expect(isSound(flow))
    #expect(flow.elements(in: .infinite).count == flow.everything().count)
  }
}
