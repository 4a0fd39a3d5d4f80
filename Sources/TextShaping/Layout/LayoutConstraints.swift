import Diagnostics
import Foundation

/// The room a text has.
package struct LayoutConstraints: Hashable, Sendable {
  /// What a truncating line break mode means for several lines.
  package enum Truncation: Hashable, Sendable {
    /// Text wraps, and the last line there is room for is truncated, as in `UILabel`.
    case lastLine
    /// Every paragraph is one line, truncated if need be, as in a text container.
    case everyParagraph
  }

  /// Whose leading separates lines.
  package enum Leading: Hashable, Sendable {
    case nobody
    /// That of text styles, as in `UILabel`.
    case textStyles
    case allFonts
  }

  package var width: CGFloat
  package var height: CGFloat
  /// Zero for no limit.
  package var maximumLines: Int
  package var truncation: Truncation
  /// Whether an empty text, or one that ends in a line break, has a last line for the caret.
  package var includesFinalEmptyLine = false
  package var leading = Leading.textStyles

  package init(
    width: CGFloat = .infinity,
    height: CGFloat = .infinity,
    maximumLines: Int = 0,
    truncation: Truncation = .lastLine
  ) {
    self.width = width
    self.height = height
    self.maximumLines = maximumLines
    self.truncation = truncation
  }

  /// The same with lengths that can be worked with: not negative, and infinite where they were NaN.
  var usable: Self {
    var usable = self
    usable.width = Self.usable(width, "width")
    usable.height = Self.usable(height, "height")
    usable.maximumLines = max(0, maximumLines)
    return usable
  }

  private static func usable(_ length: CGFloat, _ name: String) -> CGFloat {
    guard length.isNaN else { return max(0, length) }
    UIKitDiagnostics.report(
      Diagnosis(
        .notFinite,
        as: .warning,
        what: "Text was laid out in a \(name) that is not a number.",
        place: "text layout, \(name)",
        saw: "nan",
        remedy: "Check the bounds of the view; the text is laid out without that limit."
      )
    )
    return .infinity
  }
}
