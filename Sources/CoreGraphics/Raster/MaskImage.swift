internal import CPixman
import Foundation

/// A constant alpha, a coverage mask, or both, as the pixel library wants them.
struct MaskImage: ~Copyable {
  /// Nil where nothing is taken away.
  private(set) var image: OpaquePointer?
  /// Where the rectangle that is drawn starts in the image.
  private(set) var x: Int32 = 0
  private(set) var y: Int32 = 0
  private var isOwned = true
  private let keepAlive: Bitmap?

  init(mask: CoverageMask?, alpha: UInt8, rect: PixelRect) {
    keepAlive = mask?.bitmap
    guard let mask else {
      if alpha < 255 { image = Self.solid(alpha) }
      return
    }
    x = Int32(rect.minX - mask.x)
    y = Int32(rect.minY - mask.y)
    guard alpha < 255 else {
      // Borrowed: the library counts references without a lock, and masks may be shared.
      image = mask.bitmap.image
      isOwned = false
      return
    }
    fade(mask, alpha, rect)
  }

  /// The part of the mask that is needed, faded.
  private mutating func fade(_ mask: CoverageMask, _ alpha: UInt8, _ rect: PixelRect) {
    let size = (Int32(rect.width), Int32(rect.height))
    guard let faded = pixman_image_create_bits(PIXMAN_a8, size.0, size.1, nil, 0) else { return }
    let solid = Self.solid(alpha)
    pixman_image_composite32(
      PIXMAN_OP_SRC,
      mask.bitmap.image,
      solid,
      faded,
      x,
      y,
      0,
      0,
      0,
      0,
      size.0,
      size.1
    )
    if let solid { pixman_image_unref(solid) }
    image = faded
    (x, y) = (0, 0)
  }

  deinit {
    if isOwned, let image { pixman_image_unref(image) }
  }

  private static func solid(_ alpha: UInt8) -> OpaquePointer? {
    var color = pixman_color_t(red: 0, green: 0, blue: 0, alpha: UInt16(alpha) * 0x101)
    return pixman_image_create_solid_fill(&color)
  }
}
