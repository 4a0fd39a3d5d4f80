import Foundation
import Synchronization

/// How cells of a pattern are fitted to the pixels of the device.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells keep their form; the space between them may vary by a pixel.
  case noDistortion = 0
  /// The space between cells is the same everywhere, for which they may change their form a little.
  case constantSpacingMinimalDistortion = 1
  /// The space between cells is the same everywhere, for which they may change their form.
  case constantSpacing = 2
}

/// Draws a cell of a pattern.
public typealias CGPatternDrawPatternCallback =
  @Sendable (UnsafeMutableRawPointer?, CGContext) -> Void

/// Is told that a pattern needs its info no more.
public typealias CGPatternReleaseInfoCallback = @Sendable (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks: Sendable {
  /// 0.
  public var version: UInt32
  /// Draws a cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Is called when the pattern ends.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Makes the functions of a pattern.
  public init(
    version: UInt32,
    drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// What is drawn again and again in the place of a colour.
public final class CGPattern: Sendable {
  /// What a cell shows.
  enum Content: Sendable {
    case image(ImagePattern)
    case drawing(PatternDrawing)
  }

  let content: Content
  private let release: PatternRelease?
  /// The picture that layers show, for the colour that it was asked for last.
  private let lastImage = Mutex<(tint: PatternTint, image: ImagePattern)?>(nil)

  /// Makes a pattern of a cell that is drawn by a function, or nil where its numbers make none.
  ///
  /// Cells are cut at their bounds and keep their form whatever the tiling, as with `noDistortion`.
  ///
  /// - Parameters:
  ///   - info: handed to the functions.
  ///   - bounds: of a cell, in the pattern's own space.
  ///   - matrix: from the pattern's space to that of the context as it was made: later changes of the
  ///     context's transform do not move the pattern.
  ///   - xStep: how far the next cell is to the right, in the pattern's space; not 0.
  ///   - yStep: how far the next cell is up, in the pattern's space; not 0.
  ///   - tiling: how cells are fitted to pixels.
  ///   - isColored: whether the cell sets its colours itself; else it is a stencil for the one that the
  ///     pattern is set with.
  ///   - callbacks: the functions, which are copied.
  public init?(
    info: UnsafeMutableRawPointer?,
    bounds: CGRect,
    matrix: CGAffineTransform,
    xStep: CGFloat,
    yStep: CGFloat,
    tiling: CGPatternTiling,
    isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let place = "CGPattern(info:bounds:matrix:xStep:yStep:tiling:isColored:callbacks:)"
    guard FiniteGeometry.accepts(bounds, place: place),
      FiniteGeometry.accepts(matrix, place: place),
      FiniteGeometry.accepts(xStep, yStep, place: place), xStep != 0, yStep != 0,
      !bounds.isEmpty, !bounds.isInfinite, matrix.inverse != nil,
      let draw = callbacks.pointee.drawPattern
    else { return nil }
    let drawing = PatternDrawing(
      bounds: bounds.standardized,
      matrix: matrix,
      step: CGSize(width: abs(xStep), height: abs(yStep)),
      isColored: isColored,
      info: info,
      draw: draw
    )
    content = .drawing(drawing)
    release = callbacks.pointee.releaseInfo.map { PatternRelease(info: info, call: $0) }
  }

  /// Makes a pattern of an image that is repeated side by side.
  init(_ image: ImagePattern) {
    content = .image(image)
    release = nil
  }

  /// Whether a cell sets its colours itself.
  var isColored: Bool {
    switch content {
    case .image: true
    case .drawing(let drawing): drawing.isColored
    }
  }

  /// The pattern as an image that is repeated side by side, as layers show it; one whose matrix turns it
  /// stands straight there.
  func image(tinted tint: PatternTint) -> ImagePattern? {
    if case .image(let image) = content, tint.alpha >= 1 { return image }
    return lastImage.withLock { last in
      if let last, last.tint == tint { return last.image }
      let made: ImagePattern? =
        switch content {
        case .image(let image): image.faded(by: tint.alpha)
        case .drawing(let drawing): drawing.image(tinted: tint)
        }
      if let made { last = (tint, made) }
      return made
    }
  }

  /// The pattern laid out in a context whose transform was `base` when it was made.
  func source(
    tinted tint: PatternTint,
    base: CGAffineTransform,
    phase: CGSize
  ) -> (any PixelSource)? {
    switch content {
    case .image:
      image(tinted: tint).map { PatternSource($0, base: base, phase: phase) }
    case .drawing(let drawing):
      DrawnPatternSource(drawing, tint: tint, base: base, phase: phase)
    }
  }
}

extension CGColorSpace {
  /// The space of patterns with colours of their own.
  static let patterns = CGColorSpace(.pattern)
}

/// Tells the maker of a pattern that it ended.
private final class PatternRelease: Sendable {
  private nonisolated(unsafe) let info: UnsafeMutableRawPointer?
  private let call: CGPatternReleaseInfoCallback

  init(info: UnsafeMutableRawPointer?, call: @escaping CGPatternReleaseInfoCallback) {
    self.info = info
    self.call = call
  }

  deinit { call(info) }
}

/// What a pattern is painted with: an alpha, and for a stencil a colour.
struct PatternTint: Hashable, Sendable {
  /// The components as they were given, the alpha last.
  let values: [CGFloat]
  /// The colour of a stencil, its alpha in it.
  let color: PaintColor?

  var alpha: CGFloat { values.last ?? 1 }

  /// Reads as many components as the pattern needs; nil where the space does not fit it.
  init?(_ space: CGColorSpace, _ pattern: CGPattern, _ components: UnsafePointer<CGFloat>) {
    guard space.model == .pattern else { return nil }
    if pattern.isColored {
      values = [components[0]]
      color = nil
      return
    }
    guard let base = space.baseColorSpace else { return nil }
    values = Array(UnsafeBufferPointer(start: components, count: base.numberOfComponents + 1))
    color = PaintColor(space: base.kind, values: values)
  }

  /// What the pattern of a colour is painted with.
  init(_ color: CGColor) {
    values = color.values
    self.color = color.space.baseColorSpace.flatMap { base in
      color.pattern?.isColored == false ? PaintColor(space: base.kind, values: color.values) : nil
    }
  }
}
