import Foundation
import TestSupport
import Testing

@testable import CollectionLayout

/// What lies at the edges of sections and of the layout.
@Suite struct `Boundary items` {
  private static let sides: [CompositionalBoundary.Side] = [.low, .middle, .high]

  private func item(
    _ width: CompositionalDimension,
    _ height: CompositionalDimension,
    _ change: (inout CompositionalBoundary) -> Void = { _ in }
  ) -> CompositionalBoundary {
    var item = CompositionalBoundary(
      kind: "b",
      size: CompositionalSize(width: width, height: height)
    )
    change(&item)
    return item
  }

  /// A section of 60 points with insets of 5 above and 7 below.
  private func engine(
    _ items: [CompositionalBoundary],
    axes: LayoutAxes = .vertical,
    _ change: (inout CompositionalSectionValues) -> Void = { _ in }
  ) -> CompositionalEngine {
    let group = CompositionalItem.row(.fw(1), .pt(24), [.leaf(.fw(1), .fh(1))])
    return CompositionalEngine(
      axes: axes,
      CompositionalSectionValues(2, group) {
        $0.insets = CompositionalInsets(top: 5, bottom: 7)
        $0.boundary = items
        change(&$0)
      }
    )
  }

  private func frame(_ engine: CompositionalEngine, _ index: Int = 0) -> CGRect? {
    engine.boundary(index, inSection: 0)?.frame
  }

  @Test func `that extend lie outside of the insets (rule C31)`() {
    let own = engine([
      item(.fw(1), .pt(10)) { $0.vertical = .low },
      item(.fw(1), .pt(20)) { $0.vertical = .high },
    ])
    #expect(frame(own) == CGRect(0, 0, 100, 10))
    #expect(own.frames().map(\.minY) == [15, 39])
    #expect(frame(own, 1) == CGRect(0, 70, 100, 20))
    #expect(own.sectionFrame(0) == CGRect(0, 0, 100, 90))
  }

  @Test func `that do not extend lie over the section's box (rule C35)`() {
    let own = engine([
      item(.fw(1), .pt(10)) {
        $0.vertical = .low
        $0.extends = false
      },
      item(.fw(1), .pt(20)) {
        $0.vertical = .high
        $0.extends = false
      },
      item(.fw(1), .pt(80)) {
        $0.vertical = .high
        $0.extends = false
      },
    ])
    #expect(frame(own) == CGRect(0, 0, 100, 10))
    #expect(frame(own, 1) == CGRect(0, 40, 100, 20))
    #expect(frame(own, 2) == CGRect(0, -20, 100, 80))
    #expect(own.sectionFrame(0) == CGRect(0, 0, 100, 60))
    #expect(own.frames().map(\.minY) == [5, 29])
  }

  @Test func `that name no edge along the axis lie over the middle (rules C32 and C33)`() {
    let own = engine([item(.pt(40), .pt(10))])
    #expect(frame(own) == CGRect(30, 25, 40, 10))
    #expect(own.sectionFrame(0)?.height == 60)
  }

  @Test func `lie at the edges they name across the axis (rule C33)`() {
    let own = engine(
      Self.sides.map { side in
        item(.pt(40), .pt(10)) {
          $0.vertical = .low
          $0.horizontal = side
        }
      }
    )
    #expect((0..<3).map { frame(own, $0)?.minX } == [0, 30, 60])
  }

  @Test func `longer than their section make it longer (rule C36)`() {
    let own = engine([item(.pt(20), .pt(75)) { $0.horizontal = .low }])
    #expect(frame(own) == CGRect(0, 0, 20, 75))
    #expect(own.sectionFrame(0)?.height == 75)
    #expect(own.frames().map(\.minY) == [5, 29])
    let inside = engine([
      item(.pt(20), .pt(80)) {
        $0.horizontal = .low
        $0.extends = false
      }
    ])
    #expect(frame(inside) == CGRect(0, -10, 20, 80))
    #expect(inside.sectionFrame(0)?.height == 60)
  }

