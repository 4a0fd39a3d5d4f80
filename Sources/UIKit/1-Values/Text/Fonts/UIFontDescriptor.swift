import CoreGraphics
import Foundation
import TextShaping

/// What describes a font without being one.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let mark = SwiftObjectMark()

  /// The key of an aspect of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family's name, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face's name within the family, a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a `CGFloat`.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Weight, width and slant, a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// OpenType features, an array of dictionaries by `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// What is done with the shapes of glyphs, a `CGAffineTransform` without its translation, y upwards.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// How far every glyph moves the pen, in points, a number.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// Who draws what the font has no glyph for, an array of descriptors, the first asked first.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// The key of a trait among a font's aspects.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits, as a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, from -1 to 1.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, from -1 to 1.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// What kind of face a font has.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All characters as wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A flavour of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The flavour's name.
    public let rawValue: String

    /// Makes a flavour from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ordinary one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With rounded ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With characters that are all as wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let fontDescription: FontDescription
  let textStyle: UIFont.TextStyle?

  init(_ description: FontDescription, textStyle: UIFont.TextStyle? = nil) {
    fontDescription = description
    self.textStyle = textStyle
  }

  /// Makes the description of a face of a size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(.named(fontName, size))
  }

  /// Makes the description of a face whose glyphs are changed by a transform.
  ///
  /// The size is 0, which the font is then asked for with.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    var description = FontDescription.named(fontName, 0)
    description.matrix = GlyphMatrix(matrix)
    self.init(description)
  }

  /// Makes a description that asks for nothing in particular.
  public convenience override init() { self.init(fontAttributes: [:]) }

  /// Makes a description from its aspects.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontDescription(.system(.standard), size: 0).adding(attributes))
  }

  /// The description of a text style's font at the size of text asked for.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The description of a text style's font at the size of text some traits ask for.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  // MARK: Aspects

  /// The size in points.
  open var pointSize: CGFloat { fontDescription.size }

  /// What is done with the shapes of glyphs, y upwards.
  ///
  /// Defaults to the identity.
  open var matrix: CGAffineTransform { fontDescription.matrix.transform }

  /// The name of the face.
  open var postscriptName: String {
    FontLibrary.shared.font(for: fontDescription).names.postScript
  }

  /// What kind of face the font has.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    var (isItalic, weight) = (fontDescription.isItalic, fontDescription.weight)
    if case .named = fontDescription.family {
      // The name alone may say which face it is.
      let face = FontLibrary.shared.font(for: fontDescription).typeface
      (isItalic, weight) = (face.isItalic, face.weight)
    }
    if isItalic { traits.insert(.traitItalic) }
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if fontDescription.width > 0 { traits.insert(.traitExpanded) }
    if fontDescription.width < 0 { traits.insert(.traitCondensed) }
    if fontDescription.family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The aspects of the font.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .size: pointSize,
      .traits: [TraitKey.weight: UIFont.Weight(fontDescription.weight.rawValue)],
    ]
    if case .named(let name) = fontDescription.family { attributes[.name] = name }
    if let textStyle { attributes[.textStyle] = textStyle }
    let description = fontDescription
    if !description.matrix.isIdentity { attributes[.matrix] = matrix }
    if let advance = description.fixedAdvance { attributes[.fixedAdvance] = advance }
    if !description.cascade.isEmpty {
      attributes[.cascadeList] = description.cascade.map { UIFontDescriptor($0) }
    }
    return attributes
  }

  /// One aspect of the font.
  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// The descriptions of the fonts there are that are as this one is in some aspects; nil stands for all
  /// that it says.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] {
    guard case .named(let name) = fontDescription.family else { return [self] }
    let faces = UIFont.fontNames(forFamilyName: name)
    let isFace = faces.isEmpty && FontLibrary.shared.match(name) == .exact
    let found = (isFace ? [name] : faces).map { UIFontDescriptor(name: $0, size: pointSize) }
    guard mandatoryKeys?.contains(.traits) ?? false else { return found }
    return found.filter { UIFont(descriptor: $0, size: 17).isLike(fontDescription) }
  }

  // MARK: Others like it

  /// The description with some aspects otherwise.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontDescription.adding(attributes), textStyle: textStyle)
  }

  /// The description at another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  /// The description with another transform of glyphs.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    changed { $0.matrix = GlyphMatrix(matrix) }
  }

  /// The description of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.family = .named(newFamily) }
  }

  /// The description of another face of the family.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    changed { $0 = $0.withFace(newFace) }
  }

  /// The description with exactly these traits; nil where no such face can be.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { description in
      description.isItalic = symbolicTraits.contains(.traitItalic)
      let isBold = self.symbolicTraits.contains(.traitBold)
      if symbolicTraits.contains(.traitBold) != isBold {
        description.weight = isBold ? .regular : .bold
      }
      if symbolicTraits.contains(.traitCondensed) { description.width = -0.2 }
      if symbolicTraits.contains(.traitExpanded) { description.width = 0.2 }
      if symbolicTraits.contains(.traitMonoSpace), case .system = description.family {
        description.family = .system(.monospaced)
      }
    }
  }

  /// The description of another flavour of the system font; nil where the family is not the
  /// system's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = fontDescription.family else { return nil }
    return changed { description in
      switch design {
      case .serif: description.family = .system(.serif)
      case .rounded: description.family = .system(.rounded)
      case .monospaced: description.family = .system(.monospaced)
      default: description.family = .system(.standard)
      }
    }
  }

  private func changed(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
    var description = fontDescription
    change(&description)
    return UIFontDescriptor(description, textStyle: textStyle)
  }

  // MARK: NSObject

  /// Returns the description itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.fontDescription == fontDescription && other.textStyle == textStyle
  }

  open override var hash: Int { fontDescription.hashValue }
}

extension FontDescription {
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> Self {
    var description = self
    if let family = attributes[.family] as? String { description.family = .named(family) }
    if let name = attributes[.name] as? String { description.family = .named(name) }
    if let face = attributes[.face] as? String { description = description.withFace(face) }
    if let size = Double(boxed: attributes[.size]) { description.size = size }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      if let weight = Double(boxed: traits[.weight]) {
        description.weight = FontWeight(rawValue: weight)
      }
      if let width = Double(boxed: traits[.width]) { description.width = width }
      if let slant = Double(boxed: traits[.slant]) { description.isItalic = slant > 0 }
    }
    if let matrix = attributes[.matrix] as? CGAffineTransform {
      description.matrix = GlyphMatrix(matrix)
    }
    if let advance = Double(boxed: attributes[.fixedAdvance]), advance.isFinite {
      description.fixedAdvance = advance
    }
    if let cascade = attributes[.cascadeList] as? [UIFontDescriptor] {
      description.cascade = cascade.map(\.fontDescription)
    }
    return description.withFeatures(attributes[.featureSettings])
  }

  /// A face of the same family, by its name there.
  fileprivate func withFace(_ face: String) -> Self {
    var description = self
    let words = face.lowercased()
    description.isItalic = words.contains("italic") || words.contains("oblique")
    let weights: [(String, FontWeight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold), ("light", .light),
      ("medium", .medium), ("heavy", .heavy), ("black", .black), ("bold", .bold),
    ]
    description.weight = weights.first { words.contains($0.0) }?.1 ?? .regular
    return description
  }
}

extension UIFont {
  /// Whether the face is as heavy and as slanted as a description asks.
  fileprivate func isLike(_ description: FontDescription) -> Bool {
    abs(font.typeface.weight.rawValue - description.weight.rawValue) < 0.1
      && font.typeface.isItalic == description.isItalic
  }
}
