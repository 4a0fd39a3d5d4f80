import CoreGraphics
import Foundation
import TestSupport
import Testing

/// Every operation against a slow one that follows the definition, on noise.
@Suite struct BitmapCompositingTests {
  static let seeds = Array(1...40)
  static let side = 24

  /// Two bitmaps of noise, alike in size, and a generator to go on with.
  func noise(
    _ seed: Int,
    _ format: Bitmap.Format
  ) throws -> (random: SplitMix64, target: Bitmap) {
    var random = SplitMix64(seed: seed)
    let target = try random.bitmap(random.int(1...Self.side), random.int(1...Self.side), format)
    return (random, target)
  }

  @Test(arguments: seeds) func `fill replaces`(seed: Int) throws {
    for format in [Bitmap.Format.color, .alpha] {
      var (random, target) = try noise(seed, format)
      let (rect, pixel) = (random.rect(Self.side), random.pixel())
      let expected = Reference.changing(target, on: rect) { _, _, _ in pixel }
      target.fill(rect, with: pixel)
      #expect(target.pixels.differences(from: expected) == 0)
    }
  }

  @Test(arguments: seeds) func `fillOver draws a colour over`(seed: Int) throws {
    for format in [Bitmap.Format.color, .alpha] {
      var (random, target) = try noise(seed, format)
      let (rect, pixel) = (random.rect(Self.side), random.pixel())
      let expected = Reference.changing(target, on: rect) { _, _, old in
        Reference.over(pixel, old)
      }
      target.fillOver(rect, with: pixel)
      #expect(target.pixels.differences(from: expected) == 0)
    }
  }

  @Test(arguments: seeds) func `fillOver through a mask fades the colour first`(seed: Int) throws {
    var (random, target) = try noise(seed, .color)
    let mask = try random.bitmap(random.int(1...Self.side), random.int(1...Self.side), .alpha)
    let origin = (x: random.int(-8...8), y: random.int(-8...8))
    let (clip, pixel) = (random.rect(Self.side), random.pixel())
    let touched = mask.bounds.offsetBy(dx: origin.x, dy: origin.y).intersection(clip)
    let expected = Reference.changing(target, on: touched) { x, y, old in
      let coverage = Int(mask[x - origin.x, y - origin.y].alpha)
      return Reference.over(Reference.faded(pixel, by: coverage), old)
    }
    target.fillOver(pixel, through: mask, at: origin, clip: clip)
    #expect(target.pixels.differences(from: expected) == 0)
  }

  @Test(arguments: seeds) func `copyPixels copies what both have`(seed: Int) throws {
    for format in [Bitmap.Format.color, .alpha] {
      var (random, target) = try noise(seed, format)
      let source = try random.bitmap(random.int(1...Self.side), random.int(1...Self.side), format)
      let rect = random.rect(Self.side)
      let origin = (x: random.int(-8...8), y: random.int(-8...8))
      let (dx, dy) = (origin.x - rect.minX, origin.y - rect.minY)
      let touched = rect.intersection(source.bounds).offsetBy(dx: dx, dy: dy)
      let expected = Reference.changing(target, on: touched) { x, y, _ in source[x - dx, y - dy] }
      target.copyPixels(of: source, from: rect, to: origin)
      #expect(target.pixels.differences(from: expected) == 0)
    }
  }

  @Test(arguments: seeds, [false, true])
  func `drawOver draws pixels over, faded by alpha and mask`(seed: Int, masked: Bool) throws {
    var (random, target) = try noise(seed, .color)
    let source = try random.bitmap(random.int(1...Self.side), random.int(1...Self.side), .color)
    let mask =
      masked ? try random.bitmap(random.int(1...Self.side), random.int(1...Self.side), .alpha) : nil
    let origin = (x: random.int(-8...8), y: random.int(-8...8))
    let maskOrigin = (x: random.int(-8...8), y: random.int(-8...8))
    let alpha = [255, random.int(0...255)][random.int(0...1)]
    let clip = random.rect(Self.side)
    var touched = source.bounds.offsetBy(dx: origin.x, dy: origin.y).intersection(clip)
    if let mask {
      touched = touched.intersection(mask.bounds.offsetBy(dx: maskOrigin.x, dy: maskOrigin.y))
    }
    let expected = Reference.changing(target, on: touched) { x, y, old in
      var coverage = alpha
      if let mask {
        let own = Int(mask[x - maskOrigin.x, y - maskOrigin.y].alpha)
        coverage = Reference.product(own, alpha)
      }
      let pixel = source[x - origin.x, y - origin.y]
      return Reference.over(Reference.faded(pixel, by: coverage), old)
    }
    target.drawOver(
      source,
      at: origin,
      clip: clip,
      alpha: UInt8(alpha),
      mask: mask,
      maskOrigin: maskOrigin
    )
    #expect(target.pixels.differences(from: expected) == 0)
  }

