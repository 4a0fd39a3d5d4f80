import Foundation

extension CGContext {
  /// Forgets the path under construction.
  public func beginPath() { currentPath.removeAll() }

  /// Starts a new subpath.
  public func move(to point: CGPoint) {
    guard let point = device(point, "move(to:)") else { return }
    currentPath.move(to: point)
  }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) {
    guard let point = device(point, "addLine(to:)"), hasCurrentPoint("addLine(to:)") else {
      return
    }
    currentPath.line(to: point)
  }

  /// Starts a new subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let place = "addQuadCurve(to:control:)"
    guard let end = device(end, place), let control = device(control, place),
      hasCurrentPoint(place)
    else { return }
    currentPath.quad(to: end, control: control)
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let place = "addCurve(to:control1:control2:)"
    guard let end = device(end, place), let control1 = device(control1, place),
      let control2 = device(control2, place), hasCurrentPoint(place)
    else { return }
    currentPath.cubic(to: end, control1: control1, control2: control2)
  }

  /// Closes the subpath with a line to its start.
  public func closePath() { currentPath.close() }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect) {
    guard FiniteGeometry.accepts(rect, place: "CGContext.addRect(_:)") else { return }
    add { $0.addRect(rect) }
  }

  /// Adds rectangles, each as a subpath.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the ellipse that fits into a rectangle.
  public func addEllipse(in rect: CGRect) {
    guard FiniteGeometry.accepts(rect, place: "CGContext.addEllipse(in:)") else { return }
    add { $0.addEllipse(in: rect) }
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
    clockwise: Bool
  ) {
    let place = "CGContext.addArc(center:radius:startAngle:endAngle:clockwise:)"
    guard FiniteGeometry.accepts(center, place: place),
      FiniteGeometry.accepts(radius, startAngle, endAngle, place: place)
    else { return }
    let arc = PathElements.Arc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
    currentPath.addArc(arc, transform: state.transform)
  }

  /// Adds a line and the arc that rounds the corner at `tangent1End` on the way to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let place = "addArc(tangent1End:tangent2End:radius:)"
    guard device(tangent1End, place) != nil, device(tangent2End, place) != nil,
      FiniteGeometry.accepts(radius, place: "CGContext.\(place)"), hasCurrentPoint(place),
      let current = currentPath.current, let inverse = state.transform.inverse
    else { return }
    currentPath.addArc(
      from: current.applying(inverse),
      tangent1: tangent1End,
      tangent2: tangent2End,
      radius: radius,
      transform: state.transform
    )
  }

  /// Adds all elements of a path.
  public func addPath(_ path: CGPath) {
    currentPath.append(path.elements, transform: state.transform)
  }

  /// Replaces the path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    currentPath = outline(ofStroked: currentPath)
  }

  /// Whether the path under construction has no elements.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// Where the next element would begin, or zero in an empty path.
  public var currentPointOfPath: CGPoint {
    (currentPath.current ?? .zero).applying(state.transform.inverted())
  }

  /// The smallest rectangle around the path under construction, control points included, or the
  /// null rectangle.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// The path under construction in user space, or nil when it is empty.
  public var path: CGPath? {
    if currentPath.isEmpty { return nil }
    return CGPath(elements: currentPath.applying(state.transform.inverted()))
  }

  /// Whether a point of user space is inside the path, or on it, when drawn in a mode.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let point = point.applying(state.transform)
    let isOnStroke = {
      self.outline(ofStroked: self.currentPath).contains(point, rule: .winding)
    }
    switch mode {
    case .fill: return currentPath.contains(point, rule: .winding)
    case .eoFill: return currentPath.contains(point, rule: .evenOdd)
    case .stroke: return isOnStroke()
    case .fillStroke: return currentPath.contains(point, rule: .winding) || isOnStroke()
    case .eoFillStroke: return currentPath.contains(point, rule: .evenOdd) || isOnStroke()
    }
  }

  private func add(_ build: (inout PathElements) -> Void) {
    if state.transform.isIdentity { return build(&currentPath) }
    var shape = PathElements()
    build(&shape)
    currentPath.append(shape, transform: state.transform)
  }

  private func device(_ point: CGPoint, _ place: @autoclosure () -> String) -> CGPoint? {
    guard FiniteGeometry.accepts(point, place: "CGContext.\(place())") else { return nil }
    return point.applying(state.transform)
  }

  private func hasCurrentPoint(_ place: @autoclosure () -> String) -> Bool {
    if !currentPath.isEmpty { return true }
    MissingCurrentPoint.report(place: "CGContext.\(place())")
    return false
  }
}
