import Foundation

/// How far apart a stand-in's glyphs are set so that text is as wide as in San Francisco.
///
/// The model: San Francisco's shapes go from the text to the display cut between 17 and 28 points
/// ("The details of UI typography", WWDC 2020), on top of which it is tracked by size (Human
/// Interface Guidelines, Typography, tracking values). What remains is a constant of the pair of
/// typefaces. Fitted to the widths in the fixture file labels.json, all of which agree within 1 %;
/// so do ten in eleven of the texts in ink-widths.json, which only the heavy weights were fitted to.
struct SystemFontSpacing: Sendable {
  /// A number of ems in the text cut, and in the display cut.
  typealias Pair = (text: Double, display: Double)

  /// What every glyph needs beyond tracking; zero where the face is the real one.
  private let constant: Pair
  /// What a digit other than 1 needs beyond that.
  private let digit: Pair
  /// What semibold and heavier need beyond that.
  private let heavy: Pair
  /// How much wider a glyph of the text cut is than one of the display cut, on average, in ems.
  private let cutDifference: Double
  private let isTracked: Bool

  static let inter = Self(
    constant: (0.0133, 0.0086),
    digit: (0.018, 0.010),
    heavy: (0.0102, 0),
    cutDifference: 0.042,
    isTracked: true
  )
  static let none = Self(
    constant: (0, 0),
    digit: (0, 0),
    heavy: (0, 0),
    cutDifference: 0,
    isTracked: false
  )

  /// The points to add after each glyph of the text or the display cut.
  func letterSpacing(size: Double, weight: FontWeight, isDisplayCut: Bool) -> Double {
    guard isTracked else { return 0 }
    let heaviness = min(max(Double(weight.rawValue) / 0.3, 0), 1)
    let display = Self.interpolate(Self.opticalCurve, at: size)
    // The face is of one cut or the other, San Francisco mostly between the two.
    let cut = isDisplayCut ? (1 - display) * cutDifference : -display * cutDifference
    let tracking = Self.interpolate(Self.trackingCurve, at: size) / 1000
    let rest = Self.mix(constant, at: size) + heaviness * Self.mix(heavy, at: size)
    return (tracking + rest + cut) * size
  }

  /// The points to add after a digit other than 1, beyond `letterSpacing`.
  func digitSpacing(size: Double) -> Double { Self.mix(digit, at: size) * size }

  private static func mix(_ pair: Pair, at size: Double) -> Double {
    pair.text + (pair.display - pair.text) * interpolate(opticalCurve, at: size)
  }

  /// How far the shapes have gone from the text cut (0) to the display cut (1).
  private static let opticalCurve: [(size: Double, value: Double)] = [
    (17, 0), (22, 0.675), (28, 1),
  ]

  /// San Francisco's published tracking, in thousandths of an em.
  private static let trackingCurve: [(size: Double, value: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (32, 13), (34, 12), (36, 10), (40, 10), (43, 9),
    (48, 8), (51, 7), (56, 6), (60, 4), (64, 4), (68, 2), (72, 2), (80, 0),
  ]

  private static func interpolate(
    _ curve: [(size: Double, value: Double)],
    at size: Double
  ) -> Double {
    guard let first = curve.first, let last = curve.last, size > first.size else {
      return curve.first?.value ?? 0
    }
    guard size < last.size else { return last.value }
    let upper = curve.firstIndex { $0.size >= size } ?? curve.endIndex - 1
    let (low, high) = (curve[upper - 1], curve[upper])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }
}
