import Foundation

extension CGContext {
  /// Draws an image stretched over a rectangle, or repeated in tiles of the rectangle's size.
  ///
  /// The image's top is at the larger y, so in a view, where y points down, it is upside down. A
  /// mask is painted in the fill colour.
  ///
  /// Tiles fill the whole clip, starting from the rectangle.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard FiniteGeometry.accepts(rect, place: "CGContext.draw(_:in:)"), !rect.isInfinite,
      rect.width > 0, rect.height > 0
    else { return }
    if byTiling { return drawTiles(image, rect) }
    let shape = shape(of: rect)
    guard !shape.bounds.intersection(shadowedClip).isEmpty else { return }
    if image.isMask {
      return paintStencil(image, in: rect, shape)
    }
    if let pages, state.shadow == nil {
      var outline = PathElements()
      outline.addRect(rect)
      return pages.draw(
        image,
        through: outline.applying(state.transform),
        toDevice: placement(of: image.bitmap, in: rect, isUpright: false),
        in: state
      )
    }
    paint(shape, .pixels(self.image(image.bitmap, of: image, in: rect)))
  }

  /// The pixels of an image, or of a mask made from it, stretched over a rectangle of user space.
  ///
  /// The image's top is at the larger y, or if it `isUpright` at the smaller.
  func image(
    _ pixels: Bitmap,
    of image: CGImage,
    in rect: CGRect,
    isUpright: Bool = false
  ) -> any PixelSource {
    source(pixels, of: image, toDevice: placement(of: pixels, in: rect, isUpright: isUpright))
  }

  /// From an image's pixels to those of the device.
  private func placement(of pixels: Bitmap, in rect: CGRect, isUpright: Bool) -> CGAffineTransform {
    let rect = rect.standardized
    let across = rect.width / CGFloat(pixels.width)
    let down = rect.height / CGFloat(pixels.height)
    return CGAffineTransform(
      a: across,
      b: 0,
      c: 0,
      d: isUpright ? down : -down,
      tx: rect.minX,
      ty: isUpright ? rect.minY : rect.maxY
    )
    .concatenating(state.transform)
  }

  private func source(
    _ pixels: Bitmap,
    of image: CGImage,
    toDevice: CGAffineTransform
  ) -> any PixelSource {
    if let place = toDevice.wholePixelOffset {
      return PlacedBitmap(bitmap: pixels, x: place.x, y: place.y)
    }
    var quality = state.interpolationQuality
    if !image.shouldInterpolate, quality == .default { quality = .none }
    let sampler = ImageSampler(
      pixels,
      reductions: pixels === image.bitmap ? image.reductions : nil,
      toDevice: toDevice,
      quality: quality
    )
    guard let sampler else { return NoPixels() }
    return sampler
  }

  /// Paints the fill colour through a mask.
  private func paintStencil(_ image: CGImage, in rect: CGRect, _ shape: Shape) {
    let window = shape.bounds.intersection(shadowedClip)
    guard !window.isEmpty, let mask = mask(of: shape, on: window) else { return }
    DrawTarget(bitmap: mask.bitmap, x: mask.x, y: mask.y).draw(
      .pixels(self.image(image.bitmap, of: image, in: rect)),
      through: nil,
      on: window,
      mode: .destinationIn,
      alpha: 1
    )
    paint(.mask(mask), state.fill)
  }

  /// The most tiles drawn one by one.
  static let mostTiles: CGFloat = 1_000_000

  private func drawTiles(_ image: CGImage, _ rect: CGRect) {
    let area = state.clip.bounds.applying(state.transform.inverted())
    guard !state.clip.isEmpty, !area.isNull else { return }
    let columns = ((area.minX - rect.minX) / rect.width).rounded(.down)
    let rows = ((area.minY - rect.minY) / rect.height).rounded(.down)
    let across = ((area.maxX - rect.minX) / rect.width).rounded(.up) - columns
    let down = ((area.maxY - rect.minY) / rect.height).rounded(.up) - rows
    guard across * down <= Self.mostTiles else { return }
    for row in 0..<Int(down) {
      for column in 0..<Int(across) {
        draw(
          image,
          in: rect.offsetBy(
            dx: (columns + CGFloat(column)) * rect.width,
            dy: (rows + CGFloat(row)) * rect.height
          )
        )
      }
    }
  }
}

/// Nothing to draw.
private struct NoPixels: PixelSource {
  func isOpaque(on rect: PixelRect) -> Bool { false }

  func image(for rect: PixelRect) -> PixelImage? { nil }
}

extension CGAffineTransform {
  /// By how many pixels the transform moves, when it does nothing else.
  var wholePixelOffset: (x: Int, y: Int)? {
    // Rounded as the scan converter rounds, over the largest bitmap there is.
    let nearly = 1e-8
    let place = (x: tx.rounded(), y: ty.rounded())
    guard abs(a - 1) < nearly, abs(d - 1) < nearly, abs(b) < nearly, abs(c) < nearly,
      abs(tx - place.x) < 1e-3, abs(ty - place.y) < 1e-3,
      abs(place.x) < CGFloat(PixelRect.farthest), abs(place.y) < CGFloat(PixelRect.farthest)
    else { return nil }
    return (Int(place.x), Int(place.y))
  }
}
