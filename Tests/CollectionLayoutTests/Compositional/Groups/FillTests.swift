import CollectionLayout
import Foundation
import TestSupport
import Testing

/// How groups are filled from their subitems.
@Suite struct `Filling a group` {
  private func xs(_ group: CompositionalItem, _ count: Int = 8) -> [[CGFloat]] {
    let frames = CompositionalEngine(CompositionalSectionValues(count, group)).frames()
    return Dictionary(grouping: frames, by: \.minY).sorted { $0.key < $1.key }
      .map { $0.value.map(\.minX) }
  }

  @Test func `repeats the list until the next does not fit (rule C12)`() {
    let group = CompositionalItem.row(
      .fw(1),
      .pt(10),
      [.leaf(.pt(20), .fh(1)), .leaf(.pt(30), .fh(1))]
    )
    // 20 30 20 30 make 100; the next group begins with the first subitem again.
    #expect(xs(group, 6) == [[0, 20, 50, 70], [0, 20]])
  }

  @Test func `starts with the first subitem again, also after a list broken off (rule C12)`() {
    let group = CompositionalItem.row(
      .fw(1),
      .pt(10),
      [.leaf(.pt(40), .fh(1)), .leaf(.pt(30), .fh(1))]
    )
    #expect(xs(group, 4) == [[0, 40], [0, 40]])
  }

  @Test func `wraps nothing inside a group (rule C12)`() {
    let group = CompositionalItem.row(.fw(1), .pt(50), [.leaf(.pt(60), .pt(10))])
    #expect(xs(group, 3) == [[0], [0], [0]])
  }

  @Test func `takes parts of what insets leave (rules C4 and C7)`() {
    let group = CompositionalItem.row(.fw(1), .pt(30), [.leaf(.fw(0.5), .fh(1))]) {
      $0.insets = CompositionalInsets(top: 2, leading: 6, bottom: 8, trailing: 14)
    }
    let frames = CompositionalEngine(CompositionalSectionValues(3, group)).frames()
    #expect(frames == [CGRect(6, 2, 40, 20), CGRect(46, 2, 40, 20), CGRect(6, 32, 40, 20)])
  }

  @Test func `takes spacing off before parts are taken (rule C13)`() {
    let halves = CompositionalItem.row(
      .fw(1),
      .pt(10),
      [.leaf(.fw(0.5), .fh(1))],
      spacing: .fixed(10)
    )
    // Two halves of 90; three parts of 80 would be 120 long.
    #expect(xs(halves, 3) == [[0, 55], [0]])
    let thirds = CompositionalItem.row(
      .fw(1),
      .pt(10),
      [.leaf(.fw(1 / 3), .fh(1))],
      spacing: .fixed(5)
    )
    #expect(xs(thirds, 3) == [[0, 35, 70]])
  }

  @Test(arguments: 0..<40) func `holds the largest number that fits (rule C13)`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let length = CGFloat(numbers.int(5...60))
    let spacing = CGFloat(numbers.int(0...20))
    let group = CompositionalItem.row(
      .fw(1),
      .pt(10),
      [.leaf(.pt(length), .fh(1))],
      spacing: .fixed(spacing)
    )
    let first = xs(group, 40)[0]
    let end = CGFloat(first.count) * (length + spacing) - spacing
    #expect(end <= 100 && end + spacing + length > 100)
    for (index, x) in first.enumerated() { #expect(x == CGFloat(index) * (length + spacing)) }
  }

  @Test func `a thousandth of a point too much still fits`() {
    let fitting = CompositionalItem.row(.fw(1), .pt(10), [.leaf(.pt(33.3336), .fh(1))])
    #expect(xs(fitting, 3).count == 1)
    let tooLong = CompositionalItem.row(.fw(1), .pt(10), [.leaf(.pt(33.334), .fh(1))])
    #expect(xs(tooLong, 3).count == 2)
  }

  @Test func `what sticks out across the group stays where it starts (rule C16)`() {
    let group = CompositionalItem.row(.fw(1), .pt(10), [.leaf(.pt(50), .pt(25))])
    let frames = CompositionalEngine(CompositionalSectionValues(4, group)).frames()
    #expect(frames.map(\.minY) == [0, 0, 10, 10])
    #expect(frames.allSatisfy { $0.height == 25 })
  }

  @Test func `insets of an item are taken off at the end (rule C9)`() {
    let group = CompositionalItem.row(
      .fw(1),
      .pt(10),
      [
        .leaf(.pt(25), .fh(1)) {
          $0.insets = CompositionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        }
      ]
    )
    let frames = CompositionalEngine(CompositionalSectionValues(4, group)).frames()
    #expect(frames == [0, 25, 50, 75].map { CGRect($0 + 2, 1, 19, 6) })
  }

  @Test func `where not even the first fits there are no items (rule C20b)`() {
    let group = CompositionalItem.row(.pt(40), .pt(10), [.leaf(.pt(50), .fh(1))])
    let engine = CompositionalEngine(CompositionalSectionValues(5, group) { $0.insets.top = 30 })
    #expect(engine.frames().isEmpty)
    #expect(engine.sectionFrame(0) == nil)
    #expect(engine.contentSize == CGSize(width: 100, height: 0))
    #expect(engine.groupFrame(ofItem: 0, inSection: 0) == nil)
  }

  @Test func `subitems of a column stand below each other`() {
    let group = CompositionalItem.column(
      .fw(0.5),
      .pt(60),
      [.leaf(.fw(1), .fh(0.5)), .leaf(.fw(0.5), .fh(0.25))]
    )
    let frames = CompositionalEngine(CompositionalSectionValues(3, group)).frames()
    #expect(frames == [CGRect(0, 0, 50, 30), CGRect(0, 30, 25, 15), CGRect(0, 60, 50, 30)])
  }

