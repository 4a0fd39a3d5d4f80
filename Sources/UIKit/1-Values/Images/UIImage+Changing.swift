import CoreGraphics
import Foundation

extension UIImage {
  /// The same pixels with other properties.
  func with(_ change: (inout ImageProperties) -> Void) -> UIImage {
    var content = content
    change(&content.properties)
    return UIImage(content, renderings)
  }

  /// The picture as a configuration wants it.
  func reconfigured(_ configuration: Configuration) -> UIImage {
    let base = configuration.traitCollection.map { variant(for: $0) } ?? self
    return base.with {
      $0.configuration = configuration
      if let scale = configuration.traitCollection?.displayScale, scale > 0, content.isSymbol {
        $0.scale = scale
      }
    }
  }

  /// The variant of the picture for some traits, shown the way this one is.
  func variant(for traits: UITraitCollection) -> UIImage {
    guard let asset = content.properties.asset, let variant = asset.variant(for: traits) else {
      return self
    }
    if variant.content.source.isSame(as: content.source) { return self }
    var content = content
    content.source = variant.content.source
    content.properties.scale = variant.scale
    content.properties.orientation = variant.imageOrientation
    return UIImage(content)
  }
}

extension ImageSource {
  /// Whether both are the same pixels or the same drawing.
  func isSame(as other: ImageSource) -> Bool {
    switch (self, other) {
    case (.pixels(let a), .pixels(let b)): a === b
    case (.vector(let a), .vector(let b)): a === b
    case (.symbol(let a), .symbol(let b)): a === b
    default: false
    }
  }
}

extension ImageContent {
  /// A symbol under the current traits, or those of the configuration; nil with a diagnosis.
  init?(symbol name: String, _ configuration: UIImage.Configuration?) {
    guard let symbol = SymbolLibrary.symbol(named: name) else { return nil }
    self.init(symbol, configuration)
  }

  /// A symbol under the current traits, or those of the configuration.
  init(_ symbol: Symbol, _ configuration: UIImage.Configuration?) {
    source = .symbol(symbol)
    let traits = NamedImages.traits(configuration?.traitCollection)
    properties.scale = traits.drawingScale
    properties.configuration = configuration
    properties.flipsForRightToLeft = symbol.followsReadingDirection
  }
}

/// What two images have in common that are equal.
struct ImageIdentity: Hashable {
  private let pixels: CGImage?
  private let symbol: ObjectIdentifier?
  private let symbolValues: SymbolValues?
  private let scale: CGFloat
  private let orientation: UIImage.Orientation
  private let renderingMode: UIImage.RenderingMode
  private let insets: [CGFloat]
  private let tint: UIColor?
  private let flips: Bool
  private let frames: [UIImage]?

  init(_ image: UIImage) {
    let properties = image.content.properties
    if case .symbol(let symbol) = image.content.source {
      self.symbol = ObjectIdentifier(symbol)
      pixels = nil
    } else {
      symbol = nil
      pixels = image.cgImage
    }
    symbolValues = (properties.configuration as? UIImage.SymbolConfiguration)?.values
    scale = properties.scale
    orientation = properties.orientation
    renderingMode = properties.renderingMode
    insets = [properties.capInsets ?? .zero, image.alignmentRectInsets]
      .flatMap { [$0.top, $0.left, $0.bottom, $0.right] }
    tint = properties.tint
    flips = properties.flipsForRightToLeft
    frames = properties.frames
  }
}

extension UIImage {
  /// The image as bars and the system's controls show it: pictures whose rendering is left to the place
  /// take the tint there.
  var inControls: UIImage {
    renderingMode == .automatic && !isSymbolImage ? withRenderingMode(.alwaysTemplate) : self
  }
}
