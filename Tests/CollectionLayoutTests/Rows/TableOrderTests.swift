import Foundation
import TestSupport
import Testing

@testable import CollectionLayout

/// The elements of a table from top to bottom.
@Suite struct `The order of a table's elements` {
  /// All elements of some sections, as they come.
  private static func elements(_ rows: [Int]) -> [TableElement] {
    rows.enumerated().flatMap { section, count in
      [TableElement.header(section)]
        + (0..<count).map { .row(section: section, row: $0) } + [.footer(section)]
    }
  }

  @Test(arguments: 0..<20) func `sorting them brings them back in order`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let elements = Self.elements((0..<numbers.int(1...5)).map { _ in numbers.int(0...4) })
    #expect(elements.shuffled(using: &numbers).sorted() == elements)
  }

  @Test func `of two elements one is before the other, or they are the same`() {
    let elements = Self.elements([2, 0, 3])
    for a in elements {
      for b in elements {
        #expect([a < b, b < a, a == b].count(where: { $0 }) == 1, "\(a), \(b)")
      }
    }
  }

  @Test func `an element knows its section`() {
    #expect(TableElement.header(4).section == 4)
    #expect(TableElement.row(section: 5, row: 1).section == 5)
    #expect(TableElement.footer(6).section == 6)
  }

  @Test(arguments: 0..<30) func `a gap is above what comes after its row`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let rows = (0..<3).map { _ in numbers.int(0...4) }
    let section = numbers.int(0...2)
    let gap = RowGap(id: 1, section: section, row: numbers.int(0...rows[section]), height: 9)
    // It stands before its row, or before the footer where it is behind all rows.
    let below: TableElement =
      gap.row < rows[section] ? .row(section: section, row: gap.row) : .footer(section)
    for element in Self.elements(rows) {
      #expect(gap.isAbove(element) == (element >= below), "\(element)")
    }
  }
}

@Suite struct `Heights of rows` {
  @Test func `that are none are nothing`() {
    #expect(RowExtent(-4).height == 0)
    #expect(RowExtent(.nan).height == 0)
    #expect(RowExtent(.infinity).height == 0)
    #expect(RowExtent(12.5).height == 12.5)
    #expect(RowExtent.none == RowExtent(0))
    #expect(!RowExtent(1).isEstimate && RowExtent(1, isEstimate: true).isEstimate)
  }

  @Test func `guessed and measured are not the same`() {
    var rows = RowExtents(count: 3, each: RowExtent(44, isEstimate: true))
    rows[1] = RowExtent(44)
    #expect((0..<3).map { rows[$0].isEstimate } == [true, false, true])
    #expect(rows.runCount == 3 && rows.length == 132)
    rows.forgetMeasurements()
    #expect(rows.runCount == 1 && rows[1].isEstimate)
  }

  @Test func `no rows have no length`() {
    #expect(RowExtents().count == 0 && RowExtents().length == 0)
    #expect(RowExtents(count: 0, each: RowExtent(9)).runCount == 0)
    #expect(RowExtents(count: -3, each: RowExtent(9)).count == 0)
    #expect(RowExtents().firstRow(endingAfter: -1) == nil)
  }

  @Test func `alike from the start is one run`() {
    let extents = [9, 9, 9, 8, 8, 9].map { RowExtent($0) }
    #expect(RowExtents(extents).runCount == 3)
    #expect(RowExtents(extents).length == 52)
  }

  @Test func `what is set as it is stays one run`() {
    var rows = RowExtents(count: 100, each: RowExtent(10))
    rows[50] = RowExtent(10)
    #expect(rows.runCount == 1)
    rows.replace(20..<30, count: 10, each: RowExtent(10))
    rows.replace(0..<1, count: 1, each: RowExtent(10))
    rows.replace(99..<100, count: 3, each: RowExtent(10))
    #expect(rows.runCount == 1 && rows.count == 102)
  }

  @Test func `taking out what is between two like it joins them`() {
    var rows = RowExtents([5, 7, 5].map { RowExtent($0) })
    #expect(rows.runCount == 3)
    rows.apply(removed: [1], added: [])
    #expect(rows.count == 2 && rows.length == 10)
    rows.apply(removed: [], added: [(1, RowExtent(5)), (2, RowExtent(5))])
    #expect(rows.count == 4 && rows.length == 20)
    #expect(rows.runCount == 1)
  }
}
