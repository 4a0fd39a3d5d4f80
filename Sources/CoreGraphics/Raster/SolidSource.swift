internal import CPixman

/// A colour as the pixel library wants it; several threads may draw with it at a time.
package final class SolidSource: @unchecked Sendable {
  let image: OpaquePointer

  package init?(_ color: Pixel) {
    var color = pixman_color_t(color)
    guard let image = pixman_image_create_solid_fill(&color) else { return nil }
    self.image = image
  }

  deinit { pixman_image_unref(image) }

  /// Has the library work out what kind of image it is, which it does when it is first used.
  fileprivate func prepareForThreads(with bitmap: Bitmap) {
    pixman_image_composite32(PIXMAN_OP_OVER, image, nil, bitmap.image, 0, 0, 0, 0, 0, 0, 0, 0)
  }
}

/// The colours that were drawn last, ready to be drawn again.
package struct SolidSources {
  private static let limit = 64
  private var sources: [Pixel: SolidSource] = [:]

  package init() {}

  /// A colour that is drawn into a bitmap, perhaps by several threads.
  package mutating func source(of color: Pixel, into bitmap: Bitmap) -> SolidSource? {
    if let source = sources[color] { return source }
    if sources.count >= Self.limit { sources.removeAll(keepingCapacity: true) }
    guard let source = SolidSource(color) else { return nil }
    source.prepareForThreads(with: bitmap)
    sources[color] = source
    return source
  }
}
