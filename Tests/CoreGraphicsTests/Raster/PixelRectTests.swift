import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite struct PixelRectTests {
  /// The pixels of a rectangle near the origin, one by one.
  func pixels(_ rect: PixelRect) -> Set<[Int]> {
    var result: Set<[Int]> = []
    for y in -20..<40 where y >= rect.minY && y < rect.maxY {
      for x in -20..<40 where x >= rect.minX && x < rect.maxX { result.insert([x, y]) }
    }
    return result
  }

  @Test func `intersection, union and containment agree with sets of pixels`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<200 {
      let (a, b) = (random.rect(12), random.rect(12))
      let (pa, pb) = (pixels(a), pixels(b))
      #expect(pixels(a.intersection(b)) == pa.intersection(pb))
      #expect(a.intersects(b) == !pa.isDisjoint(with: pb))
      #expect(a.contains(b) == pb.isSubset(of: pa))
      #expect(a.isEmpty == pa.isEmpty)
      #expect(a.area == pa.count)
      #expect(pixels(a.union(b)).isSuperset(of: pa.union(pb)))
      if a.isEmpty { #expect(a.union(b) == b) }
    }
  }

  @Test func `insets and offsets`() {
    let rect = PixelRect(x: 2, y: 3, width: 10, height: 8)
    #expect(rect.insetBy(2) == PixelRect(x: 4, y: 5, width: 6, height: 4))
    #expect(rect.insetBy(-1) == PixelRect(x: 1, y: 2, width: 12, height: 10))
    #expect(rect.offsetBy(dx: -2, dy: 7) == PixelRect(x: 0, y: 10, width: 10, height: 8))
    #expect(rect.insetBy(5).isEmpty)
  }

  @Test func `around grows to whole pixels, rounding goes to the nearest`() {
    let rect = CGRect(x: 1.4, y: -2.6, width: 3, height: 2)
    #expect(PixelRect(around: rect) == PixelRect(minX: 1, minY: -3, maxX: 5, maxY: 0))
    #expect(PixelRect(rounding: rect) == PixelRect(minX: 1, minY: -3, maxX: 4, maxY: -1))
    #expect(
      PixelRect(x: 1, y: 2, width: 3, height: 4).cgRect == CGRect(x: 1, y: 2, width: 3, height: 4)
    )
  }

  @Test func `what is infinite or no number stays in bounds`() {
    let all = PixelRect(around: .infinite)
    #expect(all.contains(PixelRect(x: -100_000, y: -100_000, width: 200_000, height: 200_000)))
    #expect(all.insetBy(-1000).width > all.width)
    #expect(PixelRect(around: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isEmpty)
    #expect(PixelRect(around: .null).isEmpty)
  }
}
