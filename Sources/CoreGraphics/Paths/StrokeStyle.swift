import Foundation

/// How lines are drawn, apart from their colour.
struct StrokeStyle: Sendable {
  var width: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dash: DashPattern?

  /// The farthest a stroke reaches from its line.
  var reach: CGFloat {
    let corner = join == .miter ? max(1, miterLimit) : 1
    return width / 2 * max(corner, cap == .square ? 2.squareRoot() : 1)
  }

  func scaled(by factor: CGFloat) -> StrokeStyle {
    var result = self
    result.width *= factor
    result.dash = dash?.scaled(by: factor)
    return result
  }
}

extension PathElements {
  /// The outline of the stroked path, to be filled by the winding rule.
  ///
  /// It is no farther than the tolerance from the true outline.
  func stroked(_ style: StrokeStyle, tolerance: CGFloat) -> PathElements {
    guard style.width > 0 else { return PathElements() }
    let half = style.width / 2
    // The outer side of a curve turns as far as its middle does, but on a larger radius.
    let turn = 2 * acos(max(0, 1 - tolerance / max(half, tolerance)))
    let flattening = CurveFlattening(tolerance: tolerance, largestTurn: max(turn, 0.01))
    var stroker = Stroker(style: style, tolerance: tolerance)
    let lines = Polyline.polylines(of: self, transform: .identity, flattening: flattening)
    for line in lines {
      if let dash = style.dash {
        for piece in dash.pieces(of: line) { stroker.add(piece) }
      } else {
        stroker.add(line)
      }
    }
    return stroker.outline
  }

  /// The path cut into dashes.
  func dashed(_ dash: DashPattern, tolerance: CGFloat) -> PathElements {
    var result = PathElements()
    let flattening = CurveFlattening(tolerance: tolerance)
    let lines = Polyline.polylines(of: self, transform: .identity, flattening: flattening)
    for piece in lines.flatMap(dash.pieces(of:)) {
      for (index, point) in piece.points.enumerated() {
        if index == 0 { result.move(to: point) } else { result.line(to: point) }
      }
      if piece.isClosed { result.close() }
      // A dash without length still has caps.
      if piece.points.count == 1 { result.line(to: piece.points[0]) }
    }
    return result
  }
}

extension CGPath {
  /// The outline of this path's stroke.
  ///
  /// The transform is applied to the path before it is stroked. Curves come out as short lines. Fill
  /// the result by the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let place = "CGPath.copy(strokingWithWidth:lineCap:lineJoin:miterLimit:)"
    guard FiniteGeometry.accepts(lineWidth, miterLimit, place: place),
      FiniteGeometry.accepts(transform, place: place)
    else { return CGPath(elements: PathElements()) }
    let style = StrokeStyle(
      width: lineWidth,
      cap: lineCap,
      join: lineJoin,
      miterLimit: miterLimit
    )
    return CGPath(elements: elements.applying(transform).stroked(style, tolerance: 0.01))
  }

  /// This path cut into dashes.
  ///
  /// Drawn and skipped lengths come by turns, starting `phase` into the pattern. The transform is
  /// applied to the path before it is cut. Curves come out as short lines.
  public func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let place = "CGPath.copy(dashingWithPhase:lengths:)"
    guard FiniteGeometry.accepts(transform, place: place) else {
      return CGPath(elements: PathElements())
    }
    let moved = elements.applying(transform)
    guard let dash = DashPattern(phase: phase, lengths: lengths) else {
      return CGPath(elements: moved)
    }
    return CGPath(elements: moved.dashed(dash, tolerance: 0.01))
  }
}
