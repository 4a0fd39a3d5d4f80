import CoreGraphics
import Foundation

/// Where the pixels of an image come from.
enum ImageSource: Sendable {
  case none
  case pixels(CGImage)
  /// A drawing that is rendered in the size it is shown in.
  case vector(VectorImage)
  /// A sign that is drawn when its size is known.
  case symbol(Symbol)
}

/// Everything about an image but its pixels.
struct ImageProperties: Sendable {
  /// Where the baseline of an image lies.
  enum Baseline: Hashable, Sendable {
    /// Where a symbol has it; other images have none.
    case own
    case none
    /// So far above the lower edge.
    case at(CGFloat)
  }

  /// Pixels a point.
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  /// The border that keeps its size; nil for an image that stretches as a whole.
  var capInsets: UIEdgeInsets?
  var resizingMode = UIImage.ResizingMode.tile
  /// How far the picture reaches beyond what layouts align; nil leaves it to the symbol.
  var alignmentRectInsets: UIEdgeInsets?
  var baseline = Baseline.own
  var flipsForRightToLeft = false
  /// The colour the image is drawn in instead of its own.
  var tint: UIColor?
  /// The pictures of an animated image.
  var frames: [UIImage]?
  var duration: TimeInterval = 0
  var configuration: UIImage.Configuration?
  /// Where the same picture for other traits is found.
  var asset: UIImageAsset?
}

/// What an image is.
struct ImageContent: Sendable {
  var source = ImageSource.none
  var properties = ImageProperties()

  /// The pixels as they are stored.
  var pixels: CGImage? {
    switch source {
    case .none: properties.frames?.first?.cgImage
    case .pixels(let image): image
    case .vector(let image): image.pixels(scale: properties.scale)
    case .symbol(let symbol): symbol.coverage(symbolSize)
    }
  }

  /// The pixels as they are stored, those of a drawing in a size as it is seen.
  func pixels(_ size: PixelSize?) -> CGImage? {
    guard let size, case .vector(let image) = source else { return pixels }
    return image.pixels(properties.orientation.isSideways ? size.turned : size)
  }

  /// The size in points, turned as it is seen.
  var size: CGSize {
    let size: CGSize
    switch source {
    case .none: size = properties.frames?.first?.size ?? .zero
    case .pixels(let image):
      size = CGSize(
        width: CGFloat(image.width) / properties.scale,
        height: CGFloat(image.height) / properties.scale
      )
    case .vector(let image):
      let pixels = PixelSize(image.size, scale: properties.scale)
      size = CGSize(
        width: CGFloat(pixels?.width ?? 0) / properties.scale,
        height: CGFloat(pixels?.height ?? 0) / properties.scale
      )
    case .symbol(let symbol): size = symbol.size(symbolSize)
    }
    return properties.orientation.isSideways
      ? CGSize(width: size.height, height: size.width) : size
  }

  /// How far the picture reaches beyond what layouts align, in points.
  var alignmentRectInsets: UIEdgeInsets {
    if let insets = properties.alignmentRectInsets { return insets }
    guard case .symbol(let symbol) = source else { return .zero }
    let insets = symbol.alignmentInsets(symbolSize)
    return properties.orientation == .upMirrored ? insets.mirrored : insets
  }

  /// The size a symbol is drawn in.
  var symbolSize: SymbolSize {
    SymbolSize(properties.configuration as? UIImage.SymbolConfiguration, scale: properties.scale)
  }

  /// Whether only the coverage counts, wherever the image is shown.
  var isTemplate: Bool {
    switch properties.renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbol && symbolColors == nil
    }
  }

  var isSymbol: Bool {
    if case .symbol = source { true } else { false }
  }

  /// The colours a symbol's configuration gives it.
  var symbolColors: SymbolColors? {
    guard case .symbol(let symbol) = source,
      let colors = (properties.configuration as? UIImage.SymbolConfiguration)?.values.colors,
      colors.hold(for: symbol)
    else { return nil }
    return colors
  }
}
