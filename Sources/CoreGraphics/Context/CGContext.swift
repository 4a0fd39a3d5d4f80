import Foundation

/// A place to draw: a bitmap, or the pages of a document, with a coordinate system, a clip, colours and line styles.
///
/// A context made from pixels has its origin at the bottom left with y pointing up; the contexts
/// that views draw into have it at the top left with y pointing down. A context belongs to one
/// thread at a time.
public final class CGContext {
  /// What `saveGState()` remembers.
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  /// Where drawing goes; a transparency layer's bitmap while one is open.
  var target: DrawTarget
  var layers: [TransparencyLayer] = []
  /// The path under construction, in device pixels, so that it stays put when the CTM changes.
  var currentPath = PathElements()
  var allowsAntialiasing = true
  /// The text matrix, which `saveGState()` does not remember.
  public var textMatrix = CGAffineTransform.identity

  /// The pixels that all drawing ends up in.
  package let bitmap: Bitmap
  /// The transform that was there before anything was changed.
  var baseTransform: CGAffineTransform
  let layout: PixelLayout
  let space: CGColorSpace?
  /// The caller's memory, where its layout is not ours.
  let foreign: ForeignPixels?
  /// The pages that are drawn on in place of the bitmap.
  let pages: PDFPages?

  init(
    bitmap: Bitmap,
    baseTransform: CGAffineTransform,
    layout: PixelLayout,
    space: CGColorSpace?,
    foreign: ForeignPixels? = nil,
    pages: PDFPages? = nil
  ) {
    self.bitmap = bitmap
    self.baseTransform = baseTransform
    self.layout = layout
    self.space = space
    self.foreign = foreign
    self.pages = pages
    let isAlwaysOpaque = bitmap.format == .color && layout.alpha == nil
    target = DrawTarget(bitmap: bitmap, x: 0, y: 0, isAlwaysOpaque: isAlwaysOpaque)
    state = GraphicsState(transform: baseTransform, bounds: pages?.pixels ?? bitmap.bounds)
  }

  /// Makes a context as views have it: points with y down from the top left corner.
  ///
  /// What is in the bitmap stays. `scale` is the number of pixels in a point.
  package convenience init?(drawingInto bitmap: Bitmap, scale: CGFloat) {
    guard FiniteGeometry.accepts(scale, place: "CGContext(drawingInto:scale:)"), scale > 0 else {
      return nil
    }
    self.init(
      bitmap: bitmap,
      baseTransform: CGAffineTransform(scaleX: scale, y: scale),
      layout: bitmap.format == .color ? .native : .coverage,
      space: bitmap.format == .color ? .standard : nil
    )
  }

  /// The width in pixels; 0 for pages.
  public var width: Int { pages == nil ? bitmap.width : 0 }

  /// The height in pixels; 0 for pages.
  public var height: Int { pages == nil ? bitmap.height : 0 }

  /// How many bits a component has; 0 for pages.
  public var bitsPerComponent: Int { pages == nil ? 8 : 0 }

  /// How many bits a pixel has; 0 for pages.
  public var bitsPerPixel: Int { pages == nil ? layout.bytesPerPixel * 8 : 0 }

  /// How many bytes a row of `data` takes; 0 for pages.
  public var bytesPerRow: Int { pages == nil ? foreign?.bytesPerRow ?? bitmap.bytesPerRow : 0 }

  /// The space colours are kept in; none for a context of only alpha.
  public var colorSpace: CGColorSpace? { space }

  /// Where alpha lies in a pixel.
  public var alphaInfo: CGImageAlphaInfo { layout.info.alphaInfo ?? .none }

  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo { layout.info }

  /// The pixels' bytes, row by row from the top, `bytesPerRow` apart.
  ///
  /// They live as long as the context. Pages have none.
  public var data: UnsafeMutableRawPointer? {
    pages == nil ? foreign?.memory ?? bitmap.data : nil
  }

  /// An image of what has been drawn so far, which later drawing does not change; nil of pages.
  public func makeImage() -> CGImage? { image(of: bitmap.copy) }

  /// An image of what was drawn into a context that nobody draws into any more: its pixels are the
  /// context's.
  package static func takeImage(of context: inout CGContext?) -> CGImage? {
    // Whoever still has it may draw on.
    guard context?.foreign == nil, isKnownUniquelyReferenced(&context) else {
      return context?.makeImage()
    }
    let image = context?.image { context?.bitmap }
    context = nil
    return image
  }

  private func image(of pixels: () -> Bitmap?) -> CGImage? {
    guard pages == nil else { return nil }
    foreign?.read(into: bitmap, bitmap.bounds)
    guard let copy = pixels() else { return nil }
    if target.isAlwaysOpaque || layers.first?.target.isAlwaysOpaque == true {
      copy.isOpaque = true
    }
    return CGImage(bitmap: copy, layout: layout, space: space)
  }

  /// Finishes drawing, which is always finished here.
  public func flush() {}

  /// Finishes drawing, which is always finished here.
  public func synchronize() {}

  /// Whether lines and edges may be smoothed at all.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  /// Whether lines and edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  var isAntialiased: Bool { state.shouldAntialias && allowsAntialiasing }
}
