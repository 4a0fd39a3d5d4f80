import Foundation
import TestSupport
import Testing

@testable import CollectionLayout

/// Sections of a table, one below the other, with and without gaps.
@Suite struct `Sections of a table` {
  struct Case {
    var extents: TableExtents
    var numbers: SplitMix64

    init(seed: Int, gaps most: Int) {
      var numbers = SplitMix64(seed: seed)
      func extent() -> RowExtent {
        RowExtent(numbers.once(in: 4) ? 0 : CGFloat(numbers.int(1...50)))
      }
      let sections = (0..<numbers.int(1...6)).map { _ in
        SectionExtents(
          padding: CGFloat(numbers.int(0...2) * 8),
          header: extent(),
          rows: RowExtents((0..<numbers.int(0...7)).map { _ in extent() }),
          footer: extent()
        )
      }
      extents = TableExtents(top: CGFloat(numbers.int(-20...30)), sections)
      extents.setGaps(
        (0..<most).map { id in
          let section = numbers.int(0...sections.count - 1)
          return RowGap(
            id: id,
            section: section,
            row: numbers.int(0...sections[section].rows.count),
            height: CGFloat(numbers.int(1...40))
          )
        }
      )
      self.numbers = numbers
    }

    var elements: [TableElement] {
      extents.sections.enumerated().flatMap { index, section in
        [TableElement.header(index)]
          + (0..<section.rows.count).map { .row(section: index, row: $0) } + [.footer(index)]
      }
    }
  }

  @Test(arguments: 0..<60) func `lie end to end, from the top to the bottom`(seed: Int) {
    let own = Case(seed: seed, gaps: seed % 4)
    var end = own.extents.top
    for section in own.extents.sections.indices {
      let interval = own.extents.interval(ofSection: section)
      #expect(interval.low == end)
      end = interval.high
    }
    #expect(own.extents.bottom == end)
  }

  @Test(arguments: 0..<60) func `hold their elements in order, one below the other`(seed: Int) {
    let own = Case(seed: seed, gaps: seed % 4)
    for (a, b) in zip(own.elements, own.elements.dropFirst()) {
      #expect(own.extents.interval(of: a).high <= own.extents.interval(of: b).low)
    }
    for element in own.elements {
      let (inner, outer) = (
        own.extents.interval(of: element), own.extents.interval(ofSection: element.section)
      )
      #expect(outer.low <= inner.low && inner.high <= outer.high)
      #expect(inner.high - inner.low == own.extents.extent(of: element).height)
    }
  }

  @Test(arguments: 0..<60) func `gaps take room that no element has`(seed: Int) {
    let own = Case(seed: seed, gaps: 4)
    for gap in own.extents.gaps {
      guard let room = own.extents.interval(ofGap: gap.id) else {
        Issue.record("gap \(gap.id) is there")
        continue
      }
      #expect(room.high - room.low == gap.height)
      for element in own.elements {
        let place = own.extents.interval(of: element)
        #expect(place.high <= room.low || place.low >= room.high, "\(element) in \(gap)")
      }
    }
  }

  @Test(arguments: 0..<60) func `without gaps all is where it was`(seed: Int) {
    var own = Case(seed: seed, gaps: 3)
    let with = own.extents
    own.extents.setGaps([])
    for element in own.elements {
      let push = with.gaps.filter { $0.isAbove(element) }.reduce(0) { $0 + $1.height }
      #expect(with.interval(of: element).low == own.extents.interval(of: element).low + push)
    }
    #expect(with.bottom - own.extents.bottom == with.gaps.reduce(0) { $0 + $1.height })
  }

  @Test(arguments: 0..<60) func `a change moves what is below by as much`(seed: Int) {
    var own = Case(seed: seed, gaps: seed % 3)
    let changed = own.numbers.pick(own.elements)
    let before = own.extents
    let extent = RowExtent(CGFloat(own.numbers.int(0...90)), isEstimate: true)
    own.extents.set(extent, of: changed)
    #expect(own.extents.extent(of: changed) == extent)
    let way = extent.height - before.extent(of: changed).height
    for element in own.elements {
      let push = element > changed ? way : 0
      #expect(own.extents.interval(of: element).low == before.interval(of: element).low + push)
    }
    #expect(own.extents.bottom == before.bottom + way)
  }

