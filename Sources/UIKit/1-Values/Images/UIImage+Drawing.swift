import CoreGraphics
import Foundation

extension UIImage {
  /// Draws over a rectangle in the current context, y down.
  func paint(in rect: CGRect) {
    reading(UITraitCollection.current.layoutDirection == .rightToLeft)
      .paintUnmirrored(in: rect)
  }

  /// Draws over a rectangle as the image is, whichever way the language reads.
  func paintUnmirrored(in rect: CGRect) {
    let device = UIGraphicsGetCurrentContext()?.userSpaceToDeviceSpaceTransform ?? .identity
    let size = CGSize(
      width: rect.width * hypot(device.a, device.b),
      height: rect.height * hypot(device.c, device.d)
    )
    let sharp = sharpPixels(over: size, scale: 1)
    if let pixels = pixels(under: .current, sharp) { paint(pixels, in: rect) }
  }

  private func paint(_ pixels: CGImage, in rect: CGRect) {
    let isFinite = rect.minX.isFinite && rect.minY.isFinite && rect.maxX.isFinite
    guard let context = UIGraphicsGetCurrentContext(), isFinite, rect.maxY.isFinite,
      rect.width > 0, rect.height > 0
    else { return }
    guard let insets = content.properties.capInsets else {
      context.drawUpright(pixels, in: rect)
      return
    }
    let parts = NinePatch(
      pixels: CGSize(width: pixels.width, height: pixels.height),
      scale: scale,
      insets: insets,
      rect: rect,
      repeats: resizingMode == .tile
    )
    for part in parts.parts {
      guard let piece = pixels.cropping(to: part.source) else { continue }
      context.drawUpright(piece, in: part.target)
    }
  }

  /// Fills a rectangle with repetitions, from the origin.
  func paintPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFillColor(UIColor(patternImage: self).cgColor)
    context.fill(rect)
    context.restoreGState()
  }
}

extension CGContext {
  /// Draws an image that stands upright where y points down.
  func drawUpright(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: CGRect(origin: .zero, size: rect.size))
    restoreGState()
  }
}
