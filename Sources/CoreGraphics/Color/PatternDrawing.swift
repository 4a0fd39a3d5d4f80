import Foundation

/// A cell of a pattern that a function draws, and where its copies lie.
struct PatternDrawing: Sendable {
  let bounds: CGRect
  let matrix: CGAffineTransform
  let step: CGSize
  let isColored: Bool
  /// The maker's, who answers for its use on another thread, as everywhere in Core Graphics.
  nonisolated(unsafe) let info: UnsafeMutableRawPointer?
  let draw: CGPatternDrawPatternCallback

  /// The cells that lie on a rectangle of device space, by a transform from the pattern's space.
  func pixels(
    on rect: PixelRect,
    _ toDevice: CGAffineTransform,
    tinted tint: PatternTint
  ) -> Bitmap? {
    guard let bitmap = Bitmap(width: rect.width, height: rect.height),
      let context = CGContext(drawingInto: bitmap, scale: 1), let fromDevice = toDevice.inverse
    else { return nil }
    let area = rect.cgRect.applying(fromDevice)
    let drawn =
      toDevice.keepsAxes
      ? stamp(context, on: rect, area, toDevice, tint)
      : turn(context, on: rect, area, toDevice, tint)
    return drawn ? bitmap : nil
  }

  /// Copies the cell to where cells are.
  private func stamp(
    _ context: CGContext,
    on rect: PixelRect,
    _ area: CGRect,
    _ toDevice: CGAffineTransform,
    _ tint: PatternTint
  ) -> Bool {
    let columns = cells(area.minX - bounds.maxX, area.maxX - bounds.minX, step.width)
    let rows = cells(area.minY - bounds.maxY, area.maxY - bounds.minY, step.height)
    guard let columns, let rows,
      CGFloat(columns.count) * CGFloat(rows.count) <= CGContext.mostTiles,
      let stamp = PatternStamp(self, toDevice, tint)
    else { return false }
    if isColored, tint.alpha < 1 {
      context.setAlpha(tint.alpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    for row in rows {
      for column in columns {
        let offset = CGAffineTransform(
          translationX: CGFloat(column) * step.width,
          y: CGFloat(row) * step.height
        )
        stamp.draw(at: offset.concatenating(toDevice), on: context, from: rect)
      }
    }
    if isColored, tint.alpha < 1 { context.endTransparencyLayer() }
    return true
  }

  /// Draws the cells as they stand straight, turned, so that there is no seam between them.
  private func turn(
    _ context: CGContext,
    on rect: PixelRect,
    _ area: CGRect,
    _ toDevice: CGAffineTransform,
    _ tint: PatternTint
  ) -> Bool {
    let straight = CGAffineTransform(
      scaleX: hypot(toDevice.a, toDevice.b),
      y: hypot(toDevice.c, toDevice.d)
    )
    let whole = PixelRect(around: area.applying(straight).insetBy(dx: -2, dy: -2))
    guard let back = straight.inverse, let source = pixels(on: whole, straight, tinted: tint) else {
      return false
    }
    let placed = CGAffineTransform(translationX: CGFloat(whole.minX), y: CGFloat(whole.minY))
      .concatenating(back).concatenating(toDevice)
      .concatenating(CGAffineTransform(translationX: -CGFloat(rect.minX), y: -CGFloat(rect.minY)))
    let sampler = ImageSampler(source, reductions: nil, toDevice: placed, quality: .default)
    guard let sampler else { return false }
    context.paint(.pixels(context.bitmap.bounds), .pixels(sampler))
    return true
  }

  /// Draws the cell by a transform to pixels.
  func drawCell(in context: CGContext, _ toPixels: CGAffineTransform, _ tint: PatternTint) {
    context.saveGState()
    context.concatenate(toPixels)
    context.clip(to: bounds)
    if let color = tint.color {
      context.state.fill = .color(color)
      context.state.stroke = .color(color)
    }
    draw(info, context)
    context.restoreGState()
  }

  /// A picture of what is repeated, finer than any screen.
  func image(tinted tint: PatternTint) -> ImagePattern? {
    let (across, down) = (hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    let size = CGSize(width: step.width * across, height: step.height * down)
    let (width, height) = ((size.width * 3).rounded(), (size.height * 3).rounded())
    let sides = 1...CGFloat(Bitmap.maximumSide)
    guard sides.contains(width), sides.contains(height) else { return nil }
    let straight = CGAffineTransform(scaleX: width / step.width, y: height / step.height)
    let rect = PixelRect(x: 0, y: 0, width: Int(width), height: Int(height))
    return pixels(on: rect, straight, tinted: tint).map {
      ImagePattern(image: CGImage(bitmap: $0), size: size)
    }
  }

  /// The numbers of the cells between two places; none where there are too many to be counted.
  private func cells(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> ClosedRange<Int>? {
    let (first, last) = ((low / step).rounded(.down), (high / step).rounded(.up))
    guard abs(first) < 1e9, abs(last) < 1e9 else { return nil }
    return Int(first)...Int(last)
  }
}

/// A cell that is drawn once and copied to whole pixels.
private struct PatternStamp {
  let bitmap: Bitmap
  let bounds: CGRect

  init?(_ drawing: PatternDrawing, _ toDevice: CGAffineTransform, _ tint: PatternTint) {
    let box = drawing.bounds.applying(toDevice)
    let (width, height) = (max(1, box.width.rounded()), max(1, box.height.rounded()))
    guard max(width, height) <= CGFloat(Bitmap.maximumSide),
      let bitmap = Bitmap(width: Int(width), height: Int(height)),
      let context = CGContext(drawingInto: bitmap, scale: 1)
    else { return nil }
    // Stretched to whole pixels, so that cells side by side have no seam.
    let fitted = CGAffineTransform(translationX: -box.minX, y: -box.minY)
      .concatenating(CGAffineTransform(scaleX: width / box.width, y: height / box.height))
    drawing.drawCell(in: context, toDevice.concatenating(fitted), tint)
    self.bitmap = bitmap
    bounds = drawing.bounds
  }

  func draw(at place: CGAffineTransform, on context: CGContext, from rect: PixelRect) {
    let corner = bounds.applying(place).origin
    let (x, y) = (Int(corner.x.rounded()) - rect.minX, Int(corner.y.rounded()) - rect.minY)
    context.paint(
      .pixels(bitmap.bounds.offsetBy(dx: x, dy: y)),
      .pixels(PlacedBitmap(bitmap: bitmap, x: x, y: y))
    )
  }
}

/// A drawn pattern laid out in a context.
struct DrawnPatternSource: PixelSource {
  let drawing: PatternDrawing
  let tint: PatternTint
  let toDevice: CGAffineTransform

  /// Lays the pattern out in a context from the origin it was made with.
  init(_ drawing: PatternDrawing, tint: PatternTint, base: CGAffineTransform, phase: CGSize) {
    self.drawing = drawing
    self.tint = tint
    toDevice = drawing.matrix
      .concatenating(CGAffineTransform(translationX: phase.width, y: phase.height))
      .concatenating(base)
  }

  func isOpaque(on rect: PixelRect) -> Bool { false }

  func image(for rect: PixelRect) -> PixelImage? {
    drawing.pixels(on: rect, toDevice, tinted: tint)
      .flatMap { PixelImage(bitmap: $0, x: rect.minX, y: rect.minY) }
  }
}
