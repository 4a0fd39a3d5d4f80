import Foundation

/// What shaping has to know about a run of text; its colours are only a number.
package struct TextAttributes: Hashable, Sendable {
  package var font: Font
  /// Points added after every character; nil leaves the font's pair kerning on, 0 turns it off.
  package var kern: CGFloat?
  /// Points added between characters; what follows the last one of a line hangs like a space.
  package var tracking: CGFloat = 0
  /// How far the run is raised, in points.
  package var baselineOffset: CGFloat = 0
  package var usesLigatures = true
  /// The directions the run is forced into, the outermost first.
  package var directions: [DirectionMark] = []
  /// A BCP 47 tag that chooses between regional forms of characters and rules for breaking lines.
  package var language: String?
  /// Counts for a whole paragraph, from its first character.
  package var paragraphStyle = ParagraphStyle()
  /// Stands in for a U+FFFC with this attribute.
  package var attachment: AttachmentBox?
  /// What the drawing side knows the run's colours and decorations by.
  package var style = 0

  package init(font: Font) { self.font = font }

  /// Hashes what mostly differs; the rest is left to comparison.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(style)
    hasher.combine(paragraphStyle.alignment)
    hasher.combine(paragraphStyle.lineBreakMode)
    hasher.combine(paragraphStyle.lineSpacing)
    hasher.combine(kern)
  }
}

/// The room an inline picture takes; y grows upwards from the baseline, as in `NSTextAttachment`.
package struct AttachmentBox: Hashable, Sendable {
  /// Relative to the pen on the baseline; `minY` below zero hangs below it.
  package var bounds: CGRect

  package init(bounds: CGRect) { self.bounds = bounds }

  /// What a sign for an attachment takes where there is none.
  static let nothing = Self(bounds: .zero)

  var advance: Double { Self.usable(bounds.minX) + max(0, Self.usable(bounds.width)) }
  var ascent: Double { Self.usable(bounds.minY) + max(0, Self.usable(bounds.height)) }
  var descent: Double { -Self.usable(bounds.minY) }

  private static func usable(_ value: CGFloat) -> Double { value.isFinite ? value : 0 }
}
