internal import CPixman
import Foundation

/// The pixel operations the compositor is made of.
///
/// Each writes a pixel from that pixel and its source alone, so a clipped run gives the same
/// result as an unclipped one.
extension Bitmap {
  /// Replaces the pixels of `rect`.
  package func fill(_ rect: PixelRect, with pixel: Pixel) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    let value = format == .color ? pixel.argb : UInt32(pixel.alpha)
    let bits = Int32(format.bytesPerPixel * 8)
    pixman_fill(
      data.assumingMemoryBound(to: UInt32.self),
      Int32(bytesPerRow / 4),
      bits,
      Int32(rect.minX),
      Int32(rect.minY),
      Int32(rect.width),
      Int32(rect.height),
      value
    )
  }

  /// Draws a colour over the pixels of `rect`.
  package func fillOver(_ rect: PixelRect, with pixel: Pixel) {
    if pixel.isOpaque { return fill(rect, with: pixel) }
    if pixel.argb == 0 { return }
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    guard let source = SolidSource(pixel) else { return }
    fillOver(source, in: rect)
  }

  /// Draws a colour that is drawn often over the pixels of `rect`.
  package func fillOver(_ source: SolidSource, in rect: PixelRect) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    pixman_image_composite32(
      PIXMAN_OP_OVER,
      source.image,
      nil,
      image,
      0,
      0,
      0,
      0,
      Int32(rect.minX),
      Int32(rect.minY),
      Int32(rect.width),
      Int32(rect.height)
    )
  }

  /// Draws a colour over the destination through the coverage in `mask`.
  ///
  /// The mask's first pixel falls at `origin`; only the pixels of `clip` may change.
  package func fillOver(
    _ color: Pixel,
    through mask: Bitmap,
    at origin: (x: Int, y: Int),
    clip: PixelRect
  ) {
    guard color.argb != 0, let source = SolidSource(color) else { return }
    fillOver(source, through: mask, at: origin, clip: clip)
  }

  /// The same with a colour that is drawn often.
  package func fillOver(
    _ source: SolidSource,
    through mask: Bitmap,
    at origin: (x: Int, y: Int),
    clip: PixelRect
  ) {
    let rect = mask.bounds.offsetBy(dx: origin.x, dy: origin.y)
      .intersection(clip).intersection(bounds)
    guard !rect.isEmpty else { return }
    pixman_image_composite32(
      PIXMAN_OP_OVER,
      source.image,
      mask.image,
      image,
      0,
      0,
      Int32(rect.minX - origin.x),
      Int32(rect.minY - origin.y),
      Int32(rect.minX),
      Int32(rect.minY),
      Int32(rect.width),
      Int32(rect.height)
    )
  }

  /// Copies pixels as they are, transparency included; both bitmaps must have the same format.
  package func copyPixels(of source: Bitmap, from rect: PixelRect, to origin: (x: Int, y: Int)) {
    precondition(source.format == format)
    let dx = origin.x - rect.minX
    let dy = origin.y - rect.minY
    let target = rect.intersection(source.bounds).offsetBy(dx: dx, dy: dy).intersection(bounds)
    guard !target.isEmpty else { return }
    let bytes = target.width * format.bytesPerPixel
    for y in target.minY..<target.maxY {
      memcpy(
        data + y * bytesPerRow + target.minX * format.bytesPerPixel,
        source.data + (y - dy) * source.bytesPerRow
          + (target.minX - dx) * format.bytesPerPixel,
        bytes
      )
    }
  }

  /// Draws `source` over the destination.
  ///
  /// The source's first pixel falls at `origin`; only the pixels of `clip` may change. `alpha`
  /// multiplies the source, and so does the coverage of `mask`, whose first pixel falls at
  /// `maskOrigin`; outside the mask nothing is drawn.
  package func drawOver(
    _ source: Bitmap,
    at origin: (x: Int, y: Int),
    clip: PixelRect,
    alpha: UInt8 = 255,
    mask: Bitmap? = nil,
    maskOrigin: (x: Int, y: Int) = (0, 0)
  ) {
    var rect = source.bounds.offsetBy(dx: origin.x, dy: origin.y)
      .intersection(clip).intersection(bounds)
    if let mask {
      rect = rect.intersection(mask.bounds.offsetBy(dx: maskOrigin.x, dy: maskOrigin.y))
    }
    guard !rect.isEmpty, alpha > 0 else { return }
    if source.isOpaque, alpha == 255, mask == nil {
      copyPixels(
        of: source,
        from: rect.offsetBy(dx: -origin.x, dy: -origin.y),
        to: (rect.minX, rect.minY)
      )
      return
    }
    let mask = mask.map { CoverageMask(bitmap: $0, x: maskOrigin.x, y: maskOrigin.y) }
    let coverage = MaskImage(mask: mask, alpha: alpha, rect: rect)
    pixman_image_composite32(
      PIXMAN_OP_OVER,
      source.image,
      coverage.image,
      image,
      Int32(rect.minX - origin.x),
      Int32(rect.minY - origin.y),
      coverage.x,
      coverage.y,
      Int32(rect.minX),
      Int32(rect.minY),
      Int32(rect.width),
      Int32(rect.height)
    )
  }

  /// Lets several threads read the bitmap at a time, or write to different rows of it.
  ///
  /// The pixel library works out what kind of image it is when it is first used.
  package func prepareForThreads() {
    pixman_image_composite32(PIXMAN_OP_SRC, image, nil, image, 0, 0, 0, 0, 0, 0, 0, 0)
  }

  /// Multiplies every channel of the pixels in `rect` by the coverage of `mask`.
  ///
  /// Outside the mask the result is clear. `origin` is where the mask's first pixel falls.
  package func multiply(by mask: Bitmap, at origin: (x: Int, y: Int), in rect: PixelRect) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    pixman_image_composite32(
      PIXMAN_OP_IN_REVERSE,
      mask.image,
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

  /// Moves the pixels of `rect` by whole pixels; what moves out is lost, what is uncovered keeps
  /// its old value.
  package func move(_ rect: PixelRect, dx: Int, dy: Int) {
    let rect = rect.intersection(bounds)
    let target = rect.offsetBy(dx: dx, dy: dy).intersection(rect)
    guard !target.isEmpty, dx != 0 || dy != 0 else { return }
    let bytes = target.width * format.bytesPerPixel
    func moveRow(_ y: Int) {
      memmove(
        data + y * bytesPerRow + target.minX * format.bytesPerPixel,
        data + (y - dy) * bytesPerRow + (target.minX - dx) * format.bytesPerPixel,
        bytes
      )
    }
    if dx == 0, bytes == bytesPerRow {
      memmove(
        data + target.minY * bytesPerRow,
        data + (target.minY - dy) * bytesPerRow,
        target.height * bytesPerRow
      )
    } else if dy > 0 {
      for y in (target.minY..<target.maxY).reversed() { moveRow(y) }
    } else {
      for y in target.minY..<target.maxY { moveRow(y) }
    }
  }
}

extension pixman_color_t {
  init(_ pixel: Pixel) {
    self.init(
      red: UInt16(pixel.red) * 0x101,
      green: UInt16(pixel.green) * 0x101,
      blue: UInt16(pixel.blue) * 0x101,
      alpha: UInt16(pixel.alpha) * 0x101
    )
  }
}
