import Foundation

/// How a part of a text stands out, whatever that looks like.
///
/// Foundation on Linux has none.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// One bit for each way.
  public let rawValue: UInt

  /// Makes an intent from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasised: shown slanted.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Emphasised strongly: shown bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code: shown with all characters equally wide.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// No longer valid: shown with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The end of a line of the source.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// The end of a line.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// Marks of HTML in a paragraph.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// Marks of HTML that stand alone.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension InlinePresentationIntent {
  /// The intent among attributes.
  init?(in attributes: [NSAttributedString.Key: Any]) {
    guard let value = attributes[.inlinePresentationIntent] else { return nil }
    guard let bits = Double(boxed: value).flatMap(UInt.init(exactly:)) else { return nil }
    self.init(rawValue: bits)
  }
}

extension UIFont {
  /// The font in which a part of a text stands out.
  func showing(_ intent: InlinePresentationIntent) -> UIFont {
    var traits = fontDescriptor.symbolicTraits
    if intent.contains(.emphasized) { traits.insert(.traitItalic) }
    if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    if intent.contains(.code) { traits.insert(.traitMonoSpace) }
    guard traits != fontDescriptor.symbolicTraits,
      let descriptor = fontDescriptor.withSymbolicTraits(traits)
    else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }
}

/// The blocks that a part of a text is in.
///
/// Foundation on Linux has none. Views do not show them, as on iOS.
public struct PresentationIntent: Hashable, Sendable {
  /// What a block is.
  public enum Kind: Hashable, Sendable {
    /// A paragraph.
    case paragraph
    /// A heading; 1 is the highest.
    case header(level: Int)
    /// A list with numbers.
    case orderedList
    /// A list with dots.
    case unorderedList
    /// An entry of a list, with its number.
    case listItem(ordinal: Int)
    /// Code, with the name of its language.
    case codeBlock(languageHint: String?)
    /// What somebody else says.
    case blockQuote
    /// A line between what has to do with each other and what has not.
    case thematicBreak
  }

  /// One block.
  public struct IntentType: Hashable, Sendable {
    /// What it is.
    ///
    /// Kept for the app; nothing here reads it.
    public var kind: Kind
    /// What tells it from the text's other blocks.
    ///
    /// Kept for the app; nothing here reads it.
    public var identity: Int

    /// Makes a block.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks, the innermost first.
  public var components: [IntentType]

  /// Makes the intent of one block in others.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Makes the intent of blocks, the innermost first.
  public init(types: [IntentType]) { components = types }
}

extension AttributeScopes.FoundationAttributes {
  /// How a part of a text stands out.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = InlinePresentationIntent
    /// Its name.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The blocks that a part of a text is in.
  public enum PresentationIntentAttribute: AttributedStringKey {
    /// What it is.
    public typealias Value = PresentationIntent
    /// Its name.
    public static let name = "NSPresentationIntent"
  }
}

extension AttributeDynamicLookup {
  /// How a part of a text stands out.
  public subscript(
    dynamicMember keyPath: KeyPath<MarkdownAttributes, MarkdownAttributes.Inline>
  ) -> MarkdownAttributes.Inline { self[MarkdownAttributes.Inline.self] }

  /// The blocks that a part of a text is in.
  public subscript(
    dynamicMember keyPath: KeyPath<MarkdownAttributes, MarkdownAttributes.Blocks>
  ) -> MarkdownAttributes.Blocks { self[MarkdownAttributes.Blocks.self] }
}

/// The attributes of Foundation that its Linux edition lacks, under the names they have there.
public struct MarkdownAttributes: AttributeScope {
  /// How a part of a text stands out.
  public typealias Inline = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
  /// The blocks that a part of a text is in.
  public typealias Blocks = AttributeScopes.FoundationAttributes.PresentationIntentAttribute

  /// How a part of a text stands out.
  public let inlinePresentationIntent: Inline
  /// The blocks that a part of a text is in.
  public let presentationIntent: Blocks
}
