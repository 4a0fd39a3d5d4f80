import CoreGraphics
import QuartzCore
import TestSupport
import Testing

/// Painting what changed gives the same pixels as painting everything.
@Suite struct CompositorDamageTests {
  static let side = 64.0

  @Test(arguments: 0..<60)
  func `a frame painted from the last one equals a frame painted whole`(seed: Int) throws {
    var layers = RandomLayers(seed: seed, side: Self.side)
    let root = layers.tree()
    let scale = [1.0, 2, 3][seed % 3]
    let pixels = Int(Self.side * scale)
    let compositor = Compositor()
    let kept = try #require(Bitmap(width: pixels, height: pixels))
    for step in 0..<40 {
      let node = root.commit()
      compositor.render(node, scale: scale, into: kept)
      let fresh = try #require(Bitmap(width: pixels, height: pixels))
      Compositor().render(node, scale: scale, into: fresh)
      let difference = PictureDifference(kept, fresh)
      #expect(difference == nil, "seed \(seed), step \(step): \(difference.map { "\($0)" } ?? "")")
      if difference != nil { return }
      layers.edit(root)
    }
  }

  @Test func `a layer that only fades is painted again`() throws {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    let layer = CALayer()
    layer.frame = root.bounds
    layer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    root.addSublayer(layer)
    let compositor = Compositor()
    let bitmap = try #require(Bitmap(width: 8, height: 8))
    for opacity in [Float(0.25), 0.75, 0.5] {
      layer.opacity = opacity
      compositor.render(root.commit(), scale: 1, into: bitmap)
      let expected = try #require(Bitmap(width: 8, height: 8))
      layer.backgroundColor = CGColor(
        red: 0,
        green: 0,
        blue: 0,
        alpha: 1 + CGFloat(opacity) * 1e-9
      )
      Compositor().render(root.commit(), scale: 1, into: expected)
      #expect(PictureDifference(bitmap, expected) == nil, "at \(opacity)")
    }
  }

  @Test func `nothing is painted when nothing changed`() throws {
    var layers = RandomLayers(seed: 5, side: Self.side)
    let root = layers.tree()
    let compositor = Compositor()
    let bitmap = try #require(Bitmap(width: 64, height: 64))
    compositor.render(root.commit(), scale: 1, into: bitmap)
    #expect(compositor.work.paintedPixels == 64 * 64)
    compositor.render(root.commit(), scale: 1, into: bitmap)
    let damage = compositor.change.rects
    #expect(damage.isEmpty)
    #expect(compositor.work == Compositor.Work())
  }

  @Test func `a changed colour repaints its layer and no more`() throws {
    let root = Self.wall()
    let brick = try #require(root.sublayers?[5])
    let compositor = Compositor()
    let bitmap = try #require(Bitmap(width: 64, height: 64))
    compositor.render(root.commit(), scale: 1, into: bitmap)
    brick.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    compositor.render(root.commit(), scale: 1, into: bitmap)
    // The layer and the pixel around it in which an edge may be softened.
    #expect(compositor.work.paintedPixels == 16 * 16)
    #expect(bitmap[20, 20] == Pixel(argb: 0xffff_0000))
  }

  @Test func `scrolling by whole pixels moves pixels and paints what comes into sight`() throws {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    let list = Self.wall()
    list.masksToBounds = true
    root.addSublayer(list)
    let compositor = Compositor()
    let bitmap = try #require(Bitmap(width: 64, height: 64))
    compositor.render(root.commit(), scale: 1, into: bitmap)
    list.bounds.origin.y = 10
    compositor.render(root.commit(), scale: 1, into: bitmap)
    #expect(compositor.work.movedPixels == 64 * 64)
    #expect(compositor.work.paintedPixels == 64 * 10)
  }

  /// Sixteen bricks of 14 points on white.
  static func wall() -> CALayer {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    for index in 0..<16 {
      let brick = CALayer()
      brick.frame = CGRect(x: index % 4 * 16 + 1, y: index / 4 * 16 + 1, width: 14, height: 14)
      brick.backgroundColor = CGColor(red: 0, green: 0, blue: Double(index) / 16, alpha: 1)
      root.addSublayer(brick)
    }
    return root
  }
}

/// Where two pictures differ first, and in how many pixels.
struct PictureDifference: CustomStringConvertible {
  let count: Int
  let description: String

  /// Nil when the pictures are the same.
  init?(_ a: Bitmap, _ b: Bitmap) {
    var count = 0
    var first: (Int, Int)?
    for y in 0..<min(a.height, b.height) {
      for x in 0..<min(a.width, b.width) where a[x, y] != b[x, y] {
        count += 1
        if first == nil { first = (x, y) }
      }
    }
    guard let (x, y) = first else { return nil }
    self.count = count
    func hex(_ pixel: Pixel) -> String { String(pixel.argb, radix: 16) }
    description = "\(count) pixels differ, first (\(x), \(y)): \(hex(a[x, y])) and \(hex(b[x, y]))"
  }
}
