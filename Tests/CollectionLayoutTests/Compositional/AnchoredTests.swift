import Foundation
import TestSupport
import Testing

@testable import CollectionLayout

/// What is fastened to items and groups of a layout.
@Suite struct `Anchored views in a layout` {
  private func badge(
    _ kind: String = "badge",
    _ change: (inout CompositionalAnchored) -> Void = { _ in }
  ) -> CompositionalAnchored {
    var badge = CompositionalAnchored(
      kind: kind,
      size: CompositionalSize(width: .pt(10), height: .pt(6)),
      container: CompositionalAnchor(unit: CGPoint(x: 1, y: 0))
    )
    change(&badge)
    return badge
  }

  /// Two items of 50 points a group, each with what is given.
  private func engine(
    _ count: Int,
    _ items: [CompositionalAnchored],
    group: [CompositionalAnchored] = []
  ) -> CompositionalEngine {
    CompositionalEngine(
      CompositionalSectionValues(
        count,
        .row(.fw(1), .pt(20), [.leaf(.fw(0.5), .fh(1)) { $0.supplementaries = items }]) {
          $0.supplementaries = group
        }
      )
    )
  }

  @Test func `lie on each item, and count through the section (rules C42 and C45)`() {
    let own = engine(3, [badge()])
    #expect(own.anchored("badge", 0, inSection: 0)?.frame == CGRect(40, 0, 10, 6))
    #expect(own.anchored("badge", 1, inSection: 0)?.frame == CGRect(90, 0, 10, 6))
    #expect(own.anchored("badge", 2, inSection: 0)?.frame == CGRect(40, 20, 10, 6))
    #expect(own.anchored("badge", 3, inSection: 0) == nil)
    #expect(own.anchored("badge", -1, inSection: 0) == nil)
    #expect(own.anchored("other", 0, inSection: 0) == nil)
  }

  @Test func `of a group come once a group (rule C45)`() {
    let own = engine(3, [], group: [badge()])
    #expect(own.anchored("badge", 0, inSection: 0)?.frame == CGRect(90, 0, 10, 6))
    #expect(own.anchored("badge", 1, inSection: 0)?.frame == CGRect(90, 20, 10, 6))
    #expect(own.anchored("badge", 2, inSection: 0) == nil)
  }

  @Test func `of two kinds count each for itself (rule C45)`() {
    let own = engine(4, [badge("a"), badge("b") { $0.container.unit = .zero }])
    #expect(own.anchored("a", 3, inSection: 0)?.frame == CGRect(90, 20, 10, 6))
    #expect(own.anchored("b", 3, inSection: 0)?.frame == CGRect(50, 20, 10, 6))
  }

  @Test func `lie on the frame that insets leave (rule C42)`() {
    let item = CompositionalItem.leaf(.fw(1), .fh(1)) {
      $0.insets = CompositionalInsets(top: 3, leading: 2, bottom: 1, trailing: 8)
      $0.supplementaries = [badge { $0.size = .init(width: .fw(0.5), height: .fh(1)) }]
    }
    let own = CompositionalEngine(
      CompositionalSectionValues(1, .row(.fw(1), .pt(20), [item]))
    )
    #expect(own.anchored("badge", 0, inSection: 0)?.frame == CGRect(47, 3, 45, 16))
  }

  @Test func `are in front by the z index they say`() {
    let own = engine(1, [badge { $0.zIndex = 12 }])
    #expect(own.anchored("badge", 0, inSection: 0)?.zIndex == 12)
    #expect(own.anchored("badge", 0, inSection: 0)?.kind == .anchored("badge", 0))
  }

  @Test func `take the size that was measured, each for itself (rule C65)`() {
    var own = engine(3, [badge { $0.size.width = .est(10) }])
    #expect(own.asksViews && !own.asksItems(ofSection: 0))
    own.measureAnchored(CGSize(width: 30, height: 99), kind: "badge", number: 1, inSection: 0)
    #expect(own.anchored("badge", 1, inSection: 0)?.frame == CGRect(70, 0, 30, 6))
    #expect(own.anchored("badge", 0, inSection: 0)?.frame == CGRect(40, 0, 10, 6))
    #expect(own.anchored("badge", 0, inSection: 0)?.guesses.width == true)
    own.measureAnchored(CGSize(width: 30, height: 9), kind: "badge", number: 0, inSection: 4)
    #expect(own.memory.sections.keys.sorted() == [0])
  }

  @Test func `are found where they reach out of their group`() {
    let own = engine(
      40,
      [badge { $0.container.offset = CGPoint(x: 0, y: -30) }]
    )
    let found = own.elements(in: CGRect(0, 90, 100, 4))
    // On row 6, 30 higher.
    #expect(found.map(\.kind).filter { $0 == .anchored("badge", 12) }.count == 1)
    #expect(own.anchored("badge", 12, inSection: 0)?.frame.minY == 90)
  }

  @Test func `are found where they reach into another section`() {
    let high = badge { $0.container.offset = CGPoint(x: 0, y: -30) }
    let plain = CompositionalItem.row(.fw(1), .pt(20), [.leaf(.fw(1), .fh(1))])
    let group = CompositionalItem.row(
      .fw(1),
      .pt(20),
      [.leaf(.fw(1), .fh(1)) { $0.supplementaries = [high] }]
    )
    let own = CompositionalEngine(
      CompositionalSectionValues(5, plain),
      CompositionalSectionValues(1, group)
    )
    let found = own.elements(in: CGRect(0, 70, 100, 4))
    #expect(found.map(\.section) == [0, 1])
    #expect(found.last?.kind == .anchored("badge", 0))
    #expect(found.last?.frame == CGRect(90, 70, 10, 6))
  }

  @Test func `where groups hold what fits, have the number of their item`() {
    let item = CompositionalItem.leaf(.est(40), .fh(1)) { $0.supplementaries = [badge()] }
    var own = CompositionalEngine(
      CompositionalSectionValues(5, .row(.fw(1), .pt(20), [item]))
    )
    own.measure(CGSize(width: 80, height: 1), item: 1, inSection: 0)
    for number in 0..<5 {
      let frame = own.item(number, inSection: 0)?.frame ?? .null
      let badge = own.anchored("badge", number, inSection: 0)?.frame
      #expect(badge == CGRect(frame.maxX - 10, frame.minY, 10, 6))
    }
    #expect(own.anchored("badge", 5, inSection: 0) == nil)
  }

  @Test func `a search finds them as they say they are`() {
    let own = engine(9, [badge(), badge("b")], group: [badge("c")])
    let all = own.elements(in: CGRect(0, 0, 100, 200))
    var seen: [String: Int] = [:]
    for element in all {
      guard case .anchored(let kind, let number) = element.kind else { continue }
      #expect(own.anchored(kind, number, inSection: 0) == element)
      seen[kind, default: 0] += 1
    }
    #expect(seen == ["badge": 9, "b": 9, "c": 5])
  }
}
