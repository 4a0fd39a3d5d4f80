import CoreGraphics
import Foundation

/// How a line that does not fit goes on.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between characters.
  case byCharWrapping = 1
  /// Cut off at the edge.
  case byClipping = 2
  /// With an ellipsis at its start.
  case byTruncatingHead = 3
  /// With an ellipsis at its end.
  case byTruncatingTail = 4
  /// With an ellipsis in its middle.
  case byTruncatingMiddle = 5
}

/// Where the lines of a text lie.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides.
  case justified = 3
  /// Where the writing starts.
  case natural = 4
}

/// The direction in which a text is written.
public enum NSWritingDirection: Int, Sendable {
  /// As the text's own characters are.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// A stop that a tab character goes to.
open class NSTextTab: NSObject, NSCopying {
  private let mark = SwiftObjectMark()

  /// The key of a tab stop's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column, a `CharacterSet`.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// What ends a column of numbers in a language: its decimal separator.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// How text lies at the stop.
  public let alignment: NSTextAlignment
  /// The distance from the start of the line.
  public let location: CGFloat
  /// The stop's options.
  public let options: [OptionKey: Any]

  /// Makes a tab stop.
  public init(
    textAlignment alignment: NSTextAlignment,
    location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
  }

  /// Returns the stop itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int { location.hashValue }
}

/// How a paragraph is laid out.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = SwiftObjectMark()

  /// Where lines may break beyond what the language says.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// One bit for each strategy.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A last line of one word takes another with it.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean words stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// As the system's own labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xffff)
  }

  struct Values: Equatable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy = LineBreakStrategy()
    var baseWritingDirection = NSWritingDirection.natural
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var tabStops: [NSTextTab] = []
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTightening = false
  }

  var values = Values()

  /// Makes the ordinary style.
  public override init() { super.init() }

  /// The ordinary style.
  public static let `default` = NSParagraphStyle()

  /// The direction a language is written in; nil stands for the machine's.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = Locale.Language(identifier: languageName ?? Locale.current.identifier)
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Points between the lines of a paragraph.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Where lines lie.
  open var alignment: NSTextAlignment { values.alignment }
  /// The distance of lines from the edge where they start, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance of lines from the edge where they end, in points: from the start where positive.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The distance of the first line from the edge where it starts, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The least height of a line, in points; 0 is no limit.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 is no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// How a line that does not fit goes on.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Where lines may break beyond what the language says.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The direction of writing.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// What the height of lines is multiplied by; 0 is nothing.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Points before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How readily words are hyphenated, 0...1.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated as the system does.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The stops of tab characters.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The distance of the stops beyond the last one, in points; 0 is as far as the text needs.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether characters may move together before a line is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTightening }

  /// A style that stays as this one is now.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style like this one that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.alignment.hashValue ^ values.lineSpacing.hashValue }
}

/// How a paragraph is laid out, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }

  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }

  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTightening }
    set { values.allowsDefaultTightening = newValue }
  }

  /// Adds a stop for tab characters.
  open func addTabStop(_ anObject: NSTextTab) {
    values.tabStops.append(anObject)
    values.tabStops.sort { $0.location < $1.location }
  }

  /// Takes away a stop for tab characters.
  open func removeTabStop(_ anObject: NSTextTab) {
    values.tabStops.removeAll { $0.isEqual(anObject) }
  }

  /// Takes over another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
