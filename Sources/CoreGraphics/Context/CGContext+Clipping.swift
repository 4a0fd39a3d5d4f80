import Foundation

extension CGContext {
  /// Narrows the clip to the inside of the path, and forgets the path.
  ///
  /// An empty path leaves nothing to draw on.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: .outline(currentPath, rule), box: currentPath.tightBounds)
    beginPath()
  }

  /// Narrows the clip to a rectangle, and forgets the path under construction.
  public func clip(to rect: CGRect) {
    beginPath()
    guard FiniteGeometry.accepts(rect, place: "CGContext.clip(to:)") else {
      if rect.isNull { state.clip.intersect(.empty) }
      return
    }
    clip(to: shape(of: rect), box: rect.applying(state.transform))
  }

  /// Narrows the clip to rectangles, taken together, and forgets the path under construction.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Narrows the clip by an image stretched over a rectangle, and forgets the path.
  ///
  /// A mask clips to where it lets colour through; any other image clips by how bright it is, or
  /// if it has nothing but alpha, by that.
  public func clip(to rect: CGRect, mask: CGImage) {
    beginPath()
    guard FiniteGeometry.accepts(rect, place: "CGContext.clip(to:mask:)"),
      let stencil = mask.stencil
    else { return }
    let box = rect.applying(state.transform)
    let shape = shape(of: rect)
    let window = shape.bounds.intersection(state.clip.rect)
    guard !window.isEmpty, let coverage = self.mask(of: shape, on: window) else {
      state.clip.intersect(.empty)
      return
    }
    let source = image(stencil, of: mask, in: rect)
    DrawTarget(bitmap: coverage.bitmap, x: coverage.x, y: coverage.y)
      .draw(.pixels(source), through: nil, on: window, mode: .destinationIn, alpha: 1)
    state.clip.intersect(coverage, bounds: box)
  }

  /// Makes the clip the whole bitmap again.
  public func resetClip() { state.clip = Clip(deviceBounds) }

  /// The smallest rectangle of user space around the clip, or the null rectangle when nothing can
  /// be drawn on.
  public var boundingBoxOfClipPath: CGRect {
    if state.clip.isEmpty { return .null }
    return state.clip.bounds.applying(state.transform.inverted())
  }

  private func clip(to shape: Shape, box: CGRect) {
    guard !state.clip.isEmpty else { return }
    if pages != nil, case .outline(let elements, let rule) = shape {
      return state.clip.intersect(elements, rule, within: shape.bounds, bounds: box)
    }
    switch shape {
    case .pixels(let rect): state.clip.intersect(rect, bounds: box)
    case .outline(let elements, _):
      if let pixels = elements.rect.flatMap(PixelRect.init(exactly:)) {
        return state.clip.intersect(pixels, bounds: box)
      }
      fallthrough
    case .mask:
      let window = shape.bounds.intersection(state.clip.rect)
      state.clip.intersect(window.isEmpty ? nil : mask(of: shape, on: window), bounds: box)
    }
  }

  /// The coverage of a shape on some pixels, in a mask of its own.
  func mask(of shape: Shape, on window: PixelRect) -> CoverageMask? {
    switch shape {
    case .pixels(let rect):
      let mask = CoverageMask(clearing: window)
      mask?.bitmap.fill(
        rect.offsetBy(dx: -window.minX, dy: -window.minY),
        with: Pixel(argb: 0xFF00_0000)
      )
      return mask
    case .outline(let elements, let rule): return coverage(of: elements, rule, on: window)
    case .mask(let known): return known.copy(of: window)
    }
  }
}
