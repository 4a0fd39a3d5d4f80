/// The system font: its measures, the faces that draw it, and how they are set.
///
/// Layouts depend on the measures, so they are San Francisco's whatever face draws. Where that face
/// is another one, its glyphs are scaled until the capitals are as high as the measures say, and
/// spaced until the average width agrees.
struct SystemFontDesign: Sendable {
  let measures: SystemFontMeasures
  let faces: SystemFontFaces
  let spacing: SystemFontSpacing

  /// Inter in San Francisco's measures.
  static let inter = Self(measures: .sanFrancisco, faces: .inter, spacing: .inter)
  /// San Francisco itself, for machines that have it.
  static let sanFrancisco = Self(measures: .sanFrancisco, faces: .sanFrancisco, spacing: .none)
}
