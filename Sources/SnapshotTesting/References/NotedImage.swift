import CoreGraphics
import UIKit

/// A picture that knows which views it shows.
final class NotedImage: UIImage, @unchecked Sendable {
  /// The digest of its pixels.
  let digest: String
  /// The views; nil where the pixels are those that were expected, so that nobody asks.
  let tree: ViewTree?

  /// The digest of the pixels that are expected while a picture is taken.
  @TaskLocal static var expected: String?

  init(_ image: CGImage, scale: CGFloat, tree: () -> ViewTree) {
    digest = PixelDigest.of(image.bitmap)
    self.tree = digest == Self.expected ? nil : tree()
    super.init(cgImage: image, scale: scale, orientation: .up)
  }
}
