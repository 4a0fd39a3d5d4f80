import CoreGraphics
import Synchronization

/// The pictures an image was turned into for showing it, made once.
final class ImageRenderings: Sendable {
  /// What a picture was made for.
  struct Key: Hashable, Sendable {
    var orientation: UIImage.Orientation
    /// The colours that replace the image's own.
    var colors: [CGColor]
  }

  /// More than the two reading directions in the two styles.
  private static let most = 4

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
  /// The pixels as they are seen, upright and in the colours of the present traits.
  ///
  /// Mirrored where left and right are to be exchanged.
  func shown(isMirrored: Bool, under traits: UITraitCollection) -> CGImage? {
    let orientation =
      isMirrored ? content.properties.orientation.mirrored : content.properties.orientation
    let colors = colors(under: traits)
    if orientation == .up, colors.isEmpty { return cgImage }
    let key = ImageRenderings.Key(orientation: orientation, colors: colors)
    return renderings.picture(key) {
      guard let pixels = coloured(colors) else { return nil }
      return PixelTurning.upright(pixels, orientation)
    }
  }

  /// The pixels as they are seen under the current traits.
  var shown: CGImage? {
    let traits = UITraitCollection.current
    return shown(
      isMirrored: flipsForRightToLeftLayoutDirection && traits.layoutDirection == .rightToLeft,
      under: traits
    )
  }

  private func colors(under traits: UITraitCollection) -> [CGColor] {
    if let tint = content.properties.tint { return [tint.fixed(under: traits)] }
    guard renderingMode != .alwaysTemplate else { return [] }
    return content.symbolColors?.resolved(under: traits, for: content.source) ?? []
  }

  private func coloured(_ colors: [CGColor]) -> CGImage? {
    guard let first = colors.first else { return cgImage }
    if content.properties.tint == nil, case .symbol(let symbol) = content.source {
      return symbol.coloured(content.symbolSize, colors, first: first)
    }
    guard let pixels = cgImage?.bitmap,
      let bitmap = Bitmap(width: pixels.width, height: pixels.height)
    else { return nil }
    bitmap.fillOver(Pixel(first), through: pixels, at: (0, 0), clip: bitmap.bounds)
    return CGImage(bitmap: bitmap)
  }
}
