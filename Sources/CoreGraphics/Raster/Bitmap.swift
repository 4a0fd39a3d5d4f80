internal import CCairo
internal import CPixman
import Foundation

/// A rectangle of pixels in memory: what contexts draw into and the compositor works on.
///
/// Whoever makes a bitmap fills it; once it is handed on as the contents of an image or a layer
/// nobody writes to it again. That promise, and not a lock, is what makes it safe to share.
package final class Bitmap: @unchecked Sendable {
  /// How a pixel is stored.
  package enum Format: Sendable {
    /// Premultiplied 32-bit ARGB in native byte order.
    case color
    /// Eight bits of coverage.
    case alpha

    var bytesPerPixel: Int { self == .color ? 4 : 1 }
    var pixman: pixman_format_code_t { self == .color ? PIXMAN_a8r8g8b8 : PIXMAN_a8 }
    var cairo: cairo_format_t { self == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8 }
  }

  /// The most pixels a side may have, which is what the pixel library can address.
  package static let maximumSide = 32_000

  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  package let format: Format
  package let data: UnsafeMutableRawPointer
  /// Whether every pixel is known to be opaque, so that drawing it is a plain copy.
  package var isOpaque = false

  let image: OpaquePointer
  private let release: (() -> Void)?

  /// Makes a cleared bitmap; nil when a side is not in 1...`maximumSide`.
  package init?(width: Int, height: Int, format: Format = .color) {
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height) else {
      return nil
    }
    // Rows start on 16 bytes, where the vector units like them.
    let bytesPerRow = (width * format.bytesPerPixel + 15) & ~15
    guard let data = calloc(height, bytesPerRow),
      let image = pixman_image_create_bits_no_clear(
        format.pixman,
        Int32(width),
        Int32(height),
        data.assumingMemoryBound(to: UInt32.self),
        Int32(bytesPerRow)
      )
    else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.format = format
    self.data = data
    self.image = image
    release = { free(data) }
  }

  /// Wraps memory that somebody else owns, such as a window's surface.
  ///
  /// `bytesPerRow` must be a multiple of four. `release` runs when the bitmap goes away.
  package init?(
    wrapping data: UnsafeMutableRawPointer,
    width: Int,
    height: Int,
    bytesPerRow: Int,
    format: Format = .color,
    release: (() -> Void)? = nil
  ) {
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height),
      bytesPerRow >= width * format.bytesPerPixel, bytesPerRow % 4 == 0,
      let image = pixman_image_create_bits_no_clear(
        format.pixman,
        Int32(width),
        Int32(height),
        data.assumingMemoryBound(to: UInt32.self),
        Int32(bytesPerRow)
      )
    else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.format = format
    self.data = data
    self.image = image
    self.release = release
  }

  /// Makes a cleared bitmap with rows of a given length, which must be a multiple of four.
  convenience init?(width: Int, height: Int, bytesPerRow: Int, format: Format) {
    guard bytesPerRow > 0, (1...Self.maximumSide).contains(height),
      let data = calloc(height, bytesPerRow)
    else { return nil }
    // On failure the closure never runs.
    self.init(
      wrapping: data,
      width: width,
      height: height,
      bytesPerRow: bytesPerRow,
      format: format,
      release: { free(data) }
    )
  }

  deinit {
    pixman_image_unref(image)
    release?()
  }

  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  package var byteCount: Int { bytesPerRow * height }

  /// The pixel at a place inside `bounds`; coverage counts as black of that alpha.
  package subscript(x: Int, y: Int) -> Pixel {
    switch format {
    case .color:
      Pixel(argb: data.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self))
    case .alpha:
      Pixel(argb: UInt32(data.load(fromByteOffset: y * bytesPerRow + x, as: UInt8.self)) << 24)
    }
  }

  package func copy() -> Bitmap? {
    guard let copy = Bitmap(width: width, height: height, format: format) else { return nil }
    copy.copyPixels(of: self, from: bounds, to: (0, 0))
    copy.isOpaque = isOpaque
    return copy
  }

  /// Runs `body` with a Cairo surface over these pixels.
  func withSurface<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
    guard
      let surface = cairo_image_surface_create_for_data(
        data.assumingMemoryBound(to: UInt8.self),
        format.cairo,
        Int32(width),
        Int32(height),
        Int32(bytesPerRow)
      )
    else { return nil }
    defer {
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    return body(surface)
  }
}
