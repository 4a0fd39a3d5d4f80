import Foundation

/// The attributes that `AttributedString` and `NSAttributedString` both have.
enum AttributeTable {
  private struct Row {
    let key: NSAttributedString.Key
    let value: (AttributeContainer) -> Any?
    let set: (inout AttributeContainer, Any) -> Void

    /// An attribute whose value is the same in both.
    init<Name: AttributedStringKey>(
      _ key: NSAttributedString.Key,
      _ name: Name.Type
    ) where Name.Value: Sendable {
      self.init(key, name) {
        $0
      } back: {
        $0 as? Name.Value
      }
    }

    /// An attribute that is a number where attributes have names.
    init<Name: AttributedStringKey>(
      _ key: NSAttributedString.Key,
      _ name: Name.Type,
      _ there: @escaping (Name.Value) -> Any?,
      back: @escaping (Any) -> Name.Value?
    ) where Name.Value: Sendable {
      self.key = key
      value = { $0[Name.self].flatMap(there) }
      set = { if let value = back($1) { $0[Name.self] = value } }
    }
  }

  private typealias UIKeys = AttributeScopes.UIKitAttributes

  /// Nothing that is captured changes.
  nonisolated(unsafe) private static let rows: [Row] = [
    Row(.font, UIKeys.FontAttribute.self),
    Row(.foregroundColor, UIKeys.ForegroundColorAttribute.self),
    Row(.backgroundColor, UIKeys.BackgroundColorAttribute.self),
    Row(.paragraphStyle, UIKeys.ParagraphStyleAttribute.self),
    Row(.kern, UIKeys.KernAttribute.self, { $0 }, back: Self.length),
    Row(.tracking, UIKeys.TrackingAttribute.self, { $0 }, back: Self.length),
    Row(.baselineOffset, UIKeys.BaselineOffsetAttribute.self, { $0 }, back: Self.length),
    Row(.strokeWidth, UIKeys.StrokeWidthAttribute.self, { $0 }, back: Self.length),
    Row(.ligature, UIKeys.LigatureAttribute.self, { $0 }, back: Self.integer),
    Row(.strokeColor, UIKeys.StrokeColorAttribute.self),
    Row(.underlineColor, UIKeys.UnderlineColorAttribute.self),
    Row(.strikethroughColor, UIKeys.StrikethroughColorAttribute.self),
    Row(.shadow, UIKeys.ShadowAttribute.self),
    Row(.attachment, UIKeys.AttachmentAttribute.self),
    Row(.underlineStyle, UIKeys.UnderlineStyleAttribute.self, { $0.rawValue }, back: Self.line),
    Row(
      .strikethroughStyle,
      UIKeys.StrikethroughStyleAttribute.self,
      { $0.rawValue },
      back: Self.line
    ),
    Row(.link, AttributeScopes.FoundationAttributes.LinkAttribute.self, { $0 }, back: Self.url),
    Row(
      .inlinePresentationIntent,
      MarkdownAttributes.Inline.self,
      { Int($0.rawValue) },
      back: Self.intent
    ),
    Row(.presentationIntentAttributeName, MarkdownAttributes.Blocks.self),
    Row(.imageURL, AttributeScopes.FoundationAttributes.ImageURLAttribute.self),
  ]

  private static func length(_ value: Any) -> CGFloat? {
    Double(boxed: value).map { CGFloat($0) }
  }

  private static func integer(_ value: Any) -> Int? {
    Double(boxed: value).flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }

  private static func line(_ value: Any) -> NSUnderlineStyle? {
    integer(value).map(NSUnderlineStyle.init)
  }

  private static func url(_ value: Any) -> URL? {
    value as? URL ?? (value as? String).flatMap { URL(string: $0) }
  }

  private static func intent(_ value: Any) -> InlinePresentationIntent? {
    integer(value).map { InlinePresentationIntent(rawValue: UInt(bitPattern: $0)) }
  }

  static func values(of attributes: AttributeContainer) -> [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    for row in rows { values[row.key] = row.value(attributes) }
    return values
  }

  static func container(of values: [NSAttributedString.Key: Any]) -> AttributeContainer {
    var attributes = AttributeContainer()
    for row in rows { if let value = values[row.key] { row.set(&attributes, value) } }
    return attributes
  }
}

extension NSAttributedString.Key {
  /// How a part of a text stands out, an `InlinePresentationIntent` as a number.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// The blocks that a part of a text is in, a `PresentationIntent`.
  public static let presentationIntentAttributeName = NSAttributedString.Key(
    "NSPresentationIntent"
  )
  /// Where the picture is that a part of a text stands for, a `URL`.
  public static let imageURL = NSAttributedString.Key("NSImageURL")
}

extension NSAttributedString {
  /// The same text with the attributes of UIKit and Foundation; those of an app's own are left out.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString()
    for run in attrStr.runs {
      let characters = String(attrStr[run.range].characters)
      text.append(
        NSAttributedString(
          string: characters,
          attributes: AttributeTable.values(of: run.attributes)
        )
      )
    }
    self.init(attributedString: text)
  }

  /// The same text with the attributes of UIKit and Foundation; those of an app's own are left out.
  public convenience init<Scope: AttributeScope>(
    _ attrStr: AttributedString,
    including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(attrStr) }

  /// The same text with the attributes of UIKit and Foundation; those of an app's own are left out.
  public convenience init<Scope: AttributeScope>(
    _ attrStr: AttributedString,
    including scope: Scope.Type
  ) throws { self.init(attrStr) }
}

extension AttributedString {
  /// The same text with the attributes of UIKit and Foundation; those of an app's own are left out.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole, options: []) { values, range, _ in
      let text = nsStr.attributedSubstring(from: range).string
      append(AttributedString(text, attributes: AttributeTable.container(of: values)))
    }
  }

  /// The same text with the attributes of UIKit and Foundation; those of an app's own are left out.
  public init<Scope: AttributeScope>(
    _ nsStr: NSAttributedString,
    including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(nsStr) }

  /// The same text with the attributes of UIKit and Foundation; those of an app's own are left out.
  public init<Scope: AttributeScope>(
    _ nsStr: NSAttributedString,
    including scope: Scope.Type
  ) throws { self.init(nsStr) }
}
