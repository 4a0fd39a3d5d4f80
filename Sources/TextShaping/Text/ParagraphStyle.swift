import Foundation

/// How the lines of a paragraph are set, as in `NSParagraphStyle`; lengths are points.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    /// Towards the side the paragraph's own writing direction starts from.
    case natural
    case left
    case center
    case right
    case justified
  }

  package enum LineBreakMode: Hashable, Sendable {
    case wordWrapping
    case charWrapping
    case clipping
    case truncatingHead
    case truncatingTail
    case truncatingMiddle

    /// Whether text that does not fit is replaced by an ellipsis.
    var truncates: Bool {
      switch self {
      case .truncatingHead, .truncatingTail, .truncatingMiddle: true
      case .wordWrapping, .charWrapping, .clipping: false
      }
    }
  }

  package enum WritingDirection: Hashable, Sendable {
    /// The direction of the first character that has one, as the Unicode algorithm says.
    case natural
    case leftToRight
    case rightToLeft
  }

  package struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Moves a word down rather than leave one word alone on the last line.
    package static let pushOut = Self(rawValue: 1)
    /// Breaks Korean between words only.
    package static let hangulWordPriority = Self(rawValue: 2)
    /// What labels use.
    package static let standard: Self = [.pushOut, .hangulWordPriority]
  }

  package struct TabStop: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
      case natural
      case left
      case center
      case right
      /// The decimal point, or the end of the text, stands on the stop.
      case decimal
    }

    package var location: CGFloat
    package var alignment: Alignment

    package init(_ location: CGFloat, _ alignment: Alignment = .natural) {
      self.location = location
      self.alignment = alignment
    }
  }

  package var alignment = Alignment.natural
  package var lineBreakMode = LineBreakMode.wordWrapping
  package var lineBreakStrategy: LineBreakStrategy = []
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// Zero for no limit.
  package var maximumLineHeight: CGFloat = 0
  /// Zero for the natural height; otherwise the room above the baseline is scaled with the line.
  package var lineHeightMultiple: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// Above zero, where the line ends; otherwise how far it stays from the trailing edge.
  package var tailIndent: CGFloat = 0
  package var baseWritingDirection = WritingDirection.natural
  package var tabStops: [TabStop] = []
  /// The distance between the stops behind the last one of `tabStops`.
  package var defaultTabInterval: CGFloat = 0

  package init() {}

  /// Makes a style that differs from the default in what matters most to labels.
  package init(
    alignment: Alignment = .natural,
    lineBreakMode: LineBreakMode = .wordWrapping,
    baseWritingDirection: WritingDirection = .natural
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.baseWritingDirection = baseWritingDirection
  }
}
