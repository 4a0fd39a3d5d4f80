internal import Diagnostics
import Foundation

/// A path under construction.
///
/// Every builder takes a transform, which it applies to what it adds. A point that is not finite
/// is ignored with a diagnosis, and so is a line or curve without a current point.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty path.
  public init() { super.init(elements: PathElements()) }

  override init(elements: PathElements) { super.init(elements: elements) }

  /// Starts a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard accepts([point], transform, "move(to:)") else { return }
    elements.move(to: point.applying(transform))
  }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard accepts([point], transform, "addLine(to:)"), hasCurrentPoint("addLine(to:)") else {
      return
    }
    elements.line(to: point.applying(transform))
  }

  /// Starts a new subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first, accepts(points, transform, "addLines(between:)") else {
      return
    }
    elements.move(to: first.applying(transform))
    for point in points.dropFirst() { elements.line(to: point.applying(transform)) }
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    let place = "addQuadCurve(to:control:)"
    guard accepts([end, control], transform, place), hasCurrentPoint(place) else { return }
    elements.quad(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    let place = "addCurve(to:control1:control2:)"
    guard accepts([end, control1, control2], transform, place), hasCurrentPoint(place) else {
      return
    }
    elements.cubic(
      to: end.applying(transform),
      control1: control1.applying(transform),
      control2: control2.applying(transform)
    )
  }

  /// Closes the subpath with a line to its start.
  public func closeSubpath() { elements.close() }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(rect, transform, "addRect(_:)") { $0.addRect(rect) }
  }

  /// Adds rectangles, each as a subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that fits into a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(rect, transform, "addEllipse(in:)") { $0.addEllipse(in: rect) }
  }

  /// Adds a rectangle with circular or elliptic corners, cut down to half a side.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let place = "CGMutablePath.addRoundedRect(in:cornerWidth:cornerHeight:)"
    guard FiniteGeometry.accepts(cornerWidth, cornerHeight, place: place) else { return }
    add(rect, transform, "addRoundedRect(in:cornerWidth:cornerHeight:)") {
      $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }
  }

  /// Adds an arc between two angles in radians, with a line to its start from the current point.
  ///
  /// `clockwise` is meant in a space where y points up; where it points down, as in a view, the
  /// arc is seen to turn the other way.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let place = "CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:)"
    guard accepts([center], transform, "addArc(center:radius:startAngle:endAngle:clockwise:)"),
      FiniteGeometry.accepts(radius, startAngle, endAngle, place: place)
    else { return }
    let arc = PathElements.Arc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
    elements.addArc(arc, transform: transform)
  }

  /// Adds an arc from an angle on, in radians, with a line to its start from the current point.
  ///
  /// A positive `delta` goes towards growing angles.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let place = "CGMutablePath.addRelativeArc(center:radius:startAngle:delta:)"
    guard accepts([center], transform, "addRelativeArc(center:radius:startAngle:delta:)"),
      FiniteGeometry.accepts(radius, startAngle, delta, place: place)
    else { return }
    elements.addArc(
      PathElements.Arc(center: center, radius: radius, startAngle: startAngle, delta: delta),
      transform: transform
    )
  }

  /// Adds a line and the arc that rounds the corner at `tangent1End` on the way to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let place = "addArc(tangent1End:tangent2End:radius:)"
    guard accepts([tangent1End, tangent2End], transform, place),
      FiniteGeometry.accepts(radius, place: "CGMutablePath.\(place)"), hasCurrentPoint(place),
      let current = elements.current, let inverse = transform.inverse
    else { return }
    elements.addArc(
      from: current.applying(inverse),
      tangent1: tangent1End,
      tangent2: tangent2End,
      radius: radius,
      transform: transform
    )
  }

  /// Adds all elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    guard accepts([], transform, "addPath(_:)") else { return }
    elements.append(path.elements, transform: transform)
  }

  private func add(
    _ rect: CGRect,
    _ transform: CGAffineTransform,
    _ place: String,
    _ build: (inout PathElements) -> Void
  ) {
    guard FiniteGeometry.accepts(rect, place: "CGMutablePath.\(place)"),
      accepts([], transform, place)
    else { return }
    if transform.isIdentity { return build(&elements) }
    var shape = PathElements()
    build(&shape)
    elements.append(shape, transform: transform)
  }

  private func accepts(
    _ points: [CGPoint],
    _ transform: CGAffineTransform,
    _ place: String
  ) -> Bool {
    points.allSatisfy { FiniteGeometry.accepts($0, place: "CGMutablePath.\(place)") }
      && FiniteGeometry.accepts(transform, place: "CGMutablePath.\(place)")
  }

  private func hasCurrentPoint(_ place: String) -> Bool {
    if !elements.isEmpty { return true }
    MissingCurrentPoint.report(place: "CGMutablePath.\(place)")
    return false
  }
}

/// The finding for a line or curve that starts nowhere.
enum MissingCurrentPoint {
  static func report(place: String) {
    UIKitDiagnostics.report(
      Diagnosis(.noCurrentPoint, place: place, applePhrase: "no current point")
    )
  }
}
