import CoreGraphics
import Foundation

/// What a context is made with.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes an option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The space that filters count in; `NSNull` for pixels as they are.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The space of pictures that are made; sRGB here.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// How filters keep pixels; as numbers of four bytes here.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// Whether transforms are to be good; without effect here.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether alpha is multiplied in; it always is here.
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  /// Whether steps are kept for the next picture; none are here.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Whether the processor paints, which it always does here.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Whether the picture may come later; without effect here.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// Whether power is to be saved; without effect here.
  public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
  /// What the context is called.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// What a picture's file is written with.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes an option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Paints images.
///
/// Filters count light of sRGB, with numbers of four bytes, on the processor.
open class CIContext: NSObject, @unchecked Sendable {
  /// So many pixels are painted at a time.
  private static let band = 1 << 20

  private let target: CGContext?
  private let working: CGColorSpace?
  private let pass: RenderPass

  private init(_ target: CGContext?, _ options: [CIContextOption: Any]?) {
    self.target = target
    let wanted = options?[.workingColorSpace]
    if wanted is NSNull {
      (working, pass) = (nil, RenderPass(isLinear: false))
    } else {
      let space = wanted as? CGColorSpace
      let curved: Set<CFString?> = [
        CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpaceCreateDeviceRGB().name,
        CGColorSpace.displayP3,
      ]
      working = space ?? CGColorSpace(name: CGColorSpace.extendedLinearSRGB)
      pass = RenderPass(isLinear: space == nil || !curved.contains(space?.name))
    }
  }

  /// Makes a context.
  public override convenience init() { self.init(nil, nil) }

  /// Makes a context.
  public convenience init(options: [CIContextOption: Any]?) { self.init(nil, options) }

  /// Makes a context that draws into another one.
  public convenience init(cgContext: CGContext, options: [CIContextOption: Any]?) {
    self.init(cgContext, options)
  }

  /// The space that filters count in; nil for pixels as they are.
  open var workingColorSpace: CGColorSpace? { working }

  /// How filters keep pixels.
  open var workingFormat: CIFormat { .RGBAf }

  /// The largest image that can be read.
  open func inputImageMaximumSize() -> CGSize {
    CGSize(width: Bitmap.maximumSide, height: Bitmap.maximumSide)
  }

  /// The largest picture that can be made.
  open func outputImageMaximumSize() -> CGSize { inputImageMaximumSize() }

  /// Does nothing: no pixels are kept.
  open func clearCaches() {}

  /// Does nothing: no pixels are kept.
  open func reclaimResources() {}

  // MARK: Pictures

