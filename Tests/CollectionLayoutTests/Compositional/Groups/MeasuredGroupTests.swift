import CollectionLayout
import Foundation
import TestSupport
import Testing

/// Groups and items that turn out to be of another size than was guessed.
@Suite struct `Estimated lengths` {
  private func engine(
    _ count: Int,
    _ group: CompositionalItem,
    _ measured: [Int: CGSize] = [:],
    _ change: (inout CompositionalSectionValues) -> Void = { _ in }
  ) -> CompositionalEngine {
    var engine = CompositionalEngine(CompositionalSectionValues(count, group, change))
    for (item, size) in measured.sorted(by: { $0.key < $1.key }) {
      engine.measure(size, item: item, inSection: 0)
    }
    return engine
  }

  private let list = CompositionalItem.column(.fw(1), .est(20), [.leaf(.fw(1), .est(20))])
  private let pairs = CompositionalItem.row(
    .fw(1),
    .est(20),
    [.leaf(.fw(0.5), .est(20))],
    .times(2)
  )

  @Test func `hold until a view says otherwise, and what follows moves (rules C60 and C61)`() {
    let size = CGSize(width: 100, height: 33)
    #expect(engine(3, list).frames().map(\.minY) == [0, 20, 40])
    let frames = engine(3, list, [1: size]).frames()
    #expect(frames.map(\.minY) == [0, 20, 53])
    #expect(frames.map(\.height) == [20, 33, 20])
    #expect(engine(3, list, [1: size]).contentSize.height == 73)
  }

  @Test func `leave the other length as the layout has it (rule C60)`() {
    let frames = engine(1, list, [0: CGSize(width: 5, height: 30)]).frames()
    #expect(frames == [CGRect(0, 0, 100, 30)])
  }

  @Test func `make a group as high as its highest item (rules C22 and C62)`() {
    let frames = engine(
      4,
      pairs,
      [0: CGSize(width: 50, height: 35), 1: CGSize(width: 50, height: 25)]
    ).frames()
    #expect(frames.map(\.minY) == [0, 0, 35, 35])
    #expect(frames.map(\.height) == [35, 25, 20, 20])
  }

  @Test func `across a group count the items that are there (rules C22 and C24)`() {
    let group = CompositionalItem.row(
      .fw(1),
      .est(10),
      [.leaf(.fw(0.5), .pt(20)), .leaf(.fw(0.5), .pt(50))]
    )
    #expect(engine(4, group).contentSize.height == 100)
    // The last group has only its first item, which is lower.
    #expect(engine(3, group).contentSize.height == 70)
  }

  @Test func `of a group along its axis hold one run of the list (rule C22)`() {
    let group = CompositionalItem.column(
      .fw(1),
      .est(1),
      [.leaf(.fw(1), .pt(20)), .leaf(.fw(1), .pt(30))],
      spacing: .fixed(4)
    )
    let own = engine(4, group)
    #expect(own.frames().map(\.minY) == [0, 24, 54, 78])
    #expect(own.groupFrame(ofItem: 0, inSection: 0)?.height == 54)
  }

  @Test func `of items in a group of fixed size stick out of it (rule C63)`() {
    let group = CompositionalItem.row(.fw(1), .pt(20), [.leaf(.fw(0.5), .est(20))])
    let frames = engine(4, group, [0: CGSize(width: 50, height: 70)]).frames()
    #expect(frames[0].height == 70)
    #expect(frames.map(\.minY) == [0, 0, 20, 20])
  }

  @Test func `ignore insets on their axis (rule C11)`() {
    let item = CompositionalItem.leaf(.fw(1), .est(20)) {
      $0.insets = CompositionalInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    }
    let frames = engine(2, .column(.fw(1), .est(20), [item])).frames()
    #expect(frames == [CGRect(5, 0, 90, 20), CGRect(5, 20, 90, 20)])
  }

  @Test func `that are widths decide how many fit`() {
    let tags = CompositionalItem.row(
      .fw(1),
      .pt(20),
      [.leaf(.est(30), .fh(1))],
      spacing: .fixed(5)
    )
    #expect(engine(6, tags).frames().map(\.minX) == [0, 35, 70, 0, 35, 70])
    let frames = engine(
      6,
      tags,
      [0: CGSize(width: 50, height: 1), 1: CGSize(width: 45, height: 1)]
    )
    .frames()
    #expect(frames.map(\.minX) == [0, 55, 0, 35, 70, 0])
    #expect(frames.map(\.minY) == [0, 0, 20, 20, 20, 40])
  }

