import Foundation

extension TextLayout {
  /// The box around all ink of the glyphs, from the layout's top left corner; `.null` without ink.
  ///
  /// Ink may leave the lines' boxes: accents on capitals by a little, stacked marks and scripts
  /// with high letters by more, as lines are as high as the font that was asked for. Decorations,
  /// shadows and attachments are not in it.
  package var inkBounds: CGRect {
    lines.reduce(.null) { $0.union($1.inkBounds) }
  }
}

extension TextLine {
  /// The box around the ink of the line's glyphs, in the layout's coordinates.
  package var inkBounds: CGRect {
    var bounds = CGRect.null
    for run in runs {
      for glyph in run.glyphs {
        let box = run.typeface.bounds(of: glyph.id)
        guard !box.isEmpty else { continue }
        let ink = CGRect(
          x: x + run.x + glyph.x + CGFloat(glyph.xOffset) + box.minX * run.size,
          y: baseline - run.baselineOffset - CGFloat(glyph.yOffset) - box.maxY * run.size,
          width: box.width * run.size,
          height: box.height * run.size
        )
        bounds = bounds.union(ink)
      }
    }
    return bounds
  }
}
