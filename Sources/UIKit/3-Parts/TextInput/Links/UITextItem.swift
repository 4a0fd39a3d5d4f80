import Foundation

/// A part of a text that people can act on.
@MainActor @preconcurrency
open class UITextItem: NSObject {
  /// What such a part is.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A part with the attribute `textItemTag`.
    case tag(String)
  }

  private let values: (content: Content, range: NSRange)

  init(_ content: Content, _ range: NSRange) { values = (content, range) }

  /// What the part is.
  open var content: Content { values.content }

  /// The part, in UTF-16 offsets.
  open var range: NSRange { values.range }
}

extension NSAttributedString.Key {
  /// Makes a part of a text something to act on; the value is a string.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
}