  @Test(arguments: 0..<60) func `going down and up passes every element of some height`(
    seed: Int
  ) {
    let own = Case(seed: seed, gaps: seed % 3)
    let seen = own.elements.filter { own.extents.extent(of: $0).height > 0 }
    guard let first = seen.first, let last = seen.last else { return }
    #expect(own.extents.element(endingAfter: -1e6) == first)
    #expect(own.extents.element(before: first) == nil)
    #expect(own.extents.element(after: last) == nil)
    for (a, b) in zip(seen, seen.dropFirst()) {
      #expect(own.extents.element(after: a) == b)
      #expect(own.extents.element(before: b) == a)
    }
  }

  @Test(arguments: 0..<60) func `from what has no height one goes to what has`(seed: Int) {
    let own = Case(seed: seed, gaps: 0)
    func isSeen(_ element: TableElement) -> Bool {
      own.extents.extent(of: element).height > 0
    }
    for element in own.elements where !isSeen(element) {
      #expect(
        own.extents.element(after: element) == own.elements.first { $0 > element && isSeen($0) }
      )
      #expect(
        own.extents.element(before: element) == own.elements.last { $0 < element && isSeen($0) }
      )
    }
  }

  @Test(arguments: 0..<60) func `the element at a place ends behind it, and the one above not`(
    seed: Int
  ) {
    var own = Case(seed: seed, gaps: seed % 5)
    for _ in 0..<30 {
      let place = CGFloat(own.numbers.int(-60...Int(own.extents.bottom) + 40))
      let seen = own.elements.filter { own.extents.extent(of: $0).height > 0 }
      let expected = seen.first { own.extents.interval(of: $0).high > place }
      #expect(own.extents.element(endingAfter: place) == expected, "at \(place)")
    }
  }

  @Test func `gaps at one row lie in the order of their numbers`() {
    let rows = RowExtents(count: 2, each: RowExtent(10))
    var extents = TableExtents([
      SectionExtents(padding: 0, header: .none, rows: rows, footer: .none)
    ])
    extents.setGaps([
      RowGap(id: 7, section: 0, row: 1, height: 5), RowGap(id: 3, section: 0, row: 1, height: 4),
      RowGap(id: 9, section: 0, row: 3, height: 1), RowGap(id: 10, section: 1, row: 0, height: 1),
      RowGap(id: 11, section: 0, row: -1, height: 1),
    ])
    #expect(extents.gaps.map(\.id) == [3, 7])
    #expect(extents.interval(ofGap: 3) == AxisInterval(low: 10, high: 14))
    #expect(extents.interval(ofGap: 7) == AxisInterval(low: 14, high: 19))
    #expect(extents.interval(ofGap: 9) == nil)
  }

  @Test func `no sections are as long as what is above them`() {
    let extents = TableExtents(top: 33)
    #expect(extents.bottom == 33)
    #expect(extents.element(endingAfter: -100) == nil)
  }

  @Test func `many rows cost as much as few`() {
    let rows = RowExtents(count: 10_000_000, each: RowExtent(44, isEstimate: true))
    var extents = TableExtents([
      SectionExtents(padding: 20, header: RowExtent(30), rows: rows, footer: .none),
      SectionExtents(padding: 0, header: .none, rows: rows, footer: RowExtent(9)),
    ])
    extents.set(RowExtent(144), of: .row(section: 0, row: 5_000_000))
    #expect(extents.bottom == 880_000_159)
    let place: CGFloat = 50 + 44 * 5_000_001 + 100
    #expect(extents.element(endingAfter: place) == .row(section: 0, row: 5_000_001))
    #expect(extents.element(endingAfter: place - 1) == .row(section: 0, row: 5_000_000))
    #expect(extents.sections[0].rows.runCount == 3)
  }
}
