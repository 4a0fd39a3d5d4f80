import CoreGraphics
import Foundation
import TestSupport
import Testing

extension SplitMix64 {
  mutating func point(_ side: Double) -> CGPoint {
    CGPoint(x: double(0...side), y: double(0...side))
  }

  /// A premultiplied pixel, often fully opaque or fully clear.
  mutating func pixel() -> Pixel {
    let alpha = [0, 255, int(0...255), int(0...255)][int(0...3)]
    func channel() -> UInt32 { UInt32(int(0...alpha)) }
    return Pixel(argb: UInt32(alpha) << 24 | channel() << 16 | channel() << 8 | channel())
  }

  /// A rectangle of pixels that lies in, across or outside a square.
  mutating func rect(_ side: Int) -> PixelRect {
    PixelRect(
      x: int(-side / 2...side),
      y: int(-side / 2...side),
      width: int(0...side),
      height: int(0...side)
    )
  }

  /// A bitmap of noise.
  mutating func bitmap(
    _ width: Int,
    _ height: Int,
    _ format: Bitmap.Format
  ) throws -> Bitmap {
    let bitmap = try #require(Bitmap(width: width, height: height, format: format))
    for y in 0..<height {
      for x in 0..<width { bitmap.poke(x, y, pixel()) }
    }
    return bitmap
  }

  /// An outline of lines and curves.
  mutating func path(_ side: Double, curved: Bool) -> CGMutablePath {
    let path = CGMutablePath()
    for _ in 0..<int(1...3) {
      path.move(to: point(side))
      for _ in 0..<int(2...5) {
        switch curved ? int(0...2) : 0 {
        case 0: path.addLine(to: point(side))
        case 1: path.addQuadCurve(to: point(side), control: point(side))
        default: path.addCurve(to: point(side), control1: point(side), control2: point(side))
        }
      }
      path.closeSubpath()
    }
    return path
  }
}
