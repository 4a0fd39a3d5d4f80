import CoreGraphics
import UIKit

/// A picture of what differs: the new one faded, with each pixel that is another in red.
enum DifferencePicture {
  static func of(_ reference: UIImage, _ result: UIImage) -> UIImage? {
    guard let old = reference.cgImage?.bitmap, let new = result.cgImage?.bitmap else { return nil }
    guard
      let picture = Bitmap(width: max(old.width, new.width), height: max(old.height, new.height))
    else { return nil }
    for y in 0..<picture.height {
      let row = picture.data + y * picture.bytesPerRow
      for x in 0..<picture.width {
        let one = pixel(old, x, y)
        let two = pixel(new, x, y)
        let shown = one == two ? faded(two ?? 0) : 0xffff_0033
        row.storeBytes(of: shown, toByteOffset: x * 4, as: UInt32.self)
      }
    }
    return UIImage(cgImage: CGImage(bitmap: picture), scale: result.scale, orientation: .up)
  }

  private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
    guard x < bitmap.width, y < bitmap.height else { return nil }
    return bitmap[x, y].argb
  }

  /// A grey near white, over white.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let parts = [pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff]
    let white = 255 - (pixel >> 24)
    let mean = parts.reduce(0, +) / 3 + white
    let grey = 255 - (255 - min(mean, 255)) / 4
    return 0xff00_0000 | grey << 16 | grey << 8 | grey
  }
}
