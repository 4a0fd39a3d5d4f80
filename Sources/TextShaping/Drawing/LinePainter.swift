import CoreGraphics

/// Draws one line: backgrounds, then glyphs with their underlines, then what strikes them through.
struct LinePainter {
  let context: CGContext
  let grid: PixelGrid
  let line: TextLine
  let origin: CGPoint
  let string: String

  /// The line's left end and baseline in user space.
  private var start: CGPoint {
    CGPoint(x: origin.x + line.x, y: grid.snapped(y: origin.y + line.baseline))
  }

  func draw(style: (Int) -> DrawStyle, attachment: TextLayout.AttachmentDrawing?) {
    guard let first = line.runs.first else { return }
    if line.runs.allSatisfy({ $0.style == first.style }) {
      draw(line.runs[...], style(first.style), attachment)
      return
    }
    let spans = spans()
    let styles = spans.map { style(line.runs[$0.lowerBound].style) }
    // A background must not cover the end of the glyph before it.
    for (span, style) in zip(spans, styles) { fillBackground(line.runs[span], style) }
    for (span, var style) in zip(spans, styles) {
      style.background = nil
      draw(line.runs[span], style, attachment)
    }
  }

  /// The stretches of runs of one style.
  private func spans() -> [Range<Int>] {
    var spans: [Range<Int>] = []
    for index in line.runs.indices {
      if let last = spans.last, line.runs[last.lowerBound].style == line.runs[index].style {
        spans[spans.count - 1] = last.lowerBound..<index + 1
      } else {
        spans.append(index..<index + 1)
      }
    }
    return spans
  }

  private func draw(
    _ runs: ArraySlice<GlyphRun>,
    _ style: DrawStyle,
    _ attachment: TextLayout.AttachmentDrawing?
  ) {
    fillBackground(runs, style)
    let hasShadow = style.shadow != nil
    if let shadow = style.shadow {
      context.saveGState()
      context.setShadow(offset: shadow.offset, blur: shadow.blurRadius, color: shadow.color)
    }
    let decorations = DecorationPainter(
      context: context,
      grid: grid,
      line: line,
      start: start,
      string: string
    )
    if let underline = style.underline {
      decorations.underline(runs, underline, textColor: style.foreground)
    }
    drawGlyphs(runs, style)
    if let strike = style.strikethrough {
      decorations.strike(runs, strike, textColor: style.foreground)
    }
    if hasShadow { context.restoreGState() }
    guard let attachment else { return }
    for run in runs {
      if let box = box(of: run) { attachment(run, box) }
    }
  }

  private func fillBackground(_ runs: ArraySlice<GlyphRun>, _ style: DrawStyle) {
    guard let color = style.background, let first = runs.first, let last = runs.last else { return }
    let left = start.x + first.x
    let box = CGRect(
      x: left,
      y: origin.y + line.y,
      width: start.x + last.x + last.advance - left,
      height: line.height
    )
    context.setFillColor(color)
    context.fill(grid.snapped(box))
  }

  private func drawGlyphs(_ runs: ArraySlice<GlyphRun>, _ style: DrawStyle) {
    context.setFillColor(style.foreground)
    let isStroked = style.strokeWidth != 0 && style.strokeWidth.isFinite
    guard isStroked else {
      for run in runs { draw(run) }
      return
    }
    context.saveGState()
    context.setStrokeColor(style.strokeColor ?? style.foreground)
    context.setTextDrawingMode(style.strokeWidth > 0 ? .stroke : .fillStroke)
    for run in runs {
      context.setLineWidth(abs(style.strokeWidth) / 100 * run.font.pointSize)
      draw(run)
    }
    context.restoreGState()
  }

  private func draw(_ run: GlyphRun) {
    guard !run.glyphs.isEmpty, let font = run.typeface.cgFont else { return }
    guard run.size <= Self.largestSize * grid.pixel else {
      drawOutlines(run)
      return
    }
    guard run.font.description.matrix.isIdentity else {
      drawTransformed(run, font)
      return
    }
    let x = Double(start.x + run.x)
    let y = Double(start.y - run.baselineOffset)
    withUnsafeTemporaryAllocation(of: PositionedGlyph.self, capacity: run.glyphs.count) { placed in
      for (index, glyph) in run.glyphs.enumerated() {
        placed.initializeElement(
          at: index,
          to: PositionedGlyph(
            index: UInt(glyph.id),
            x: x + glyph.x + Double(glyph.xOffset),
            y: y - Double(glyph.yOffset)
          )
        )
      }
      context.draw(glyphs: UnsafeBufferPointer(placed), font: font, size: run.size)
    }
  }

  /// Draws glyphs one by one, each under the font's matrix.
  private func drawTransformed(_ run: GlyphRun, _ font: CGFont) {
    let matrix = run.font.description.matrix.flipped
    for glyph in run.glyphs {
      context.saveGState()
      context.translateBy(
        x: start.x + run.x + glyph.x + CGFloat(glyph.xOffset),
        y: start.y - run.baselineOffset - CGFloat(glyph.yOffset)
      )
      context.concatenate(matrix)
      withUnsafeTemporaryAllocation(of: PositionedGlyph.self, capacity: 1) { placed in
        placed.initializeElement(at: 0, to: PositionedGlyph(index: UInt(glyph.id), x: 0, y: 0))
        context.draw(glyphs: UnsafeBufferPointer(placed), font: font, size: run.size)
      }
      context.restoreGState()
    }
  }

  /// The em in pixels up to which the rasteriser makes glyphs; beyond 65,535 it gives up for good.
  private static let largestSize: CGFloat = 32_000

  /// Fills the outlines of glyphs that are larger than any screen.
  private func drawOutlines(_ run: GlyphRun) {
    for glyph in run.glyphs {
      context.saveGState()
      context.translateBy(
        x: start.x + run.x + glyph.x + CGFloat(glyph.xOffset),
        y: start.y - run.baselineOffset - CGFloat(glyph.yOffset)
      )
      context.scaleBy(x: run.size, y: -run.size)
      context.addPath(run.typeface.outline(of: glyph.id))
      context.fillPath()
      context.restoreGState()
    }
  }

  private func box(of run: GlyphRun) -> CGRect? {
    guard let bounds = run.attachment?.bounds else { return nil }
    return CGRect(
      x: start.x + run.x + bounds.minX,
      y: start.y - run.baselineOffset - bounds.maxY,
      width: bounds.width,
      height: bounds.height
    )
  }
}
