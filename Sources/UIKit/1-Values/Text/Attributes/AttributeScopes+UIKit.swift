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
    /// Points between characters beside the font's kerning.
    public let tracking: TrackingAttribute
    /// Whether ligatures are used; 1 by default.
    public let ligature: LigatureAttribute
    /// The colour of outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines in percent of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// A picture in the text.
    public let attachment: AttachmentAttribute
    /// The colour of the line under the text.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
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

    /// Points between characters beside the font's kerning.
    public enum TrackingAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = "CTTracking"
    }

    /// Whether ligatures are used; 1 by default.
    public enum LigatureAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = Int
      /// Its name.
      public static let name = "NSLigature"
    }

    /// The colour of outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = UIColor
      /// Its name.
      public static let name = "NSStrokeColor"
    }

    /// The width of outlines in percent of the font's size.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = "NSStrokeWidth"
    }

    /// The shadow.
    public enum ShadowAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = NSShadow
      /// Its name.
      public static let name = "NSShadow"
    }

    /// A picture in the text.
    public enum AttachmentAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = NSTextAttachment
      /// Its name.
      public static let name = "NSAttachment"
    }

    /// The colour of the line under the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = UIColor
      /// Its name.
      public static let name = "NSUnderlineColor"
    }

    /// The colour of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = UIColor
      /// Its name.
      public static let name = "NSStrikethroughColor"
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
      let values = AttributeTable.values(of: attributes)
      shown.append(
        NSAttributedString(string: String(self[run.range].characters), attributes: values)
      )
    }
    return shown
  }
}
