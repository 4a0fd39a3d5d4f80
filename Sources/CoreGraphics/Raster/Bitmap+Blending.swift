internal import CPixman

extension Bitmap {
  /// Adds the channels of `source`, each up to its limit; `origin` is where its first pixel falls.
  package func add(_ source: Bitmap, at origin: (x: Int, y: Int)) {
    let rect = source.bounds.offsetBy(dx: origin.x, dy: origin.y).intersection(bounds)
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
}
