import Foundation

extension Bitmap {
  /// The bitmap with other colours; nil for coverage.
  package func recolored(by matrix: ColorMatrix) -> Bitmap? {
    guard format == .color, let result = Bitmap(width: width, height: height) else { return nil }
    // Neighbours are often alike, and one lookup is much cheaper than a division.
    var last: (from: UInt32, to: UInt32) = (0, matrix.applied(to: Pixel.clear).argb)
    for y in 0..<height {
      let source = (data + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let target = (result.data + y * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        if source[x] != last.from {
          last = (source[x], matrix.applied(to: Pixel(argb: source[x])).argb)
        }
        target[x] = last.to
      }
    }
    return result
  }

  /// Makes every pixel opaque that has a colour, with the colour it would have by itself.
  package func fillAlpha() {
    guard format == .color else { return }
    for y in 0..<height {
      let row = (data + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width where row[x] &>> 24 != 0 && row[x] &>> 24 != 255 {
        let alpha = row[x] &>> 24
        func straight(_ shift: UInt32) -> UInt32 {
          min(255, ((row[x] &>> shift & 255) &* 255 &+ alpha / 2) / alpha) &<< shift
        }
        row[x] = 0xFF00_0000 | straight(16) | straight(8) | straight(0)
      }
    }
  }

  /// Draws `source` in a blend mode; its first pixel falls at `origin`.
  ///
  /// Only the pixels of `clip` that the source covers change, so that a clipped run gives the same as an
  /// unclipped one. `alpha` multiplies the source.
  package func blend(
    _ source: Bitmap,
    at origin: (x: Int, y: Int),
    clip: PixelRect,
    alpha: Double,
    mode: CGBlendMode
  ) {
    let rect = source.bounds.offsetBy(dx: origin.x, dy: origin.y).intersection(clip)
      .intersection(bounds)
    guard !rect.isEmpty else { return }
    DrawTarget(bitmap: self, x: 0, y: 0).draw(
      .pixels(PlacedBitmap(bitmap: source, x: origin.x, y: origin.y)),
      through: nil,
      on: rect,
      mode: mode,
      alpha: alpha
    )
  }
}