  @Test(arguments: seeds) func `an opaque source is copied`(seed: Int) throws {
    var (random, target) = try noise(seed, .color)
    let source = try random.bitmap(9, 7, .color)
    source.makeOpaque()
    let expected = Reference.changing(target, on: source.bounds) { x, y, _ in source[x, y] }
    target.drawOver(source, at: (0, 0), clip: target.bounds)
    #expect(target.pixels.differences(from: expected) == 0)
  }

  @Test(arguments: seeds) func `multiply keeps as much as the mask covers`(seed: Int) throws {
    for format in [Bitmap.Format.color, .alpha] {
      var (random, target) = try noise(seed, format)
      let mask = try random.bitmap(random.int(1...Self.side), random.int(1...Self.side), .alpha)
      let origin = (x: random.int(-8...8), y: random.int(-8...8))
      let rect = random.rect(Self.side)
      let expected = Reference.changing(target, on: rect) { x, y, old in
        let (mx, my) = (x - origin.x, y - origin.y)
        let isInside = mx >= 0 && mx < mask.width && my >= 0 && my < mask.height
        return Reference.faded(old, by: isInside ? Int(mask[mx, my].alpha) : 0)
      }
      target.multiply(by: mask, at: origin, in: rect)
      #expect(target.pixels.differences(from: expected) == 0)
    }
  }

  @Test(arguments: seeds) func `move takes pixels along inside its rectangle`(seed: Int) throws {
    for format in [Bitmap.Format.color, .alpha] {
      var (random, target) = try noise(seed, format)
      // Whole rows and parts of them are moved in different ways.
      let rect = random.int(0...1) == 0 ? target.bounds : random.rect(Self.side)
      let (dx, dy) = (random.int(0...2) == 0 ? 0 : random.int(-9...9), random.int(-9...9))
      let inside = rect.intersection(target.bounds)
      let touched = inside.offsetBy(dx: dx, dy: dy).intersection(inside)
      let expected = Reference.changing(target, on: touched) { x, y, _ in target[x - dx, y - dy] }
      target.move(rect, dx: dx, dy: dy)
      #expect(target.pixels.differences(from: expected) == 0)
    }
  }

  @Test(arguments: seeds) func `add sums the channels up to their limit`(seed: Int) throws {
    var (random, target) = try noise(seed, .color)
    let source = try random.bitmap(11, 13, .color)
    let origin = (x: random.int(-8...8), y: random.int(-8...8))
    let touched = source.bounds.offsetBy(dx: origin.x, dy: origin.y)
    let expected = Reference.changing(target, on: touched) { x, y, old in
      let channels = zip(old.channels, source[x - origin.x, y - origin.y].channels)
      return Pixel(channels: channels.map { min(255, $0 + $1) })
    }
    target.add(source, at: origin)
    #expect(target.pixels.differences(from: expected) == 0)
  }

  @Test(arguments: seeds) func `alphaOnly and complement`(seed: Int) throws {
    let (_, target) = try noise(seed, .color)
    let alpha = try #require(target.alphaOnly())
    #expect(alpha.format == .alpha)
    #expect(alpha.alphas == target.alphas)
    let complement = try #require(alpha.complement())
    #expect(complement.alphas == target.alphas.map { 255 - $0 })
    #expect(target.complement() == nil)
  }

  @Test(arguments: seeds) func `a clip changes nothing but what it leaves out`(seed: Int) throws {
    var (random, target) = try noise(seed, .color)
    let source = try random.bitmap(20, 20, .color)
    let mask = try random.bitmap(20, 20, .alpha)
    let (clip, pixel) = (random.rect(Self.side), random.pixel())
    let alpha = UInt8(random.int(0...255))
    let operations: [(Bitmap, PixelRect) -> Void] = [
      { $0.fillOver($1, with: pixel) },
      { $0.fillOver(pixel, through: mask, at: (2, 1), clip: $1) },
      { $0.drawOver(source, at: (1, 3), clip: $1, alpha: alpha) },
      { $0.drawOver(source, at: (1, 3), clip: $1, mask: mask, maskOrigin: (-2, 0)) },
      { $0.multiply(by: mask, at: (-1, 2), in: $1) },
    ]
    for operation in operations {
      let whole = try #require(target.copy())
      let clipped = try #require(target.copy())
      operation(whole, target.bounds)
      operation(clipped, clip)
      let expected = Reference.changing(target, on: clip) { x, y, _ in whole[x, y] }
      #expect(clipped.pixels.differences(from: expected) == 0)
    }
  }
}
