import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

/// Many damaged rectangles are painted as few boxes.
@Suite struct DamageBoxesTests {
  @Test func `rectangles near to each other are one box, rows far from each other are not`() {
    let rects = (0..<10).flatMap { row in
      (0..<10).map { PixelRect(x: 12 + $0 * 102, y: 12 + row * 252, width: 72, height: 85) }
    }
    let boxes = DamageBoxes(rects).boxes
    #expect(boxes.count == 10)
    #expect(boxes.first == PixelRect(x: 12, y: 12, width: 990, height: 85))
    #expect(boxes.last == PixelRect(x: 12, y: 2280, width: 990, height: 85))
  }

  @Test func `rectangles at two ends of a screen stay two`() {
    let rects = [
      PixelRect(x: 0, y: 0, width: 20, height: 20),
      PixelRect(x: 1100, y: 2500, width: 20, height: 20),
    ]
    #expect(DamageBoxes(rects).boxes == rects)
    #expect(DamageBoxes([]).boxes.isEmpty)
  }

  @Test(arguments: 1...40)
  func `boxes hold every rectangle and nothing beyond their bounds, and are few`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var region = PixelRegion()
    let side = random.pick([100, 3000, 100_000])
    for _ in 0..<random.int(0...1500) {
      region.formUnion(
        PixelRect(
          x: random.int(0...side),
          y: random.int(0...side),
          width: random.int(1...60),
          height: random.int(1...60)
        )
      )
    }
    let rects = region.rects
    let boxes = DamageBoxes(rects).boxes
    #expect(boxes.count <= DamageBoxes.maximum)
    #expect(rects.allSatisfy { rect in boxes.contains { $0.contains(rect) } })
    #expect(boxes.allSatisfy(region.bounds.contains))
  }

  @Test(arguments: 0..<6)
  func `a frame with many moving layers equals a frame painted whole`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 600, height: 900)
    root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    let layers = (0..<80).map { index in
      let layer = CALayer()
      layer.frame = CGRect(x: index % 8 * 75, y: index / 8 * 90, width: 20, height: 20)
      layer.backgroundColor = CGColor(red: 0, green: 0, blue: CGFloat(index) / 80, alpha: 0.6)
      layer.cornerRadius = index % 3 == 0 ? 6 : 0
      root.addSublayer(layer)
      return layer
    }
    let compositor = Compositor()
    let kept = try #require(Bitmap(width: 600, height: 900))
    compositor.render(root.commit(), scale: 1, into: kept)
    for step in 0..<4 {
      for layer in layers {
        layer.position.x += random.double(-9...9)
        layer.position.y += random.double(-9...9)
      }
      let node = root.commit()
      compositor.render(node, scale: 1, into: kept)
      #expect(compositor.work.paintedPixels < 400_000, "not much more than 80 times 38 by 38")
      let fresh = try #require(Bitmap(width: 600, height: 900))
      Compositor().render(node, scale: 1, into: fresh)
      let difference = PictureDifference(kept, fresh)
      #expect(difference == nil, "step \(step): \(difference.map { "\($0)" } ?? "")")
    }
  }
}
