import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// Alignment, line spacing and the like, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Whether ligatures are used, as a number; 1 by default.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Points between characters in place of the font's kerning, as a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points between characters beside the font's kerning, as a number.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The line through the text, an `NSUnderlineStyle` as a number.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The line under the text, an `NSUnderlineStyle` as a number.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of outlines, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines in percent of the font's size; negative ones are filled as well.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A picture in the text, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// What the text leads to, a `URL` or a `String`.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points above the baseline, as a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The colour of the line under the text, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the line through the text, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far glyphs are slanted, as a number: points to the right for each point upwards.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The natural logarithm of what glyphs are stretched by across, as a number.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Directions that a part of the text is forced into, an array of numbers: `NSWritingDirection` with
  /// `NSWritingDirectionFormatType`.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Whether text stands upright, as a number; iOS knows 0 alone, text that lies.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// An effect on the text, an `NSAttributedString.TextEffectStyle`.
  ///
  /// Kept for the app: iOS draws none since it dropped the look of pressed letters.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}

extension NSAttributedString {
  /// An effect on text.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The effect's name.
    public let rawValue: String

    /// Makes an effect from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Letters pressed into the ground.
    public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
  }
}

/// How a part of a text is forced into a direction.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// As a piece of the other direction, whose characters keep theirs.
  case embedding = 0
  /// Every character goes in the direction.
  case override = 2
}

/// A line under or through text: how thick it is, how it is broken, and whether it spares spaces.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// One bit for each part.
  public let rawValue: Int

  /// Makes a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Only under words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The shadow of text.
///
/// Shared by all texts that are made with it, so it is not to be changed then.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let mark = SwiftObjectMark()

  /// How far the shadow is moved, in points.
  ///
  /// Defaults to nothing.
  open var shadowOffset = CGSize.zero
  /// How far the shadow is blurred, in points.
  ///
  /// Defaults to nothing.
  open var shadowBlurRadius: CGFloat = 0
  /// The shadow's colour, a `UIColor`.
  ///
  /// Defaults to black at a third of its strength.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Makes a shadow that does not show.
  public override init() { super.init() }

  /// A copy of the shadow.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}

/// A picture in a line of text.
///
/// Shared by all texts that are made with it, so it is not to be changed then.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let mark = SwiftObjectMark()

  /// The picture.
  ///
  /// Defaults to nil.
  open var image: UIImage?
  /// Where the picture lies, from the baseline upwards.
  ///
  /// An empty rectangle takes the picture's size.
  open var bounds = CGRect.zero
  /// The bytes of a file; they are shown where they are a picture and `image` is nil.
  ///
  /// Defaults to nil.
  open var contents: Data? { didSet { decoded = contents.flatMap { UIImage(data: $0) } } }
  /// The uniform type of the bytes.
  ///
  /// Defaults to nil. Kept for the app; nothing here reads it.
  open var fileType: String?
  private var decoded: UIImage?

  /// What is shown.
  var picture: UIImage? { image ?? decoded }

  /// Makes an attachment without a picture.
  public override init() { super.init() }

  /// Makes an attachment of the bytes of a file and their uniform type.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    decoded = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// Makes an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The character that stands for the picture.
  static let character = "\u{FFFC}"
}

extension NSAttributedString {
  /// Makes a text of a picture alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: NSTextAttachment.character,
      attributes: [.attachment: attachment]
    )
  }
}

extension NSMutableAttributedString {
  /// Makes an empty text, as Apple's Foundation can.
  public convenience init() { self.init(string: "") }
}
