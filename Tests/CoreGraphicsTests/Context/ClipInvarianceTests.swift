import CoreGraphics
import Foundation
import TestSupport
import Testing

/// What is drawn inside a clip is what would be drawn there without it, to the last bit.
@Suite struct ClipInvarianceTests {
  static let side = 48

  @Test(arguments: 1...150) func `a clip to whole pixels changes nothing inside it`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let image = CGImage(bitmap: try random.bitmap(16, 12, .color))
    let background = try random.bitmap(Self.side, Self.side, .color)
    let clip = random.rect(Self.side).intersection(background.bounds)
    let program = DrawingProgram(seed: seed, side: Double(Self.side), image: image)

    let whole = try #require(background.copy())
    program.run(on: try #require(CGContext(drawingInto: whole, scale: 1)))
    let clipped = try #require(background.copy())
    let context = try #require(CGContext(drawingInto: clipped, scale: 1))
    context.clip(to: clip.cgRect)
    program.run(on: context)

    let expected = Reference.changing(background, on: clip) { x, y, _ in whole[x, y] }
    #expect(clipped.pixels.differences(from: expected) == 0, "\(program)")
  }

  @Test(arguments: 1...40) func `a picture drawn in tiles is the picture drawn at once`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let image = CGImage(bitmap: try random.bitmap(16, 12, .color))
    let program = DrawingProgram(seed: seed, side: Double(Self.side), image: image)
    let (whole, context) = try picture(Self.side, Self.side)
    program.run(on: context)
    let (tiled, _) = try picture(Self.side, Self.side)
    for y in stride(from: 0, to: Self.side, by: 16) {
      for x in stride(from: 0, to: Self.side, by: 16) {
        let tile = try #require(CGContext(drawingInto: tiled, scale: 1))
        tile.clip(to: CGRect(x: x, y: y, width: 16, height: 16))
        program.run(on: tile)
      }
    }
    #expect(tiled.difference(from: whole).count == 0, "\(program)")
  }

  @Test(arguments: 1...20) func `the same drawing gives the same bits`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let image = CGImage(bitmap: try random.bitmap(16, 12, .color))
    let program = DrawingProgram(seed: seed, side: Double(Self.side), image: image)
    let (first, a) = try picture(Self.side, Self.side)
    let (second, b) = try picture(Self.side, Self.side)
    program.run(on: a)
    program.run(on: b)
    #expect(first.pixels.differences(from: second.pixels) == 0)
  }

  @Test(arguments: 1...40) func `a colour through a mask is the colour filled`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let path = random.path(Double(Self.side), curved: true)
    let background = try random.bitmap(Self.side, Self.side, .color)
    let pixel = random.pixel()
    let color = CGColor(
      red: Double(pixel.red) / 255,
      green: 0.5,
      blue: 1,
      alpha: Double(pixel.alpha) / 255
    )
    let filled = try #require(background.copy())
    let context = try #require(CGContext(drawingInto: filled, scale: 1))
    context.setFillColor(color)
    context.addPath(path)
    context.fillPath()
    let masked = try #require(background.copy())
    if let mask = coverage(of: path, transform: .identity, in: masked.bounds) {
      masked.fillOver(color.pixel(), through: mask, at: (0, 0), clip: masked.bounds)
    }
    #expect(filled.difference(from: masked).count == 0)
  }
}
