import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

@Suite struct `The scroll anchor` {
  static func rows(_ places: KeyValuePairs<Int, CGFloat>) -> [(path: Int, frame: CGRect)] {
    places.map { (path: $0.key, frame: CGRect(x: 0, y: $0.value, width: 100, height: 40)) }
  }

  static func frame(_ y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 100, height: 40) }

  @Test func `asks for as much as the element held has moved`() {
    let anchor = ScrollAnchor<Int>()
    let origin = CGPoint(x: 0, y: 110)
    anchor.hold(Self.rows([3: 120, 4: 160]), from: origin)
    let wanted = anchor.offset(from: CGPoint(x: 0, y: 90), origin: origin) {
      $0 == 3 ? Self.frame(150) : nil
    }
    #expect(wanted == CGPoint(x: 0, y: 120))
  }

  @Test func `asks for nothing where the element held did not move`() {
    let anchor = ScrollAnchor<Int>()
    let origin = CGPoint(x: 7, y: 110)
    anchor.hold(Self.rows([3: 120]), from: origin)
    let wanted = anchor.offset(from: origin, origin: origin) { _ in Self.frame(120) }
    #expect(wanted == origin)
  }

  @Test func `holds rather what begins in sight than what is cut off`() {
    let anchor = ScrollAnchor<Int>()
    anchor.hold(Self.rows([3: 80, 4: 120, 5: 160]), from: CGPoint(x: 0, y: 100))
    #expect(anchor.element { _ in true } == 4)
    // Cut off on the left is cut off as well.
    anchor.release()
    let left = (path: 1, frame: CGRect(x: -10, y: 0, width: 50, height: 50))
    let whole = (path: 2, frame: CGRect(x: 40, y: 0, width: 50, height: 50))
    anchor.hold([left, whole], from: .zero)
    #expect(anchor.element { _ in true } == 2)
  }

  @Test func `goes on to the next element where one is gone`() {
    let anchor = ScrollAnchor<Int>()
    let origin = CGPoint(x: 0, y: 100)
    anchor.hold(Self.rows([3: 80, 4: 120, 5: 160]), from: origin)
    #expect(anchor.element { $0 != 4 } == 5)
    let wanted = anchor.offset(from: .zero, origin: origin) { $0 == 3 ? Self.frame(70) : nil }
    #expect(wanted?.y == -10)
    #expect(anchor.offset(from: .zero, origin: origin) { _ in nil } == nil)
  }

  @Test func `follows elements to their new paths`() {
    let anchor = ScrollAnchor<Int>()
    anchor.hold(Self.rows([3: 100, 4: 140]), from: CGPoint(x: 0, y: 100))
    anchor.follow { $0 == 3 ? nil : $0 + 10 }
    #expect(anchor.element { _ in true } == 14)
    anchor.follow { _ in nil }
    #expect(anchor.element { _ in true } == nil)
    #expect(anchor.isHolding)
  }

  @Test func `remembers one moment until it is released`() {
    let anchor = ScrollAnchor<Int>()
    #expect(!anchor.isHolding)
    anchor.hold([], from: .zero)
    #expect(anchor.isHolding)
    anchor.hold(Self.rows([3: 0]), from: .zero)
    anchor.release()
    #expect(!anchor.isHolding)
    #expect(anchor.element { _ in true } == nil)
  }

  /// Whatever comes, goes or grows above, the element held is as far from the origin as before.
  @Test(arguments: 0..<50) func `keeps the distance whatever happens above`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    var heights = (0..<20).map { _ in CGFloat(random.int(10...80)) }
    func top(_ index: Int) -> CGFloat { heights[..<index].reduce(0, +) }
    let inset = CGFloat(random.int(0...50))
    let offset = CGPoint(x: 0, y: top(random.int(3...10)) + CGFloat(random.int(0...9)))
    let origin = CGPoint(x: 0, y: offset.y + inset)
    let seen = (0..<20).filter { top($0 + 1) > offset.y && top($0) < offset.y + 200 }
    let anchor = ScrollAnchor<Int>()
    anchor.hold(seen.map { (path: $0, frame: Self.frame(top($0))) }, from: origin)
    let held = try #require(anchor.element { _ in true })
    let before = top(held) - origin.y
    for index in 0..<held where random.once(in: 2) { heights[index] = CGFloat(random.int(0...90)) }
    let wanted = try #require(
      anchor.offset(from: offset, origin: origin) { Self.frame(top($0)) }
    )
    #expect(top(held) - (wanted.y + inset) == before)
  }
}
