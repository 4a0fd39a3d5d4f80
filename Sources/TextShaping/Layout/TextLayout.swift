import Foundation

/// Text set in lines: what was measured and what will be drawn, in points, y downwards.
///
/// A value that never changes; it may be kept, shared between threads, and drawn at any scale.
package struct TextLayout: Sendable {
  /// The text as it was given.
  package let string: String
  /// The room the lines take, unrounded, spaces at line ends included as `UILabel` does.
  package let size: CGSize
  package let lines: [TextLine]
  /// Whether text is missing because of the limits on width, height or lines.
  package let isTruncated: Bool

  /// The baseline of the first line below the top; zero without lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The baseline of the last line below the top.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

/// One line of a layout.
package struct TextLine: Sendable {
  /// The UTF-16 units on the line, with the spaces at its end but without the line break.
  package var range: Range<Int>
  /// Where the visible text starts, from the left of the container.
  package var x: CGFloat
  /// The top of the line's box, from the top of the layout.
  package var y: CGFloat
  /// From the top of the layout.
  package var baseline: CGFloat
  /// The height of the line's box above and below the baseline.
  package var ascent: CGFloat
  package var descent: CGFloat
  /// The width of the visible text.
  package var width: CGFloat
  /// The width of the spaces that hang over the end.
  package var hangingWidth: CGFloat
  /// Whether an ellipsis, or nothing, stands for text that did not fit.
  package var isTruncated: Bool
  package var isRightToLeft: Bool
  /// From left to right.
  package var runs: [GlyphRun]

  package var height: CGFloat { ascent + descent }
  /// The box around the visible text.
  package var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

/// Glyphs of one face and one look that stand together on a line.
package struct GlyphRun: Sendable {
  /// The units the glyphs draw; empty for an ellipsis or a hyphen, where it says the place.
  package var range: Range<Int>
  package var format: TextFormat
  /// The face that draws, which may be a fallback.
  package var typeface: Typeface
  /// The size the face is drawn at, in points.
  package var size: CGFloat
  /// Where the run starts, from the line's `x`.
  package var x: CGFloat
  /// How far the run moves the pen.
  package var advance: CGFloat
  package var isRightToLeft: Bool
  /// From left to right.
  package var glyphs: [LayoutGlyph]
  /// The box of an inline attachment, which has no glyphs.
  package var attachment: AttachmentBox?

  /// The font that was asked for.
  package var font: Font { format.font }
  /// What the drawing side knows the run's look by.
  package var style: Int { format.attributes.style }
  /// How far the run is raised above the baseline, in points.
  package var baselineOffset: CGFloat { format.baselineOffset }
}

/// A glyph in its run; measures are points.
package struct LayoutGlyph: Hashable, Sendable {
  package var id: UInt32
  /// The UTF-16 offset of the first character the glyph draws.
  package var cluster: Int32
  /// Where the pen is, from the start of the run.
  package var x: Double
  /// How far the glyph moves the pen.
  package var advance: Double
  /// Where the glyph is drawn from the pen, y upwards.
  package var xOffset: Float
  package var yOffset: Float
}