  @Test func `a width in parts of the height follows what spacing leaves of it (rule C8)`() {
    let column = CompositionalItem.column(
      .fw(1),
      .pt(110),
      [.leaf(.fh(0.5), .fh(0.5))],
      spacing: .fixed(10)
    )
    let frames = CompositionalEngine(CompositionalSectionValues(2, column)).frames()
    #expect(frames == [CGRect(0, 0, 50, 50), CGRect(0, 60, 50, 50)])
    let row = CompositionalItem.row(
      .fw(1),
      .pt(300),
      [.leaf(.fw(0.5), .fw(0.5))],
      spacing: .fixed(20)
    )
    let squares = CompositionalEngine(CompositionalSectionValues(2, row)).frames()
    #expect(squares == [CGRect(0, 0, 40, 40), CGRect(60, 0, 40, 40)])
  }

  @Test func `counts spacing also where heights follow the width (rules C8 and C13)`() {
    let row = CompositionalItem.row(
      .fw(1),
      .pt(50),
      [.leaf(.pt(25), .fw(0.25))],
      spacing: .fixed(20)
    )
    // Four would fit without spacing; with it two do.
    let frames = CompositionalEngine(CompositionalSectionValues(3, row)).frames()
    #expect(frames == [CGRect(0, 0, 25, 20), CGRect(45, 0, 25, 20), CGRect(0, 50, 25, 20)])
  }

  @Test func `items of no length are cut off somewhere`() {
    let group = CompositionalItem.row(.fw(1), .pt(10), [.leaf(.pt(0), .fh(1))])
    let engine = CompositionalEngine(CompositionalSectionValues(2500, group))
    let places = [0, 999, 1000, 1999].map { engine.item($0, inSection: 0)?.frame.minY }
    #expect(places == [0, 0, 10, 10])
    #expect(engine.problems.map(\.kind) == [.endless])
  }

  @Test func `items that have no length before there is room are no mistake`() {
    let group = CompositionalItem.row(.fw(1), .pt(10), [.leaf(.fw(1), .fh(1))])
    var values = CompositionalSectionValues(2, group)
    values.insets.trailing = 100
    #expect(CompositionalEngine(values).problems.map(\.kind) == [])
  }
}

@Suite struct `Counted subitems` {
  private func frames(_ group: CompositionalItem, _ count: Int) -> [CGRect] {
    CompositionalEngine(CompositionalSectionValues(count, group)).frames()
  }

  @Test func `are equal parts of the group, however long they say they are (rule C17)`() {
    let group = CompositionalItem.row(.fw(1), .pt(10), [.leaf(.pt(77), .fh(1))], .split(4))
    #expect(frames(group, 5).map(\.minX) == [0, 25, 50, 75, 0])
    #expect(frames(group, 5).allSatisfy { $0.width == 25 })
  }

  @Test func `are parts of what spacing leaves, down to a pixel (rules C2 and C17)`() {
    let group = CompositionalItem.row(
      .fw(1),
      .pt(10),
      [.leaf(.fw(1), .fh(1))],
      .split(3),
      spacing: .fixed(4)
    )
    // (100 - 8) / 3 is 30 and two thirds.
    #expect(frames(group, 3).map(\.minX) == [0, 34, 68])
    #expect(frames(group, 3).allSatisfy { $0.width == 30 })
  }

  @Test func `are equal heights in a column (rule C17)`() {
    let group = CompositionalItem.column(.fw(1), .pt(60), [.leaf(.fw(0.5), .pt(1))], .split(3))
    #expect(frames(group, 3) == [0, 20, 40].map { CGRect(0, $0, 50, 20) })
  }

  @Test func `keep their length where they are repeated (rule C17b)`() {
    let group = CompositionalItem.row(
      .fw(1),
      .pt(10),
      [.leaf(.pt(60), .fh(1))],
      .times(2),
      spacing: .fixed(5)
    )
    #expect(frames(group, 3).map(\.minX) == [0, 65, 0])
    #expect(frames(group, 3).allSatisfy { $0.width == 60 })
  }

  @Test func `repeated, are parts of what spacing leaves (rule C17b)`() {
    let group = CompositionalItem.row(
      .fw(1),
      .pt(10),
      [.leaf(.fw(0.25), .fh(1))],
      .times(3),
      spacing: .fixed(10)
    )
    #expect(frames(group, 3).map(\.minX) == [0, 30, 60])
    #expect(frames(group, 3).allSatisfy { $0.width == 20 })
  }

  @Test func `below one are none`() {
    for repetition: CompositionalGroup.Repetition in [.split(0), .times(0), .split(-3), .times(-3)]
    {
      let group = CompositionalItem.row(.fw(1), .pt(10), [.leaf(.fw(1), .fh(1))], repetition)
      #expect(frames(group, 3).isEmpty)
    }
  }

  @Test func `beyond all measure are cut`() {
    let group = CompositionalItem.row(.fw(1), .pt(10), [.leaf(.fw(1), .fh(1))], .times(1_000_000))
    #expect(frames(group, 1002).map(\.minY).suffix(3) == [0, 10, 10])
  }

  @Test func `of an empty list are none`() {
    for repetition: CompositionalGroup.Repetition in [.fill, .split(2), .times(2)] {
      #expect(frames(.row(.fw(1), .pt(10), [], repetition), 2).isEmpty)
    }
  }
}
