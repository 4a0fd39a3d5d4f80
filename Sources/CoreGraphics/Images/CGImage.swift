import Foundation

/// A picture of fixed pixels.
///
/// Colours are kept as sRGB with eight bits a component; pixels given in another space are taken
/// as they are.
public final class CGImage: Sendable {
  private enum Pixels: Sendable {
    /// These, which nobody changes any more.
    case known(Bitmap)
    case deferred(DeferredPixels)
  }

  private let pixels: Pixels
  /// Nil is the layout in which the pixels are stored.
  private let givenLayout: PixelLayout?
  /// The space the pixels are said to be in; none for a mask.
  public let colorSpace: CGColorSpace?
  /// Whether this is a mask: a stencil through which colour is painted.
  public let isMask: Bool
  /// Whether the image is smoothed when enlarged.
  public let shouldInterpolate: Bool
  /// What is kept when a colour does not fit.
  public let renderingIntent: CGColorRenderingIntent
  /// Smaller versions made for drawing the image far reduced.
  let reductions = ImageReductions()
  private let givenProvider: CGDataProvider?

  init(
    bitmap: Bitmap,
    layout: PixelLayout,
    space: CGColorSpace?,
    isMask: Bool = false,
    shouldInterpolate: Bool = true,
    intent: CGColorRenderingIntent = .defaultIntent,
    provider: CGDataProvider? = nil
  ) {
    pixels = .known(bitmap)
    givenLayout = layout
    colorSpace = space
    self.isMask = isMask
    self.shouldInterpolate = shouldInterpolate
    renderingIntent = intent
    givenProvider = provider
  }

  /// Makes an image of pixels that are made when they are needed.
  package init(_ deferred: DeferredPixels) {
    pixels = .deferred(deferred)
    givenLayout = nil
    colorSpace = .standard
    isMask = false
    shouldInterpolate = true
    renderingIntent = .defaultIntent
    givenProvider = nil
  }

  /// The same pixels said to be in another space.
  private init(_ image: CGImage, space: CGColorSpace) {
    pixels = image.pixels
    givenLayout = image.givenLayout
    colorSpace = space
    isMask = false
    shouldInterpolate = image.shouldInterpolate
    renderingIntent = image.renderingIntent
    givenProvider = image.givenProvider
  }

  /// The pixels, made now where they were not yet.
  package var bitmap: Bitmap {
    switch pixels {
    case .known(let bitmap): bitmap
    case .deferred(let deferred): deferred.whole
    }
  }

  /// What makes the pixels; nil where they were always there.
  package var deferred: DeferredPixels? {
    if case .deferred(let deferred) = pixels { deferred } else { nil }
  }

  /// How the pixels are shown to those who ask for bytes.
  var layout: PixelLayout { givenLayout ?? (bitmap.isOpaque ? .nativeOpaque : .native) }

  /// Makes an image of pixels that nobody changes any more.
  package convenience init(bitmap: Bitmap) {
    switch bitmap.format {
    case .color:
      let layout = bitmap.isOpaque ? PixelLayout.nativeOpaque : .native
      self.init(bitmap: bitmap, layout: layout, space: .standard)
    case .alpha:
      self.init(bitmap: bitmap, layout: .coverage, space: nil)
    }
  }

  /// The image itself, since it cannot change.
  public func copy() -> CGImage? { self }

  /// The same pixels said to be in another space with as many components, or nil.
  public func copy(colorSpace: CGColorSpace) -> CGImage? {
    guard let own = self.colorSpace, own.numberOfComponents == colorSpace.numberOfComponents
    else { return nil }
    return CGImage(self, space: colorSpace)
  }

  /// The width in pixels.
  public var width: Int { deferred?.width ?? bitmap.width }

  /// How many bytes a row takes where the pixels are stored, or will be.
  package var bytesPerRowStored: Int { deferred.map { $0.width * 4 } ?? bitmap.bytesPerRow }

  /// The height in pixels.
  public var height: Int { deferred?.height ?? bitmap.height }

  /// How many bits a component has.
  public var bitsPerComponent: Int { 8 }

  /// How many bits a pixel has.
  public var bitsPerPixel: Int { layout.bytesPerPixel * 8 }

  /// How many bytes a row takes in the data provider's bytes.
  public var bytesPerRow: Int {
    isShownAsStored ? bitmap.bytesPerRow : width * layout.bytesPerPixel
  }

  /// Where alpha lies in a pixel.
  public var alphaInfo: CGImageAlphaInfo { layout.info.alphaInfo ?? .none }

  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo { layout.info }

  /// The byte order of a pixel.
  public var byteOrderInfo: CGImageByteOrderInfo { layout.info.byteOrder ?? .orderDefault }

  /// The pixels as bytes, row by row from the top, `bytesPerRow` apart.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: bytes) }

  private var isShownAsStored: Bool {
    layout == .native || layout == .nativeOpaque || (layout == .coverage && !isMask)
  }

  private var bytes: Data {
    if isShownAsStored { return Data(bytes: bitmap.data, count: bitmap.byteCount) }
    if isMask { return maskBytes }
    var data = Data(count: bytesPerRow * height)
    data.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      for y in 0..<height {
        let row = bitmap.data + y * bitmap.bytesPerRow
        layout.write(
          row.assumingMemoryBound(to: UInt32.self),
          to: start + y * bytesPerRow,
          count: width
        )
      }
    }
    return data
  }

  /// A mask's own bytes, in which 255 lets nothing through.
  private var maskBytes: Data {
    var data = Data(capacity: width * height)
    for y in 0..<height {
      for x in 0..<width { data.append(255 - bitmap[x, y].alpha) }
    }
    return data
  }

  /// The part of the image in a rectangle of pixels from its top left corner, or nil when they
  /// share nothing.
  ///
  /// The rectangle grows to whole pixels first. The part shares the memory of the whole.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard FiniteGeometry.accepts(rect, place: "CGImage.cropping(to:)") else { return nil }
    let part = PixelRect(rounding: rect.integral).intersection(bitmap.bounds)
    guard !part.isEmpty, let pixels = bitmap.part(part) else { return nil }
    return CGImage(
      bitmap: pixels,
      layout: layout,
      space: colorSpace,
      isMask: isMask,
      shouldInterpolate: shouldInterpolate,
      intent: renderingIntent
    )
  }
}

extension CGImage: Hashable {
  /// Whether both are the same object.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }

  /// Feeds the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
