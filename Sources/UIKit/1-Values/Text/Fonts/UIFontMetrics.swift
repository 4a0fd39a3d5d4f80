import CoreGraphics
import Diagnostics
import Foundation
import TextShaping

/// Scales lengths and fonts as a text style is scaled.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Makes the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// A font at the size of text asked for.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// A font at the size of text asked for, not larger than a size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font at the size of text some traits ask for.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// A font at the size of text some traits ask for, not larger than a size; 0 is no limit.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    if font.scaling != nil {
      UIKitDiagnostics.report(
        Diagnosis(
          .fontScaled,
          place: "UIFontMetrics.scaledFont(for:)",
          saw: "\(font)",
          applePhrase: "font instance already scaled"
        )
      )
      return font
    }
    let scaling = FontScaling(style: style, baseSize: font.pointSize, maximumSize: maximumPointSize)
    return scaling.font(font, under: traitCollection ?? .current)
  }

  /// A length at the size of text asked for.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length at the size of text some traits ask for.
  ///
  /// It grows as the style's leading does, and is rounded to the display's pixels (facts
  /// fo.textStyles).
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let category = traits.textSize
    guard category != .large else { return value }
    let own = traits.displayScale
    let scale = own > 0 ? own : max(UITraitCollection.current.displayScale, 1)
    return (value * TextStyleTable.entry(style).factor(category) * scale).rounded() / scale
  }
}

extension UIFont.TextStyle {
  /// What scales lengths and fonts as the style is scaled.
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}
