import Foundation

/// A predicate as its format says it.
indirect enum Condition {
  case always(Bool)
  case not(Condition)
  case and([Condition])
  case or([Condition])
  case comparison(Comparison)
}

/// Two expressions and what is asked of them.
struct Comparison {
  /// Which elements of the left side are asked.
  enum Quantifier: String {
    case one = ""
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
  }

  /// What is asked.
  enum Operator: String {
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case equal = "=="
    case notEqual = "!="
    case between = "BETWEEN"
    case beginsWith = "BEGINSWITH"
    case contains = "CONTAINS"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
  }

  /// How texts are compared: `[cd]`.
  struct Options: OptionSet {
    let rawValue: Int

    static let caseInsensitive = Options(rawValue: 1)
    static let diacriticInsensitive = Options(rawValue: 2)
    static let normalized = Options(rawValue: 4)
    static let localized = Options(rawValue: 8)
  }

  var quantifier = Quantifier.one
  var left: Term
  var operation: Operator
  var right: Term
  var options: Options = []
}

/// What gives a value.
indirect enum Term {
  /// A value of the format or of its arguments.
  case constant(Any?)
  /// The object that is asked: `SELF`.
  case evaluated
  /// A value that is known when the predicate is asked: `$NAME`.
  case variable(String)
  /// A property of what an expression gives.
  case key(of: Term, path: [String])
  /// `{a, b}`.
  case list([Term])
  /// A function by its name in lower case, without colons.
  case function(String, [Term])
  /// `SUBQUERY(list, $item, condition)`.
  case subquery(Term, variable: String, Condition)
  /// `list[n]`, `list[FIRST]`, `list[LAST]`, `list[SIZE]`.
  case element(of: Term, Place)
  /// `TERNARY(condition, a, b)`.
  case choice(Condition, Term, Term)

  enum Place {
    case first
    case last
    case size
    case at(Term)
  }
}

/// What a format says that nobody can read.
struct PredicateFormatError: Error {
  let what: String
  /// What of the format was left where reading stopped.
  let rest: String
}

// MARK: Writing

extension Condition {
  /// The condition as a format.
  var format: String {
    switch self {
    case .always(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .not(let inner): "NOT \(inner.bracketed)"
    case .and(let parts): parts.map(\.bracketed).joined(separator: " AND ")
    case .or(let parts): parts.map(\.bracketed).joined(separator: " OR ")
    case .comparison(let comparison): comparison.format
    }
  }

  private var bracketed: String {
    switch self {
    case .and, .or: "(\(format))"
    default: format
    }
  }
}

extension Comparison {
  /// The comparison as a format.
  var format: String {
    let letters = zip(
      [Options.caseInsensitive, .diacriticInsensitive, .normalized, .localized],
      "cdnl"
    )
    .filter { options.contains($0.0) }.map { String($0.1) }.joined()
    let sign = operation.rawValue + (letters.isEmpty ? "" : "[\(letters)]")
    let start = quantifier == .one ? "" : quantifier.rawValue + " "
    return "\(start)\(left.format) \(sign) \(right.format)"
  }
}

extension Term {
  private static let signs = [
    "add": "+", "subtract": "-", "multiply": "*", "divide": "/", "raise": "**",
  ]

  /// The expression as a format.
  var format: String {
    switch self {
    case .constant(let value): Self.literal(value)
    case .evaluated: "SELF"
    case .variable(let name): "$" + name
    case .key(.evaluated, let path): path.joined(separator: ".")
    case .key(let owner, let path): "\(owner.format).\(path.joined(separator: "."))"
    case .list(let items): "{\(items.map(\.format).joined(separator: ", "))}"
    case .function(let name, let arguments):
      if let sign = Self.signs[name], arguments.count == 2 {
        "(\(arguments[0].format) \(sign) \(arguments[1].format))"
      } else {
        "\(name)(\(arguments.map(\.format).joined(separator: ", ")))"
      }
    case .subquery(let list, let variable, let condition):
      "SUBQUERY(\(list.format), $\(variable), \(condition.format))"
    case .element(let list, let place): "\(list.format)[\(place.format)]"
    case .choice(let condition, let a, let b):
      "TERNARY(\(condition.format), \(a.format), \(b.format))"
    }
  }

  private static func literal(_ value: Any?) -> String {
    switch value.flatMap(KeyedValues.content) {
    case nil: "nil"
    case let text as String:
      "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    case let flag as Bool: flag ? "1" : "0"
    case let value?:
      KeyedValues.elements(of: value).map { "{\($0.map(literal).joined(separator: ", "))}" }
        ?? "\(value)"
    }
  }
}

extension Term.Place {
  fileprivate var format: String {
    switch self {
    case .first: "FIRST"
    case .last: "LAST"
    case .size: "SIZE"
    case .at(let expression): expression.format
    }
  }
}
