import CoreGraphics

extension TextLayout {
  /// Draws an inline attachment into its box.
  package typealias AttachmentDrawing = (_ run: GlyphRun, _ box: CGRect) -> Void

  /// Draws the lines that the clip lets through, with the layout's top left corner at `origin`.
  ///
  /// Baselines are moved to whole device pixels; nothing else differs between scales.
  ///
  /// - Parameters:
  ///   - context: where y points down.
  ///   - origin: in user space.
  ///   - style: the look that goes with a style number.
  ///   - attachment: called for every inline attachment, in order.
  package func draw(
    in context: CGContext,
    at origin: CGPoint,
    style: (Int) -> DrawStyle,
    attachment: AttachmentDrawing? = nil
  ) {
    guard !lines.isEmpty, origin.x.isFinite, origin.y.isFinite else { return }
    let clip = context.boundingBoxOfClipPath
    guard !clip.isEmpty else { return }
    let grid = PixelGrid(context)
    for line in lines[visibleLines(from: clip.minY - origin.y, to: clip.maxY - origin.y)] {
      LinePainter(context: context, grid: grid, line: line, origin: origin, string: string)
        .draw(style: style, attachment: attachment)
    }
  }

  /// The lines whose ink may lie in a part of the layout.
  ///
  /// Ink may leave its line: by stacked marks, shadows, and lines squeezed by a maximum height.
  private func visibleLines(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let reach = 2 * (lines.first.map { max($0.height, 1) } ?? 1) + 64
    let first = lineIndex(atY: top - reach) ?? 0
    let last = lineIndex(atY: bottom + reach) ?? 0
    return first..<max(first, last + 1)
  }
}