  /// Paints a rectangle of an image; nil with a diagnosis where that is none or too large.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard let bitmap = bitmap(image, fromRect) else { return nil }
    return CGImage(bitmap: bitmap)
  }

  /// Paints a rectangle of an image; pictures have a byte a component in sRGB, whatever is asked for.
  open func createCGImage(
    _ image: CIImage,
    from fromRect: CGRect,
    format: CIFormat,
    colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  /// Paints a rectangle of an image at once, whatever `deferred` says.
  open func createCGImage(
    _ image: CIImage,
    from fromRect: CGRect,
    format: CIFormat,
    colorSpace: CGColorSpace?,
    deferred: Bool
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  /// Draws a part of an image into a rectangle of the context that this one was made for.
  open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
    guard let target, let picture = createCGImage(image, from: fromRect) else { return }
    target.draw(picture, in: inRect)
  }

  /// Paints into memory, the upper row first; nothing where the size or the format is none.
  ///
  /// `rowBytes` is what a row takes at least. Without a space, or with a linear one, components are
  /// those of the working space.
  open func render(
    _ image: CIImage,
    toBitmap data: UnsafeMutableRawPointer,
    rowBytes: Int,
    bounds: CGRect,
    format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let area = PixelRect(covering: bounds)
    guard let count = format.byteCount, !area.isEmpty, rowBytes / count >= area.width else {
      return CoreImageFinding.tooLarge("CIContext.render", "\(bounds), \(rowBytes) bytes a row")
    }
    let linear = [CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB]
    let isEncoded = colorSpace?.name.map { !linear.contains($0) } ?? false
    _ = paint(image, area) { tile in
      for y in tile.area.minY..<tile.area.maxY {
        let row = data + (area.maxY - 1 - y) * rowBytes
        for x in tile.area.minX..<tile.area.maxX {
          var color = tile[x, y]
          if isEncoded, pass.isLinear {
            color = ToneCurve.quickComponents(color.straight).premultiplied
          }
          PixelWriter.write(color, format, to: row + (x - area.minX) * count)
        }
      }
    }
  }

  // MARK: Files

  /// A PNG file of an image; nil where it has no end or no pixels.
  open func pngRepresentation(
    of image: CIImage,
    format: CIFormat,
    colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { bitmap(image, image.extent).flatMap({ ImageEncoder.png($0) }) }

  /// A JPEG file of an image; nil where it has no end or no pixels.
  open func jpegRepresentation(
    of image: CIImage,
    colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let key = CIImageRepresentationOption(
      rawValue: kCGImageDestinationLossyCompressionQuality
    )
    let quality = options[key].flatMap(FilterValues.number) ?? 0.8
    return bitmap(image, image.extent).flatMap { ImageEncoder.jpeg($0, quality: quality) }
  }

  /// Writes a PNG file.
  open func writePNGRepresentation(
    of image: CIImage,
    to url: URL,
    format: CIFormat,
    colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    let data = pngRepresentation(of: image, format: format, colorSpace: colorSpace)
    guard let data else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url)
  }

  /// Writes a JPEG file.
  open func writeJPEGRepresentation(
    of image: CIImage,
    to url: URL,
    colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    let data = jpegRepresentation(of: image, colorSpace: colorSpace, options: options)
    guard let data else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url)
  }

  // MARK: Painting

  /// Paints an area in bands; false with a diagnosis where that cannot be done.
  private func paint(_ image: CIImage, _ area: PixelRect, _ take: (Tile) -> Void) -> Bool {
    let height = max(1, Self.band / max(1, area.width))
    var y = area.minY
    while y < area.maxY {
      let next = min(area.maxY, y + height)
      let band = PixelRect(minX: area.minX, minY: y, maxX: area.maxX, maxY: next)
      guard let tile = image.recipe.paint(band, pass) else { return false }
      take(tile)
      y = next
    }
    return true
  }

  private func bitmap(_ image: CIImage, _ rect: CGRect) -> Bitmap? {
    let area = rect.origin.x.isFinite ? PixelRect(covering: rect) : .empty
    guard !area.isEmpty, area.width <= Bitmap.maximumSide, area.height <= Bitmap.maximumSide,
      area.area <= Recipe.mostPixels, let bitmap = Bitmap(width: area.width, height: area.height)
    else {
      CoreImageFinding.tooLarge("CIContext.createCGImage(_:from:)", "\(rect)")
      return nil
    }
    let isDone = paint(image, area) { tile in
      for y in tile.area.minY..<tile.area.maxY {
        let row = (bitmap.data + (area.maxY - 1 - y) * bitmap.bytesPerRow)
          .assumingMemoryBound(to: UInt32.self)
        for x in tile.area.minX..<tile.area.maxX {
          var color = tile[x, y]
          if pass.isLinear { color = ToneCurve.quickComponents(color.straight).premultiplied }
          row[x - area.minX] = PixelWriter.argb(color)
        }
      }
    }
    guard isDone else { return nil }
    bitmap.isOpaque = bitmap.hasOnlyOpaquePixels
    return bitmap
  }
}

/// Writes colours as bytes.
enum PixelWriter {
  /// A component as a byte; what is no number is none.
  @inline(__always) static func byte(_ value: Float) -> UInt8 {
    value > 0 ? UInt8(min(value, 1) * 255 + 0.5) : 0
  }

  /// The pixel of our own bitmaps.
  @inline(__always) static func argb(_ color: Color4) -> UInt32 {
    let alpha = byte(color.w)
    func part(_ value: Float) -> UInt32 { UInt32(min(byte(value), alpha)) }
    return UInt32(alpha) << 24 | part(color.x) << 16 | part(color.y) << 8 | part(color.z)
  }

  static func write(_ color: Color4, _ format: CIFormat, to place: UnsafeMutableRawPointer) {
    func store(_ values: Float...) {
      for (index, value) in values.enumerated() {
        place.storeBytes(of: byte(value), toByteOffset: index, as: UInt8.self)
      }
    }
    switch format {
    case .ARGB8: store(color.w, color.x, color.y, color.z)
    case .BGRA8: store(color.z, color.y, color.x, color.w)
    case .RGBA8: store(color.x, color.y, color.z, color.w)
    case .A8: store(color.w)
    case .R8: store(color.x)
    case .L8: store(color.luminance)
    case .RGBAh:
      for index in 0..<4 {
        place.storeBytes(of: Float16(color[index]), toByteOffset: index * 2, as: Float16.self)
      }
    default:
      for index in 0..<4 {
        place.storeBytes(of: color[index], toByteOffset: index * 4, as: Float.self)
      }
    }
  }
}
