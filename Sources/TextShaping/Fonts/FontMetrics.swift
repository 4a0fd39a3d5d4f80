import Foundation

/// The vertical measures of a font, in points; y grows upwards from the baseline, as in `UIFont`.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: CGFloat
  /// Below zero for what hangs below the baseline.
  package var descender: CGFloat
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  /// The middle of an underline, below zero when under the baseline.
  package var underlinePosition: CGFloat
  package var underlineThickness: CGFloat

  /// What one line takes without leading.
  package var lineHeight: CGFloat { ascender - descender }

  /// These measures for another size.
  func scaled(by factor: CGFloat) -> Self {
    Self(
      ascender: ascender * factor,
      descender: descender * factor,
      leading: leading * factor,
      capHeight: capHeight * factor,
      xHeight: xHeight * factor,
      underlinePosition: underlinePosition * factor,
      underlineThickness: underlineThickness * factor
    )
  }
}
