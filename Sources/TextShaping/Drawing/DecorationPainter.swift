import CoreGraphics

/// Draws the lines under and through text.
struct DecorationPainter {
  let context: CGContext
  let grid: PixelGrid
  let line: TextLine
  /// The line's left end and baseline in user space.
  let start: CGPoint
  let string: String

  /// How far up the letters without ascenders a line strikes them, as a part of their height.
  private static let strikeHeight = 0.5

  func underline(_ runs: ArraySlice<GlyphRun>, _ line: LineDecoration, textColor: CGColor) {
    for part in parts(of: runs, line) {
      let metrics = part.font.metrics
      let thickness = metrics.underlineThickness
      let top = -metrics.underlinePosition - thickness / 2
      draw(line, part, top: top, thickness: thickness, textColor)
    }
  }

  func strike(_ runs: ArraySlice<GlyphRun>, _ line: LineDecoration, textColor: CGColor) {
    for part in parts(of: runs, line) {
      let thickness = part.font.metrics.underlineThickness
      let top = -part.font.metrics.xHeight * Self.strikeHeight - thickness / 2
      draw(line, part, top: top, thickness: thickness, textColor)
    }
  }

  /// A stretch under which one line runs, from the line's left end.
  private struct Part {
    var left: CGFloat
    var right: CGFloat
    var font: Font
    var baselineOffset: CGFloat
  }

  /// The stretches of runs; neighbours of one font are one stretch, so that lines have no seams.
  private func parts(of runs: ArraySlice<GlyphRun>, _ decoration: LineDecoration) -> [Part] {
    var parts: [Part] = []
    for run in runs {
      for (left, right) in decoration.isByWord ? words(in: run) : [(run.x, run.x + run.advance)] {
        // Spaces that hang over the end of the line have no line under them.
        let (left, right) = (max(left, 0), min(right, line.width))
        guard left < right else { continue }
        if let last = parts.last, last.font === run.font, abs(last.right - left) < 0.01,
          last.baselineOffset == run.baselineOffset
        {
          parts[parts.count - 1].right = right
        } else {
          parts.append(
            Part(left: left, right: right, font: run.font, baselineOffset: run.baselineOffset)
          )
        }
      }
    }
    return parts
  }

  private func words(in run: GlyphRun) -> [(CGFloat, CGFloat)] {
    let units = string.utf16
    return run.glyphs.compactMap { glyph in
      let index = units.index(
        units.startIndex,
        offsetBy: Int(glyph.cluster),
        limitedBy: units.endIndex
      )
      if let index, index < units.endIndex, Characters.isHangingSpace(units[index]) { return nil }
      return (run.x + glyph.x, run.x + glyph.x + glyph.advance)
    }
  }

  private func draw(
    _ decoration: LineDecoration,
    _ part: Part,
    top: CGFloat,
    thickness: CGFloat,
    _ textColor: CGColor
  ) {
    let thickness = grid.snapped(thickness: thickness * (decoration.weight == .thick ? 2 : 1))
    let top = grid.snapped(y: start.y - part.baselineOffset + top)
    var rect = CGRect(
      x: start.x + part.left,
      y: top,
      width: part.right - part.left,
      height: thickness
    )
    let color = decoration.color ?? textColor
    draw(rect, decoration.pattern, color)
    if decoration.weight == .double {
      rect.origin.y += 2 * thickness
      draw(rect, decoration.pattern, color)
    }
  }

  private func draw(_ rect: CGRect, _ pattern: LineDecoration.Pattern, _ color: CGColor) {
    guard pattern != .solid else {
      context.setFillColor(color)
      context.fill(rect)
      return
    }
    context.saveGState()
    context.setStrokeColor(color)
    context.setLineWidth(rect.height)
    context.setLineCap(.butt)
    // The pattern starts at the line's left end, so that it goes on from run to run.
    context.setLineDash(
      phase: rect.minX - start.x,
      lengths: pattern.lengths.map { $0 * rect.height }
    )
    context.strokeLineSegments(between: [
      CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY),
    ])
    context.restoreGState()
  }
}
