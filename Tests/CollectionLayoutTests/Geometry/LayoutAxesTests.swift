import Foundation
import TestSupport
import Testing

@testable import CollectionLayout

/// Turning lengths into points and back.
@Suite struct `Axes of a layout` {
  private static let both: [LayoutAxes] = [.vertical, .horizontal]

  private let size = CGSize(width: 3, height: 7)

  @Test func `upright content grows in y, sideways content in x`() {
    #expect(LayoutAxes.vertical.size(size) == AxisSize(main: 7, cross: 3))
    #expect(LayoutAxes.horizontal.size(size) == AxisSize(main: 3, cross: 7))
    #expect(LayoutAxes.vertical.point(main: 1, cross: 2) == CGPoint(x: 2, y: 1))
    #expect(LayoutAxes.horizontal.point(main: 1, cross: 2) == CGPoint(x: 1, y: 2))
  }

  @Test(arguments: both) func `a size comes back as it went`(_ axes: LayoutAxes) {
    #expect(axes.size(axes.size(size)) == size)
    let own = AxisSize(main: 11, cross: 13)
    #expect(axes.size(axes.size(own)) == own)
  }

  @Test(arguments: both) func `a point comes back as it went`(_ axes: LayoutAxes) {
    let point = axes.point(main: 5, cross: 9)
    #expect(axes.main(point) == 5)
    #expect(axes.cross(point) == 9)
  }

  @Test(arguments: both) func `a rectangle lies from its places on, as far as its size`(
    _ axes: LayoutAxes
  ) {
    let rect = axes.rect(main: 20, cross: 30, AxisSize(main: 4, cross: 6))
    #expect(axes.main(rect) == AxisInterval(low: 20, high: 24))
    #expect(axes.cross(rect) == AxisInterval(low: 30, high: 36))
    #expect(axes.size(rect.size) == AxisSize(main: 4, cross: 6))
    #expect(rect.origin == axes.point(main: 20, cross: 30))
  }

  @Test(arguments: both) func `turned axes have main and cross in each other's place`(
    _ axes: LayoutAxes
  ) {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(axes.turned != axes)
    #expect(axes.turned.turned == axes)
    #expect(axes.turned.main(rect) == axes.cross(rect))
    #expect(axes.turned.cross(rect) == axes.main(rect))
    #expect(axes.turned.size(size).main == axes.size(size).cross)
  }
}

@Suite struct `Intervals on an axis` {
  /// Intervals of whole numbers overlap where one of the unit cells is in both.
  private func haveCellInCommon(_ a: AxisInterval, _ b: AxisInterval) -> Bool {
    (-20..<20).contains { cell in
      let middle = CGFloat(cell) + 0.5
      return a.low < middle && middle < a.high && b.low < middle && middle < b.high
    }
  }

  private static func interval(_ numbers: inout SplitMix64) -> AxisInterval {
    let low = numbers.int(-9...8)
    return AxisInterval(low: CGFloat(low), high: CGFloat(numbers.int(low + 1...10)))
  }

  @Test(arguments: 0..<20) func `those that overlap have more in common than an end`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let (a, b) = (Self.interval(&numbers), Self.interval(&numbers))
      #expect(a.overlaps(b) == haveCellInCommon(a, b))
      #expect(a.overlaps(b) == b.overlaps(a))
    }
  }

  @Test func `what has no length counts inside and at the start, not at the end`() {
    let room = AxisInterval(low: 2, high: 5)
    let places: [CGFloat] = [1, 2, 3, 5, 6]
    let found = places.filter { AxisInterval(low: $0, high: $0).overlaps(room) }
    #expect(found == [2, 3])
  }

  @Test(arguments: 0..<20) func `moving both keeps what they have in common`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let (a, b) = (Self.interval(&numbers), Self.interval(&numbers))
    let distance = CGFloat(numbers.int(-50...50))
    #expect(a.moved(by: distance).overlaps(b.moved(by: distance)) == a.overlaps(b))
    #expect(a.moved(by: distance).moved(by: -distance) == a)
  }

  @Test func `widening goes both ways`() {
    #expect(AxisInterval(low: 2, high: 5).widened(by: 3) == AxisInterval(low: -1, high: 8))
    #expect(AxisInterval(low: 2, high: 5).moved(by: 3) == AxisInterval(low: 5, high: 8))
  }
}
