import CoreGraphics
import TextShaping

/// How a font follows the size of text people ask for.
struct FontScaling: Equatable {
  let style: UIFont.TextStyle
  /// The size at the ordinary size of text; nil is the style's own.
  var baseSize: CGFloat?
  /// The size the font does not grow beyond; 0 is no limit.
  var maximumSize: CGFloat = 0

  /// The font at the size of text some traits ask for.
  func font(_ font: UIFont, under traits: UITraitCollection) -> UIFont {
    var description = font.font.description
    guard let baseSize else {
      description.size = TextStyleTable.entry(style).pointSize(traits.textSize)
      return UIFont(description, scaling: self)
    }
    // Fonts come in whole points (note of facts fo.textStyles).
    let metrics = UIFontMetrics(forTextStyle: style)
    let size = metrics.scaledValue(for: baseSize, compatibleWith: traits).rounded()
    description.size = maximumSize > 0 ? min(size, maximumSize) : size
    return UIFont(description, scaling: self)
  }
}
