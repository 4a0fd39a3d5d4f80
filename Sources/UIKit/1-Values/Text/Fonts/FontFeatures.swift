import CoreGraphics
import TextShaping

extension UIFontDescriptor {
  /// The keys of a feature of a font.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What the feature is about, a number of Apple's table of font features.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// What is chosen of it, a number of Apple's table of font features.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The old name of `type`.
    public static let featureIdentifier = type
    /// The old name of `selector`.
    public static let typeIdentifier = selector
  }
}

extension UIFontDescriptor.SymbolicTraits {
  /// For vertical text.
  public static let traitVertical = Self(rawValue: 1 << 11)
  /// For interfaces.
  public static let traitUIOptimized = Self(rawValue: 1 << 12)
  /// With lines close together.
  public static let traitTightLeading = Self(rawValue: 1 << 15)
  /// With lines far apart.
  public static let traitLooseLeading = Self(rawValue: 1 << 16)
  /// The bits that say of what class a face is.
  public static let classMask = Self(rawValue: 15 << 28)
  /// Serifs as of the fifteenth century.
  public static let classOldStyleSerifs = Self(rawValue: 1 << 28)
  /// Serifs as of the eighteenth century.
  public static let classTransitionalSerifs = Self(rawValue: 2 << 28)
  /// Serifs as of the nineteenth century.
  public static let classModernSerifs = Self(rawValue: 3 << 28)
  /// Serifs like those of Clarendon.
  public static let classClarendonSerifs = Self(rawValue: 4 << 28)
  /// Serifs like slabs.
  public static let classSlabSerifs = Self(rawValue: 5 << 28)
  /// Serifs of other kinds.
  public static let classFreeformSerifs = Self(rawValue: 7 << 28)
  /// No serifs.
  public static let classSansSerif = Self(rawValue: 8 << 28)
  /// Ornaments.
  public static let classOrnamentals = Self(rawValue: 9 << 28)
  /// Handwriting.
  public static let classScripts = Self(rawValue: 10 << 28)
  /// Signs.
  public static let classSymbolic = Self(rawValue: 12 << 28)
}

extension UIFontDescriptor.AttributeName {
  /// The name of the font as people read it.
  public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
}

extension FontDescription {
  /// The description with features of Apple's table, as far as OpenType has them.
  func withFeatures(_ settings: Any?) -> FontDescription {
    guard let settings = settings as? [[UIFontDescriptor.FeatureKey: Any]] else { return self }
    var description = self
    for setting in settings {
      guard let type = Double(boxed: setting[.type]).flatMap(Int.init(exactly:)),
        let selector = Double(boxed: setting[.selector]).flatMap(Int.init(exactly:))
      else { continue }
      // Digits that are as wide as each other have spacing of their own.
      if type == 6 { description.hasMonospacedDigits = selector == 0 }
      description.features += FontFeatures.openType(type, selector)
    }
    return description
  }
}

/// Apple's table of font features ("Font Features", TrueType Reference Manual) in the words of OpenType.
enum FontFeatures {
  static func openType(_ type: Int, _ selector: Int) -> [FontFeature] {
    switch (type, selector) {
    case (1, 2): [FontFeature("liga", 1)]
    case (1, 3): [FontFeature("liga", 0), FontFeature("clig", 0)]
    case (1, 4): [FontFeature("dlig", 1)]
    case (1, 5): [FontFeature("dlig", 0)]
    case (6, 0): [FontFeature("tnum", 1)]
    case (6, 1): [FontFeature("pnum", 1)]
    case (10, 0): [FontFeature("sups", 0), FontFeature("subs", 0)]
    case (10, 1): [FontFeature("sups", 1)]
    case (10, 2): [FontFeature("subs", 1)]
    case (11, 0): [FontFeature("frac", 0)]
    case (11, 1): [FontFeature("afrc", 1)]
    case (11, 2): [FontFeature("frac", 1)]
    case (14, 4): [FontFeature("zero", 1)]
    case (14, 5): [FontFeature("zero", 0)]
    case (21, 0): [FontFeature("onum", 1)]
    case (21, 1): [FontFeature("lnum", 1)]
    // Sets of letters: on with even numbers, off with odd ones.
    case (35, 2...41):
      [
        FontFeature(
          "ss" + (selector / 2 < 10 ? "0" : "") + "\(selector / 2)",
          selector % 2 == 0 ? 1 : 0
        )
      ]
    case (36, 0): [FontFeature("calt", 1)]
    case (36, 1): [FontFeature("calt", 0)]
    case (37, 0): [FontFeature("smcp", 0)]
    case (37, 1): [FontFeature("smcp", 1)]
    case (38, 0): [FontFeature("c2sc", 0)]
    case (38, 1): [FontFeature("c2sc", 1)]
    default: []
    }
  }
}
