internal import CPixman
import Foundation

/// Draws a colour over a bitmap by coverage, exactly as `Bitmap.fillOver` would through a mask.
struct ColorFiller: CoverageSink {
  private let bitmap: Bitmap
  private let dx: Int
  private let dy: Int
  private let pixel: Pixel
  private let antialias: Bool
  private var y = 0
  private var height = 0
  private var row: UnsafeMutablePointer<UInt32>

  init(target: DrawTarget, pixel: Pixel, antialias: Bool) {
    bitmap = target.bitmap
    dx = -target.x
    dy = -target.y
    self.pixel = pixel
    self.antialias = antialias
    row = target.bitmap.data.assumingMemoryBound(to: UInt32.self)
  }

  mutating func beginRows(y: Int, height: Int) {
    self.y = y &+ dy
    self.height = height
    row = (bitmap.data + self.y &* bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  mutating func cover(x: Int, width: Int, coverage: UInt8) {
    guard antialias || coverage >= 128 else { return }
    let source = antialias ? pixel.faded(by: coverage) : pixel
    let x = x &+ dx
    // Beyond a few pixels the library's vectors win over its overhead.
    if width &* height >= 24 {
      return bitmap.fillOver(PixelRect(x: x, y: y, width: width, height: height), with: source)
    }
    var line = row + x
    for _ in 0..<height {
      for column in 0..<width { line[column] = source.over(Pixel(argb: line[column])).argb }
      line += bitmap.bytesPerRow &>> 2
    }
  }
}

extension Pixel {
  /// Two channels at once, each multiplied by a byte and divided by 255, rounded.
  @inline(__always)
  private static func product(_ pair: UInt32, _ factor: UInt32) -> UInt32 {
    let sum = (pair & 0x00FF_00FF) &* factor &+ 0x0080_0080
    return (sum &+ (sum &>> 8 & 0x00FF_00FF)) &>> 8 & 0x00FF_00FF
  }

  /// All channels multiplied by a byte, rounded as the pixel library does.
  @inline(__always)
  func faded(by coverage: UInt8) -> Pixel {
    if coverage == 255 { return self }
    let factor = UInt32(coverage)
    return Pixel(argb: Self.product(argb, factor) | Self.product(argb &>> 8, factor) &<< 8)
  }

  /// This pixel drawn over another.
  @inline(__always)
  func over(_ other: Pixel) -> Pixel {
    let rest = other.faded(by: 255 &- alpha)
    return Pixel(argb: argb &+ rest.argb)
  }
}
