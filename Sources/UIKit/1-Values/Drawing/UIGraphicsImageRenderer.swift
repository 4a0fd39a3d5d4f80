import CoreGraphics
import Foundation

/// How a picture is to be made.
open class UIGraphicsRendererFormat: NSObject {
  /// Makes the format of ordinary pictures.
  public required override init() { super.init() }

  /// The ordinary format.
  open class func `default`() -> Self { self.init() }

  /// The format that suits the main screen.
  open class func preferred() -> Self { self.init() }

  /// The rectangle that is drawn, in points.
  ///
  /// Kept for the app; nothing here reads it.
  open internal(set) var bounds = CGRect.zero
}

/// How a picture of pixels is to be made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours of a picture.
  public enum Range: Int, Sendable {
    /// Not decided.
    case unspecified = -1
    /// As the screen likes.
    case automatic = 0
    /// More than sRGB.
    case extended = 1
    /// That of sRGB.
    case standard = 2
  }

  /// Makes the format of ordinary pictures: transparent, at the screen's scale.
  public required init() { super.init() }

  /// Makes the format that suits some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Pixels a point; 0 takes the screen's.
  ///
  /// Defaults to the screen's.
  open var scale = UITraitCollection.current.drawingScale

  /// `scale`, decided.
  var pixelsPerPoint: CGFloat { scale > 0 ? scale : UITraitCollection.current.drawingScale }

  /// Whether the picture has no transparency.
  ///
  /// Defaults to false.
  open var opaque = false

  /// The range of colours; sRGB is what is drawn.
  open var preferredRange = Range.standard

  /// Whether more colours than sRGB's are wanted.
  @available(*, deprecated, message: "Use preferredRange")
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
}

/// Where a renderer's block draws.
open class UIGraphicsRendererContext: NSObject {
  /// The context that is drawn to.
  public let cgContext: CGContext
  let storedFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    storedFormat = format
  }

  /// How the picture is made.
  open var format: UIGraphicsRendererFormat { storedFormat }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle, blended with what is there.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws the outline of a rectangle, inside of it.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }

  /// Draws the outline of a rectangle, blended with what is there.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    stroke(rect)
    cgContext.restoreGState()
  }

  /// Lets drawing change nothing outside of a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Where an image renderer's block draws.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    let scale = (storedFormat as? UIGraphicsImageRendererFormat)?.pixelsPerPoint ?? 1
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}

/// Makes pictures of what a block draws.
open class UIGraphicsRenderer: NSObject {
  let storedFormat: UIGraphicsRendererFormat
  let bounds: CGRect

  init(bounds: CGRect, storedFormat: UIGraphicsRendererFormat) {
    self.bounds = bounds
    self.storedFormat = storedFormat
    storedFormat.bounds = bounds
  }

  /// How pictures are made.
  open var format: UIGraphicsRendererFormat { storedFormat }

  /// Whether drawing may go beyond the bounds; it may not.
  open var allowsImageOutput: Bool { true }
}

/// Makes pictures of pixels of what a block draws.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A block that draws.
  public typealias DrawingActions = (_ rendererContext: UIGraphicsImageRendererContext) -> Void

  private let imageFormat: UIGraphicsImageRendererFormat

  /// Makes a renderer of pictures of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer of pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of pictures of a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer of pictures of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, storedFormat: format)
  }

  /// A picture of what the block draws.
  open func image(actions: DrawingActions) -> UIImage {
    var context = draw(actions)
    guard let image = CGContext.takeImage(of: &context) else { return UIImage() }
    return UIImage(cgImage: image, scale: imageFormat.pixelsPerPoint, orientation: .up)
  }

  /// What the block draws, as a PNG file.
  open func pngData(actions: DrawingActions) -> Data {
    draw(actions).flatMap { ImageEncoder.png($0.bitmap) } ?? Data()
  }

  /// What the block draws, as a JPEG file.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: DrawingActions
  ) -> Data {
    draw(actions).flatMap { ImageEncoder.jpeg($0.bitmap, quality: Double(compressionQuality)) }
      ?? Data()
  }

  private func draw(_ actions: DrawingActions) -> CGContext? {
    let context = GraphicsStack.makeContext(
      size: bounds.size,
      scale: imageFormat.pixelsPerPoint,
      opaque: imageFormat.opaque
    )
    guard let context else {
      GraphicsStack.report(bounds.size, "UIGraphicsImageRenderer")
      return nil
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, imageFormat))
    UIGraphicsPopContext()
    return context
  }
}

extension UIImage {
  /// The format of pictures that suit the image: its scale, opaque where it is.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage?.bitmap.isOpaque ?? false
    return format
  }
}
