internal import CPixman
import Foundation

extension CGImage {
  /// How much the image lets through when used as a mask.
  var stencil: Bitmap? {
    if bitmap.format == .alpha { return bitmap }
    guard let result = Bitmap(width: width, height: height, format: .alpha) else { return nil }
    for y in 0..<height {
      for x in 0..<width {
        let pixel = bitmap[x, y]
        let value = PixelLayout.luminance(pixel.red, pixel.green, pixel.blue)
        result.set(x, y, Pixel(argb: UInt32(value) << 24))
      }
    }
    return result
  }

  /// The image with another stretched over it as a mask, or nil when memory runs out.
  ///
  /// A mask keeps what it lets colour through for; any other image keeps as much as it is bright.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard let stencil = mask.stencil, let result = colorCopy(),
      let context = CGContext(drawingInto: result, scale: 1)
    else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    context.state.blendMode = .destinationIn
    context.paint(
      .pixels(result.bounds),
      .pixels(context.image(stencil, of: mask, in: bounds, isUpright: true))
    )
    return CGImage(
      bitmap: result,
      layout: .native,
      space: colorSpace,
      shouldInterpolate: shouldInterpolate,
      intent: renderingIntent
    )
  }

  /// The image with every pixel cleared whose components all lie in given ranges.
  ///
  /// - Parameter components: the lowest and highest value of each component, 0 to 255; two
  ///   numbers for a grey image, six for one in colour.
  /// - Returns: nil for an image with alpha, which cannot be masked so.
  public func copy(maskingColorComponents components: UnsafePointer<CGFloat>) -> CGImage? {
    guard layout.alpha == nil, let result = colorCopy() else { return nil }
    let count = colorSpace?.numberOfComponents ?? 3
    let ranges = (0..<3).map { component in
      let index = min(component, count - 1)
      return (components[2 * index], components[2 * index + 1])
    }
    for y in 0..<height {
      for x in 0..<width {
        let pixel = bitmap[x, y]
        let values = [pixel.red, pixel.green, pixel.blue].map { CGFloat($0) }
        if zip(values, ranges).allSatisfy({ $0 >= $1.0 && $0 <= $1.1 }) {
          result.set(x, y, .clear)
        }
      }
    }
    return CGImage(bitmap: result, layout: .native, space: colorSpace)
  }

  /// The pixels as colour, in a bitmap of their own.
  private func colorCopy() -> Bitmap? {
    if bitmap.format == .color {
      let copy = bitmap.copy()
      copy?.isOpaque = false
      return copy
    }
    guard let result = Bitmap(width: width, height: height) else { return nil }
    result.drawOver(bitmap, at: (0, 0), clip: result.bounds)
    return result
  }
}
