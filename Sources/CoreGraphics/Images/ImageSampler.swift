internal import CPixman
import Foundation

/// An image stretched, turned or moved into device space.
struct ImageSampler: PixelSource {
  /// The image, reduced if it is drawn small.
  let bitmap: Bitmap
  /// From device space to the bitmap's pixels.
  let toBitmap: CGAffineTransform
  let isSmooth: Bool
  /// Where transforms are reckoned from, which keeps their numbers small.
  private let origin: (x: Int, y: Int)

  func isOpaque(on rect: PixelRect) -> Bool { bitmap.isOpaque }

  /// Makes a sampler of pixels that `toDevice` takes from the bitmap, y down, to device space.
  init?(
    _ pixels: Bitmap,
    reductions: ImageReductions?,
    toDevice: CGAffineTransform,
    quality: CGInterpolationQuality
  ) {
    guard let inverse = toDevice.inverse else { return nil }
    var bitmap = pixels
    var toBitmap = inverse
    if quality != .none, quality != .low {
      // How many pixels of the image lie under one of the device, along each side of the image.
      let across = hypot(toDevice.a, toDevice.b)
      let down = hypot(toDevice.c, toDevice.d)
      let level = ImageReductions.Level(x: Self.halvings(1 / across), y: Self.halvings(1 / down))
      if level != .full {
        bitmap = (reductions ?? ImageReductions()).bitmap(of: pixels, at: level)
        if bitmap !== pixels {
          let scale = CGAffineTransform(
            scaleX: 1 / CGFloat(1 << level.x),
            y: 1 / CGFloat(1 << level.y)
          )
          toBitmap = inverse.concatenating(scale)
        }
      }
    }
    self.bitmap = bitmap
    self.toBitmap = toBitmap
    isSmooth = quality != .none
    let corner = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
      .applying(toDevice)
    let box = PixelRect(around: corner)
    origin = (box.minX, box.minY)
  }

  /// How often to halve a side of which several pixels lie under one.
  private static func halvings(_ ratio: CGFloat) -> Int {
    guard ratio >= 2, ratio.isFinite else { return 0 }
    return min(14, Int(log2(ratio)))
  }

  /// Far from the origin the library's numbers overflow; there the origin moves along by this.
  private static let tile = 8192

  func image(for rect: PixelRect) -> PixelImage? {
    let base = (
      x: origin.x + (rect.minX - origin.x) / Self.tile * Self.tile,
      y: origin.y + (rect.minY - origin.y) / Self.tile * Self.tile
    )
    let local = CGAffineTransform(translationX: CGFloat(base.x), y: CGFloat(base.y))
      .concatenating(toBitmap)
    guard var transform = pixman_transform_t(local),
      let image = PixelImage(bitmap: bitmap, x: base.x, y: base.y)
    else { return nil }
    pixman_image_set_transform(image.image, &transform)
    pixman_image_set_repeat(image.image, PIXMAN_REPEAT_PAD)
    pixman_image_set_filter(
      image.image,
      isSmooth ? PIXMAN_FILTER_BILINEAR : PIXMAN_FILTER_NEAREST,
      nil,
      0
    )
    return image
  }
}

extension pixman_transform_t {
  /// Makes the transform, or nil when an entry is too large for the library.
  init?(_ transform: CGAffineTransform) {
    let entries = [
      transform.a, transform.c, transform.tx, transform.b, transform.d, transform.ty,
    ]
    guard entries.allSatisfy({ abs($0) < 32_767 }) else { return nil }
    let fixed = entries.map { pixman_fixed_t(($0 * 65_536).rounded()) }
    self.init()
    matrix = (
      (fixed[0], fixed[1], fixed[2]), (fixed[3], fixed[4], fixed[5]), (0, 0, 65_536)
    )
  }
}
