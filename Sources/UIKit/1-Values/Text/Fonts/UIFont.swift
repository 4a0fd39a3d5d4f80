import CoreGraphics
import Diagnostics
import Foundation
import TextShaping

/// A typeface at a size.
///
/// The system font reports San Francisco's measures, whatever face draws it (facts fo.ios).
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let mark = SwiftObjectMark()

  /// How heavy a face is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight; 0 is regular.
    public let rawValue: CGFloat

    /// Makes a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Very light.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// Ordinary.
    public static let regular = Weight(0)
    /// A little heavier.
    public static let medium = Weight(0.23)
    /// Half bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Very bold.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)
  }

  /// How wide a face is.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width; 0 is standard.
    public let rawValue: CGFloat

    /// Makes a width from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a width from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Very narrow.
    public static let compressed = Width(-0.3)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// Ordinary.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  let font: Font
  /// How the font follows the size of text asked for; nil keeps its size.
  let scaling: FontScaling?

  init(_ description: FontDescription, scaling: FontScaling? = nil) {
    font = FontLibrary.shared.font(for: description)
    self.scaling = scaling
  }

  /// Makes a font from a family's, a face's or a PostScript name.
  ///
  /// A size of 0 takes the system font's. Nil where iOS has no such font either; a font of iOS that
  /// this machine lacks is stood in for by the nearest one, and said so once.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty, FontLibrary.shared.match(fontName) != .unknown else { return nil }
    font = FontLibrary.shared.font(
      for: .named(fontName, fontSize > 0 ? fontSize : Self.systemFontSize)
    )
    scaling = nil
  }

  /// Makes the font that fits a description best; a size of 0 takes the description's.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var description = descriptor.fontDescription
    if pointSize > 0 { description.size = pointSize }
    font = FontLibrary.shared.font(for: description)
    scaling = pointSize > 0 ? nil : descriptor.textStyle.map { FontScaling(style: $0) }
  }

  // MARK: System fonts

  /// The system font of a size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(fontSize))
  }

  /// The system font of a size and weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(fontSize, weight: FontWeight(rawValue: weight.rawValue)))
  }

  /// The system font of a size, weight and width.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(
      FontDescription(
        .system(.standard),
        size: fontSize,
        weight: FontWeight(rawValue: weight.rawValue),
        width: width.rawValue
      )
    )
  }

  /// The bold system font of a size.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The slanted system font of a size.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(.system(.standard), size: fontSize, isItalic: true))
  }

  /// The system font whose digits are all as wide.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: Weight
  ) -> UIFont {
    UIFont(
      FontDescription(
        .system(.standard),
        size: fontSize,
        weight: FontWeight(rawValue: weight.rawValue),
        hasMonospacedDigits: true
      )
    )
  }

  /// The system font whose characters are all as wide.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(
        .system(.monospaced),
        size: fontSize,
        weight: FontWeight(rawValue: weight.rawValue)
      )
    )
  }

  /// The font of a text style at the size of text asked for.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the size of text some traits ask for.
  open class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).textSize
    let entry = TextStyleTable.entry(style)
    return UIFont(
      FontDescription(
        .system(.standard),
        size: entry.pointSize(category),
        weight: FontWeight(rawValue: entry.weight.rawValue),
        linePitch: entry.linePitch(category)
      ),
      scaling: FontScaling(style: style)
    )
  }

  /// The size of labels, in points: 17.
  open class var labelFontSize: CGFloat { 17 }

  /// The size of buttons, in points: 18.
  open class var buttonFontSize: CGFloat { 18 }

  /// The size of small text, in points: 12.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The ordinary size, in points: 14.
  open class var systemFontSize: CGFloat { 14 }

  // MARK: Names

  /// The name of the family.
  open var familyName: String { font.names.family }

  /// The name of the face.
  open var fontName: String { font.names.postScript }

  /// The names of all families.
  open class var familyNames: [String] { FontLibrary.shared.familyNames }

  /// The names of a family's faces.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontLibrary.shared.faceNames(ofFamily: familyName)
  }

  // MARK: Measures

  /// The size in points.
  open var pointSize: CGFloat { font.pointSize }

  /// How far the font reaches above the baseline, in points.
  open var ascender: CGFloat { font.metrics.ascender }

  /// How far the font reaches below the baseline, as a negative number, in points.
  open var descender: CGFloat { font.metrics.descender }

  /// The height of capitals, in points.
  open var capHeight: CGFloat { font.metrics.capHeight }

  /// The height of small letters, in points.
  open var xHeight: CGFloat { font.metrics.xHeight }

  /// The height of a line, in points.
  open var lineHeight: CGFloat { font.metrics.lineHeight }

  /// The room between lines, in points.
  open var leading: CGFloat { font.metrics.leading }

  /// The same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var description = font.description
    description.size = fontSize
    return UIFont(description)
  }

  /// What describes the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(font.description, textStyle: scaling?.style)
  }

  // MARK: NSObject

  /// Returns the font itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || (other.font == font && other.scaling == scaling)
  }

  open override var hash: Int { font.hashValue }

  open override var description: String {
    "<UIFont: \(fontName) \(pointSize) pt>"
  }
}

extension UITraitCollection {
  /// The size of text asked for; the screen's where these traits do not say.
  var textSize: UIContentSizeCategory {
    let category = preferredContentSizeCategory
    if category != .unspecified { return category }
    let current = UITraitCollection.current.preferredContentSizeCategory
    return current == .unspecified ? .large : current
  }
}
