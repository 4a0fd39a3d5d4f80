import Foundation

/// What an app asks for when it asks for a font: a family, a size, and how it should look.
package struct FontDescription: Hashable, Sendable {
  /// The flavours of the system font.
  package enum Design: Hashable, Sendable, CaseIterable {
    case standard
    case serif
    case rounded
    case monospaced
  }

  /// Which typeface is meant.
  package enum Family: Hashable, Sendable {
    case system(Design)
    /// A family, full or PostScript name.
    case named(String)
  }

  package var family: Family
  /// The size in points, as asked for; `Font` says which size it came to.
  package var size: CGFloat { didSet { if size != oldValue { linePitch = 0 } } }
  /// How far the lines of a text style are apart at this size, in points; 0 leaves it to the face.
  package var linePitch: CGFloat
  package var weight: FontWeight
  package var isItalic: Bool
  /// On `UIFont.Width`'s scale: 0 is standard, below it is condensed.
  package var width: CGFloat
  package var hasMonospacedDigits: Bool
  /// OpenType features to turn on, off, or set; a later one wins over an earlier one.
  package var features: [FontFeature]
  /// What is done with the shape of every glyph.
  package var matrix = GlyphMatrix.identity
  /// How far every glyph moves the pen, in points; nil is as far as each is wide.
  package var fixedAdvance: CGFloat?
  /// Who draws what the font itself has no glyph for, before anybody else is asked.
  package var cascade: [FontDescription] = []
  /// Whether nobody asked for the font by name, so that nobody is told what stands in for it.
  package var isImplied = false

  package init(
    _ family: Family,
    size: CGFloat,
    weight: FontWeight = .regular,
    isItalic: Bool = false,
    width: CGFloat = 0,
    hasMonospacedDigits: Bool = false,
    linePitch: CGFloat = 0,
    features: [FontFeature] = []
  ) {
    self.family = family
    self.size = size
    self.linePitch = linePitch
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.hasMonospacedDigits = hasMonospacedDigits
    self.features = features
  }

  /// The system font of a size and weight.
  package static func system(_ size: CGFloat, weight: FontWeight = .regular) -> Self {
    Self(.system(.standard), size: size, weight: weight)
  }

  /// The font of a family, full or PostScript name.
  package static func named(_ name: String, _ size: CGFloat) -> Self {
    Self(.named(name), size: size)
  }
}

/// An OpenType feature and its value; 0 is off, 1 is on, more picks an alternate.
package struct FontFeature: Hashable, Sendable {
  /// The four letters of the tag, first letter in the highest byte.
  package let tag: UInt32
  package let value: UInt32

  package init(tag: UInt32, value: UInt32) {
    self.tag = tag
    self.value = value
  }

  /// Makes a feature from a tag such as `tnum`; shorter tags are padded with spaces.
  package init(_ tag: String, _ value: UInt32 = 1) {
    var bytes = Array(tag.utf8.prefix(4))
    while bytes.count < 4 { bytes.append(0x20) }
    self.init(tag: bytes.reduce(0) { $0 << 8 | UInt32($1) }, value: value)
  }
}
