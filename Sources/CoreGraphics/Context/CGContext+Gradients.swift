import Foundation

extension CGContext {
  /// Fills the clip with a gradient along a line.
  ///
  /// The colours go on before the start and after the end only if the options say so. Where start
  /// and end are the same point nothing is drawn.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let place = "CGContext.drawLinearGradient(_:start:end:options:)"
    guard FiniteGeometry.accepts(startPoint, place: place),
      FiniteGeometry.accepts(endPoint, place: place), let toUser = state.transform.inverse,
      let line = LinearGeometry(start: startPoint, end: endPoint, toUser: toUser)
    else { return }
    draw(gradient, .linear(line), options)
  }

  /// Fills the clip with a gradient through circles that move and grow from one to another.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let place =
      "CGContext.drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)"
    guard FiniteGeometry.accepts(startCenter, place: place),
      FiniteGeometry.accepts(endCenter, place: place),
      FiniteGeometry.accepts(startRadius, endRadius, place: place),
      let toUser = state.transform.inverse
    else { return }
    let circles = RadialGeometry(
      startCenter: startCenter,
      startRadius: startRadius,
      endCenter: endCenter,
      endRadius: endRadius,
      toUser: toUser
    )
    draw(gradient, .radial(circles), options)
  }

  /// Fills the clip with a gradient that runs once around a point.
  ///
  /// The first colour is at the angle, in radians from the x axis; the others follow towards the y
  /// axis.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let place = "CGContext.drawConicGradient(_:center:angle:)"
    guard FiniteGeometry.accepts(center, place: place),
      FiniteGeometry.accepts(angle, place: place), let toUser = state.transform.inverse
    else { return }
    let turn = ConicGeometry(center: center, angle: angle, toUser: toUser)
    draw(gradient, .conic(turn), [])
  }

  private func draw(
    _ gradient: CGGradient,
    _ geometry: GradientSource.Geometry,
    _ options: CGGradientDrawingOptions
  ) {
    let source = GradientSource(ramp: gradient.ramp, geometry: geometry, options: options)
    // A gradient has no edge of its own: the clip cuts it off, and its shadow with it.
    paint(.pixels(PixelRect(around: .infinite)), .pixels(source))
  }
}
