import Foundation

/// A drawing that is kept, to be drawn again in the context it was made from or in others alike.
///
/// It has one pixel to a unit, whatever the context's own scale, as on iOS: for a sharp drawing on a screen with
/// several pixels to a point, make it larger and scale its context.
public final class CGLayer {
  /// Where the layer's content is drawn: its origin at the bottom left, y up, nothing drawn yet.
  public let context: CGContext?
  /// The size given, in units of the layer's own context.
  public let size: CGSize

  /// Makes an empty layer, transparent all over, or nil where the size is not one a bitmap can have.
  ///
  /// - Parameters:
  ///   - context: a context like those the layer will be drawn in.
  ///   - size: in units of the layer's context; parts of a pixel are rounded up.
  ///   - auxiliaryInfo: not looked at.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let place = "CGLayer(_:size:auxiliaryInfo:)"
    guard FiniteGeometry.accepts(size.width, size.height, place: place), size.width > 0,
      size.height > 0,
      max(size.width, size.height) <= CGFloat(Bitmap.maximumSide)
    else { return nil }
    let own = CGContext(
      data: nil,
      width: Int(size.width.rounded(.up)),
      height: Int(size.height.rounded(.up)),
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: .standard,
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
        | CGBitmapInfo.byteOrder32Little.rawValue
    )
    guard let own else { return nil }
    self.context = own
    self.size = size
  }

  /// What has been drawn so far.
  ///
  /// The pixels are the layer's own where nobody changes them before they are used.
  fileprivate func image(for target: CGContext) -> CGImage? {
    guard let context else { return nil }
    let isUsedAtOnce = target.pages == nil && target.bitmap !== context.bitmap
    return isUsedAtOnce && context.foreign == nil
      ? CGImage(bitmap: context.bitmap) : context.makeImage()
  }

  /// The part of the user space of a context that the whole layer takes when its `size` takes `rect`.
  fileprivate func whole(in rect: CGRect) -> CGRect {
    let (across, down) = (
      size.width.rounded(.up) / size.width, size.height.rounded(.up) / size.height
    )
    return CGRect(
      x: rect.minX,
      y: rect.minY,
      width: rect.width * across,
      height: rect.height * down
    )
  }
}

extension CGContext {
  /// Draws a layer stretched over a rectangle of user space.
  ///
  /// The layer's origin is at the rectangle's smallest x and y: in a view, where y points down, its first
  /// line is at the top.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard FiniteGeometry.accepts(rect, place: "CGContext.draw(_:in:)"), !rect.isInfinite,
      let image = layer.image(for: self)
    else { return }
    draw(image, in: layer.whole(in: rect.standardized))
  }

  /// Draws a layer in its own size with its origin at a point of user space.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
