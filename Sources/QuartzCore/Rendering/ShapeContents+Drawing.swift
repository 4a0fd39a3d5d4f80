import CoreGraphics

extension ShapeContents {
  func draw(_ path: CGPath, in context: CGContext) {
    if let fillColor {
      context.addPath(path)
      context.setFillColor(fillColor)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, lineWidth > 0, let line = strokedPart(of: path) else { return }
    context.addPath(line)
    context.setStrokeColor(strokeColor)
    context.setLineWidth(lineWidth)
    context.setMiterLimit(miterLimit)
    context.setLineCap(lineCap.core)
    context.setLineJoin(lineJoin.core)
    if let lineDashPattern {
      context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern)
    }
    context.strokePath()
  }

  /// The stretch of the path between `strokeStart` and `strokeEnd`.
  private func strokedPart(of path: CGPath) -> CGPath? {
    let start = max(0, min(1, strokeStart))
    let end = max(0, min(1, strokeEnd))
    if start == 0, end == 1 { return path }
    return start < end ? path.trimmed(from: start, to: end) : nil
  }
}

extension CAShapeLayerLineCap {
  var core: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

extension CAShapeLayerLineJoin {
  var core: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
