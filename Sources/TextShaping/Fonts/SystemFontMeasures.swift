import Foundation

/// What `UIFont` reports about a system font, as parts of its size.
///
/// San Francisco's are those of the fixtures `fo.ios.linear`, `fo.ios.xHeight8` and
/// `fo.catalyst.26`. How underlines lie was not measured.
struct SystemFontMeasures: Sendable {
  let ascender: Double
  let descender: Double
  let capHeight: Double
  /// By weight, lightest first, up to 17 points.
  private let textXHeights: [Double]
  /// By weight from 26 points on, the largest size measured.
  private let displayXHeights: [Double]
  /// What an italic's x-height differs by.
  private let italicDifference: Double
  private let underlinePosition: Double
  private let underlineThickness: Double

  /// The three heaviest x-heights of the text cut are derived from the display cut, which is lower
  /// by 30 or 31 units throughout.
  static let sanFrancisco = Self(
    ascender: 1950.0 / 2048,
    descender: -494.0 / 2048,
    capHeight: 1443.0 / 2048,
    textXHeights: [1076, 1077, 1077, 1078, 1086, 1093, 1105, 1121, 1136].map { $0 / 2048 },
    displayXHeights: [1045, 1046, 1046, 1047, 1055, 1063, 1075, 1091, 1106].map { $0 / 2048 },
    italicDifference: -4.0 / 2048,
    underlinePosition: -0.1,
    underlineThickness: 0.06
  )

  /// The metrics of a size, weight and slant.
  func metrics(size: Double, weight: FontWeight, isItalic: Bool) -> FontMetrics {
    let display = min(max((size - 17) / (26 - 17), 0), 1)
    let step = weight.step
    var xHeight = textXHeights[step] + (displayXHeights[step] - textXHeights[step]) * display
    if isItalic { xHeight += italicDifference }
    return FontMetrics(
      ascender: ascender * size,
      descender: descender * size,
      leading: 0,
      capHeight: capHeight * size,
      xHeight: xHeight * size,
      underlinePosition: underlinePosition * size,
      underlineThickness: underlineThickness * size
    )
  }
}
