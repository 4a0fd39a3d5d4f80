import Foundation

extension CGContext {
  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(.outline(currentPath, rule), state.fill)
    beginPath()
  }

  /// Draws the path as lines and forgets it.
  public func strokePath() {
    paint(.outline(outline(ofStroked: currentPath), .winding), state.stroke)
    beginPath()
  }

  /// Fills or strokes the path, or both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath
    switch mode {
    case .fill: return fillPath()
    case .eoFill: return fillPath(using: .evenOdd)
    case .stroke: return strokePath()
    case .fillStroke: fillPath()
    case .eoFillStroke: fillPath(using: .evenOdd)
    }
    currentPath = path
    strokePath()
  }

  /// Fills a rectangle and forgets the path under construction.
  public func fill(_ rect: CGRect) {
    beginPath()
    guard FiniteGeometry.accepts(rect, place: "CGContext.fill(_:)") else { return }
    paint(shape(of: rect), state.fill)
  }

  /// Fills rectangles as one shape and forgets the path under construction.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Strokes a rectangle and forgets the path under construction.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with lines of a width and forgets the path under construction.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let saved = state.line.width
    setLineWidth(width)
    stroke(rect)
    state.line.width = saved
  }

  /// Fills the ellipse in a rectangle and forgets the path under construction.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes the ellipse in a rectangle and forgets the path under construction.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes lines between each two points and forgets the path under construction.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent, whatever alpha, blend mode and shadow are set.
  ///
  /// In a context without alpha it becomes black; on pages it changes nothing.
  public func clear(_ rect: CGRect) {
    guard FiniteGeometry.accepts(rect, place: "CGContext.clear(_:)") else { return }
    composite(shape(of: rect), .color(.black), mode: .clear, alpha: 1)
  }

  /// All pixels that can be drawn on.
  var deviceBounds: PixelRect { pages?.pixels ?? target.bounds }

  /// The outline of a stroked path, both in device space.
  func outline(ofStroked path: PathElements) -> PathElements {
    guard let inverse = state.transform.inverse else { return PathElements() }
    let tolerance = state.flattening.tolerance
    let scale = state.transform.meanScale
    var line = state.line
    if line.width == 0 { line.width = 1 / scale }
    if state.transform.isSimilarity {
      return path.stroked(line.scaled(by: scale), tolerance: tolerance)
    }
    return path.applying(inverse)
      .stroked(line, tolerance: tolerance / max(state.transform.largestScale, 1e-6))
      .applying(state.transform)
  }

  /// The shape of a rectangle of user space.
  func shape(of rect: CGRect) -> Shape {
    if rect.isInfinite { return .pixels(deviceBounds) }
    if state.transform.keepsAxes {
      let box = rect.standardized.applying(state.transform)
      if let pixels = PixelRect(exactly: box) { return .pixels(pixels) }
    }
    var elements = PathElements()
    elements.addRect(rect)
    return .outline(elements.applying(state.transform), .winding)
  }
}

extension PixelRect {
  /// Makes the pixels of a rectangle of device space, or nil when it cuts any into parts that the
  /// scan converter can tell.
  init?(exactly rect: CGRect) {
    let whole = PixelRect(rounding: rect)
    let farthest = CoverageScale.nearly
    guard abs(rect.minX - CGFloat(whole.minX)) < farthest,
      abs(rect.minY - CGFloat(whole.minY)) < farthest,
      abs(rect.maxX - CGFloat(whole.maxX)) < farthest,
      abs(rect.maxY - CGFloat(whole.maxY)) < farthest
    else { return nil }
    self = whole
  }
}
