import CoreGraphics
import Synchronization

/// The pictures that the same pixels were turned into for showing them, made once.
final class ImageRenderings: Sendable {
  /// What a picture was made for.
  struct Key: Hashable, Sendable {
    var orientation: UIImage.Orientation
    /// The colours that replace the image's own.
    var colors: [CGColor]
    /// Whether they are one for all that is covered.
    var isTinted: Bool
    var symbolSize: SymbolSize?
    /// The pixels of a drawing that is not shown in its own size.
    var pixels: PixelSize?
  }

  /// Enough for both reading directions in both styles, twice.
  private static let most = 8

  private let pictures = Mutex<[(key: Key, image: CGImage)]>([])

  func picture(_ key: Key, make: () -> CGImage?) -> CGImage? {
    if let found = pictures.withLock({ $0.first { $0.key == key }?.image }) { return found }
    guard let image = make() else { return nil }
    pictures.withLock { pictures in
      if pictures.count >= Self.most { pictures.removeFirst() }
      pictures.append((key, image))
    }
    return image
  }
}

extension UIImage {
  /// The pixels as they are seen under the current traits.
  var shown: CGImage? {
    let traits = UITraitCollection.current
    return reading(traits.layoutDirection == .rightToLeft).pixels(under: traits)
  }

  /// The image as it is seen where the language reads in a direction.
  func reading(_ isRightToLeft: Bool) -> UIImage {
    isRightToLeft && flipsForRightToLeftLayoutDirection
      ? withHorizontallyFlippedOrientation() : self
  }

  /// The pixels upright and in the colours of the traits, whichever way the language reads.
  ///
  /// A drawing is rendered in a size, else in its own.
  func pixels(under traits: UITraitCollection, _ size: PixelSize? = nil) -> CGImage? {
    let orientation = imageOrientation
    let colors = colors(under: traits)
    if orientation == .up, colors.isEmpty { return content.pixels(size) }
    let key = ImageRenderings.Key(
      orientation: orientation,
      colors: colors,
      isTinted: content.properties.tint != nil,
      symbolSize: content.isSymbol ? content.symbolSize : nil,
      pixels: size
    )
    return renderings.picture(key) {
      coloured(colors, size).flatMap { PixelTurning.upright($0, orientation) }
    }
  }

  private func colors(under traits: UITraitCollection) -> [CGColor] {
    if let tint = content.properties.tint { return [tint.fixed(under: traits)] }
    guard renderingMode != .alwaysTemplate else { return [] }
    return content.symbolColors?.resolved(under: traits, for: content.source) ?? []
  }

  private func coloured(_ colors: [CGColor], _ size: PixelSize?) -> CGImage? {
    guard let first = colors.first else { return content.pixels(size) }
    if content.properties.tint == nil, case .symbol(let symbol) = content.source {
      return symbol.coloured(
        content.symbolSize,
        colors,
        isMulticolor: content.symbolColors == .multicolor
      )
    }
    guard let pixels = content.pixels(size)?.bitmap,
      let bitmap = Bitmap(width: pixels.width, height: pixels.height)
    else { return nil }
    bitmap.fillOver(Pixel(first), through: pixels, at: (0, 0), clip: bitmap.bounds)
    return CGImage(bitmap: bitmap)
  }
}
