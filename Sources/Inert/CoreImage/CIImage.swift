import CoreGraphics
import Foundation
@_exported import ImageIO

/// What an image is made with.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes an option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The space that pixels are in; `NSNull` where they are taken as they are.
  public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
  /// What the image says about itself.
  public static let properties = CIImageOption(rawValue: "kCIImageProperties")
  /// Whether the image is turned upright.
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "kCIImageApplyOrientationProperty"
  )
}

/// A picture that is not painted yet: what to make it of, and how.
///
/// A context paints the part that is asked for. The origin is the lower left corner and y points up.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  let recipe: Recipe
  private let known: [String: Any]
  private let source: CGImage?
  private let space: CGColorSpace?
  private let place: URL?

  init(_ recipe: Recipe, known: [String: Any] = [:]) {
    (self.recipe, self.known) = (recipe, known)
    (source, space, place) = (nil, nil, nil)
  }

  private init(
    pixels image: CGImage,
    options: [CIImageOption: Any]?,
    orientation: Int = 1,
    place: URL? = nil
  ) {
    let size = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let step = BitmapStep(
      bitmap: image.bitmap,
      isMatched: !(options?[.colorSpace] is NSNull)
    )
    var recipe = Recipe(size, [], step)
    if options?[.applyOrientationProperty] as? Bool == true,
      let turn = CGImagePropertyOrientation(rawValue: UInt32(orientation))
    {
      recipe = CIImage(recipe).oriented(turn).recipe
    }
    self.recipe = recipe
    known =
      options?[.properties] as? [String: Any]
      ?? (place == nil ? [:] : [kCGImagePropertyOrientation: orientation])
    (source, space, self.place) = (image, image.colorSpace, place)
  }

  // MARK: Making

  /// Makes an image without pixels.
  public override convenience init() { self.init(Recipe(.null, [], ConstantStep(color: .clear))) }

  /// An image without pixels.
  open class func empty() -> CIImage { CIImage() }

  /// Makes an image of a picture.
  public convenience init(cgImage image: CGImage) { self.init(pixels: image, options: nil) }

  /// Makes an image of a picture.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(pixels: image, options: options)
  }

  /// Makes an image of a file's bytes; nil with a diagnosis where they are none.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }

  /// Makes an image of a file's bytes; nil with a diagnosis where they are none.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    guard let decoded = ImageDecoder.decode(data) else { return nil }
    self.init(
      pixels: CGImage(bitmap: decoded.bitmap),
      options: options,
      orientation: decoded.orientation
    )
  }

  /// Makes an image of a file; nil where it cannot be read.
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

  /// Makes an image of a file; nil where it cannot be read.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    guard let data = try? Data(contentsOf: url),
      let decoded = ImageDecoder.decode(data, name: url.lastPathComponent)
    else { return nil }
    self.init(
      pixels: CGImage(bitmap: decoded.bitmap),
      options: options,
      orientation: decoded.orientation,
      place: url
    )
  }

  /// Makes an image of one colour, without end.
  public convenience init(color: CIColor) {
    self.init(Recipe(.infinite, [], ConstantStep(color: color)))
  }

  /// Black without end.
  open class var black: CIImage { CIImage(color: .black) }
  /// White without end.
  open class var white: CIImage { CIImage(color: .white) }
  /// Grey without end.
  open class var gray: CIImage { CIImage(color: .gray) }
  /// Red without end.
  open class var red: CIImage { CIImage(color: .red) }
  /// Green without end.
  open class var green: CIImage { CIImage(color: .green) }
  /// Blue without end.
  open class var blue: CIImage { CIImage(color: .blue) }
  /// Cyan without end.
  open class var cyan: CIImage { CIImage(color: .cyan) }
  /// Magenta without end.
  open class var magenta: CIImage { CIImage(color: .magenta) }
  /// Yellow without end.
  open class var yellow: CIImage { CIImage(color: .yellow) }
  /// Transparency without end.
  open class var clear: CIImage { CIImage(color: .clear) }

  // MARK: What is known

  /// Where the image has pixels; `CGRect.infinite` without end, `CGRect.null` for none.
  open var extent: CGRect { recipe.extent }

  /// What the file or its maker says about the image.
  open var properties: [String: Any] { known }

  /// The space of the picture that the image is made of; nil for what filters made.
  open var colorSpace: CGColorSpace? { space }

  /// The file that the image was read from.
  open var url: URL? { place }

  /// The picture that the image is made of; nil for what filters made.
  open var cgImage: CGImage? { source }

  /// The part of an image that is looked at to paint a rectangle; all of it here.
  open func regionOfInterest(for image: CIImage, in rect: CGRect) -> CGRect { image.extent }

  /// Returns the image itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The class and the extent.
  open override var description: String { "<CIImage: extent \(extent)>" }

  // MARK: Changing

  /// The image with other properties.
  open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
    let pairs = properties.compactMap { key, value in (key.base as? String).map { ($0, value) } }
    return CIImage(recipe, known: Dictionary(pairs) { $1 })
  }

  /// The part of the image in a rectangle.
  open func cropped(to rect: CGRect) -> CIImage {
    let part = extent.isInfinite ? rect : extent.intersection(rect)
    guard !part.isNull, !part.isEmpty, part.minX.isFinite, part.minY.isFinite else {
      return CIImage(Recipe(.null, [], ConstantStep(color: .clear)), known: known)
    }
    return CIImage(Recipe(part.wholePixels, [recipe], CopyStep()), known: known)
  }

  /// The image moved, scaled, turned or sheared.
  ///
  /// The extent grows to whole pixels; a transform without an inverse leaves no pixels.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    AffineStep.transformed(self, matrix, known)
  }

  /// The image transformed; `highQualityDownsample` has each pixel be the mean of what it covers.
  open func transformed(
    by matrix: CGAffineTransform,
    highQualityDownsample: Bool
  ) -> CIImage {
    guard highQualityDownsample else { return transformed(by: matrix) }
    let sides = [hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d)]
    guard let least = sides.min(), least > 0, least < 1 else { return transformed(by: matrix) }
    let soft = clampedToExtent().applyingGaussianBlur(sigma: Double(0.35 * (1 / least - 1)))
    return soft.cropped(to: extent).transformed(by: matrix)
  }

  /// The image over another one.
  open func composited(over dest: CIImage) -> CIImage { Compositing.over.image(self, dest) }

  /// The image with the pixels of its border going on without end.
  open func clampedToExtent() -> CIImage { clamped(to: extent) }

  /// The part in a rectangle with the pixels of its border going on without end.
  open func clamped(to rect: CGRect) -> CIImage {
    let part = cropped(to: rect)
    guard part.extent.isBounded, !part.extent.isNull, !part.extent.isEmpty else { return part }
    let inside = PixelRect(covering: part.extent)
    return CIImage(Recipe(.infinite, [part.recipe], ClampStep(inside: inside)))
  }

  /// The image turned as its pixels are stored so that it is seen upright, at the origin.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  /// The image turned by an orientation of EXIF, 1 to 8; others leave it.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    transformed(by: orientationTransform(forExifOrientation: orientation))
  }

  /// The transform that an orientation turns the image by.
  open func orientationTransform(
    for orientation: CGImagePropertyOrientation
  ) -> CGAffineTransform {
    let (x, y, w, h) = (extent.minX, extent.minY, extent.width, extent.height)
    guard extent.isBounded, !extent.isNull else { return .identity }
    let turn: CGAffineTransform
    switch orientation {
    case .up: return .identity
    case .upMirrored: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
    case .down: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
    case .downMirrored: turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
    case .leftMirrored: turn = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
    case .right: turn = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
    case .rightMirrored: turn = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .left: turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
    }
    return CGAffineTransform(translationX: -x, y: -y).concatenating(turn)
  }

  /// The transform that an orientation of EXIF turns the image by, 1 to 8.
  open func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    guard orientation > 0, let turn = CGImagePropertyOrientation(rawValue: UInt32(orientation))
    else { return .identity }
    return orientationTransform(for: turn)
  }

  /// The image after a filter; the image itself where there is no such filter.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    filter.setDefaults()
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in params { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? CIImage.empty()
  }

  /// The image after a filter with its defaults; the image itself where there is no such filter.
  open func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// The image blurred by a bell of a width in pixels, which grows by three times that.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    Blur.gaussian(self, Float(sigma)) ?? self
  }

  /// The image whose transforms take the nearest pixel.
  open func samplingNearest() -> CIImage {
    CIImage(Recipe(extent, [recipe], SamplingStep(isNearest: true)), known: known)
  }

  /// The image whose transforms mix pixels, as they do by themselves.
  open func samplingLinear() -> CIImage {
    CIImage(Recipe(extent, [recipe], SamplingStep(isNearest: false)), known: known)
  }

  /// The image with alpha multiplied into the colours.
  open func premultiplyingAlpha() -> CIImage { changed { row, _ in row.each { $0.premultiplied } } }

  /// The image with alpha divided out of the colours.
  open func unpremultiplyingAlpha() -> CIImage { changed { row, _ in row.each { $0.straight } } }

  /// The image without transparency inside a rectangle, and with nothing outside it.
  open func settingAlphaOne(in extent: CGRect) -> CIImage {
    cropped(to: extent).changed { row, _ in row.each { Color4($0, alpha: 1) } }
  }

  /// The image itself: contexts here keep nothing between two pictures.
  open func insertingIntermediate() -> CIImage { self }

  /// The image itself: contexts here keep nothing between two pictures.
  open func insertingIntermediate(cache: Bool) -> CIImage { self }

  /// The image with each row of pixels changed.
  func changed(_ change: @escaping @Sendable (Row, RenderPass) -> Void) -> CIImage {
    CIImage(Recipe(extent, [recipe], ChangeStep(change: change)))
  }
}
