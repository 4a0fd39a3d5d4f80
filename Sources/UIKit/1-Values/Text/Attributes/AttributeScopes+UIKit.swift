// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension AttributeScopes {
  /// The attributes of text that UIKit shows, and Foundation's.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text that UIKit shows, and Foundation's.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Alignment, line spacing and the like.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Points between characters in place of the font's kerning.
    public let kern: KernAttribute
    /// Points above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Foundation's attributes.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = UIFont
      /// Its name.
      public static let name = "NSFont"
    }

    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = UIColor
      /// Its name.
      public static let name = "NSColor"
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = UIColor
      /// Its name.
      public static let name = "NSBackgroundColor"
    }

    /// Alignment, line spacing and the like.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = NSParagraphStyle
      /// Its name.
      public static let name = "NSParagraphStyle"
    }

    /// Points between characters in place of the font's kerning.
    public enum KernAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = "NSKern"
    }

    /// Points above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = "NSBaselineOffset"
    }

    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = NSUnderlineStyle
      /// Its name.
      public static let name = "NSUnderline"
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = NSUnderlineStyle
      /// Its name.
      public static let name = "NSStrikethrough"
    }
  }
}

extension AttributeDynamicLookup {
  /// The attribute by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// The text as views show it, with a font and a colour where it has none.
  func styled(
    font: UIFont,
    color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    typealias Keys = AttributeScopes.UIKitAttributes
    let shown = NSMutableAttributedString()
    for run in runs {
      var attributes = run.attributes
      if attributes[Keys.FontAttribute.self] == nil { attributes[Keys.FontAttribute.self] = font }
      if attributes[Keys.ForegroundColorAttribute.self] == nil {
        attributes[Keys.ForegroundColorAttribute.self] = color
      }
      if let transformer { attributes = transformer(attributes) }
      var values: [NSAttributedString.Key: Any] = [:]
      values[.font] = attributes[Keys.FontAttribute.self]
      values[.foregroundColor] = attributes[Keys.ForegroundColorAttribute.self]
      values[.backgroundColor] = attributes[Keys.BackgroundColorAttribute.self]
      values[.paragraphStyle] = attributes[Keys.ParagraphStyleAttribute.self]
      values[.kern] = attributes[Keys.KernAttribute.self]
      values[.baselineOffset] = attributes[Keys.BaselineOffsetAttribute.self]
      values[.underlineStyle] = attributes[Keys.UnderlineStyleAttribute.self]?.rawValue
      values[.strikethroughStyle] = attributes[Keys.StrikethroughStyleAttribute.self]?.rawValue
      shown.append(
        NSAttributedString(string: String(self[run.range].characters), attributes: values)
      )
    }
    return shown
  }
}
