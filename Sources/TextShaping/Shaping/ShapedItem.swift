/// A glyph in place after the one before it; measures are points.
struct ShapedGlyph: Sendable {
  var id: UInt32
  /// The UTF-16 offset of the first character the glyph draws.
  var cluster: Int32
  var advance: Double
  /// How far the glyph is drawn from the pen, y upwards.
  var xOffset: Float
  var yOffset: Float
  /// Whether a line may not end here without shaping both sides again.
  var isUnsafeToBreak: Bool
}

/// A stretch of text that one face draws in one direction.
struct ShapedItem {
  enum Kind: Hashable {
    case text
    case tab
    case attachment(AttachmentBox)
  }

  var range: Range<Int>
  var kind: Kind
  /// The embedding level; odd ones run from right to left.
  var level: UInt8
  /// The position of the attributes among the text's runs.
  var run: Int
  var typeface: Typeface
  /// The size the glyphs are drawn at.
  var size: Double
  /// Whether `typeface` is the font's own, and so gets the font's spacing.
  var isOwnFace: Bool
  var script: UInt32
  /// Where the glyphs lie in the paragraph's store, in visual order.
  var glyphs: Range<Int>

  var isRightToLeft: Bool { level & 1 == 1 }
}

/// What is known about each UTF-16 unit of a paragraph.
struct UnitFlags: OptionSet {
  let rawValue: UInt8

  /// The first unit of what moves as one: a character with its marks, or a ligature.
  static let clusterStart = Self(rawValue: 1)
  /// Text before and after this unit was shaped together.
  static let unsafeToBreakBefore = Self(rawValue: 2)
  /// A line may end before this unit.
  static let lineBreakBefore = Self(rawValue: 4)
  /// A space that hangs over the end of a line.
  static let whitespace = Self(rawValue: 8)
}
