import CollectionLayout
import Foundation
import TestSupport
import Testing

/// Rows of groups that scroll across the layout.
@Suite struct `Rows across the layout` {
  private func engine(
    _ behavior: CompositionalRowBehavior = .continuous,
    count: Int = 6,
    width: CompositionalDimension = .pt(40),
    height: CompositionalDimension = .pt(50),
    _ change: (inout CompositionalSectionValues) -> Void = { _ in }
  ) -> CompositionalEngine {
    CompositionalEngine(
      CompositionalSectionValues(count, .row(width, height, [.leaf(.fw(1), .fh(1))])) {
        $0.row = behavior
        change(&$0)
      }
    )
  }

  @Test func `stand beside each other, as high as the highest (rule C54)`() {
    let own = engine { $0.interGroupSpacing = 10 }
    #expect(own.frames() == (0..<6).map { CGRect(CGFloat($0) * 50, 0, 40, 50) })
    #expect(own.contentSize == CGSize(width: 100, height: 50))
    var guess = engine(height: .est(50)) {
      $0.group = .row(.pt(40), .est(50), [.leaf(.fw(1), .est(50))])
    }
    guess.measure(CGSize(width: 1, height: 30), item: 0, inSection: 0)
    guess.measure(CGSize(width: 1, height: 70), item: 3, inSection: 0)
    #expect(guess.contentSize.height == 70)
    #expect(guess.frames().map(\.height) == [30, 50, 50, 70, 50, 50])
  }

  @Test func `have headers over and below that do not move (rule C54)`() {
    let own = engine {
      $0.boundary = [
        CompositionalBoundary(
          kind: "h",
          size: CompositionalSize(width: .fw(1), height: .pt(10)),
          vertical: .low
        )
      ]
    }
    #expect(own.frames()[5] == CGRect(200, 10, 40, 50))
    #expect(own.boundary(0, inSection: 0)?.frame == CGRect(0, 0, 100, 10))
    #expect(own.boundary(0, inSection: 0)?.isInRow == false)
    #expect(own.item(0, inSection: 0)?.isInRow == true)
  }

  @Test func `are parts of all of the width and of what insets leave of the height (rule C55)`() {
    let own = engine(width: .fw(0.5), height: .fh(0.5)) {
      $0.insets = CompositionalInsets(top: 10, leading: 20, bottom: 30, trailing: 5)
    }
    #expect(own.frames()[0] == CGRect(20, 10, 50, 80))
    #expect(own.contentSize.height == 120)
  }

  @Test func `show within the section's insets (rule C56)`() {
    let own = engine {
      $0.insets = CompositionalInsets(top: 1, leading: 20, bottom: 3, trailing: 5)
      $0.reference = CompositionalInsets(leading: 2, trailing: 3)
    }
    let row = own.row(0)
    #expect(row?.viewport == CGRect(22, 1, 70, 50))
    #expect(row?.length == 240)
    #expect(row?.least == 0 && row?.most == 170)
    #expect(row?.start == 0)
    #expect(row?.clamp(-5) == 0 && row?.clamp(500) == 170 && row?.clamp(60) == 60)
  }

  @Test func `shorter than the view do not scroll`() {
    let row = engine(count: 2).row(0)
    #expect(row?.least == 0 && row?.most == 0)
    for behavior: CompositionalRowBehavior in [
      .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
    ] {
      #expect(engine(behavior, count: 2).row(0)?.resting(near: 77) == 0)
    }
  }

  @Test func `are none without items, or where groups follow the layout's axis`() {
    #expect(engine(count: 0).row(0) == nil)
    let plain = CompositionalEngine(
      CompositionalSectionValues(3, .row(.fw(1), .pt(10), [.leaf(.fw(1), .fh(1))]))
    )
    #expect(plain.row(0) == nil)
    #expect(plain.rows(in: CGRect(0, 0, 100, 100)) == [])
  }

  @Test func `in a layout that goes sideways stand below each other`() {
    let own = CompositionalEngine(
      axes: .horizontal,
      CompositionalSectionValues(
        6,
        .column(.pt(30), .pt(50), [.leaf(.fw(1), .fh(1))])
      ) { $0.row = .groupPaging }
    )
    #expect(own.frames()[2] == CGRect(0, 100, 30, 50))
    #expect(own.contentSize == CGSize(width: 30, height: 200))
    let row = own.row(0)
    #expect(row?.viewport == CGRect(0, 0, 30, 200))
    #expect(row?.most == 100)
    #expect(row?.resting(near: 60) == 50)
  }

