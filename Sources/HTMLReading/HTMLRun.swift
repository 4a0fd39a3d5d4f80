/// A part of a text that looks alike throughout.
package struct HTMLRun: Hashable, Sendable {
  package var text: String
  package var style: HTMLStyle
  package var paragraph: HTMLParagraph
}

/// A colour of sRGB, each part 0 to 1.
package struct HTMLColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

/// How letters look.
///
/// What an element says holds for what is in it.
package struct HTMLStyle: Hashable, Sendable {
  /// Where letters stand beside the line.
  package enum Baseline: Hashable, Sendable {
    case line
    case raised
    case lowered
  }

  /// How the words of an element are spelled.
  package enum Spelling: Hashable, Sendable {
    case own
    case capitals
    case small
    case initials
  }

  /// The names of fonts that are wished for, the best first; none for the usual one.
  package var families: [String] = []
  /// In points.
  package var size: Double = HTMLReader.usualSize
  package var isBold = false
  package var isItalic = false
  package var isUnderlined = false
  package var isStruck = false
  package var color: HTMLColor?
  package var background: HTMLColor?
  /// Where the text leads to, as it is written.
  package var link: String?
  package var baseline = Baseline.line
  /// Between letters beside what the font has, in points.
  package var kern: Double = 0
  var spelling = Spelling.own
  var keepsSpace = false

  package init() {}
}

/// How a paragraph lies.
package struct HTMLParagraph: Hashable, Sendable {
  /// At which side its lines begin or end.
  package enum Alignment: Hashable, Sendable {
    case natural
    case left
    case center
    case right
    case justified
  }

  package var alignment = Alignment.natural
  /// The room below, in points.
  package var spacing: Double = 0
  /// The room before lines, in points.
  package var indent: Double = 0
  /// The room behind lines, in points.
  package var tailIndent: Double = 0
  /// The level of a heading; 0 for what is none.
  package var heading = 0
  /// How many lists it is in.
  package var listDepth = 0
  /// By how much lines are higher than usual; 0 for as usual.
  package var lineHeightMultiple: Double = 0

  package init() {}
}
