import Foundation

/// A font of one size, resolved: the face that draws, its measures, and what stands in where the
/// face has no glyph.
///
/// `FontLibrary` hands out the same object for the same description as long as it keeps it.
package final class Font: Sendable {
  /// How well a named font was found.
  package enum Match: Hashable, Sendable {
    /// The face asked for, or the system font.
    case exact
    /// Another family draws; this one was asked for and exists on iOS.
    case substituted(family: String)
    /// iOS has no such font either, so that `UIFont(name:size:)` is nil there.
    case unknown
  }

  package let description: FontDescription
  package let match: Match
  /// The size in points; differs from the described one where that is no size.
  package let pointSize: CGFloat
  package let metrics: FontMetrics
  package let names: FontNames
  package let typeface: Typeface
  let library: FontLibrary
  /// The hash of the description, which is long.
  private let hashed: Int
  /// The size the face is drawn at so that its capitals are as high as `metrics` says.
  let drawnSize: Double
  /// Points added after every glyph of the face itself, not of its fallbacks.
  let letterSpacing: Double
  /// Points added after a digit other than 1; none where all digits are to be as wide, for Inter's are then
  /// as wide as San Francisco's.
  let digitSpacing: Double
  let features: [FontFeature]
  let fallbackStyle: FallbackStyle
  /// Whether ASCII in this font may be set from a table of pairs instead of being shaped.
  let usesPairAdvances: Bool

  init(
    _ description: FontDescription,
    resolved: ResolvedFace,
    pointSize: Double,
    library: FontLibrary
  ) {
    self.description = description
    self.pointSize = pointSize
    self.library = library
    hashed = description.hashValue
    match = resolved.match
    names = resolved.names
    typeface = resolved.typeface
    var metrics = resolved.metrics
    if description.linePitch > 0 {
      metrics.leading = max(0, description.linePitch - metrics.ascender + metrics.descender)
    }
    self.metrics = metrics
    drawnSize = pointSize * resolved.glyphScale
    letterSpacing = resolved.letterSpacing
    digitSpacing = description.hasMonospacedDigits ? 0 : resolved.digitSpacing
    var features = resolved.features
    if description.hasMonospacedDigits { features.append(FontFeature("tnum")) }
    self.features = features + description.features
    usesPairAdvances =
      resolved.hasPairAdvances && !description.hasMonospacedDigits && description.features.isEmpty
      && description.matrix.isIdentity && description.fixedAdvance == nil
    fallbackStyle = FallbackStyle(
      isBold: description.weight.step >= 5 || resolved.typeface.weight.step >= 5,
      isSerif: description.family == .system(.serif)
    )
  }

  /// Whether the font itself draws a character, without its fallbacks.
  package func hasCharacter(_ character: Unicode.Scalar) -> Bool {
    typeface.covers(character.value)
  }

  /// How far a glyph of the face moves the pen, in points.
  package func advance(of glyph: UInt32) -> CGFloat {
    description.fixedAdvance
      ?? (typeface.advance(of: glyph) * drawnSize + letterSpacing) * description.matrix.a
  }

  /// The box around a glyph's ink, in points, y upwards from the baseline.
  package func bounds(of glyph: UInt32) -> CGRect {
    let box = typeface.bounds(of: glyph)
    return CGRect(
      x: box.minX * drawnSize,
      y: box.minY * drawnSize,
      width: box.width * drawnSize,
      height: box.height * drawnSize
    )
  }
}

extension Font: Hashable {
  /// Fonts that say the same are equal, also where the library let go of one before it made the other.
  package static func == (one: Font, other: Font) -> Bool {
    one === other
      || (one.hashed == other.hashed && one.description == other.description
        && one.typeface === other.typeface && one.library === other.library)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(hashed) }
}

/// Which of the fallback faces suit a font.
struct FallbackStyle: Hashable, Sendable {
  var isBold = false
  var isSerif = false
}

/// What a description came to.
struct ResolvedFace {
  var match: Font.Match
  var typeface: Typeface
  var names: FontNames
  var metrics: FontMetrics
  var glyphScale = 1.0
  var letterSpacing = 0.0
  var digitSpacing = 0.0
  var features: [FontFeature] = []
  /// Whether the face is known to set ASCII by pairs alone.
  var hasPairAdvances = false
}
