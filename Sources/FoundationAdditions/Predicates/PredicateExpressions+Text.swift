// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Foundation's macro writes these for what it knows of text; on Linux it lacks them.
extension PredicateExpressions {
  /// Whether a text contains another one, as people look for it.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression,
    Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text, and what is looked for.
    public let root: Root
    /// What is looked for.
    public let other: Other

    /// Whether it is found: upper case, accents and widths do not count.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let text = String(try root.evaluate(bindings))
      return text.range(
        of: String(try other.evaluate(bindings)),
        options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
        locale: .current
      ) != nil
    }
  }

  /// How two texts are ordered where upper case does not count.
  public struct StringCaseInsensitiveCompare<
    Root: PredicateExpression,
    Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The first text.
    public let root: Root
    /// The second text.
    public let other: Other

    /// The order.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let text = String(try root.evaluate(bindings))
      return text.caseInsensitiveCompare(String(try other.evaluate(bindings)))
    }
  }

  /// How two texts are ordered in the language of the device.
  public struct StringLocalizedCompare<
    Root: PredicateExpression,
    Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The first text.
    public let root: Root
    /// The second text.
    public let other: Other

    /// The order.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let text = String(try root.evaluate(bindings))
      return text.localizedCompare(String(try other.evaluate(bindings)))
    }
  }

  /// Makes what `localizedStandardContains(_:)` is in a predicate.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  /// Makes what `caseInsensitiveCompare(_:)` is in a predicate.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> {
    StringCaseInsensitiveCompare(root: root, other: other)
  }

  /// Makes what `localizedCompare(_:)` is in a predicate.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringLocalizedCompare<Root, Other> {
    StringLocalizedCompare(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedCompare: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedCompare: Codable
where Root: Codable, Other: Codable {}
