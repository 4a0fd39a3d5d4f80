import Foundation
import Synchronization

/// Attributes made ready for shaping, shared by everybody who asks for the same.
///
/// A view keeps the format of its text until a property changes, so that measuring compares one
/// pointer where it would otherwise compare thirty values.
package final class TextFormat: Sendable {
  package let attributes: TextAttributes
  let font: Font
  let style: ParagraphStyle
  let language: String?
  let tabs: TabRuler
  /// Points added after every cluster of the run, besides the font's own spacing.
  let extraSpacing: Double
  /// The part of the last cluster's advance that hangs over the end of a line.
  let hangingSpacing: Double
  let baselineOffset: Double
  /// Whether nothing but the font decides what one line of the text looks like.
  let isQuick: Bool
  /// Whether ASCII may be set from the font's table of pairs.
  let isSetByPairs: Bool
  /// The member of a CJK collection that has the language's forms.
  let cjkMember: String
  private let ownFeatures: [FontFeature]
  private let fallbackFeatures: [FontFeature]

  private static let formats = Mutex(GenerationalCache<TextAttributes, TextFormat>(limit: 4096))
  private static let withoutKerning = FontFeature("kern", 0)
  private static let withoutLigatures = [FontFeature("liga", 0), FontFeature("clig", 0)]

  /// The format of some attributes.
  package static func shared(_ attributes: TextAttributes) -> TextFormat {
    formats.withLock { formats in
      if let known = formats[attributes] { return known }
      let format = TextFormat(attributes)
      formats.insert(format, for: attributes, cost: 1)
      return format
    }
  }

  /// Lets go of the formats that nobody else has.
  static func letGo() { formats.withLock { $0.removeAll() } }

  private init(_ attributes: TextAttributes) {
    self.attributes = attributes
    font = attributes.font
    style = attributes.paragraphStyle
    language = attributes.language
    tabs = TabRuler(style)
    let tracking = Double(attributes.tracking).orZero
    extraSpacing = Double(attributes.kern ?? 0).orZero + tracking
    hangingSpacing = tracking
    baselineOffset = Double(attributes.baselineOffset).orZero
    cjkMember = PinnedFonts.cjkMember(language: attributes.language ?? "")
    isSetByPairs =
      font.usesPairAdvances && attributes.kern == nil && tracking == 0 && language == nil
    isQuick =
      isSetByPairs && baselineOffset == 0 && style.firstLineHeadIndent == 0
      && style.tailIndent == 0 && !style.hasLineHeight
      && style.baseWritingDirection != .rightToLeft
    var general = attributes.kern == 0 ? [Self.withoutKerning] : []
    // Letters set apart must not be drawn as one.
    if !attributes.usesLigatures || extraSpacing != 0 { general += Self.withoutLigatures }
    ownFeatures = font.features + general
    fallbackFeatures = general
  }

  /// The features to shape with; a fallback face gets only what every face understands.
  ///
  /// Ideographs and kana stand in their squares, as on iOS, whatever pairs the face would kern.
  func features(isOwnFace: Bool, isIdeographic: Bool) -> [FontFeature] {
    let features = isOwnFace ? ownFeatures : fallbackFeatures
    return isIdeographic ? features + [Self.withoutKerning] : features
  }
}

extension TextFormat: Hashable {
  package static func == (one: TextFormat, other: TextFormat) -> Bool {
    one === other || one.attributes == other.attributes
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(attributes) }
}
