import Foundation
import TestSupport
import Testing

@testable import CollectionLayout

/// Gaps between the rows of a table, against a plain walk from top to bottom.
@Suite struct RowGapTests {
  private struct Walk {
    var places: [(element: TableElement, low: CGFloat, high: CGFloat)] = []
    var gaps: [Int: AxisInterval] = [:]
    var bottom: CGFloat

    init(_ extents: TableExtents, _ gaps: [RowGap]) {
      var y = extents.top
      for (index, section) in extents.sections.enumerated() {
        y += section.padding
        places.append((.header(index), y, y + section.header.height))
        y += section.header.height
        for row in 0...section.rows.count {
          for gap in gaps where gap.section == index && gap.row == row {
            self.gaps[gap.id] = AxisInterval(low: y, high: y + gap.height)
            y += gap.height
          }
          guard row < section.rows.count else { break }
          places.append((.row(section: index, row: row), y, y + section.rows[row].height))
          y += section.rows[row].height
        }
        places.append((.footer(index), y, y + section.footer.height))
        y += section.footer.height
      }
      bottom = y
    }

    func element(endingAfter place: CGFloat) -> TableElement? {
      places.first { $0.high > $0.low && $0.high > place }?.element
    }
  }

  @Test(arguments: 0..<300)
  func `rows lie where a walk from top to bottom finds them`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    func end() -> RowExtent { RowExtent(CGFloat(numbers.int(0...3)) * 12, isEstimate: false) }
    let sections = (0..<numbers.int(1...4)).map { _ in
      SectionExtents(
        padding: CGFloat(numbers.int(0...2)) * 8,
        header: end(),
        rows: RowExtents(
          (0..<numbers.int(0...8)).map { _ in
            RowExtent(CGFloat(numbers.int(1...6)) * 10, isEstimate: false)
          }
        ),
        footer: end()
      )
    }
    var extents = TableExtents(top: CGFloat(numbers.int(0...2)) * 20, sections)
    var gaps: [RowGap] = []
    for id in 0..<numbers.int(0...4) {
      let section = numbers.int(0...sections.count - 1)
      let row = numbers.int(0...sections[section].rows.count)
      gaps.append(RowGap(id: id, section: section, row: row, height: CGFloat(numbers.int(1...50))))
    }
    extents.setGaps(gaps)
    let walk = Walk(extents, gaps)
    #expect(extents.bottom == walk.bottom)
    for place in walk.places {
      #expect(extents.interval(of: place.element) == AxisInterval(low: place.low, high: place.high))
    }
    for gap in gaps { #expect(extents.interval(ofGap: gap.id) == walk.gaps[gap.id]) }
    for y in stride(from: -10, through: walk.bottom + 10, by: 7) {
      #expect(extents.element(endingAfter: y) == walk.element(endingAfter: y))
    }
  }

  @Test func `a row that is taken away leaves its room to the others`() {
    let rows = RowExtents(count: 5, each: RowExtent(40, isEstimate: false))
    let nothing = RowExtent(0, isEstimate: false)
    var extents = TableExtents([
      SectionExtents(padding: 0, header: nothing, rows: rows, footer: nothing)
    ])
    extents.setGaps([
      RowGap(id: -1, section: 0, row: 1, height: -40),
      RowGap(id: 0, section: 0, row: 4, height: 40),
    ])
    func low(_ row: Int) -> CGFloat { extents.interval(of: .row(section: 0, row: row)).low }
    #expect([0, 2, 3, 4].map(low) == [0, 40, 80, 160])
    #expect(extents.bottom == 200)
    #expect(extents.element(endingAfter: 50) == .row(section: 0, row: 2))
    #expect(extents.interval(ofGap: 0) == AxisInterval(low: 120, high: 160))
  }

  @Test func `a gap outside the sections is none`() {
    var extents = TableExtents([])
    extents.setGaps([RowGap(id: 1, section: 0, row: 0, height: 10)])
    #expect(extents.gaps.isEmpty && extents.bottom == 0)
    #expect(extents.interval(ofGap: 1) == nil)
  }
}
