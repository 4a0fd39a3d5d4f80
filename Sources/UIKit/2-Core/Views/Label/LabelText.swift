import CoreGraphics
import Foundation
import TextShaping

/// The shadow of a label's text, which few labels have.
private final class LabelShadow {
  static let standardOffset = CGSize(width: 0, height: -1)

  let color: UIColor?
  let offset: CGSize

  init(color: UIColor?, offset: CGSize) { (self.color, self.offset) = (color, offset) }
}

/// What a label shows and how, apart from the view it shows it in.
struct LabelText {
  private(set) var string: String?
  private var attributed: NSAttributedString?
  /// The look of all of the text, where it has one of its own.
  private var look: [NSAttributedString.Key: Any]?
  var font = LabelText.standardFont
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  var numberOfLines = 1
  private var shadow: LabelShadow?

  static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  var shadowColor: UIColor? {
    get { shadow?.color }
    set { shadow = LabelShadow(color: newValue, offset: shadowOffset) }
  }

  var shadowOffset: CGSize {
    get { shadow?.offset ?? LabelShadow.standardOffset }
    set { shadow = LabelShadow(color: shadowColor, offset: newValue) }
  }

  var isEmpty: Bool { string?.isEmpty ?? true }

  /// Whether parts of the text, or all of it, have looks of their own.
  var isStyled: Bool { attributed != nil || look != nil }

  mutating func show(_ text: String?) {
    string = text
    (attributed, look) = (nil, nil)
  }

  /// Shows a text that has one look, for which no attributed string is made.
  mutating func show(_ text: String, _ look: [NSAttributedString.Key: Any]) {
    string = text
    (attributed, self.look) = (nil, look)
  }

  mutating func show(_ text: NSAttributedString?) {
    string = text?.string
    attributed = text.map { $0.copy() as? NSAttributedString ?? $0 }
    look = nil
  }

  /// Gives the whole attributed text one value, as a label's own properties do when set.
  mutating func overlay(_ key: NSAttributedString.Key, _ value: Any) {
    if look != nil, !isEmpty { look?[key] = value }
    guard let attributed, attributed.length > 0 else { return }
    let text = NSMutableAttributedString(attributedString: attributed)
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    self.attributed = text
  }

  /// Changes the paragraph style of every part of the attributed text.
  mutating func overlayParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    let standard = paragraphStyle
    func changed(_ value: Any?) -> NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(value as? NSParagraphStyle ?? standard)
      change(style)
      return style
    }
    if var own = look, !isEmpty {
      own[.paragraphStyle] = changed(own[.paragraphStyle])
      look = own
    }
    guard let attributed, attributed.length > 0 else { return }
    let text = NSMutableAttributedString(attributedString: attributed)
    let whole = NSRange(location: 0, length: text.length)
    attributed.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      text.addAttribute(.paragraphStyle, value: changed(value), range: range)
    }
    self.attributed = text
  }

  /// The value the attributed text starts with.
  func leading<Value>(_ key: NSAttributedString.Key, as type: Value.Type) -> Value? {
    if let look { return isEmpty ? nil : look[key] as? Value }
    guard let attributed, attributed.length > 0 else { return nil }
    return attributed.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return style
  }

  /// The text with the label's own looks where its parts have none.
  var asAttributed: NSAttributedString? {
    guard let string else { return nil }
    let own: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color, .paragraphStyle: paragraphStyle,
    ]
    let text = NSMutableAttributedString(
      string: string,
      attributes: own.merging(look ?? [:]) { $1 }
    )
    attributed?.enumerateAttributes(
      in: NSRange(location: 0, length: text.length)
    ) { attributes, range, _ in
      text.addAttributes(attributes, range: range)
    }
    return text
  }

  func source(isRightToLeft: Bool, fontScale: CGFloat = 1) -> TextSource {
    let defaults = TextSource.Defaults(
      font: font,
      color: color,
      paragraph: paragraphStyle,
      naturalAlignment: isRightToLeft ? .right : .left,
      fontScale: fontScale
    )
    if let attributed { return TextSource(attributed, defaults) }
    if let look { return TextSource(string ?? "", look, defaults) }
    return TextSource(string ?? "", defaults)
  }
}
