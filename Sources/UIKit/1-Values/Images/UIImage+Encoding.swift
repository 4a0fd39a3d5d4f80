import CoreGraphics
import Foundation

extension UIImage {
  /// The picture as a PNG file, as it is seen; nil where it has no pixels.
  public func pngData() -> Data? {
    shown.flatMap { ImageEncoder.png($0.bitmap) }
  }

  /// The picture as a JPEG file, as it is seen; nil where it has no pixels.
  ///
  /// `compressionQuality` is 0 for the smallest file, 1 for the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    shown.flatMap { ImageEncoder.jpeg($0.bitmap, quality: Double(compressionQuality)) }
  }
}
