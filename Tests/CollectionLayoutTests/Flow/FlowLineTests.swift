import CollectionLayout
import Foundation
import Testing

/// How the items of a line are set, one rule after the other.
@Suite struct `Lines of a flow` {
  /// The frames of items of some widths, 10 high unless told, in a section of a view 100 wide.
  private func frames(
    _ widths: [CGFloat],
    heights: [CGFloat] = [],
    spacing: CGFloat = 5,
    room: CGFloat = 100,
    _ change: (inout FlowSectionValues) -> Void = { _ in }
  ) -> [CGRect] {
    let sizes = widths.enumerated().map { index, width in
      CGSize(width: width, height: heights.indices.contains(index) ? heights[index] : 10)
    }
    var values = FlowSectionValues(itemCount: widths.count, sizes: .each(sizes))
    values.interitemSpacing = spacing
    values.lineSpacing = 3
    change(&values)
    let flow = FlowEngine(FlowConfiguration(crossLength: room, scale: 2), [values])
    return widths.indices.compactMap { flow.itemFrame($0, inSection: 0) }
  }

  /// Which items each line holds, by where they lie.
  private func lines(_ frames: [CGRect]) -> [Int] {
    Dictionary(grouping: frames, by: \.midY).sorted { $0.key < $1.key }.map(\.value.count)
  }

  @Test func `a line takes what fits with its spacing (fact fl.rule.pack)`() {
    #expect(lines(frames([30, 30, 30])) == [3])
    #expect(lines(frames([30, 30, 31])) == [2, 1])
    #expect(lines(frames([30, 30, 31], spacing: 4)) == [3])
  }

  @Test func `lengths got by division fit (fact fl.rule.pack)`() {
    #expect(lines(frames([100 / 3, 100 / 3, 100 / 3 + 0.0009], spacing: 0)) == [3])
    #expect(lines(frames([100 / 3, 100 / 3, 100 / 3 + 0.0011], spacing: 0)) == [2, 1])
    let third = Array(repeating: CGFloat(100 - 2 * 7) / 3, count: 9)
    #expect(lines(frames(third, spacing: 7)) == [3, 3, 3])
  }

  @Test func `an item too long for a line has one for itself (fact fl.rule.pack)`() {
    #expect(lines(frames([20, 400, 20, 30])) == [1, 1, 2])
  }

  @Test func `a full line goes from edge to edge (fact fl.rule.full)`() {
    let row = frames([20, 40, 20, 90])
    #expect(row[0].minX == 0)
    #expect(row[1].minX == 30)
    #expect(row[2].maxX == 100)
  }

  @Test func `insets are the edges of lines (fact fl.rule.full)`() {
    let row = frames([20, 40, 20, 70]) { values in
      values.insets.left = 6
      values.insets.right = 4
    }
    #expect(row[0].minX == 6)
    #expect(row[2].maxX == 96)
  }

  @Test func `a last line of even items is set as if it went on (fact fl.rule.last_uniform)`() {
    let row = frames([30, 30, 30, 30, 30])
    #expect(row[3].minX == row[0].minX)
    #expect(row[4].minX == row[1].minX)
    #expect(row[1].minX == 35)
  }

  @Test func `a last line of uneven items starts at the edge, as close as told`() {
    // One other height is enough (fact fl.rule.last_mixed).
    let row = frames([30, 30, 30, 30, 30], heights: [10, 10, 10, 11])
    #expect(row[3].minX == 0)
    #expect(row[4].minX == 35)
    let wide = frames([40, 30, 30, 30], spacing: 2)
    #expect(wide[2].minX == 0)
    #expect(wide[3].minX == 32)
  }

  @Test func `where one item fits it is in the middle (fact fl.rule.capacity1)`() {
    #expect(frames([60, 60, 60]).map(\.minX) == [20, 20, 20])
    #expect(frames([120, 120]).map(\.minX) == [-10, -10])
    // The last of uneven ones is a last line all the same.
    #expect(frames([60, 80, 70]).map(\.minX) == [20, 10, 0])
  }

  @Test func `a line is as thick as its thickest item, with the others in its middle`() {
    // Fact fl.rule.main.
    let row = frames([40, 40, 40], heights: [10, 30, 20])
    #expect(row.map(\.minY) == [10, 0, 33])
  }

  @Test func `lines are apart by exactly the line spacing (fact fl.rule.main)`() {
    let row = frames([90, 90, 90], heights: [10, 30, 20])
    #expect(row[1].minY - row[0].maxY == 3)
    #expect(row[2].minY - row[1].maxY == 3)
  }

  @Test func `lines lie over each other where their spacing is negative`() {
    let row = frames([90, 90, 90]) { $0.lineSpacing = -4 }
    #expect(row.map(\.minY) == [0, 6, 12])
  }

  @Test func `origins go to pixels, sizes stay (fact fl.rule.snap)`() {
    let row = frames([33.3, 33.3, 33.3], heights: [10.3, 20.6, 10.3], spacing: 0)
    #expect(row.map(\.width) == [33.3, 33.3, 33.3])
    #expect(row[1].minX == 33.5)
    #expect(row[2].minX == 66.5)
    #expect(row[0].minY == 5)
  }

  @Test func `items of no size do not end a line`() {
    let row = frames(Array(repeating: 0, count: 50), spacing: 0)
    #expect(lines(row) == [50])
    #expect(row.allSatisfy { $0.minX == 0 })
  }

  @Test func `items that reach back are endlessly many in a line`() {
    let row = frames(Array(repeating: 10, count: 30), spacing: -10)
    #expect(lines(row) == [30])
    #expect(row.allSatisfy { $0.minX == 0 })
  }

  @Test func `room kept free across the axis is taken off with insets`() {
    var values = FlowSectionValues(
      itemCount: 2,
      sizes: .same(CGSize(width: 30, height: 10))
    )
    values.insets.left = 5
    values.interitemSpacing = 0
    let flow = FlowEngine(
      FlowConfiguration(
        crossLength: 100,
        crossMargins: AxisMargins(leading: 15, trailing: 20),
        scale: 1
      ),
      [values]
    )
    // 60 are left: two fit exactly.
    #expect(flow.itemFrame(0, inSection: 0)?.minX == 20)
    #expect(flow.itemFrame(1, inSection: 0)?.maxX == 80)
    #expect(flow.problems.isEmpty)
  }
}
