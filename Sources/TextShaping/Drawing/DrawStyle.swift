import CoreGraphics

/// The colours and decorations of a run of text.
package struct DrawStyle: Sendable {
  package var foreground: CGColor
  /// Behind the run, as high as its line.
  package var background: CGColor?
  package var underline: LineDecoration?
  package var strikethrough: LineDecoration?
  /// In per cent of the font's size, as in `NSAttributedString`: above zero only the outline is
  /// drawn, below zero the filled glyph too.
  package var strokeWidth: CGFloat = 0
  /// Nil for the foreground colour.
  package var strokeColor: CGColor?
  package var shadow: TextShadow?

  package init(foreground: CGColor) { self.foreground = foreground }
}

/// A line under or through text.
package struct LineDecoration: Hashable, Sendable {
  package enum Weight: Hashable, Sendable {
    case single
    case thick
    case double
  }

  package enum Pattern: Hashable, Sendable {
    case solid
    case dot
    case dash
    case dashDot
    case dashDotDot

    /// The lengths of ink and gaps, in multiples of the line's thickness.
    var lengths: [CGFloat] {
      switch self {
      case .solid: []
      case .dot: [1, 2]
      case .dash: [4, 2]
      case .dashDot: [4, 2, 1, 2]
      case .dashDotDot: [4, 2, 1, 2, 1, 2]
      }
    }
  }

  package var weight: Weight
  package var pattern: Pattern
  /// Nil for the text's own colour.
  package var color: CGColor?
  /// Whether spaces are left out.
  package var isByWord: Bool

  package init(
    _ weight: Weight = .single,
    _ pattern: Pattern = .solid,
    color: CGColor? = nil,
    isByWord: Bool = false
  ) {
    self.weight = weight
    self.pattern = pattern
    self.color = color
    self.isByWord = isByWord
  }
}

/// A shadow under text and its decorations.
package struct TextShadow: Hashable, Sendable {
  package var offset: CGSize
  package var blurRadius: CGFloat
  package var color: CGColor

  package init(offset: CGSize, blurRadius: CGFloat, color: CGColor) {
    self.offset = offset
    self.blurRadius = blurRadius
    self.color = color
  }
}
