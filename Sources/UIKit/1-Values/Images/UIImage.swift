import CoreGraphics
import Foundation

/// A picture with its scale, its orientation and the way it is shown.
///
/// An image never changes; what changes it returns another one that shares its pixels.
open class UIImage: NSObject, @unchecked Sendable {
  private let mark = SwiftObjectMark()
  let content: ImageContent
  private(set) var renderings = ImageRenderings()

  init(_ content: ImageContent, _ renderings: ImageRenderings = ImageRenderings()) {
    self.content = content
    self.renderings = renderings
  }

  // MARK: Making

  /// Makes a picture without pixels.
  public override init() { content = ImageContent() }

  /// Makes a picture of pixels, one a point.
  public init(cgImage: CGImage) { content = ImageContent(source: .pixels(cgImage)) }

  /// Makes a picture of pixels.
  ///
  /// `scale` says how many pixels make a point.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let properties = ImageProperties(
      scale: scale > 0 && scale.isFinite ? scale : 1,
      orientation: orientation
    )
    content = ImageContent(source: .pixels(cgImage), properties: properties)
  }

  /// Makes a picture of a file's bytes, one pixel a point; nil with a diagnosis where they are
  /// none.
  public init?(data: Data) {
    guard let content = ImageFile.decodeBytes(data, scale: 1) else { return nil }
    self.content = content
  }

  /// Makes a picture of a file's bytes; nil with a diagnosis where they are none.
  ///
  /// `scale` says how many pixels make a point.
  public init?(data: Data, scale: CGFloat) {
    guard let content = ImageFile.decodeBytes(data, scale: scale) else { return nil }
    self.content = content
  }

  /// Makes a picture of a file, whose name may tell the scale as `@2x` does.
  ///
  /// Nil where there is no such file, and with a diagnosis where it is damaged.
  public init?(contentsOfFile path: String) {
    guard let content = ImageFileFinder.content(ofFile: path) else { return nil }
    self.content = content
  }

  /// Makes a picture of the app's resources.
  ///
  /// Asset catalogs are looked through first, then files with the endings `@2x`, `@3x` and `~ipad`
  /// that suit the screen. Without an ending the name means a PNG file first.
  public init?(named name: String) {
    guard let content = NamedImages.content(name, in: nil, under: .current) else { return nil }
    self.content = content
  }

  /// Makes a picture of a bundle's resources that suits some traits; nil is the app's bundle.
  public init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = NamedImages.traits(traitCollection)
    guard let content = NamedImages.content(name, in: bundle, under: traits) else { return nil }
    self.content = content
  }

  /// Makes a picture of a bundle's resources that suits a configuration.
  public init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: UIImage.Configuration?
  ) {
    let traits = NamedImages.traits(configuration?.traitCollection)
    guard var content = NamedImages.content(name, in: bundle, under: traits) else { return nil }
    content.properties.configuration = configuration
    self.content = content
  }

  /// Makes a picture of a bundle's resources that suits a configuration.
  ///
  /// A symbol of the app's own would show the variable value; pictures do not.
  public init?(
    named name: String,
    in bundle: Bundle? = nil,
    variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    let traits = NamedImages.traits(configuration?.traitCollection)
    guard var content = NamedImages.content(name, in: bundle, under: traits) else { return nil }
    content.properties.configuration = configuration
    self.content = content
  }

  /// Makes the picture of a symbol; nil with a diagnosis where the open set has none.
  ///
  /// It is a template, 17 points in size.
  public init?(systemName name: String) {
    guard let content = ImageContent(symbol: name, nil) else { return nil }
    self.content = content
  }

  /// Makes the picture of a symbol as a configuration wants it.
  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let content = ImageContent(symbol: name, configuration) else { return nil }
    self.content = content
  }

  /// Makes the picture of a symbol; the open set shows every variable value as 1.
  public init?(
    systemName name: String,
    variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    guard let content = ImageContent(symbol: name, configuration) else { return nil }
    self.content = content
  }

  /// Makes the picture of a symbol that suits some traits.
  public init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    let configuration = traitCollection.map { Configuration(traitCollection: $0) }
    guard let content = ImageContent(symbol: name, configuration) else { return nil }
    self.content = content
  }

  // MARK: Animation

  /// A picture that shows others in turn; nil where there are none.
  ///
  /// `duration` says the seconds for all of them; 0 is a thirtieth of a second for each.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var properties = first.content.properties
    properties.frames = images
    properties.duration = duration > 0 ? duration : Double(images.count) / 30
    return UIImage(ImageContent(source: first.content.source, properties: properties))
  }

  /// A picture that shows the resources `name0`, `name1` and so on in turn, at most 1024.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: NamedImages.series(name), duration: duration)
  }

  /// A picture that shows one resource of pictures in turn, each stretched within insets, in points.
  open class func animatedResizableImageNamed(
    _ name: String,
    capInsets: UIEdgeInsets,
    duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name,
      capInsets: capInsets,
      resizingMode: .tile,
      duration: duration
    )
  }

  /// A picture that shows one resource of pictures in turn, each resized within insets, in points.
  open class func animatedResizableImageNamed(
    _ name: String,
    capInsets: UIEdgeInsets,
    resizingMode: ResizingMode,
    duration: TimeInterval
  ) -> UIImage? {
    let images = NamedImages.series(name).map {
      $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
    return animatedImage(with: images, duration: duration)
  }

  /// The pictures that are shown in turn; nil where this is a single one.
  open var images: [UIImage]? { content.properties.frames }

  /// The seconds in which all pictures are shown once; 0 for a single one.
  open var duration: TimeInterval { content.properties.duration }

  // MARK: Pixels

  /// The pixels as they are stored, not turned and in their own colours.
  open var cgImage: CGImage? { content.pixels }

  /// The size in points, as the picture is seen.
  open var size: CGSize { content.size }

  /// Pixels a point.
  open var scale: CGFloat { content.properties.scale }

  /// How the pixels are turned.
  open var imageOrientation: Orientation { content.properties.orientation }

  // MARK: Drawing

  /// Draws the picture with its upper left corner at a point.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture, blended with what is there.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture over a rectangle, stretched or resized as it allows.
  open func draw(in rect: CGRect) { paint(in: rect) }

  /// Draws the picture over a rectangle, blended with what is there.
  ///
  /// `alpha` says how strongly it shows, 0...1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    paint(in: rect)
    context.restoreGState()
  }

  /// Fills a rectangle with the picture, repeated from the upper left corner of the context.
  open func drawAsPattern(in rect: CGRect) { paintPattern(in: rect) }

  // MARK: Resizing

  /// The border that keeps its size, in points; zero where the picture stretches as a whole.
  open var capInsets: UIEdgeInsets { content.properties.capInsets ?? .zero }

  /// How the middle fills its space.
  open var resizingMode: ResizingMode { content.properties.resizingMode }

  /// The picture with a border that keeps its size; the middle is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The picture with a border that keeps its size.
  ///
  /// `resizingMode` says whether the middle is repeated or stretched.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// How far the picture reaches beyond what layouts align, in points.
  open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }

  /// The picture with other insets for layouts to align.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  // MARK: Rendering

  /// Whether the picture shows its own colours.
  ///
  /// Defaults to automatic.
  open var renderingMode: RenderingMode { content.properties.renderingMode }

  /// The picture with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    renderingMode == self.renderingMode ? self : with { $0.renderingMode = renderingMode }
  }

  /// The picture in a colour wherever it covers.
  ///
  /// A template shows the tint of the view it is in all the same.
  open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// The picture in a colour wherever it covers, with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  // MARK: Reading direction

  /// Whether the picture is mirrored where the language reads from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { content.properties.flipsForRightToLeft }

  /// The picture, mirrored where the language reads from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// The picture, mirrored.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    with {
      $0.orientation = $0.orientation.mirrored
      $0.capInsets = $0.capInsets?.mirrored
      $0.alignmentRectInsets = alignmentRectInsets.mirrored
    }
  }

  // MARK: Baseline

  /// How far the baseline lies above the lower edge, in points; nil where there is none.
  open var baselineOffsetFromBottom: CGFloat? {
    switch (content.properties.baseline, content.source) {
    case (.at(let offset), _): offset
    case (.own, .symbol(let symbol)): symbol.baselineOffset(content.symbolSize)
    default: nil
    }
  }

  /// The picture with its baseline so far above the lower edge.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baseline = .at(baselineOffset) }
  }

  /// The picture without a baseline.
  open func imageWithoutBaseline() -> UIImage { with { $0.baseline = .none } }

  // MARK: Variants

  /// What the picture was looked up by.
  open var configuration: Configuration? { content.properties.configuration }

  /// What a symbol is drawn by; nil for other pictures.
  open var symbolConfiguration: SymbolConfiguration? {
    content.isSymbol ? configuration as? SymbolConfiguration ?? .unspecified : nil
  }

  /// The picture as another configuration wants it.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    reconfigured(configuration)
  }

  /// The symbol with a configuration put over its own; nil for what is no symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard content.isSymbol else { return nil }
    let own = self.configuration ?? SymbolConfiguration.unspecified
    return reconfigured(own.merged(with: configuration))
  }

  /// Whether this is a symbol.
  open var isSymbolImage: Bool { content.isSymbol }

  /// Where the same picture for other traits is found; nil where it is the only one.
  open var imageAsset: UIImageAsset? { content.properties.asset }

  /// The traits the picture was looked up by.
  open var traitCollection: UITraitCollection {
    configuration?.traitCollection ?? UITraitCollection { $0.displayScale = scale }
  }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || ImageIdentity(self) == ImageIdentity(other)
  }

  open override var hash: Int { ImageIdentity(self).hashValue }

  open override var description: String {
    "<UIImage: {\(size.width), \(size.height)}; scale = \(scale); "
      + "renderingMode = \(renderingMode)>"
  }
}
