import CoreGraphics

extension UIFont {
  /// What a text is for, from which its size and weight follow.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Makes a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest titles.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The second largest titles.
    public static let extraLargeTitle2 = TextStyle(
      rawValue: "UICTFontTextStyleExtraLargeTitle2"
    )
    /// Large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Headings of the second level.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Ordinary text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text set apart.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Captions of the second level.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

/// The sizes of the text styles at every size of text.
///
/// Point sizes are fact fo.textStyles.pointSize. The leadings are those of Apple's "Typography"
/// page where it gives them, and whole numbers throughout; they are what scaled values follow.
enum TextStyleTable {
  struct Entry: Sendable {
    let weight: UIFont.Weight
    /// From extra small to the largest accessibility size.
    let sizes: [CGFloat]
    let leadings: [CGFloat]

    func pointSize(_ category: UIContentSizeCategory) -> CGFloat { sizes[category.index] }

    /// How far lines are apart, in points, from baseline to baseline.
    func linePitch(_ category: UIContentSizeCategory) -> CGFloat { leadings[category.index] }

    /// How much larger a length becomes than at the default size.
    func factor(_ category: UIContentSizeCategory) -> CGFloat {
      leadings[category.index] / leadings[UIContentSizeCategory.large.index]
    }
  }

  static func entry(_ style: UIFont.TextStyle) -> Entry { entries[style] ?? body }

  private static let body = Entry(
    weight: .regular,
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
  )

  private static let entries: [UIFont.TextStyle: Entry] = [
    .body: body,
    .extraLargeTitle: Entry(
      weight: .bold,
      sizes: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
      leadings: [40, 41, 42, 43, 46, 48, 50, 54, 59, 64, 68, 72]
    ),
    .extraLargeTitle2: Entry(
      weight: .bold,
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]
    ),
    .largeTitle: Entry(
      weight: .regular,
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    ),
    .title1: Entry(
      weight: .regular,
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]
    ),
    .title2: Entry(
      weight: .regular,
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    ),
    .title3: Entry(
      weight: .regular,
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    ),
    .headline: Entry(
      weight: .semibold,
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]
    ),
    .subheadline: Entry(
      weight: .regular,
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leadings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]
    ),
    .callout: Entry(
      weight: .regular,
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    ),
    .footnote: Entry(
      weight: .regular,
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    ),
    .caption1: Entry(
      weight: .regular,
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leadings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
    ),
    .caption2: Entry(
      weight: .regular,
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      leadings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
    ),
  ]
}
