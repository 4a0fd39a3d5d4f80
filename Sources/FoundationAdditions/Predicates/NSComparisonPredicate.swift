import Foundation

/// A predicate that compares two expressions.
///
/// Foundation on Linux declares a class of this name that can do nothing.
open class NSComparisonPredicate: NSPredicate {
  /// How texts are compared.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Large and small letters are the same.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Letters with and without marks are the same.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Texts are compared as they are.
    public static let normalized = Options(rawValue: 4)
  }

  /// Which elements of the left side are asked.
  public enum Modifier: UInt, Sendable {
    /// The left side itself.
    case direct
    /// All of its elements.
    case all
    /// Any of its elements.
    case any
  }

  /// What is asked of the two sides.
  public enum Operator: UInt, Sendable {
    /// `<`
    case lessThan
    /// `<=`
    case lessThanOrEqualTo
    /// `>`
    case greaterThan
    /// `>=`
    case greaterThanOrEqualTo
    /// `==`
    case equalTo
    /// `!=`
    case notEqualTo
    /// `MATCHES`, a regular expression.
    case matches
    /// `LIKE`, with `*` and `?`.
    case like
    /// `BEGINSWITH`
    case beginsWith
    /// `ENDSWITH`
    case endsWith
    /// `IN`
    case `in`
    /// A method of one's own, which cannot be asked here.
    case customSelector
    /// `CONTAINS`
    case contains = 99
    /// `BETWEEN`
    case between
  }

  /// The left side.
  open private(set) var leftExpression: NSExpression

  /// The right side.
  open private(set) var rightExpression: NSExpression

  /// Which elements of the left side are asked.
  open private(set) var comparisonPredicateModifier: Modifier

  /// What is asked.
  open private(set) var predicateOperatorType: Operator

  /// How texts are compared.
  open private(set) var options: Options

  /// Makes a comparison.
  public init(
    leftExpression lhs: NSExpression,
    rightExpression rhs: NSExpression,
    modifier: Modifier,
    type: Operator,
    options: Options = []
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    let comparison = Condition.comparison(
      Comparison(
        quantifier: [.direct: .one, .all: .all, .any: .any][modifier] ?? .one,
        left: lhs.expression,
        operation: type.operation,
        right: rhs.expression,
        options: Comparison.Options(rawValue: Int(options.rawValue))
      )
    )
    super.init { object, variables in
      PredicateEvaluation(
        object: object,
        variables: variables ?? [:],
        format: { comparison.format }
      ).holds(comparison)
    }
  }

  /// Archives of predicates are not read.
  public required init?(coder: NSCoder) { nil }
}

extension NSComparisonPredicate.Operator {
  fileprivate var operation: Comparison.Operator {
    switch self {
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    case .equalTo, .customSelector: .equal
    case .notEqualTo: .notEqual
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .isIn
    case .contains: .contains
    case .between: .between
    }
  }
}
