import CollectionLayout
import Foundation
import TestSupport
import Testing

/// What lies between items and around them.
@Suite struct `Spacing in a group` {
  private func frames(_ group: CompositionalItem, _ count: Int) -> [CGRect] {
    CompositionalEngine(CompositionalSectionValues(count, group)).frames()
  }

  private func row(
    _ lengths: [CGFloat],
    _ spacing: CompositionalSpacing,
    _ change: (inout CompositionalItem) -> Void = { _ in }
  ) -> CompositionalItem {
    .row(
      .fw(1),
      .pt(10),
      lengths.map { .leaf(.pt($0), .fh(1), change) },
      .times(lengths.count),
      spacing: spacing
    )
  }

  @Test func `lies between items only, not around them (rule C14)`() {
    let group = row([20, 20, 20], .fixed(7))
    #expect(frames(group, 6).map(\.minX) == [0, 27, 54, 0, 27, 54])
    #expect(frames(group, 6)[3].minY == 10)
  }

  @Test func `grows where it is flexible, by equal shares of what is left (rule C15)`() {
    #expect(frames(row([20, 20, 20], .flexible(1)), 3).map(\.minX) == [0, 40, 80])
    #expect(frames(row([10, 40, 20], .flexible(0)), 3).map(\.minX) == [0, 25, 80])
  }

  @Test func `is at least what it says (rule C15)`() {
    let group = CompositionalItem.row(
      .fw(1),
      .pt(10),
      [.leaf(.pt(30), .fh(1))],
      spacing: .flexible(6)
    )
    // Three would be 102 long.
    #expect(frames(group, 3).map(\.minX) == [0, 70, 0])
  }

  @Test func `is in a partly filled group what it is in a full one (rule C15)`() {
    let group = row([20, 20, 20], .flexible(1))
    #expect(frames(group, 5).map(\.minX) == [0, 40, 80, 0, 40])
  }

  @Test func `around an item takes room, and is not taken off before parts (rule C18)`() {
    let group = CompositionalItem.row(
      .fw(1),
      .pt(20),
      [
        .leaf(.fw(0.25), .fh(1)) {
          $0.edges.leading = .fixed(3)
          $0.edges.trailing = .fixed(5)
        }
      ]
    )
    // 33 for each of three: parts of 100, not of what the edges leave.
    #expect(frames(group, 4).map(\.minX) == [3, 36, 69, 3])
    #expect(frames(group, 4).allSatisfy { $0.width == 25 })
  }

  @Test func `above an item moves it, below an item only counts for its group (rule C18)`() {
    let group = CompositionalItem.row(
      .fw(1),
      .est(10),
      [
        .leaf(.pt(40), .pt(10)) {
          $0.edges.top = .fixed(4)
          $0.edges.bottom = .fixed(6)
        }
      ]
    )
    #expect(frames(group, 3).map(\.minY) == [4, 4, 24])
  }

  @Test func `around an item that is flexible centres it or pushes it (rule C19)`() {
    func first(_ leading: CompositionalSpacing, _ trailing: CompositionalSpacing) -> CGFloat? {
      let group = row([40], .none) {
        $0.edges.leading = leading
        $0.edges.trailing = trailing
      }
      return frames(group, 1).first?.minX
    }
    #expect(first(.flexible(0), .flexible(0)) == 30)
    #expect(first(.flexible(0), .none) == 60)
    #expect(first(.none, .flexible(0)) == 0)
    #expect(first(.flexible(10), .flexible(0)) == 35)
    #expect(first(.flexible(0), .fixed(8)) == 52)
  }

  @Test func `across the axis is a least length and a share as well (rule C19)`() {
    func first(_ top: CompositionalSpacing, _ bottom: CompositionalSpacing) -> CGFloat? {
      let item = CompositionalItem.leaf(.pt(40), .pt(20)) {
        $0.edges.top = top
        $0.edges.bottom = bottom
      }
      return frames(.row(.fw(1), .pt(60), [item]), 1).first?.minY
    }
    #expect(first(.none, .none) == 0)
    #expect(first(.fixed(7), .none) == 7)
    #expect(first(.flexible(0), .flexible(0)) == 20)
    #expect(first(.flexible(0), .none) == 40)
    #expect(first(.flexible(6), .flexible(4)) == 21)
    #expect(first(.flexible(0), .fixed(9)) == 31)
  }

  @Test func `between items and around them has the same share (rules C15 and C19)`() {
    let group = row([20, 20], .flexible(0)) {
      $0.edges.leading = .flexible(0)
    }
    // Three shares of 20.
    #expect(frames(group, 2).map(\.minX) == [20, 80])
  }

  @Test func `of the group itself acts in its section (rule C21)`() {
    let group = CompositionalItem.row(.pt(40), .pt(10), [.leaf(.fw(1), .fh(1))]) {
      $0.edges = CompositionalEdges(
        leading: .fixed(9),
        top: .fixed(2),
        trailing: .none,
        bottom: .fixed(3)
      )
    }
    #expect(frames(group, 3).map(\.minX) == [9, 9, 9])
    #expect(frames(group, 3).map(\.minY) == [2, 17, 32])
    let engine = CompositionalEngine(CompositionalSectionValues(3, group))
    #expect(engine.contentSize.height == 45)
  }

