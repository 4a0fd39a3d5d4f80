import CoreGraphics
import Foundation
import Testing

extension Bitmap {
  /// Writes one pixel, without any of the code under test.
  func poke(_ x: Int, _ y: Int, _ pixel: Pixel) {
    switch format {
    case .color:
      data.storeBytes(of: pixel.argb, toByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    case .alpha:
      data.storeBytes(of: pixel.alpha, toByteOffset: y * bytesPerRow + x, as: UInt8.self)
    }
  }

  /// All pixels, row by row.
  var pixels: [Pixel] {
    (0..<height).flatMap { y in (0..<width).map { self[$0, y] } }
  }

  /// The alpha of all pixels, row by row.
  var alphas: [Int] { pixels.map { Int($0.alpha) } }

  /// How many pixels differ, and by how much in the worst channel.
  func difference(from other: Bitmap, on rect: PixelRect? = nil) -> (count: Int, worst: Int) {
    var count = 0
    var worst = 0
    let rect = (rect ?? bounds).intersection(bounds)
    guard !rect.isEmpty else { return (0, 0) }
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX where self[x, y] != other[x, y] {
        count += 1
        worst = max(worst, self[x, y].distance(to: other[x, y]))
      }
    }
    return (count, worst)
  }
}

extension Pixel {
  var channels: [Int] { [Int(alpha), Int(red), Int(green), Int(blue)] }

  init(channels: [Int]) {
    self.init(argb: channels.reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
  }

  func distance(to other: Pixel) -> Int {
    zip(channels, other.channels).map { abs($0 - $1) }.max() ?? 0
  }

  static let white = Pixel(argb: 0xFFFF_FFFF)
  static let black = Pixel(argb: 0xFF00_0000)
  static let fullRed = Pixel(argb: 0xFFFF_0000)
  static let fullGreen = Pixel(argb: 0xFF00_FF00)
  static let fullBlue = Pixel(argb: 0xFF00_00FF)
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// A bitmap and a view's context on it.
func picture(
  _ width: Int,
  _ height: Int,
  scale: CGFloat = 1,
  background: Pixel = .clear
) throws -> (bitmap: Bitmap, context: CGContext) {
  let bitmap = try #require(Bitmap(width: width, height: height))
  bitmap.fill(bitmap.bounds, with: background)
  return (bitmap, try #require(CGContext(drawingInto: bitmap, scale: scale)))
}

/// A context made from pixels, with y up.
func bitmapContext(
  _ width: Int,
  _ height: Int,
  alpha: CGImageAlphaInfo = .premultipliedFirst,
  order: CGBitmapInfo = .byteOrder32Little,
  space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
) throws -> CGContext {
  try #require(
    CGContext(
      data: nil,
      width: width,
      height: height,
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: space,
      bitmapInfo: alpha.rawValue | order.rawValue
    )
  )
}

extension PixelRect {
  /// The places of all pixels, row by row.
  var points: [(x: Int, y: Int)] {
    isEmpty ? [] : (minY..<maxY).flatMap { y in (minX..<maxX).map { ($0, y) } }
  }
}

extension [Pixel] {
  /// How many pixels differ; a count says as much as two lists, and can be read.
  func differences(from other: [Pixel]) -> Int {
    if count != other.count { return Swift.max(count, other.count) }
    return zip(self, other).filter { $0 != $1 }.count
  }
}
