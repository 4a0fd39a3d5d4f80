import CoreGraphics
import Foundation

/// Compositing as it is defined, one channel of one pixel at a time.
enum Reference {
  /// The product of two bytes that stand for 0...1, rounded to the nearest.
  static func product(_ a: Int, _ b: Int) -> Int {
    Int((Double(a) * Double(b) / 255).rounded())
  }

  static func faded(_ pixel: Pixel, by coverage: Int) -> Pixel {
    Pixel(channels: pixel.channels.map { product($0, coverage) })
  }

  static func over(_ source: Pixel, _ destination: Pixel) -> Pixel {
    let rest = 255 - Int(source.alpha)
    return Pixel(
      channels: zip(source.channels, destination.channels).map {
        min(255, $0 + product($1, rest))
      }
    )
  }

  /// Runs `change` on every pixel of a rectangle of a copy of the bitmap.
  static func changing(
    _ bitmap: Bitmap,
    on rect: PixelRect,
    _ change: (Int, Int, Pixel) -> Pixel
  ) -> [Pixel] {
    (0..<bitmap.height).flatMap { y in
      (0..<bitmap.width).map { x in
        let pixel = bitmap[x, y]
        let isInside =
          x >= rect.minX && x < rect.maxX && y >= rect.minY && y < rect.maxY
        guard isInside else { return pixel }
        let changed = change(x, y, pixel)
        // Coverage keeps nothing but alpha.
        return bitmap.format == .color ? changed : Pixel(argb: changed.argb & 0xFF00_0000)
      }
    }
  }
}
