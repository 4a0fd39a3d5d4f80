import CoreGraphics
import Foundation
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

extension UIFont {
  /// The font at the size of text some traits ask for; nil where it has that size, or does not follow.
  func scaled(under traits: UITraitCollection) -> UIFont? {
    guard let font = scaling?.font(self, under: traits), font.pointSize != pointSize else {
      return nil
    }
    return font
  }
}

extension NSAttributedString {
  /// The text with its fonts at the size some traits ask for; nil where none of them changes.
  func scaled(under traits: UITraitCollection) -> NSAttributedString? {
    var scaled: NSMutableAttributedString?
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = (value as? UIFont)?.scaled(under: traits) else { return }
      let text = scaled ?? NSMutableAttributedString(attributedString: self)
      text.addAttribute(.font, value: font, range: range)
      scaled = text
    }
    return scaled
  }
}
