import Foundation

/// What `saveGState()` remembers.
struct GraphicsState {
  /// From user space to device pixels, whose origin is the top left corner.
  var transform: CGAffineTransform
  var clip: Clip
  var fill = Paint.color(.black)
  var stroke = Paint.color(.black)
  var fillSpace = CGColorSpace.gray
  var strokeSpace = CGColorSpace.gray
  /// By how much patterns are moved, in units of the space they lie in.
  var patternPhase = CGSize.zero
  var alpha: Double = 1
  var blendMode = CGBlendMode.normal
  var line = StrokeStyle()
  var flatness: CGFloat = 1
  var shadow: Shadow?
  var interpolationQuality = CGInterpolationQuality.default
  var shouldAntialias = true
  var font: CGFont?
  var fontSize: CGFloat = 0
  var characterSpacing: CGFloat = 0
  var textMode = CGTextDrawingMode.fill

  init(transform: CGAffineTransform, bounds: PixelRect) {
    self.transform = transform
    clip = Clip(bounds)
  }

  /// How far lines may be from curves, in pixels: fine enough not to be seen.
  var flattening: CurveFlattening { CurveFlattening(tolerance: max(flatness, 1) / 16) }
}

/// The pixels that may change, and how much of each.
struct Clip {
  private(set) var rect: PixelRect
  private(set) var mask: CoverageMask?
  /// The box around what was clipped to, before it grew to whole pixels, in device space.
  private(set) var bounds: CGRect
  /// What was clipped to on the pages of a document, which need no mask of it.
  private(set) var outlines: [(elements: PathElements, rule: CGPathFillRule)] = []

  init(_ rect: PixelRect) {
    self.rect = rect
    bounds = rect.cgRect
  }

  var isEmpty: Bool { rect.isEmpty }

  mutating func intersect(_ other: PixelRect, bounds box: CGRect? = nil) {
    rect = rect.intersection(other)
    bounds = bounds.intersection(box ?? other.cgRect)
    if isEmpty { clear() }
  }

  /// Narrows the clip of pages to the inside of an outline.
  mutating func intersect(
    _ elements: PathElements,
    _ rule: CGPathFillRule,
    within pixels: PixelRect,
    bounds box: CGRect
  ) {
    intersect(pixels, bounds: box)
    outlines.append((elements, rule))
  }

  /// Multiplies by the coverage of a mask; none covers nothing.
  mutating func intersect(_ other: CoverageMask?, bounds box: CGRect) {
    guard let other else { return clear() }
    rect = rect.intersection(other.rect)
    bounds = bounds.intersection(box)
    guard !isEmpty else { return clear() }
    if let mask {
      // The other mask is fresh, so it may be changed.
      other.bitmap.multiply(
        by: mask.bitmap,
        at: (mask.x - other.x, mask.y - other.y),
        in: rect.offsetBy(dx: -other.x, dy: -other.y)
      )
    }
    mask = other
  }

  private mutating func clear() {
    rect = .empty
    mask = nil
    bounds = .null
  }
}

/// What throws a soft copy of itself.
struct Shadow {
  /// In device pixels, y down.
  var dx: Int
  var dy: Int
  var sigma: Double
  var color: PaintColor
}

/// How carefully an image is resampled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// Let the context choose, which is medium.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Between the nearest four pixels.
  case low = 2
  /// Between four pixels of the image reduced to about the size it is drawn at.
  case medium = 4
  /// The same with a wider, sharper filter.
  case high = 3
}

/// What is done with the shapes of text.
public enum CGTextDrawingMode: Int32, Sendable {
  /// They are filled.
  case fill = 0
  /// They are stroked.
  case stroke = 1
  /// They are filled, then stroked.
  case fillStroke = 2
  /// Nothing is drawn.
  case invisible = 3
  /// They are filled and clipped to.
  case fillClip = 4
  /// They are stroked and clipped to.
  case strokeClip = 5
  /// They are filled, stroked and clipped to.
  case fillStrokeClip = 6
  /// They are clipped to.
  case clip = 7
}

/// What `CGContext.drawPath(using:)` does with the path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fill it by the winding rule.
  case fill = 0
  /// Fill it by the even-odd rule.
  case eoFill = 1
  /// Stroke it.
  case stroke = 2
  /// Fill it by the winding rule, then stroke it.
  case fillStroke = 3
  /// Fill it by the even-odd rule, then stroke it.
  case eoFillStroke = 4
}
