internal import CPixman

extension Bitmap {
  /// Adds the channels of `source`, each up to its limit; `origin` is where its first pixel falls.
  ///
  /// Only the pixels of `clip` change.
  package func add(_ source: Bitmap, at origin: (x: Int, y: Int), clip: PixelRect? = nil) {
    let rect = source.bounds.offsetBy(dx: origin.x, dy: origin.y).intersection(clip ?? bounds)
      .intersection(bounds)
    guard !rect.isEmpty else { return }
    pixman_image_composite32(
      PIXMAN_OP_ADD,
      source.image,
      nil,
      image,
      Int32(rect.minX - origin.x),
      Int32(rect.minY - origin.y),
      0,
      0,
      Int32(rect.minX),
      Int32(rect.minY),
      Int32(rect.width),
      Int32(rect.height)
    )
  }

  /// The alpha of every pixel, as coverage.
  package func alphaOnly() -> Bitmap? {
    guard let result = Bitmap(width: width, height: height, format: .alpha) else { return nil }
    pixman_image_composite32(
      PIXMAN_OP_SRC,
      image,
      nil,
      result.image,
      0,
      0,
      0,
      0,
      0,
      0,
      Int32(width),
      Int32(height)
    )
    return result
  }

  /// Coverage where this has none, and the other way round; nil for colours.
  package func complement() -> Bitmap? {
    guard format == .alpha, let result = Bitmap(width: width, height: height, format: .alpha)
    else { return nil }
    result.fill(result.bounds, with: Pixel(argb: 0xff00_0000))
    // OUT_REVERSE keeps what the source does not cover.
    pixman_image_composite32(
      PIXMAN_OP_OUT_REVERSE,
      image,
      nil,
      result.image,
      0,
      0,
      0,
      0,
      0,
      0,
      Int32(width),
      Int32(height)
    )
    return result
  }

  /// Brings the pixels of a rectangle so far towards those of another, of the same size in another
  /// bitmap; 0 leaves them, and equal ones stay as they are.
  package func mix(_ other: Bitmap, from source: PixelRect, to target: PixelRect, share: Double) {
    guard format == .color, other.format == .color else { return }
    let part = UInt32((max(0, min(1, share)) * 256).rounded())
    let rest = 256 - part
    // Two channels in each word: sixteen bits hold 255 * 256.
    func mixed(_ a: UInt32, _ b: UInt32) -> UInt32 {
      ((a & 0x00FF_00FF) &* rest &+ (b & 0x00FF_00FF) &* part &+ 0x0080_0080) &>> 8 & 0x00FF_00FF
    }
    for y in 0..<min(source.height, target.height) {
      let from =
        (other.data + (source.minY + y) * other.bytesPerRow)
        .assumingMemoryBound(to: UInt32.self) + source.minX
      let to =
        (data + (target.minY + y) * bytesPerRow)
        .assumingMemoryBound(to: UInt32.self) + target.minX
      for x in 0..<min(source.width, target.width) where to[x] != from[x] {
        to[x] = mixed(to[x], from[x]) | mixed(to[x] &>> 8, from[x] &>> 8) &<< 8
      }
    }
  }
}
