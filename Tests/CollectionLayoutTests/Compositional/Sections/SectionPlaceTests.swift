import CollectionLayout
import Foundation
import TestSupport
import Testing

/// Where sections lie and what is around their groups.
@Suite struct `Sections of a compositional layout` {
  private let group = CompositionalItem.row(.fw(1), .pt(20), [.leaf(.fw(0.5), .fh(1))])

  private func section(
    _ count: Int = 4,
    _ change: (inout CompositionalSectionValues) -> Void = { _ in }
  ) -> CompositionalSectionValues {
    CompositionalSectionValues(count, group, change)
  }

  @Test func `have groups apart by their spacing, and insets around all of them (rule C25)`() {
    let engine = CompositionalEngine(
      section(6) {
        $0.interGroupSpacing = 4
        $0.insets = CompositionalInsets(top: 1, leading: 10, bottom: 7, trailing: 30)
      }
    )
    #expect(engine.frames().map(\.minY) == [1, 1, 25, 25, 49, 49])
    #expect(engine.frames().map(\.minX) == [10, 40, 10, 40, 10, 40])
    #expect(engine.frames().allSatisfy { $0.width == 30 })
    #expect(engine.contentSize == CGSize(width: 100, height: 76))
  }

  @Test func `have lines over each other where spacing is negative`() {
    let engine = CompositionalEngine(section(4) { $0.interGroupSpacing = -5 })
    #expect(engine.frames().map(\.minY) == [0, 0, 15, 15])
    #expect(engine.contentSize.height == 35)
  }

  @Test func `lie apart by theirs, empty ones too (rule C26)`() {
    let engine = CompositionalEngine(section(2), section(0), section(2)) {
      $0.interSectionSpacing = 8
    }
    #expect(engine.frames(2).map(\.minY) == [36, 36])
    #expect(engine.contentSize.height == 56)
  }

  @Test func `without items have neither size nor insets (rule C27)`() {
    let engine = CompositionalEngine(
      section(0) {
        $0.insets = CompositionalInsets(top: 30, bottom: 30)
        $0.decorations = [CompositionalDecoration(kind: "d")]
      },
      section(2)
    )
    #expect(engine.sectionFrame(0) == nil)
    #expect(engine.decoration(0, inSection: 0) == nil)
    #expect(engine.frames(1).map(\.minY) == [0, 0])
  }

  @Test func `without items have insets where they have a header (rule C27)`() {
    let engine = CompositionalEngine(
      section(0) {
        $0.insets = CompositionalInsets(top: 30, bottom: 12)
        $0.boundary = [
          CompositionalBoundary(
            kind: "h",
            size: CompositionalSize(width: .fw(1), height: .pt(9)),
            vertical: .low
          )
        ]
      }
    )
    #expect(engine.sectionFrame(0) == CGRect(0, 0, 100, 51))
    #expect(engine.boundary(0, inSection: 0)?.frame == CGRect(0, 0, 100, 9))
  }

  @Test func `have groups as parts of the whole length along the axis (rules C5 and C6)`() {
    let tall = CompositionalItem.row(.fw(1), .fh(0.5), [.leaf(.fw(1), .fh(1))])
    let engine = CompositionalEngine(
      CompositionalSectionValues(2, tall) {
        $0.insets = CompositionalInsets(top: 30, leading: 10, bottom: 30, trailing: 10)
      }
    )
    #expect(engine.frames() == [CGRect(10, 30, 80, 100), CGRect(10, 130, 80, 100)])
  }

  @Test func `keep free what the reference says, across the axis (rules C51 and C52)`() {
    let values = section(2) {
      $0.insets = CompositionalInsets(leading: 10, trailing: 10)
      $0.reference = CompositionalInsets(leading: 8, trailing: 12)
    }
    #expect(CompositionalEngine(values).frames().map(\.minX) == [18, 48])
    #expect(CompositionalEngine(values).frames().map(\.width) == [30, 30])
  }

  @Test func `widen the content where a group is wider (rule C28)`() {
    let wide = CompositionalItem.row(.pt(180), .pt(20), [.leaf(.fw(0.5), .fh(1))])
    let engine = CompositionalEngine(section(), CompositionalSectionValues(2, wide))
    #expect(engine.contentSize == CGSize(width: 180, height: 60))
    #expect(engine.frames(1).map(\.minX) == [0, 90])
  }

