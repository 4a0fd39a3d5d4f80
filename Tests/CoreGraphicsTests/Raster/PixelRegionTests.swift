import CoreGraphics
import Foundation
import TestSupport
import Testing

/// Regions against sets of pixels.
@Suite struct PixelRegionTests {
  static let world = PixelRect(x: -30, y: -30, width: 90, height: 90)

  func pixels(_ region: PixelRegion) -> Set<[Int]> {
    var result: Set<[Int]> = []
    for rect in region.rects {
      for y in rect.minY..<rect.maxY {
        for x in rect.minX..<rect.maxX {
          #expect(result.insert([x, y]).inserted, "rectangles overlap")
        }
      }
    }
    return result
  }

  func pixels(_ rect: PixelRect) -> Set<[Int]> {
    guard !rect.isEmpty else { return [] }
    return Set((rect.minY..<rect.maxY).flatMap { y in (rect.minX..<rect.maxX).map { [$0, y] } })
  }

  @Test(arguments: 1...30) func `a region is the set of its pixels`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var region = PixelRegion()
    var expected: Set<[Int]> = []
    #expect(region.isEmpty)
    #expect(region.bounds == .empty)
    for _ in 0..<8 {
      let rect = random.rect(14)
      var other = PixelRegion(random.rect(14))
      other.formUnion(random.rect(14))
      switch random.int(0...5) {
      case 0, 1:
        region.formUnion(rect)
        expected.formUnion(pixels(rect))
      case 2:
        region.formUnion(other)
        expected.formUnion(pixels(other))
      case 3:
        region.subtract(rect)
        expected.subtract(pixels(rect))
      case 4:
        region.subtract(other)
        expected.subtract(pixels(other))
      default:
        region.formIntersection(rect.insetBy(-6))
        expected.formIntersection(pixels(rect.insetBy(-6)))
      }
      #expect(pixels(region) == expected)
      #expect(region.area == expected.count)
      #expect(region.isEmpty == expected.isEmpty)
      #expect(region.contains(rect) == pixels(rect).isSubset(of: expected))
      #expect(region.intersects(rect) == !pixels(rect).isDisjoint(with: expected))
      if !expected.isEmpty {
        let xs = expected.map { $0[0] }
        #expect(region.bounds.minX == xs.min())
        #expect(region.bounds.maxX == (xs.max() ?? 0) + 1)
      }
    }
  }

  @Test func `a copy does not follow what the original becomes`() {
    let original = PixelRegion(PixelRect(x: 0, y: 0, width: 4, height: 4))
    var copy = original
    copy.offsetBy(dx: 2, dy: 1)
    copy.subtract(PixelRect(x: 2, y: 1, width: 1, height: 1))
    #expect(original.rects == [PixelRect(x: 0, y: 0, width: 4, height: 4)])
    #expect(copy.area == 15)
    #expect(copy != original)
    #expect(original == PixelRegion(PixelRect(x: 0, y: 0, width: 4, height: 4)))
  }

  @Test func `equal sets are equal however they were made`() {
    var left = PixelRegion(PixelRect(x: 0, y: 0, width: 2, height: 6))
    left.formUnion(PixelRect(x: 2, y: 0, width: 2, height: 6))
    var right = PixelRegion(PixelRect(x: 0, y: 3, width: 4, height: 3))
    right.formUnion(PixelRect(x: 0, y: 0, width: 4, height: 3))
    #expect(left == right)
    #expect(left.rects.count == 1)
  }
}
