/// A part of a text that looks alike throughout.
package struct MarkdownRun: Hashable, Sendable {
  /// How a part of a text stands out.
  package struct Styles: OptionSet, Hashable, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) { self.rawValue = rawValue }

    // The numbers are those of `InlinePresentationIntent`.
    package static let emphasized = Styles(rawValue: 1)
    package static let strong = Styles(rawValue: 1 << 1)
    package static let code = Styles(rawValue: 1 << 2)
    package static let strikethrough = Styles(rawValue: 1 << 5)
    package static let softBreak = Styles(rawValue: 1 << 6)
    package static let lineBreak = Styles(rawValue: 1 << 7)
    package static let inlineHTML = Styles(rawValue: 1 << 8)
    package static let blockHTML = Styles(rawValue: 1 << 9)
  }

  package var text: String
  package var styles: Styles
  /// Where the text leads to, as it is written.
  package var link: String?
  /// Where the picture is that the text stands for, as it is written.
  package var image: String?
  /// The blocks that the text is in, the outermost first.
  package var blocks: [MarkdownBlock]
}

/// A paragraph, a list, and so on.
package struct MarkdownBlock: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case paragraph
    case header(level: Int)
    case orderedList
    case unorderedList
    case listItem(ordinal: Int)
    case codeBlock(language: String?)
    case blockQuote
    case thematicBreak
  }

  package let kind: Kind
  /// The number of the block in the text, from 1 on.
  package let number: Int
}

/// How much of a text is taken as markup.
package enum MarkdownSyntax: Sendable {
  /// Blocks and what is in them.
  case full
  /// What is in blocks; lines are run together.
  case inline
  /// What is in blocks; lines stay.
  case inlinePreservingLines
}