  @Test func `widen the content by what was measured (rule C28)`() {
    let guess = CompositionalItem.row(.est(50), .pt(20), [.leaf(.est(50), .fh(1))])
    var engine = CompositionalEngine(CompositionalSectionValues(3, guess))
    engine.measure(CGSize(width: 140, height: 1), item: 1, inSection: 0)
    #expect(engine.contentSize.width == 140)
    engine.measure(CGSize(width: 90, height: 1), item: 1, inSection: 0)
    #expect(engine.contentSize.width == 100)
  }

  @Test func `do not round the content (rule C2)`() {
    let odd = CompositionalItem.row(.fw(1), .pt(20.3), [.leaf(.fw(1), .pt(20.3))])
    let engine = CompositionalEngine(CompositionalSectionValues(3, odd))
    #expect(abs(engine.contentSize.height - 60.9) < 1e-9)
    #expect(engine.frames().map(\.minY) == [0, 20, 41])
    #expect(engine.frames().allSatisfy { $0.height == 20.3 })
  }

  @Test func `sideways go on to the right`() {
    let tall = CompositionalItem.column(.pt(20), .fh(1), [.leaf(.fw(1), .fh(0.5))])
    let engine = CompositionalEngine(
      axes: .horizontal,
      CompositionalSectionValues(3, tall) {
        $0.insets = CompositionalInsets(top: 10, leading: 1, bottom: 30, trailing: 5)
        $0.interGroupSpacing = 4
      },
      CompositionalSectionValues(1, tall)
    )
    #expect(
      engine.frames() == [CGRect(1, 10, 20, 80), CGRect(1, 90, 20, 80), CGRect(25, 10, 20, 80)]
    )
    #expect(engine.frames(1) == [CGRect(50, 0, 20, 100)])
    #expect(engine.contentSize == CGSize(width: 70, height: 200))
  }

  @Test func `that are not there have no answers`() {
    let engine = CompositionalEngine(section(2))
    for index in [-1, 1] {
      #expect(engine.values(ofSection: index) == nil && engine.sectionFrame(index) == nil)
      #expect(engine.item(0, inSection: index) == nil && engine.row(index) == nil)
      #expect(engine.boundary(0, inSection: index) == nil)
      #expect(engine.decoration(0, inSection: index) == nil)
      #expect(engine.anchored("a", 0, inSection: index) == nil)
      #expect(engine.groupFrame(ofItem: 0, inSection: index) == nil)
      #expect(!engine.asksItems(ofSection: index))
    }
    #expect(engine.item(2, inSection: 0) == nil && engine.item(-1, inSection: 0) == nil)
    #expect(CompositionalEngine().contentSize == CGSize(width: 100, height: 0))
    #expect(CompositionalEngine().sectionCount == 0)
  }

  @Test func `of millions of items cost as much as one`() {
    let engine = CompositionalEngine(section(10_000_001) { $0.interGroupSpacing = 5 })
    #expect(engine.item(10_000_000, inSection: 0)?.frame == CGRect(0, 125_000_000, 50, 20))
    let found = engine.elements(in: CGRect(0, 62_500_000, 100, 25))
    #expect(found.map(\.kind) == [.item(5_000_000), .item(5_000_001)])
  }

  @Test func `with decorations have them behind, and items one further in front (rule C47)`() {
    let plain = CompositionalEngine(section(1))
    #expect(plain.item(0, inSection: 0)?.zIndex == 0)
    let engine = CompositionalEngine(
      section(1) { $0.decorations = [CompositionalDecoration(kind: "d", zIndex: -3)] }
    )
    #expect(engine.item(0, inSection: 0)?.zIndex == 1)
    #expect(engine.decoration(0, inSection: 0)?.zIndex == -3)
    #expect(engine.decoration(1, inSection: 0) == nil)
  }

  @Test func `are covered by their decorations with all that belongs to them (rule C46)`() {
    let engine = CompositionalEngine(
      section(2),
      section(2) {
        $0.insets = CompositionalInsets(top: 5, leading: 9, bottom: 5, trailing: 9)
        $0.reference = CompositionalInsets(leading: 6, trailing: 2)
        $0.boundary = [
          CompositionalBoundary(
            kind: "f",
            size: CompositionalSize(width: .fw(1), height: .pt(10)),
            vertical: .high
          )
        ]
        $0.decorations = [
          CompositionalDecoration(kind: "d"),
          CompositionalDecoration(
            kind: "e",
            insets: CompositionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
          ),
        ]
      }
    )
    #expect(engine.decoration(0, inSection: 1)?.frame == CGRect(6, 20, 92, 40))
    #expect(engine.decoration(1, inSection: 1)?.frame == CGRect(8, 21, 86, 36))
    #expect(engine.decoration(0, inSection: 1)?.kind == .decoration(0))
  }
}