  @Test func `of the group that is flexible centres it or pushes it (rule C21)`() {
    func first(_ leading: CompositionalSpacing, _ trailing: CompositionalSpacing) -> CGFloat? {
      let group = CompositionalItem.row(.pt(40), .pt(10), [.leaf(.fw(1), .fh(1))]) {
        $0.edges.leading = leading
        $0.edges.trailing = trailing
      }
      return frames(group, 1).first?.minX
    }
    #expect(first(.flexible(0), .flexible(0)) == 30)
    #expect(first(.flexible(0), .none) == 60)
    #expect(first(.flexible(0), .fixed(10)) == 50)
    #expect(first(.none, .flexible(0)) == 0)
  }

  @Test(arguments: 0..<40) func `that is flexible fills the line to its end (rule C15)`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let lengths = (0..<numbers.int(2...5)).map { _ in CGFloat(numbers.int(4...18)) }
    let least = CGFloat(numbers.int(0...2))
    let row = frames(row(lengths, .flexible(least)), lengths.count)
    #expect(row.first?.minX == 0)
    #expect(abs((row.last?.maxX ?? 0) - 100) <= 0.5)
    let gaps = zip(row, row.dropFirst()).map { $1.minX - $0.maxX }
    #expect(gaps.allSatisfy { $0 >= least - 0.5 })
    #expect((gaps.max() ?? 0) - (gaps.min() ?? 0) <= 1)
  }
}

@Suite struct `Groups within groups` {
  private func frames(_ group: CompositionalItem, _ count: Int) -> [CGRect] {
    CompositionalEngine(CompositionalSectionValues(count, group)).frames()
  }

  @Test func `are as large as an item would be there (rule C10)`() {
    let inner = CompositionalItem.column(.fw(0.4), .fh(1), [.leaf(.fw(1), .fh(0.5))])
    let outer = CompositionalItem.row(.fw(1), .pt(60), [.leaf(.fw(0.6), .fh(1)), inner])
    #expect(
      frames(outer, 4) == [
        CGRect(0, 0, 60, 60), CGRect(60, 0, 40, 30), CGRect(60, 30, 40, 30),
        CGRect(0, 60, 60, 60),
      ]
    )
  }

  @Test func `keep their insets inside of themselves (rule C7)`() {
    let inner = CompositionalItem.column(.fw(0.5), .fh(1), [.leaf(.fw(1), .fh(0.5))]) {
      $0.insets = CompositionalInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    }
    let outer = CompositionalItem.row(.fw(1), .pt(50), [inner])
    #expect(
      frames(outer, 4) == [
        CGRect(5, 5, 40, 20), CGRect(5, 25, 40, 20), CGRect(55, 5, 40, 20),
        CGRect(55, 25, 40, 20),
      ]
    )
  }

  @Test func `are parts of what spacing leaves in the group around (rules C10 and C13)`() {
    let inner = CompositionalItem.column(.fw(0.5), .fh(1), [.leaf(.fw(1), .fh(1))])
    let outer = CompositionalItem.row(.fw(1), .pt(20), [inner], spacing: .fixed(20))
    #expect(frames(outer, 2) == [CGRect(0, 0, 40, 20), CGRect(60, 0, 40, 20)])
  }

  @Test func `take the items in order, group by group`() {
    let inner = CompositionalItem.column(.pt(10), .pt(30), [.leaf(.fw(1), .pt(10))])
    let outer = CompositionalItem.row(.pt(20), .pt(30), [inner])
    let order = frames(outer, 6).map { Int($0.minX / 10) * 3 + Int($0.minY / 10) }
    #expect(order == Array(0..<6))
  }

  @Test func `of equal parts are as long as the part (rules C10 and C17)`() {
    let inner = CompositionalItem.column(.pt(1), .fh(1), [.leaf(.fw(1), .fh(0.5))])
    let outer = CompositionalItem.row(.fw(1), .pt(20), [inner], .split(2), spacing: .fixed(10))
    #expect(frames(outer, 3).map(\.width) == [45, 45, 45])
    #expect(frames(outer, 3).map(\.minX) == [0, 0, 55])
  }

  @Test func `three deep lie where their corners add up`() {
    let leaf = CompositionalItem.leaf(.fw(1), .fh(1))
    func inset(_ item: CompositionalItem) -> CompositionalItem {
      var item = item
      item.insets = CompositionalInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
      return item
    }
    let group = inset(
      .row(.fw(1), .pt(40), [inset(.column(.fw(1), .fh(1), [inset(.row(.fw(1), .fh(1), [leaf]))]))])
    )
    #expect(frames(group, 1) == [CGRect(6, 3, 88, 34)])
  }
}