  @Test func `are found by where they show`() {
    let group = CompositionalItem.row(.pt(40), .pt(50), [.leaf(.fw(1), .fh(1))])
    let rows = (0..<4).map { _ in
      CompositionalSectionValues(6, group) { $0.row = .continuous }
    }
    let own = CompositionalEngine(
      CompositionalConfiguration(container: CGSize(width: 100, height: 200)),
      rows
    )
    #expect(own.rows(in: CGRect(0, 60, 100, 30)) == [1])
    #expect(own.rows(in: CGRect(0, 60, 100, 60)) == [1, 2])
    #expect(own.rows(in: CGRect(0, 500, 100, 60)) == [])
  }

  @Test func `items of a row are looked for where they are seen, and given where they were`() {
    let own = engine()
    let screen = CGRect(0, 0, 100, 200)
    #expect(own.elements(in: screen).map(\.kind) == [.item(0), .item(1), .item(2)])
    let sight = CompositionalSight(offsets: [0: 120])
    let found = own.elements(in: screen, sight)
    #expect(found.map(\.kind) == [.item(3), .item(4), .item(5)])
    #expect(found.first?.frame == CGRect(120, 0, 40, 50))
    #expect(own.elements(in: screen, CompositionalSight(offsets: [1: 120])).count == 3)
  }

  @Test func `groups with room around them count with it`() {
    let own = engine {
      $0.group.edges = CompositionalEdges(
        leading: .fixed(3),
        top: .fixed(4),
        trailing: .fixed(5),
        bottom: .fixed(6)
      )
    }
    #expect(own.frames()[1] == CGRect(51, 4, 40, 50))
    #expect(own.contentSize.height == 60)
    #expect(own.row(0)?.length == 288)
  }

  @Test func `lower groups are pushed by flexible room (rule C21)`() {
    var own = engine {
      $0.group = .row(.pt(40), .est(50), [.leaf(.fw(1), .est(50))]) {
        $0.edges.top = .flexible(0)
        $0.edges.bottom = .flexible(0)
      }
    }
    own.measure(CGSize(width: 1, height: 90), item: 0, inSection: 0)
    own.measure(CGSize(width: 1, height: 50), item: 1, inSection: 0)
    #expect(own.frames()[0].minY == 0 && own.frames()[1].minY == 20)
  }
}

/// Where rows come to rest (rules C57 and C58).
@Suite struct `Rows at rest` {
  /// Groups of 40 points 10 apart in a view of 100: 290 of them in all, to be scrolled by 190.
  private func row(_ behavior: CompositionalRowBehavior) throws -> CompositionalRow {
    let group = CompositionalItem.row(.pt(40), .pt(50), [.leaf(.fw(1), .fh(1))])
    let engine = CompositionalEngine(
      CompositionalSectionValues(6, group) {
        $0.row = behavior
        $0.interGroupSpacing = 10
      }
    )
    return try #require(engine.row(0))
  }

  @Test func `are anywhere between their ends`() throws {
    let row = try row(.continuous)
    #expect([-20, 0, 33, 190, 400].map(row.resting(near:)) == [0, 0, 33, 190, 190])
    #expect(row.resting(from: 0, near: 171, speed: 5) == 171)
  }

