import CoreGraphics
import QuartzCore
import TestSupport
import Testing

/// Layers that are painted together and changed before they are laid over what is behind.
@Suite struct `Filters of layers and all below them` {
  private let root = CALayer()
  private let group = CALayer()
  private let dot = CALayer()

  /// A red square of 16 points in the middle of a group on white.
  init() {
    root.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    group.frame = root.bounds
    dot.frame = CGRect(x: 24, y: 24, width: 16, height: 16)
    dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.addSublayer(group)
    group.addSublayer(dot)
  }

  private func picture(scale: CGFloat = 1) throws -> Bitmap {
    let side = Int(64 * scale)
    let bitmap = try #require(Bitmap(width: side, height: side))
    Compositor().render(root.commit(), scale: scale, into: bitmap)
    return bitmap
  }

  private func green(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int { Int(bitmap[x, y].green) }

  @Test func `a blur makes slopes of edges, a standard deviation wide`() throws {
    group.groupFilter = GroupFilter(blurRadius: 3)
    let bitmap = try picture()
    let slope = (4..<32).map { green(bitmap, $0, 32) }
    #expect(slope == slope.sorted(by: >))
    #expect(slope[0] == 255)
    // At the edge half is left, and a standard deviation outside a sixth is seen.
    #expect(abs((green(bitmap, 23, 32) + green(bitmap, 24, 32)) / 2 - 128) < 8)
    #expect(abs(255 - (green(bitmap, 20, 32) + green(bitmap, 21, 32)) / 2 - 40) < 10)
  }

  @Test func `a blur that lets nothing through stays within the bounds`() throws {
    dot.frame = CGRect(x: 0, y: 0, width: 16, height: 32)
    group.frame = CGRect(x: 16, y: 16, width: 32, height: 32)
    group.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    group.groupFilter = GroupFilter(blurRadius: 4, blursOpaquely: true)
    let bitmap = try picture()
    #expect(bitmap[15, 32] == Pixel(argb: 0xffff_ffff))
    #expect(bitmap[48, 32] == Pixel(argb: 0xffff_ffff))
    #expect(green(bitmap, 16, 16) == 0 && green(bitmap, 47, 47) == 0)
    #expect(bitmap[16, 32].red > 240 && bitmap[47, 32].blue > 240)
    #expect((100...155).contains(Int(bitmap[32, 32].red)))
  }

  @Test func `colours are made of others, and what is clear stays clear`() throws {
    var matrix = ColorMatrix.identity
    matrix = ColorMatrix(
      red: SIMD4(0, 1, 0, 0),
      green: SIMD4(1, 0, 0, 0),
      blue: SIMD4(0, 0, 1, 0),
      alpha: SIMD4(0, 0, 0.5, 1)
    )
    group.groupFilter = GroupFilter(colors: matrix)
    let bitmap = try picture()
    #expect(bitmap[32, 32] == Pixel(argb: 0xff00_ff80))
    #expect(bitmap[8, 8] == Pixel(argb: 0xffff_ffff))
    dot.opacity = 0.5
    #expect(try picture()[32, 32] == Pixel(argb: 0xff7f_ff9f))
  }

  @Test func `a blend mode mixes with what is behind the whole`() throws {
    root.backgroundColor = CGColor(red: 0.5, green: 1, blue: 0.5, alpha: 1)
    let other = CALayer()
    other.frame = CGRect(x: 32, y: 24, width: 16, height: 16)
    other.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    group.addSublayer(other)
    group.groupFilter = GroupFilter(blendMode: .multiply)
    let bitmap = try picture()
    #expect(bitmap[28, 32] == Pixel(argb: 0xff80_0000))
    // Within the group the second one is over the first.
    #expect(bitmap[36, 32] == Pixel(argb: 0xff00_ff00))
    #expect(bitmap[8, 8] == Pixel(argb: 0xff80_ff80))
  }

  @Test func `a group by itself keeps what blends in it from what is behind`() throws {
    dot.groupFilter = GroupFilter(blendMode: .multiply)
    root.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(try picture()[32, 32] == Pixel(argb: 0xff00_0000))
    group.groupFilter = GroupFilter()
    #expect(try picture()[32, 32] == Pixel(argb: 0xffff_0000))
  }

  @Test func `a turned group is filtered before it is turned`() throws {
    group.groupFilter = GroupFilter(blurRadius: 3)
    let upright = try picture()
    group.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let turned = try picture()
    for x in stride(from: 2, to: 62, by: 3) {
      #expect(abs(green(upright, x, 32) - green(turned, x, 32)) <= 2)
    }
  }

  @Test func `a change inside a blur paints as far as the blur reaches`() throws {
    group.groupFilter = GroupFilter(blurRadius: 2)
    let compositor = Compositor()
    let bitmap = try #require(Bitmap(width: 64, height: 64))
    compositor.render(root.commit(), scale: 1, into: bitmap)
    dot.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    compositor.render(root.commit(), scale: 1, into: bitmap)
    #expect(compositor.work.paintedPixels < 40 * 40)
    #expect(PictureDifference(bitmap, try picture()) == nil)
  }

  @Test(arguments: 0..<48)
  func `a frame painted from the last one equals a frame painted whole`(seed: Int) throws {
    var layers = RandomLayers(seed: 4_000 + seed, side: 64)
    layers.holdsFilters = true
    let root = layers.tree()
    let scale = [1.0, 2, 3][seed % 3]
    let pixels = Int(64 * scale)
    let compositor = Compositor()
    let kept = try #require(Bitmap(width: pixels, height: pixels))
    for step in 0..<16 {
      let node = root.commit()
      compositor.render(node, scale: scale, into: kept)
      let fresh = try #require(Bitmap(width: pixels, height: pixels))
      Compositor().render(node, scale: scale, into: fresh)
      let difference = PictureDifference(kept, fresh)
      #expect(difference == nil, "step \(step): \(difference.map { "\($0)" } ?? "")")
      if difference != nil { return }
      layers.edit(root)
    }
  }
}