  @Test func `that turn out shorter bring items back to the line before`() {
    let tags = CompositionalItem.row(.fw(1), .pt(20), [.leaf(.est(60), .fh(1))])
    #expect(engine(3, tags).frames().map(\.minY) == [0, 20, 40])
    let frames = engine(
      3,
      tags,
      [
        0: CGSize(width: 30, height: 1), 1: CGSize(width: 30, height: 1),
        2: CGSize(width: 40, height: 1),
      ]
    ).frames()
    #expect(frames.map(\.minX) == [0, 30, 60])
  }

  @Test func `of one that turned out too long show it all the same`() {
    let tags = CompositionalItem.row(.fw(1), .pt(20), [.leaf(.est(60), .fh(1))])
    let frames = engine(2, tags, [0: CGSize(width: 170, height: 1)]).frames()
    #expect(frames == [CGRect(0, 0, 170, 20), CGRect(0, 20, 60, 20)])
  }

  @Test func `that are no lengths are not taken in`() {
    var own = engine(3, list)
    let before = own.frames()
    for size in [
      CGSize(width: 1, height: -1), CGSize(width: 1, height: CGFloat.nan),
      CGSize(width: CGFloat.infinity, height: 1), CGSize(width: -1, height: 1),
    ] {
      own.measure(size, item: 0, inSection: 0)
      own.measureBoundary(size, index: 0, inSection: 0)
      own.measureGlobal(size, index: 0)
      own.measureAnchored(size, kind: "a", number: 0, inSection: 0)
    }
    for (item, section) in [(-1, 0), (3, 0), (0, 1), (0, -1)] {
      own.measure(CGSize(width: 9, height: 9), item: item, inSection: section)
    }
    #expect(own.frames() == before)
    #expect(own.memory.isEmpty)
  }

  @Test func `in equal parts decide how many fit, also where the part itself was a guess`() {
    let inner = CompositionalItem.column(.fw(1), .est(20), [.leaf(.fw(1), .est(20))])
    let group = CompositionalItem.column(.fw(1), .pt(60), [inner], .split(1))
    #expect(engine(4, group).frames().map(\.minY) == [0, 20, 40, 60])
    let frames = engine(4, group, [1: CGSize(width: 1, height: 35)]).frames()
    #expect(frames.map(\.minY) == [0, 20, 60, 80])
  }

  @Test func `measured twice count as they were last`() {
    var own = engine(2, list, [0: CGSize(width: 1, height: 50)])
    own.measure(CGSize(width: 1, height: 20), item: 0, inSection: 0)
    #expect(own.frames().map(\.minY) == [0, 20])
  }

  @Test func `in a last group that is not full count up to its last item (rule C24)`() {
    let group = CompositionalItem.column(
      .fw(1),
      .pt(70),
      [.leaf(.fw(1), .pt(20))],
      spacing: .fixed(5)
    )
    // Three fill the group: 70 long. With one it ends behind the first: 20.
    let own = engine(4, group)
    #expect(own.contentSize.height == 90)
    #expect(own.groupFrame(ofItem: 3, inSection: 0)?.height == 20)
    #expect(own.groupFrame(ofItem: 2, inSection: 0)?.height == 70)
  }

  @Test func `a group cut off keeps what a full one leaves over (rule C24)`() {
    let group = CompositionalItem.column(.fw(1), .pt(70), [.leaf(.fw(1), .pt(30))])
    #expect(engine(3, group).contentSize.height == 110)
    #expect(engine(2, group).contentSize.height == 70)
  }

  @Test func `a group across the flow is not cut off (rule C24)`() {
    let group = CompositionalItem.row(.fw(1), .pt(30), [.leaf(.fw(0.25), .pt(10))])
    #expect(engine(5, group).contentSize.height == 60)
  }

  @Test func `a row of columns is cut off behind the longest that is there (rule C24)`() {
    let column = CompositionalItem.column(.fw(0.5), .fh(1), [.leaf(.fw(1), .pt(20))])
    let group = CompositionalItem.row(.fw(1), .pt(60), [column])
    #expect(engine(7, group).contentSize.height == 80)
    #expect(engine(8, group).contentSize.height == 100)
    #expect(engine(10, group).contentSize.height == 120)
  }

  @Test func `a row of columns keeps what a full one leaves over (rule C24)`() {
    let column = CompositionalItem.column(.fw(0.5), .pt(50), [.leaf(.fw(1), .pt(20))])
    let group = CompositionalItem.row(.fw(1), .pt(60), [column])
    // The last items of a full group end at 40 of 60.
    #expect(engine(4, group).contentSize.height == 60)
    #expect(engine(5, group).contentSize.height == 100)
  }
}

