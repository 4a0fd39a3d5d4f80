import UIKit

/// One way a screen can be shown.
public struct ContactVariant: Sendable, Hashable, CustomStringConvertible {
  /// The width in points.
  public let width: CGFloat
  /// Light or dark.
  public let style: UIUserInterfaceStyle
  /// The size of text.
  public let textSize: UIContentSizeCategory
  /// Whether it is read from the right.
  public let isRightToLeft: Bool
  /// The language; nil where there is one alone.
  public let language: String?

  /// The way of showing in words.
  public var description: String {
    var words = [LayoutScript.number(width), style == .dark ? "dark" : "light"]
    let size = textSize.rawValue.replacing("UICTContentSizeCategory", with: "")
    words.append(size)
    if isRightToLeft { words.append("right to left") }
    if let language { words.append(language) }
    return words.joined(separator: ", ")
  }
}

/// Something that somebody would mend who saw it.
public struct ContactFinding: Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A text that is not shown whole.
    case truncated
    /// Two texts that lie on each other.
    case overlap
    /// Something to tap that is less than 44 points wide or high.
    case smallTarget
    /// A text too little lighter or darker than what is behind it.
    case lowContrast
    /// A text that is the same in another language, or the key of one.
    case untranslated
  }

  /// What is wrong.
  public let kind: Kind
  /// The ways of showing in which it was found, in their order.
  public let variants: [ContactVariant]
  /// The view and what is wrong with it.
  public let words: String

  /// What is wrong, and in which ways of showing.
  public var description: String {
    let more = variants.count > 1 ? " and \(variants.count - 1) more" : ""
    return "\(kind.rawValue): \(words) [\(variants.first.map { "\($0)" } ?? "")\(more)]"
  }
}
