import CoreGraphics
import Foundation

extension UIImage {
  /// The picture ready to be shown: itself, with all pixels of its file decoded.
  public func preparingForDisplay() -> UIImage? { cgImage?.bitmap == nil ? nil : self }

  /// Makes the picture ready to be shown, and hands it over on another thread.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  /// Makes the picture ready to be shown.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// The picture in another size in points, at the same scale; nil where it has no such size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard cgImage != nil, size.width > 0, size.height > 0,
      let context = GraphicsStack.makeContext(size: size, scale: scale, opaque: false)
    else { return nil }
    context.interpolationQuality = .high
    UIGraphicsPushContext(context)
    paintUnmirrored(in: CGRect(origin: .zero, size: size))
    UIGraphicsPopContext()
    return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// Makes the picture in another size, and hands it over on another thread.
  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Makes the picture in another size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}
