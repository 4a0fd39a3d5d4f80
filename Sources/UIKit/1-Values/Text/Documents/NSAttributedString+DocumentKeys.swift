import Foundation

extension NSAttributedString {
  /// In what form a text is written down.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The form's name.
    public let rawValue: String

    /// Makes a form from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Characters alone.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich Text Format, which is not read here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich Text Format with what is attached, which is not read here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// What is said to whoever reads a text.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String

    /// Makes an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The form, a `DocumentType`; without one it is guessed.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// Attributes of text of which nothing is said.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// How characters are written, the number of a `String.Encoding`; UTF-8 without one.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// For which sizes of letters the text was made; kept for the app, nothing here reads it.
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
    /// For which sizes of letters the text is read; kept for the app, nothing here reads it.
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
  }

  /// What is said of a text as a whole.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The attribute's name.
    public let rawValue: String

    /// Makes an attribute from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The form, a `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// How characters are written, the number of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// Attributes of text of which nothing is said.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    /// The size of a page.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// The room around a page's text.
    public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
    /// The size of the view that it was shown in.
    public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
    /// How large it was shown, in percent.
    public static let viewZoom = DocumentAttributeKey(rawValue: "ViewZoom")
    /// Whether it was shown in pages.
    public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
    /// Whether it may be changed.
    public static let readOnly = DocumentAttributeKey(rawValue: "ReadOnly")
    /// The colour of the page.
    public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
    /// How readily words are divided.
    public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
    /// How far tab stops are apart.
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
    /// Parts that lie in other directions.
    public static let textLayoutSections = DocumentAttributeKey(rawValue: "TextLayoutSections")
    /// For which sizes of letters the text is.
    public static let textScaling = DocumentAttributeKey(rawValue: "TextScaling")
    /// For which sizes of letters the text was made.
    public static let sourceTextScaling = DocumentAttributeKey(rawValue: "SourceTextScaling")
    /// Which Cocoa wrote it.
    public static let cocoaVersion = DocumentAttributeKey(rawValue: "CocoaRTFVersion")
  }
}
