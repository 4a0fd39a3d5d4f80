import Foundation
import TestSupport
import Testing

@testable import CollectionLayout

/// Rows as a plain list, to compare with.
private struct NaiveRows {
  var rows: [RowExtent]

  var length: CGFloat { rows.reduce(0) { $0 + $1.height } }

  func start(of row: Int) -> CGFloat { rows[..<row].reduce(0) { $0 + $1.height } }

  func firstRow(endingAfter place: CGFloat) -> Int? {
    var end: CGFloat = 0
    return rows.firstIndex { row in
      end += row.height
      return end > place
    }
  }
}

@Suite struct RowExtentsTests {
  // Heights of whole quarters add up without error.
  private func height(_ numbers: inout SplitMix64) -> RowExtent {
    RowExtent(CGFloat(numbers.int(0...9)) * 0.25 * 20, isEstimate: numbers.once(in: 2))
  }

  private func expectEqual(_ rows: RowExtents, _ naive: NaiveRows, _ numbers: inout SplitMix64) {
    #expect(rows.count == naive.rows.count)
    #expect(rows.length == naive.length)
    for _ in 0..<6 where !naive.rows.isEmpty {
      let row = numbers.int(0...naive.rows.count - 1)
      #expect(rows[row] == naive.rows[row])
      #expect(rows.interval(of: row).low == naive.start(of: row))
      #expect(rows.interval(of: row).high == naive.start(of: row) + naive.rows[row].height)
    }
    for _ in 0..<6 {
      let place = CGFloat(numbers.int(-10...Int(naive.length) + 10))
      #expect(rows.firstRow(endingAfter: place) == naive.firstRow(endingAfter: place))
    }
  }

  @Test(arguments: 0..<200) func `rows agree with a list`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let count = numbers.int(0...60)
    let first = RowExtent(44, isEstimate: true)
    var naive = NaiveRows(rows: Array(repeating: first, count: count))
    var rows = RowExtents(count: count, each: first)
    if numbers.once(in: 2) {
      naive.rows = naive.rows.map { _ in height(&numbers) }
      rows = RowExtents(naive.rows)
    }
    for _ in 0..<30 {
      let extent = height(&numbers)
      switch numbers.int(0...3) {
      case 0, 1:
        guard !naive.rows.isEmpty else { continue }
        let row = numbers.int(0...naive.rows.count - 1)
        naive.rows[row] = extent
        rows[row] = extent
      case 2:
        let low = numbers.int(0...naive.rows.count)
        let high = numbers.int(low...naive.rows.count)
        let count = numbers.int(0...5)
        naive.rows.replaceSubrange(low..<high, with: Array(repeating: extent, count: count))
        rows.replace(low..<high, count: count, each: extent)
      default:
        let removed = naive.rows.indices.filter { _ in numbers.once(in: 6) }
        for row in removed.reversed() { naive.rows.remove(at: row) }
        var added: [(row: Int, extent: RowExtent)] = []
        for _ in 0..<numbers.int(0...3) {
          let last = added.last.map { $0.row + 1 } ?? 0
          guard last <= naive.rows.count else { break }
          let row = numbers.int(last...naive.rows.count)
          naive.rows.insert(extent, at: row)
          added.append((row, extent))
        }
        rows.apply(removed: removed, added: added)
      }
      expectEqual(rows, naive, &numbers)
    }
    rows.forgetMeasurements()
    naive.rows = naive.rows.map { RowExtent($0.height, isEstimate: true) }
    expectEqual(rows, naive, &numbers)
  }

  @Test func `equal neighbours are one run, however they came`() {
    var rows = RowExtents(count: 1_000_000, each: RowExtent(44, isEstimate: true))
    #expect(rows.runCount == 1)
    for row in 500..<600 { rows[row] = RowExtent(60) }
    #expect(rows.runCount == 3)
    rows.replace(500..<600, count: 100, each: RowExtent(44, isEstimate: true))
    #expect(rows.runCount == 1)
    #expect(rows.length == 44_000_000)
  }
}

@Suite struct TableExtentsTests {
  private struct Naive {
    var elements: [(TableElement, low: CGFloat, high: CGFloat)] = []
    var bottom: CGFloat

    init(_ extents: TableExtents) {
      bottom = extents.top
      for (index, section) in extents.sections.enumerated() {
        bottom += section.padding
        add(.header(index), section.header.height)
        for row in 0..<section.rows.count {
          add(.row(section: index, row: row), section.rows[row].height)
        }
        add(.footer(index), section.footer.height)
      }
    }

    private mutating func add(_ element: TableElement, _ height: CGFloat) {
      if height > 0 { elements.append((element, bottom, bottom + height)) }
      bottom += height
    }
  }

  @Test(arguments: 0..<150) func `elements agree with a list`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    func extent() -> RowExtent {
      RowExtent(numbers.once(in: 3) ? 0 : CGFloat(numbers.int(1...60)))
    }
    let sections = (0..<numbers.int(0...8)).map { _ in
      SectionExtents(
        padding: CGFloat(numbers.int(0...2) * 11),
        header: extent(),
        rows: RowExtents((0..<numbers.int(0...6)).map { _ in extent() }),
        footer: extent()
      )
    }
    var extents = TableExtents(top: CGFloat(numbers.int(0...30)), sections)
    for _ in 0..<10 {
      let naive = Naive(extents)
      #expect(extents.bottom == naive.bottom)
      for (index, element) in naive.elements.enumerated() {
        #expect(extents.interval(of: element.0).low == element.low)
        #expect(extents.interval(of: element.0).high == element.high)
        let next = index + 1 < naive.elements.count ? naive.elements[index + 1].0 : nil
        let previous = index > 0 ? naive.elements[index - 1].0 : nil
        #expect(extents.element(after: element.0) == next)
        #expect(extents.element(before: element.0) == previous)
      }
      for _ in 0..<8 {
        let place = CGFloat(numbers.int(-20...Int(naive.bottom) + 20))
        let expected = naive.elements.first { $0.high > place }?.0
        #expect(extents.element(endingAfter: place) == expected)
      }
      guard let changed = naive.elements.randomElement(using: &numbers)?.0 else { break }
      extents.set(extent(), of: changed)
    }
  }
}
