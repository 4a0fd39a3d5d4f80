import Foundation

/// A shape: subpaths of lines and curves that can be filled, stroked or used as a clip.
///
/// A path does not change once made; a `CGMutablePath` does, and must not be shared between
/// threads while it is being built.
public class CGPath: @unchecked Sendable {
  /// The elements, which only `CGMutablePath` changes.
  var elements: PathElements

  init(elements: PathElements) { self.elements = elements }

  /// Makes a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var elements = PathElements()
    if FiniteGeometry.accepts(rect, place: "CGPath(rect:)") { elements.addRect(rect) }
    self.init(elements: elements, transform: transform)
  }

  /// Makes the ellipse that fits into a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var elements = PathElements()
    if FiniteGeometry.accepts(rect, place: "CGPath(ellipseIn:)") { elements.addEllipse(in: rect) }
    self.init(elements: elements, transform: transform)
  }

  /// Makes a rectangle with circular or elliptic corners.
  ///
  /// A corner larger than half a side is cut down to it.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var elements = PathElements()
    let place = "CGPath(roundedRect:)"
    if FiniteGeometry.accepts(rect, place: place),
      FiniteGeometry.accepts(cornerWidth, cornerHeight, place: place)
    {
      elements.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }
    self.init(elements: elements, transform: transform)
  }

  private convenience init(
    elements: PathElements,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(elements: elements.applying(transform?.pointee ?? .identity))
  }

  /// A path that stays as this one is now.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// This path after a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform?.pointee ?? .identity))
  }

  /// A path that starts as this one and can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// A path that starts as this one after a transform and can be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next element would begin, or zero in an empty path.
  public var currentPoint: CGPoint { elements.current ?? .zero }

  /// The smallest rectangle around all points, those that only steer curves included.
  ///
  /// The null rectangle for an empty path.
  public var boundingBox: CGRect { elements.controlBounds }

  /// The smallest rectangle around the shape itself.
  ///
  /// The null rectangle for an empty path.
  public var boundingBoxOfPath: CGRect { elements.tightBounds }

  /// Whether the path is one rectangle with sides along the axes, and which.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = elements.rect else { return false }
    rect?.pointee = found
    return true
  }

  /// Whether a point, after the transform, is inside the shape when it is filled.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    elements.contains(point.applying(transform), rule: rule)
  }

  /// Hands the elements to a block, in order.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    // A copy, so that the block may not change the path through the pointers.
    var points = elements.points
    points.withUnsafeMutableBufferPointer { points in
      var nothing = CGPoint.zero
      withUnsafeMutablePointer(to: &nothing) { nothing in
        var index = 0
        for type in elements.types {
          let first = type.pointCount > 0 ? points.baseAddress.map { $0 + index } : nil
          var element = CGPathElement(type: type, points: first ?? nothing)
          block(&element)
          index += type.pointCount
        }
      }
    }
  }

  /// Hands the elements to a function, in order, with `info` passed through.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// The path with every curve replaced by lines no farther from it than the threshold.
  public func flattened(threshold: CGFloat) -> CGPath {
    var flat = PathElements()
    let tolerance = threshold.isFinite && threshold > 0 ? threshold : 0.01
    elements.flatten(.identity, CurveFlattening(tolerance: tolerance)) { element in
      switch element {
      case .move(let point): flat.move(to: point)
      case .line(let point, _): flat.line(to: point)
      case .close: flat.close()
      }
    }
    return CGPath(elements: flat)
  }
}

extension CGPath: Hashable {
  /// Whether both have the same elements with the same points.
  public static func == (a: CGPath, b: CGPath) -> Bool {
    a === b || a.elements == b.elements
  }

  /// Feeds the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
