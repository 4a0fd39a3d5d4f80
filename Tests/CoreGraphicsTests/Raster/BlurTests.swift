import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite struct BlurTests {
  /// One opaque pixel in the middle of a bitmap, blurred.
  func spot(_ sigma: Double) throws -> (bitmap: Bitmap, reach: Int) {
    let bitmap = try #require(Bitmap(width: 1, height: 1, format: .alpha))
    bitmap.fill(bitmap.bounds, with: .black)
    return (try #require(bitmap.blurred(radius: sigma)), Bitmap.blurReach(radius: sigma))
  }

  /// A row of ones after a gap, blurred by a Gaussian.
  func gaussianEdge(_ sigma: Double, _ distance: Double) -> Double {
    0.5 * (1 + erf(distance / (sigma * 2.squareRoot())))
  }

  @Test(arguments: [0.4, 1, 1.7, 3, 5.25, 8])
  func `the edge of a shape fades as a Gaussian does`(sigma: Double) throws {
    let width = Int(sigma * 8) + 8
    let bitmap = try #require(Bitmap(width: width, height: width, format: .alpha))
    bitmap.fill(bitmap.bounds, with: .black)
    let blurred = try #require(bitmap.blurred(radius: sigma))
    let reach = Bitmap.blurReach(radius: sigma)
    let row = reach + width / 2
    let errors = (0..<reach + width / 2).map { x in
      let expected = gaussianEdge(sigma, Double(x - reach) + 0.5) * 255
      return abs(Double(blurred[x, row].alpha) - expected)
    }
    #expect((errors.max() ?? 0) < (sigma < 1 ? 20 : 9))
    // Three boxes are close, not equal; half the edge lies on either side.
    let (inside, outside) = (blurred[reach, row].alpha, blurred[reach - 1, row].alpha)
    #expect(abs(Int(inside) + Int(outside) - 255) <= 1)
  }

  @Test(arguments: [0.3, 0.5, 1, 2.2, 3.9, 7, 12])
  func `the spread is the standard deviation asked for`(sigma: Double) throws {
    // A wide column, of which only the horizontal profile is looked at.
    let bitmap = try #require(Bitmap(width: 1, height: 100, format: .alpha))
    bitmap.fill(bitmap.bounds, with: .black)
    let blurred = try #require(bitmap.blurred(radius: sigma))
    let reach = Bitmap.blurReach(radius: sigma)
    let profile = (0..<blurred.width).map { Double(blurred[$0, reach + 50].alpha) }
    let mass = profile.reduce(0, +)
    let variance =
      profile.enumerated().reduce(0) { sum, entry in
        let distance = Double(entry.offset - reach)
        return sum + entry.element * distance * distance
      } / mass
    #expect(abs(mass - 255) <= Double(blurred.width) / 2 + 1)
    #expect(abs(variance.squareRoot() - sigma) < 0.12 * sigma + 0.02)
  }

  @Test(arguments: [0.5, 1, 4, 9.5]) func `a blur grows by its reach and not more`(
    sigma: Double
  ) throws {
    let (bitmap, reach) = try spot(sigma)
    #expect(bitmap.width == 2 * reach + 1 && bitmap.height == 2 * reach + 1)
    #expect(Double(reach) >= 2 * sigma && Double(reach) <= 3 * sigma + 6)
  }

  @Test(arguments: 1...12) func `turning or mirroring first or after makes no difference`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let sigma = random.double(0.4...6)
    let bitmap = try random.bitmap(11, 11, .alpha)
    let mirrored = try #require(Bitmap(width: 11, height: 11, format: .alpha))
    let turned = try #require(Bitmap(width: 11, height: 11, format: .alpha))
    for y in 0..<11 {
      for x in 0..<11 {
        mirrored.poke(10 - x, y, bitmap[x, y])
        turned.poke(10 - x, 10 - y, bitmap[x, y])
      }
    }
    let a = try #require(bitmap.blurred(radius: sigma))
    let b = try #require(mirrored.blurred(radius: sigma))
    let c = try #require(turned.blurred(radius: sigma))
    let last = a.width - 1
    var differences = 0
    for y in 0..<a.height {
      for x in 0..<a.width {
        if a[x, y] != b[last - x, y] { differences += 1 }
        if a[x, y] != c[last - x, last - y] { differences += 1 }
      }
    }
    #expect(differences == 0)
  }

  @Test func `an even inside stays even`() throws {
    for value in [1, 77, 254, 255] {
      let bitmap = try #require(Bitmap(width: 60, height: 60, format: .alpha))
      bitmap.fill(bitmap.bounds, with: Pixel(argb: UInt32(value) << 24))
      for sigma in [1, 3.3, 6] {
        let blurred = try #require(bitmap.blurred(radius: sigma))
        let middle = blurred.width / 2
        #expect(Int(blurred[middle, middle].alpha) == value)
      }
    }
  }

  @Test(arguments: 1...6) func `each channel of a colour is blurred by itself`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let sigma = random.double(0.4...5)
    let bitmap = try random.bitmap(9, 13, .color)
    let blurred = try #require(bitmap.blurred(radius: sigma))
    for channel in 0..<4 {
      let single = try #require(Bitmap(width: 9, height: 13, format: .alpha))
      for y in 0..<13 {
        for x in 0..<9 {
          single.poke(x, y, Pixel(channels: [bitmap[x, y].channels[channel], 0, 0, 0]))
        }
      }
      let expected = try #require(single.blurred(radius: sigma))
      #expect(blurred.pixels.map { $0.channels[channel] } == expected.alphas)
    }
    // Still premultiplied.
    #expect(blurred.pixels.allSatisfy { $0.red <= $0.alpha && $0.blue <= $0.alpha })
  }

  @Test func `rows that repeat give what rows that do not would`() throws {
    // The same bars twice, once with a speck far from the row that is compared.
    let plain = try #require(Bitmap(width: 30, height: 80, format: .alpha))
    plain.fill(PixelRect(x: 5, y: 0, width: 9, height: 80), with: .black)
    let specked = try #require(plain.copy())
    for y in stride(from: 50, to: 80, by: 2) { specked.poke(29, y, .black) }
    let a = try #require(plain.blurred(radius: 2))
    let b = try #require(specked.blurred(radius: 2))
    let part = PixelRect(x: 0, y: 0, width: a.width, height: 40)
    #expect(a.difference(from: b, on: part).count == 0)
  }

  @Test func `no radius, a bad one and a huge one`() throws {
    let bitmap = try #require(Bitmap(width: 4, height: 4, format: .alpha))
    bitmap.fill(bitmap.bounds, with: .black)
    for sigma in [0, -3, .nan] {
      #expect(bitmap.blurred(radius: sigma)?.pixels == bitmap.pixels)
      #expect(Bitmap.blurReach(radius: sigma) == 0)
    }
    #expect(Bitmap.blurReach(radius: 1e9) == Bitmap.blurReach(radius: Bitmap.largestBlur))
    let wide = try #require(bitmap.blurred(radius: 40))
    #expect(wide.alphas.max() == 0)
    #expect(bitmap.blurred(radius: .infinity)?.width == 4)
  }

  @Test(arguments: 0..<40)
  func `the blur of a large rectangle is that of a small one, its middle repeated`(seed: Int) throws
  {
    var random = SplitMix64(seed: seed)
    let radius = random.double(0...20)
    let sigma = random.double(0.2...12)
    let (width, height) = (random.int(1...260), random.int(1...260))
    func blurred(_ width: Int, _ height: Int) throws -> Bitmap {
      let corner = min(radius, Double(min(width, height)) / 2)
      let path = CGPath(
        roundedRect: CGRect(x: 0, y: 0, width: width, height: height),
        cornerWidth: corner,
        cornerHeight: corner,
        transform: nil
      )
      let area = PixelRect(x: 0, y: 0, width: width, height: height)
      return try #require(
        coverage(of: path, transform: .identity, in: area)?.blurred(radius: sigma)
      )
    }
    let reach = Bitmap.blurReach(radius: sigma)
    let edge = Int(radius.rounded(.up)) + 1
    let side = 2 * (edge + reach) + 1
    // Along a side that is short the corners must not change.
    guard min(width, height) >= 2 * edge else { return }
    let small = try blurred(min(side, width), min(side, height))
    let whole = try #require(
      small.repeating(
        column: edge + 2 * reach,
        row: edge + 2 * reach,
        width: width + 2 * reach,
        height: height + 2 * reach
      )
    )
    let expected = try blurred(width, height)
    #expect(whole.width == expected.width && whole.height == expected.height)
    let isSame = (0..<whole.height).allSatisfy { y in
      let rows = (whole.data + y * whole.bytesPerRow, expected.data + y * expected.bytesPerRow)
      return memcmp(rows.0, rows.1, whole.width) == 0
    }
    #expect(isSame, "\(width) × \(height), corner \(radius), blur \(sigma)")
  }
}
