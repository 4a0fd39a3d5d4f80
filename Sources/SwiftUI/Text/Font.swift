import UIKit

/// A font, which is made for the environment it is used in.
public struct Font: Hashable, Sendable {
  indirect enum Base: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(size: CGFloat, weight: Weight, design: Design)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
    case font(UIFont)
  }

  /// What a text is, which decides on its size.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// A large title.
    case largeTitle
    /// A title.
    case title
    /// A title of the second level.
    case title2
    /// A title of the third level.
    case title3
    /// A headline.
    case headline
    /// Below a headline.
    case subheadline
    /// The text itself.
    case body
    /// Beside the text.
    case callout
    /// Below the text.
    case footnote
    /// Below a picture.
    case caption
    /// Below a picture, smaller.
    case caption2

    var style: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat

    /// The lightest.
    public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
    /// Very light.
    public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
    /// Light.
    public static let light = Weight(value: UIFont.Weight.light.rawValue)
    /// As usual.
    public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
    /// A little heavier.
    public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
    /// Half way to bold.
    public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
    /// Bold.
    public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
    /// Heavier than bold.
    public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
    /// The heaviest.
    public static let black = Weight(value: UIFont.Weight.black.rawValue)

    var weight: UIFont.Weight { UIFont.Weight(rawValue: value) }
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// The width, from -1 to 1.
    public var value: CGFloat

    /// Makes a width.
    public init(_ value: CGFloat) { self.value = value }

    /// Narrow.
    public static let compressed = Width(-0.2)
    /// A little narrow.
    public static let condensed = Width(-0.1)
    /// As usual.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// The form of letters.
  public enum Design: Hashable, Sendable {
    /// As usual.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// All of one width.
    case monospaced

    var design: UIFontDescriptor.SystemDesign {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// As usual.
    case standard
    /// Small.
    case tight
    /// Large.
    case loose
  }

  var base: Base
  var changes: FontChanges = FontChanges()

  private init(_ base: Base) { self.base = base }

  /// That of large titles.
  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  /// That of titles.
  public static let title = Font(.style(.title, nil, nil))
  /// That of titles of the second level.
  public static let title2 = Font(.style(.title2, nil, nil))
  /// That of titles of the third level.
  public static let title3 = Font(.style(.title3, nil, nil))
  /// That of headlines.
  public static let headline = Font(.style(.headline, nil, nil))
  /// That below headlines.
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  /// That of the text itself.
  public static let body = Font(.style(.body, nil, nil))
  /// That beside the text.
  public static let callout = Font(.style(.callout, nil, nil))
  /// That below the text.
  public static let footnote = Font(.style(.footnote, nil, nil))
  /// That below pictures.
  public static let caption = Font(.style(.caption, nil, nil))
  /// That below pictures, smaller.
  public static let caption2 = Font(.style(.caption2, nil, nil))

  /// The system's font of a style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design, weight))
  }

  /// The system's font of a size in points, which stays as the user changes sizes of text.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight: weight ?? .regular, design: design ?? .default))
  }

  /// The system's font of a size in points, which stays as the user changes sizes of text.
  public static func system(size: CGFloat, weight: Weight, design: Design = .default) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// A font by its name, whose size grows with that of the body.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// A font by its name, whose size grows with that of a style.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: style))
  }

  /// A font by its name, of a size that stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  /// Makes a font of UIKit's.
  public init(_ font: UIFont) { self.init(.font(font)) }

  // MARK: Changes

  /// The font, heavier or lighter.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  /// The font, wider or narrower.
  public func width(_ width: Width) -> Font { self }
  /// The font in bold.
  public func bold() -> Font { changed { $0.isBold = true } }
  /// The font in italics.
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
  /// The font with letters of one width.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  /// The font with small capitals.
  public func smallCaps() -> Font { self }
  /// The font with small capitals.
  public func lowercaseSmallCaps() -> Font { self }
  /// The font with small capitals.
  public func uppercaseSmallCaps() -> Font { self }
  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }

  private func changed(_ change: (inout FontChanges) -> Void) -> Font {
    var copy = self
    change(&copy.changes)
    return copy
  }

  /// The font of UIKit's for an environment.
  func resolved(in environment: EnvironmentValues, _ more: FontChanges = FontChanges()) -> UIFont {
    FontTable.font(self, changes.adding(more), environment.dynamicTypeSize)
  }
}