  @Test func `are at a group's leading edge or at the end`() throws {
    for behavior in [
      CompositionalRowBehavior.continuousGroupLeadingBoundary, .groupPaging,
    ] {
      let row = try row(behavior)
      #expect(
        [0, 24, 26, 74, 130, 169, 171, 400].map(row.resting(near:)) == [
          0, 0, 50, 50, 150, 150, 190, 190,
        ]
      )
    }
  }

  @Test func `are at multiples of what shows, or at the end`() throws {
    let row = try row(.paging)
    #expect(
      [0, 49, 50, 120, 149, 151, 190].map(row.resting(near:)) == [
        0, 0, 100, 100, 100, 190, 190,
      ]
    )
  }

  @Test func `have a group in the middle`() throws {
    let row = try row(.groupPagingCentered)
    // The first group is in the middle 30 before the start.
    #expect(row.start == -30 && row.least == -30 && row.most == 220)
    #expect([-100, -6, -4, 20, 46, 300].map(row.resting(near:)) == [-30, -30, 20, 20, 70, 220])
  }

  @Test func `turn one group or page at a time`() throws {
    for (behavior, step) in [
      (CompositionalRowBehavior.groupPaging, 50), (.paging, 100), (.groupPagingCentered, 50),
    ] as [(CompositionalRowBehavior, CGFloat)] {
      let row = try row(behavior)
      let from = row.start
      #expect(row.resting(from: from, near: from + 400, speed: 3) == from + step)
      #expect(row.resting(from: from, near: from + 3, speed: 3) == from)
      #expect(row.resting(from: from, near: from + 3, speed: 0) == from)
      #expect(row.resting(from: from + step, near: from - 300, speed: -3) == from)
      // Against the finger's way it goes nowhere but back.
      #expect(row.resting(from: from + step, near: from + step + 2, speed: -3) <= from + step)
    }
  }

  @Test func `count from where the finger leaves`() throws {
    let row = try row(.groupPaging)
    // Drawn slowly over several groups, it stays with the nearest.
    #expect(row.resting(from: 128, near: 128, speed: 0) == 150)
    #expect(row.resting(from: 120, near: 121, speed: 0.01) == 100)
    // Flung from there, it goes on to the next.
    #expect(row.resting(from: 110, near: 400, speed: 3) == 150)
    #expect(row.resting(from: 140, near: -300, speed: -3) == 100)
    let pages = try self.row(.paging)
    #expect(pages.resting(from: 40, near: 400, speed: 3) == 100)
  }

  @Test func `run on as far as they go where they are continuous`() throws {
    let row = try row(.continuousGroupLeadingBoundary)
    #expect(row.resting(from: 0, near: 160, speed: 3) == 150)
  }

  @Test func `have stops one after the other, both ways`() throws {
    let row = try row(.groupPaging)
    #expect([0, 10, 50, 149, 150, 190].map(row.next(after:)) == [50, 50, 100, 150, 190, 190])
    #expect([0, 10, 50, 51, 150, 190].map(row.previous(before:)) == [0, 0, 0, 50, 100, 150])
    let pages = try self.row(.paging)
    #expect([0, 40, 100, 190].map(pages.next(after:)) == [100, 100, 190, 190])
    #expect([0, 40, 100, 190].map(pages.previous(before:)) == [0, 0, 0, 100])
  }

  @Test(arguments: [
    CompositionalRowBehavior.continuousGroupLeadingBoundary, .paging, .groupPaging,
    .groupPagingCentered,
  ]) func `stay where they rest`(_ behavior: CompositionalRowBehavior) throws {
    let row = try row(behavior)
    for offset in stride(from: CGFloat(-60), through: 260, by: 7) {
      let rest = row.resting(near: offset)
      #expect(row.resting(near: rest) == rest)
      #expect(rest >= row.least && rest <= row.most)
      #expect(row.resting(from: rest, near: rest, speed: 0) == rest)
    }
  }

  @Test(arguments: [
    CompositionalRowBehavior.continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered,
  ]) func `rest at the nearest stop`(_ behavior: CompositionalRowBehavior) throws {
    let row = try row(behavior)
    let centred = behavior == .groupPagingCentered
    let stops = (0..<6).map { CGFloat($0) * 50 - (centred ? 30 : 0) } + [row.least, row.most]
    for offset in stride(from: CGFloat(-60), through: 260, by: 3.5) {
      let held = row.clamp(offset)
      let nearest = stops.map { abs(row.clamp($0) - held) }.min()
      #expect(abs(row.resting(near: offset) - held) == nearest)
    }
  }

  @Test func `show a frame by going as little as needed`() throws {
    let row = try row(.continuous)
    func offset(_ x: CGFloat, _ from: CGFloat, _ side: CompositionalBoundary.Side? = nil) -> CGFloat
    {
      row.offset(showing: CGRect(x, 0, 40, 50), from: from, side)
    }
    #expect(offset(50, 20) == 20)
    #expect(offset(50, 70) == 50)
    #expect(offset(150, 20) == 90)
    #expect(offset(100, 0, .low) == 100)
    #expect(offset(100, 0, .middle) == 70)
    #expect(offset(100, 0, .high) == 40)
    #expect(offset(0, 90, .high) == 0 && offset(250, 0, .low) == 190)
    // What is longer than the view is shown from its start.
    #expect(row.offset(showing: CGRect(60, 0, 140, 50), from: 0, nil) == 60)
  }
}