@Suite struct `Siblings of one length` {
  private func engine(
    _ count: Int,
    _ group: CompositionalItem,
    _ measured: [Int: CGFloat]
  ) -> CompositionalEngine {
    var engine = CompositionalEngine(CompositionalSectionValues(count, group))
    for (item, height) in measured.sorted(by: { $0.key < $1.key }) {
      engine.measure(CGSize(width: 50, height: height), item: item, inSection: 0)
    }
    return engine
  }

  private func pairs(_ outer: CompositionalDimension) -> CompositionalItem {
    .row(.fw(1), outer, [.leaf(.fw(0.5), .uni(20))], .times(2))
  }

  @Test func `are as long as the longest in their group (rule C68)`() {
    let frames = engine(4, pairs(.est(20)), [0: 35, 1: 25, 2: 22]).frames()
    #expect(frames.map(\.height) == [35, 35, 22, 22])
    #expect(frames.map(\.minY) == [0, 0, 35, 35])
  }

  @Test func `leave those alone that say their own length (rule C68)`() {
    let group = CompositionalItem.row(
      .fw(1),
      .est(20),
      [.leaf(.pt(20), .uni(20)), .leaf(.pt(20), .pt(10)), .leaf(.pt(20), .uni(20))],
      .times(3)
    )
    #expect(engine(3, group, [2: 44]).frames().map(\.height) == [44, 10, 44])
  }

  @Test func `in the outermost group are as long as the longest of the section (rule C68)`() {
    let group = CompositionalItem.column(.fw(1), .uni(20), [.leaf(.fw(1), .uni(20))])
    let own = engine(4, group, [0: 25, 2: 40])
    #expect(own.frames().map(\.minY) == [0, 40, 80, 120])
    #expect(own.contentSize.height == 160)
  }

  @Test func `of which not all are measured are all asked for (rule C68)`() {
    let group = CompositionalItem.row(.uni(50), .fh(1), [.leaf(.uni(50), .fh(1))])
    let values = CompositionalSectionValues(3, group)
    var own = CompositionalEngine(values)
    #expect(own.measuresAll(ofSection: 0))
    for item in 0..<3 {
      own.measure(CGSize(width: CGFloat(30 + item), height: 9), item: item, inSection: 0)
    }
    #expect(!own.measuresAll(ofSection: 0))
    #expect(own.frames().allSatisfy { $0.width == 32 })
    #expect(!own.measuresAll(ofSection: 1))
    #expect(!CompositionalEngine(CompositionalSectionValues(5000, group)).measuresAll(ofSection: 0))
  }
}

@Suite struct `Custom groups` {
  private func group(_ frames: [CGRect]) -> CompositionalItem {
    .leaf(.fw(1), .pt(50)) { item in
      item.insets = CompositionalInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
      item.content = .custom(
        frames.enumerated().map { CompositionalSlot(frame: $1, zIndex: $0 * 10) }
      )
    }
  }

  private let frames = [CGRect(10, 0, 20, 20), CGRect(60, 40, 30, 30)]

  @Test func `have their frames from the outer corner, over and over (rule C23)`() {
    let engine = CompositionalEngine(CompositionalSectionValues(3, group(frames)))
    #expect(
      engine.frames() == [frames[0], frames[1], frames[0].offsetBy(dx: 0, dy: 50)]
    )
    #expect(engine.contentSize.height == 100)
  }

  @Test func `have z indexes of their own`() {
    let engine = CompositionalEngine(CompositionalSectionValues(3, group(frames)))
    #expect((0..<3).map { engine.item($0, inSection: 0)?.zIndex } == [0, 10, 0])
  }

  @Test func `are never asked for their size`() {
    let engine = CompositionalEngine(CompositionalSectionValues(3, group(frames)))
    #expect(!engine.asksItems(ofSection: 0) && !engine.asksViews)
    #expect(engine.item(0, inSection: 0)?.guesses == CompositionalGuesses.none)
  }

  @Test func `without a frame hold nothing`() {
    let engine = CompositionalEngine(CompositionalSectionValues(3, group([])))
    #expect(engine.frames().isEmpty && engine.contentSize.height == 0)
    #expect(engine.problems.map(\.kind) == [.emptyCustomGroup])
  }

  @Test func `inside of others take as many items as they have frames`() {
    var custom = group(frames)
    custom.size = CompositionalSize(width: .fw(0.5), height: .fh(1))
    let outer = CompositionalItem.row(.fw(1), .pt(50), [custom])
    let found = CompositionalEngine(CompositionalSectionValues(5, outer)).frames()
    #expect(found[2] == frames[0].offsetBy(dx: 50, dy: 0))
    #expect(found[4] == frames[0].offsetBy(dx: 0, dy: 50))
  }
}