  @Test func `at one edge do not stack (rule C37)`() {
    let own = engine(
      [10, 30, 20].map { height in item(.fw(1), .pt(height)) { $0.vertical = .low } }
    )
    #expect(
      (0..<3).map { frame(own, $0) } == [
        CGRect(0, 20, 100, 10), CGRect(0, 0, 100, 30), CGRect(0, 10, 100, 20),
      ]
    )
    #expect(own.frames().map(\.minY) == [35, 59])
    #expect(own.sectionFrame(0)?.height == 90)
  }

  @Test func `are moved by their offset, which counts for the section's length (rule C34)`() {
    func own(_ y: CGFloat) -> CompositionalEngine {
      engine([
        item(.fw(1), .pt(10)) {
          $0.vertical = .low
          $0.offset = CGPoint(x: 3, y: y)
        }
      ])
    }
    #expect(frame(own(-6)) == CGRect(3, 0, 100, 10))
    #expect(own(-6).sectionFrame(0)?.height == 76)
    // Moved into the section it needs less room before it.
    #expect(frame(own(4)) == CGRect(3, 0, 100, 10))
    #expect(own(4).sectionFrame(0)?.height == 66)
    #expect(own(4).frames().first?.minY == 11)
    #expect(own(90).sectionFrame(0)?.height == 90)
  }

  @Test func `are parts of the width they follow and of the whole height (rule C30)`() {
    let own = engine([item(.fw(0.5), .fh(0.1)) { $0.vertical = .low }]) {
      $0.boundaryInsets = CompositionalInsets(leading: 10, trailing: 30)
    }
    #expect(frame(own) == CGRect(25, 0, 30, 20))
    let low = engine([
      item(.pt(20), .pt(10)) {
        $0.vertical = .low
        $0.horizontal = .low
      },
      item(.pt(20), .pt(10)) {
        $0.vertical = .low
        $0.horizontal = .high
      },
    ]) {
      $0.boundaryInsets = CompositionalInsets(leading: 10, trailing: 30)
    }
    #expect([frame(low)?.minX, frame(low, 1)?.maxX] == [10, 70])
  }

  @Test func `keep their insets free`() {
    let own = engine([
      item(.fw(1), .pt(20)) {
        $0.vertical = .low
        $0.insets = CompositionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      }
    ])
    #expect(frame(own) == CGRect(2, 1, 94, 16))
    #expect(own.frames().first?.minY == 25)
  }

  @Test func `sideways lie left and right`() {
    let tall = CompositionalItem.column(.pt(24), .fh(1), [.leaf(.fw(1), .fh(1))])
    let own = engine(
      [
        item(.pt(10), .fh(1)) { $0.horizontal = .low },
        item(.pt(20), .pt(50)) {
          $0.horizontal = .high
          $0.vertical = .high
        },
      ],
      axes: .horizontal
    ) {
      $0.group = tall
      $0.insets = CompositionalInsets(leading: 5, trailing: 7)
    }
    #expect(frame(own) == CGRect(0, 0, 10, 200))
    #expect(own.frames().map(\.minX) == [15, 39])
    #expect(frame(own, 1) == CGRect(70, 150, 20, 50))
    #expect(own.contentSize == CGSize(width: 90, height: 200))
  }

  @Test func `are measured like items (rule C65)`() {
    var own = engine([item(.fw(1), .est(10)) { $0.vertical = .low }])
    #expect(own.asksViews)
    #expect(
      own.boundary(0, inSection: 0)?.guesses == CompositionalGuesses(width: false, height: true)
    )
    own.measureBoundary(CGSize(width: 1, height: 25), index: 0, inSection: 0)
    #expect(frame(own) == CGRect(0, 0, 100, 25))
    #expect(own.frames().map(\.minY) == [30, 54])
    own.measureBoundary(CGSize(width: 1, height: 99), index: 1, inSection: 0)
    own.measureBoundary(CGSize(width: 1, height: 99), index: 0, inSection: 1)
    #expect(own.contentSize.height == 85)
  }

  @Test func `have the z index they say`() {
    let own = engine([item(.fw(1), .pt(1)), item(.fw(1), .pt(1)) { $0.zIndex = 7 }])
    #expect((0..<2).map { own.boundary($0, inSection: 0)?.zIndex } == [1, 7])
    #expect(own.boundary(2, inSection: 0) == nil && own.boundary(-1, inSection: 0) == nil)
  }

  @Test func `of the layout lie around all sections, without insets (rules C38 and C53)`() {
    let group = CompositionalItem.row(.fw(1), .pt(24), [.leaf(.fw(1), .fh(1))])
    var own = CompositionalEngine(
      CompositionalSectionValues(1, group) { $0.insets.leading = 20 },
      CompositionalSectionValues(1, group)
    ) {
      $0.boundary = [
        item(.fw(1), .est(10)) { $0.vertical = .low },
        item(.fw(0.5), .fh(0.1)) { $0.vertical = .high },
      ]
    }
    #expect(own.global(0)?.frame == CGRect(0, 0, 100, 10))
    #expect(own.global(1)?.frame == CGRect(25, 58, 50, 20))
    #expect(own.frames(1).map(\.minY) == [34])
    #expect(own.contentSize.height == 78)
    own.measureGlobal(CGSize(width: 1, height: 40), index: 0)
    own.measureGlobal(CGSize(width: 1, height: 400), index: 2)
    #expect(own.global(0)?.frame.height == 40 && own.global(2) == nil && own.global(-1) == nil)
    #expect(own.frames(0) == [CGRect(20, 40, 80, 24)])
    #expect(own.contentSize.height == 108)
    #expect(own.asksViews && !own.pinsAnything)
  }

  @Test(arguments: 0..<60) func `that extend are always within their section`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let items = (0..<numbers.int(1...4)).map { _ in
      item(.pt(CGFloat(numbers.int(5...90))), .pt(CGFloat(numbers.int(5...90)))) {
        $0.vertical = numbers.pick(Self.sides)
        $0.horizontal = numbers.pick(Self.sides)
        $0.offset.y = CGFloat(numbers.int(-20...20))
      }
    }
    let own = engine(items)
    let section = own.sectionFrame(0) ?? .null
    for index in items.indices {
      let frame = frame(own, index) ?? .null
      #expect(frame.minY >= section.minY - 0.5 && frame.maxY <= section.maxY + 0.5)
    }
    // And it is no longer than they and the groups need.
    let high = items.indices.compactMap { frame(own, $0)?.maxY }.max() ?? 0
    #expect(abs(section.maxY - max(high, (own.frames().last?.maxY ?? 0) + 7)) <= 0.5)
  }
}
