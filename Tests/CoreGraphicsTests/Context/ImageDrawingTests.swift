import CoreGraphics
import Foundation
import TestSupport
import Testing

/// Pictures in contexts, pixel by pixel.
@Suite struct `Pictures that are drawn` {
  /// A view's context lies the other way up than pictures are drawn.
  private func upright(_ context: CGContext, _ height: Int) {
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: 1, y: -1)
  }

  @Test(arguments: 0..<30) func `at whole pixels are laid over as they are`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let source = try random.bitmap(5, 4, .color)
    let background = random.pixel()
    let (bitmap, context) = try picture(12, 10, background: background)
    upright(context, 10)
    let (x, y) = (random.int(-3...10), random.int(-3...8))
    let alpha = [1, random.double(0...1)][seed % 2]
    context.setAlpha(alpha)
    context.draw(CGImage(bitmap: source), in: CGRect(x: x, y: y, width: 5, height: 4))
    for (column, row) in bitmap.bounds.points {
      // From the bottom up, the picture's first row at its top.
      let place = (column - x, (10 - y - 4) - row)
      let (sourceX, sourceY) = (place.0, -place.1)
      var expected = background
      if (0..<5).contains(sourceX), (0..<4).contains(sourceY) {
        let faded = Reference.faded(source[sourceX, sourceY], by: Int((alpha * 255).rounded()))
        expected = Reference.over(faded, background)
      }
      #expect(bitmap[column, row].distance(to: expected) <= 1)
    }
  }

  @Test(arguments: 1...4) func `without smoothing are made of larger pixels`(_ factor: Int) throws {
    var random = SplitMix64(seed: factor)
    let source = try random.bitmap(4, 3, .color)
    source.isOpaque = false
    let (bitmap, context) = try picture(4 * factor, 3 * factor)
    upright(context, 3 * factor)
    context.interpolationQuality = .none
    let rect = CGRect(x: 0, y: 0, width: 4 * factor, height: 3 * factor)
    context.draw(CGImage(bitmap: source), in: rect)
    for (x, y) in bitmap.bounds.points {
      #expect(bitmap[x, y] == source[x / factor, y / factor])
    }
  }

  @Test(arguments: [(true, false), (false, true), (true, true)])
  func `mirrored are the same pixels the other way round`(across: Bool, down: Bool) throws {
    var random = SplitMix64(seed: 5)
    let source = try random.bitmap(6, 5, .color)
    let (bitmap, context) = try picture(6, 5)
    upright(context, 5)
    if across {
      context.translateBy(x: 6, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    if down {
      context.translateBy(x: 0, y: 5)
      context.scaleBy(x: 1, y: -1)
    }
    context.draw(CGImage(bitmap: source), in: CGRect(x: 0, y: 0, width: 6, height: 5))
    for (x, y) in bitmap.bounds.points {
      #expect(bitmap[x, y] == source[across ? 5 - x : x, down ? 4 - y : y])
    }
  }

  @Test(arguments: 1...3) func `half as large are the mean of four pixels`(_ halvings: Int) throws {
    var random = SplitMix64(seed: 40 + halvings)
    let size = 4 << halvings
    let source = try random.bitmap(size, size, .color)
    let (bitmap, context) = try picture(4, 4)
    upright(context, 4)
    context.draw(CGImage(bitmap: source), in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let side = 1 << halvings
    for (x, y) in bitmap.bounds.points {
      var sums = [0, 0, 0, 0]
      for index in 0..<side * side {
        let pixel = source[x * side + index % side, y * side + index / side]
        for (channel, value) in pixel.channels.enumerated() { sums[channel] += value }
      }
      let mean = Pixel(channels: sums.map { ($0 + side * side / 2) / (side * side) })
      // Each halving may round once.
      #expect(bitmap[x, y].distance(to: mean) <= halvings + 1)
    }
  }

  @Test(arguments: 0..<20) func `as tiles repeat from their place on in all directions`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: 60 + seed)
    let (width, height) = (random.int(1...6), random.int(1...6))
    let source = try random.bitmap(width, height, .color)
    let (bitmap, context) = try picture(17, 13)
    upright(context, 13)
    let (x, y) = (random.int(-9...9), random.int(-9...9))
    context.clip(to: CGRect(x: 1, y: 1, width: 15, height: 11))
    let rect = CGRect(x: x, y: y, width: width, height: height)
    context.draw(CGImage(bitmap: source), in: rect, byTiling: true)
    for (column, row) in bitmap.bounds.points {
      guard (1..<16).contains(column), (1..<12).contains(row) else {
        #expect(bitmap[column, row] == .clear)
        continue
      }
      func place(_ value: Int, _ length: Int) -> Int { (value % length + length) % length }
      let fromTop = row - (13 - y - height)
      #expect(bitmap[column, row] == source[place(column - x, width), place(fromTop, height)])
    }
  }

  @Test func `as stencils let the fill colour through`() throws {
    let bytes: [UInt8] = [0, 255, 128, 0]
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    let stencil = try #require(
      CGImage(
        maskWidth: 4,
        height: 1,
        bitsPerComponent: 8,
        bitsPerPixel: 8,
        bytesPerRow: 4,
        provider: provider,
        decode: nil,
        shouldInterpolate: false
      )
    )
    let (bitmap, context) = try picture(4, 1)
    context.setFillColor(.red)
    context.draw(stencil, in: CGRect(x: 0, y: 0, width: 4, height: 1))
    let expected: [Pixel] = [.fullRed, .clear, Pixel(argb: 0x7F7F_0000), .fullRed]
    #expect(zip(bitmap.pixels, expected).allSatisfy { $0.distance(to: $1) <= 1 })
  }

  @Test func `nowhere are nothing`() throws {
    let source = try #require(Bitmap(width: 2, height: 2))
    source.fill(source.bounds, with: .fullRed)
    let (bitmap, context) = try picture(4, 4)
    let image = CGImage(bitmap: source)
    for rect in [
      CGRect.null, .infinite, .zero, CGRect(x: 9, y: 9, width: 2, height: 2),
      CGRect(x: 0, y: 0, width: 0, height: 4), CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
      CGRect(x: 1e300, y: 0, width: 1, height: 1),
    ] {
      context.draw(image, in: rect)
      context.draw(image, in: rect, byTiling: rect.width != 2)
    }
    #expect(bitmap.alphas.allSatisfy { $0 == 0 })
    context.scaleBy(x: 0, y: 1)
    context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(bitmap.alphas.allSatisfy { $0 == 0 })
  }

  // MARK: Patterns

  @Test(arguments: 0..<20) func `as patterns repeat from the corner of the drawing`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: 90 + seed)
    let (width, height) = (random.int(1...7), random.int(1...7))
    let source = try random.bitmap(width, height, .color)
    let scale = [1, 2][seed % 2]
    let size = CGSize(
      width: CGFloat(width) / CGFloat(scale),
      height: CGFloat(height) / CGFloat(scale)
    )
    let pattern = ImagePattern(image: CGImage(bitmap: source), size: size)
    let (bitmap, context) = try picture(20, 20, scale: CGFloat(scale))
    context.setFillColor(CGColor(pattern))
    // Where a shape is moved to, the pattern stays.
    context.translateBy(x: CGFloat(random.int(0...3)), y: 1)
    context.fill(CGRect(x: -20, y: -20, width: 60, height: 60))
    for (x, y) in bitmap.bounds.points {
      #expect(bitmap[x, y] == source[x % width, y % height])
    }
  }

  @Test func `patterns are one colour where there is no room for more`() throws {
    let source = try #require(Bitmap(width: 2, height: 1))
    source.poke(0, 0, .fullRed)
    let pattern = ImagePattern(image: CGImage(bitmap: source), size: CGSize(width: 2, height: 1))
    let color = CGColor(pattern).deviceComponents
    // Half of it is clear.
    #expect(color.red == 1 && color.green == 0 && abs(color.alpha - 0.5) < 1e-9)
  }

  // MARK: Colours

  @Test func `every way to set a colour is the same colour`() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    let ways: [(CGContext) -> Void] = [
      { $0.setFillColor(red: 0.4, green: 0.4, blue: 0.4, alpha: 0.8) },
      { $0.setFillColor(gray: 0.4, alpha: 0.8) },
      { $0.setFillColor(CGColor(gray: 0.4, alpha: 0.8)) },
      {
        $0.setFillColorSpace(gray)
        $0.setFillColor([0.4, 0.8])
      },
      { $0.setFillColor(cyan: 0, magenta: 0, yellow: 0, black: 0.6, alpha: 0.8) },
    ]
    var pixels: [Pixel] = []
    for way in ways {
      let (bitmap, context) = try picture(2, 2)
      way(context)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      pixels.append(bitmap[0, 0])
    }
    #expect(pixels.allSatisfy { $0.distance(to: pixels[0]) <= 1 })
    #expect(pixels[0].distance(to: Pixel(argb: 0xCC52_5252)) <= 1)
  }

  @Test func `another space begins with black, which covers`() throws {
    let (bitmap, context) = try picture(2, 1)
    context.setFillColor(.red)
    context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setStrokeColor(.red)
    context.setStrokeColorSpace(CGColorSpaceCreateDeviceGray())
    context.strokeLineSegments(between: [CGPoint(x: 1, y: 0.5), CGPoint(x: 2, y: 0.5)])
    #expect(bitmap.pixels == [.black, .black])
  }
}