/// What is changed about a font.
struct FontChanges: Hashable, Sendable {
  var weight: Font.Weight?
  var isBold = false
  var isItalic = false
  var hasMonospacedDigits = false
  var design: Font.Design?
  var leading: Font.Leading?

  func adding(_ more: FontChanges) -> FontChanges {
    var sum = self
    if let weight = more.weight { sum.weight = weight }
    sum.isBold = isBold || more.isBold
    sum.isItalic = isItalic || more.isItalic
    sum.hasMonospacedDigits = hasMonospacedDigits || more.hasMonospacedDigits
    if let design = more.design { sum.design = design }
    if let leading = more.leading { sum.leading = leading }
    return sum
  }
}

/// Fonts that were made, by what they were made of.
private enum FontTable {
  private struct Key: Hashable {
    let font: Font.Base
    let changes: FontChanges
    let size: DynamicTypeSize
  }

  private final class Table: @unchecked Sendable {
    let lock = NSLock()
    var fonts: [Key: UIFont] = [:]
  }

  private static let table = Table()

  static func font(_ font: Font, _ changes: FontChanges, _ size: DynamicTypeSize) -> UIFont {
    let key = Key(font: font.base, changes: changes, size: size)
    table.lock.lock()
    let known = table.fonts[key]
    table.lock.unlock()
    if let known { return known }
    let made = make(font.base, changes, size)
    table.lock.lock()
    if table.fonts.count > 500 { table.fonts.removeAll() }
    table.fonts[key] = made
    table.lock.unlock()
    return made
  }

  private static func make(
    _ base: Font.Base,
    _ changes: FontChanges,
    _ size: DynamicTypeSize
  ) -> UIFont {
    let traits = UITraitCollection(preferredContentSizeCategory: size.category)
    var font: UIFont
    var design = changes.design
    switch base {
    case .style(let style, let own, let weight):
      font = UIFont.preferredFont(forTextStyle: style.style, compatibleWith: traits)
      if let weight { font = font.with(weight: weight.weight) }
      design = design ?? own
    case .system(let size, let weight, let own):
      font = UIFont.systemFont(ofSize: size, weight: weight.weight)
      design = design ?? own
    case .custom(let name, let size, let style):
      font = UIFont(name: name, size: size) ?? UIFont.systemFont(ofSize: size)
      if let style {
        font = UIFontMetrics(forTextStyle: style.style)
          .scaledFont(for: font, compatibleWith: traits)
      }
    case .font(let own): font = own
    }
    if let design, design != .default,
      let descriptor = font.fontDescriptor.withDesign(design.design)
    {
      font = UIFont(descriptor: descriptor, size: font.pointSize)
    }
    if let weight = changes.weight { font = font.with(weight: weight.weight) }
    var symbolic = font.fontDescriptor.symbolicTraits
    if changes.isBold { symbolic.insert(.traitBold) }
    if changes.isItalic { symbolic.insert(.traitItalic) }
    if symbolic != font.fontDescriptor.symbolicTraits,
      let descriptor = font.fontDescriptor.withSymbolicTraits(symbolic)
    {
      font = UIFont(descriptor: descriptor, size: font.pointSize)
    }
    if changes.hasMonospacedDigits {
      font = UIFont.monospacedDigitSystemFont(
        ofSize: font.pointSize,
        weight: font.heaviness
      )
    }
    return font
  }
}

extension UIFont {
  /// How heavy the font is.
  var heaviness: UIFont.Weight {
    let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    if let weight = traits?[.weight] as? CGFloat { return UIFont.Weight(rawValue: weight) }
    return fontDescriptor.symbolicTraits.contains(.traitBold) ? .bold : .regular
  }

  func with(weight: UIFont.Weight) -> UIFont {
    let descriptor = fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue]
    ])
    return UIFont(descriptor: descriptor, size: pointSize)
  }
}
