import CoreGraphics

extension UIListContentConfiguration {
  /// How a text of a list shows.
  public struct TextProperties: Hashable {
    /// Where the lines of a text lie.
    public enum TextAlignment: Sendable {
      /// Where the language starts lines.
      case natural
      /// In the middle.
      case center
      /// Stretched to the full width.
      case justified
    }

    /// What becomes of the letters of a text.
    public enum TextTransform: Sendable {
      /// Nothing.
      case none
      /// All are capitals.
      case uppercase
      /// None are capitals.
      case lowercase
      /// The first one of each word is a capital.
      case capitalized
    }

    var fontChoice: Adjustable<UIFont>
    var colorChoice: Adjustable<UIColor>
    var transformation = Adjustable(ColorTransformation())
    var alignmentChoice = Adjustable(TextAlignment.natural)
    var lineBreak = Adjustable(NSLineBreakMode.byTruncatingTail)
    var lines: Adjustable<Int>
    var shrinks: Adjustable<Bool>
    var minimumScale: Adjustable<CGFloat>
    var tightens: Adjustable<Bool>
    var followsTextSize = Adjustable(true)
    var letters: Adjustable<TextTransform>
    var expands = Adjustable(true)

    init(_ style: ListTextStyle) {
      fontChoice = Adjustable(style.font)
      colorChoice = Adjustable(style.color)
      lines = Adjustable(style.lines)
      shrinks = Adjustable(style.shrinks)
      minimumScale = Adjustable(style.shrinks ? ListTextStyle.leastScale : 0)
      tightens = Adjustable(style.shrinks)
      letters = Adjustable(style.transform)
    }

    /// Takes over another standard; what somebody chose stays.
    mutating func adapt(to style: ListTextStyle) {
      fontChoice.standard = style.font
      colorChoice.standard = style.color
      lines.standard = style.lines
      shrinks.standard = style.shrinks
      minimumScale.standard = style.shrinks ? ListTextStyle.leastScale : 0
      tightens.standard = style.shrinks
      letters.standard = style.transform
      transformation.standard = ColorTransformation(style.colorTransformer)
    }

    /// The font.
    public var font: UIFont {
      get { fontChoice.value }
      set { fontChoice.value = newValue }
    }

    /// The colour.
    public var color: UIColor {
      get { colorChoice.value }
      set { colorChoice.value = newValue }
    }

    /// What becomes of the colour.
    ///
    /// Defaults to nil.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformation.value.transformer }
      set { transformation.value = ColorTransformation(newValue) }
    }

    /// The colour that shows: the colour, transformed.
    public func resolvedColor() -> UIColor { transformation.value(color) }

    /// Where lines lie.
    ///
    /// Defaults to natural.
    public var alignment: TextAlignment {
      get { alignmentChoice.value }
      set { alignmentChoice.value = newValue }
    }

    /// How text goes on that does not fit.
    ///
    /// Defaults to an ellipsis at the end.
    public var lineBreakMode: NSLineBreakMode {
      get { lineBreak.value }
      set { lineBreak.value = newValue }
    }

    /// How many lines there may be; 0 is no limit.
    ///
    /// Defaults to 0, and to 1 in sidebars.
    public var numberOfLines: Int {
      get { lines.value }
      set { lines.value = newValue }
    }

    /// Whether text is made smaller where it would be truncated.
    ///
    /// Defaults to false, and to true in sidebars.
    public var adjustsFontSizeToFitWidth: Bool {
      get { shrinks.value }
      set { shrinks.value = newValue }
    }

    /// The least share of the font's size that text is made smaller to, 0...1.
    ///
    /// Defaults to 0, and to 0.9 in sidebars.
    public var minimumScaleFactor: CGFloat {
      get { minimumScale.value }
      set { minimumScale.value = newValue }
    }

    /// Whether characters may move together before text is truncated.
    ///
    /// Defaults to false, and to true in sidebars.
    public var allowsDefaultTighteningForTruncation: Bool {
      get { tightens.value }
      set { tightens.value = newValue }
    }

    /// Whether the font follows the size of text people ask for.
    ///
    /// Defaults to true.
    public var adjustsFontForContentSizeCategory: Bool {
      get { followsTextSize.value }
      set { followsTextSize.value = newValue }
    }

    /// What becomes of the letters.
    ///
    /// Defaults to nothing, and to capitals above groups.
    public var transform: TextTransform {
      get { letters.value }
      set { letters.value = newValue }
    }

    /// Whether the whole text shows in a pop-up where there is a pointer.
    ///
    /// Defaults to true.
    public var showsExpansionTextWhenTruncated: Bool {
      get { expands.value }
      set { expands.value = newValue }
    }
  }
}
