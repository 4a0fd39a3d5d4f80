import Foundation

/// A part of a predicate that gives a value.
///
/// Foundation on Linux declares a class of this name that can do nothing.
open class NSExpression: NSObject, NSCopying {
  /// What kinds of expressions there are.
  public enum ExpressionType: UInt, Sendable {
    /// A value.
    case constantValue = 0
    /// The object that is asked.
    case evaluatedObject
    /// A value that is given when the expression is asked.
    case variable
    /// A property by its name.
    case keyPath
    /// A function of other expressions.
    case function
    /// A list of expressions.
    case aggregate = 14
    /// What of a list meets a condition.
    case subquery = 13
    /// One of two, by a condition.
    case conditional = 20
  }

  let expression: Term

  init(_ expression: Term) {
    self.expression = expression
    super.init()
  }

  /// Makes an expression of a format, such as `"1 + 2 * price"`; one that cannot be read is a mistake.
  public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  /// Makes an expression of a format and a list of what it names.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    do {
      let arguments = arguments.map(KeyedValues.content)
      self.init(try PredicateParser.expression(expressionFormat, arguments))
    } catch {
      PredicateFormat.report(error, in: expressionFormat, "NSExpression(format:)")
      self.init(.constant(nil))
    }
  }

  /// Makes an expression that is a value.
  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }

  /// Makes an expression that is a property by names with dots between.
  public convenience init(forKeyPath keyPath: String) {
    self.init(.key(of: .evaluated, path: keyPath.components(separatedBy: ".")))
  }

  /// Makes an expression that is given when it is asked.
  public convenience init(forVariable string: String) { self.init(.variable(string)) }

  /// Makes a list of expressions.
  public convenience init(forAggregate subexpressions: [NSExpression]) {
    self.init(.list(subexpressions.map(\.expression)))
  }

  /// Makes a function of expressions, such as `sum:` or `multiply:by:`.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let arguments = parameters.map { ($0 as? NSExpression)?.expression ?? .constant($0) }
    // Functions of two values are named with a preposition: from:subtract:, raise:toPower:.
    let parts = name.lowercased().split(separator: ":").map(String.init)
    let known = parts == ["from", "subtract"] ? "subtract" : parts.first ?? ""
    self.init(.function(known, arguments))
  }

  /// Makes an expression that is the object that is asked, which is the one kind that needs nothing else.
  public convenience init(expressionType type: ExpressionType) { self.init(.evaluated) }

  /// An expression that is the object that is asked.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluated) }

  /// What the expression comes to for an object.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] { variables["\(key)"] = value }
    let expression = expression
    return PredicateEvaluation(
      object: object,
      variables: variables,
      format: { expression.format }
    ).value(of: expression)
  }

  /// The kind of the expression.
  open var expressionType: ExpressionType {
    switch expression {
    case .constant: .constantValue
    case .evaluated: .evaluatedObject
    case .variable: .variable
    case .key: .keyPath
    case .function, .element: .function
    case .list: .aggregate
    case .subquery: .subquery
    case .choice: .conditional
    }
  }

  /// The value of a constant; nil for others.
  open var constantValue: Any? {
    if case .constant(let value) = expression { value } else { nil }
  }

  /// The names of a property with dots between; empty for others.
  open var keyPath: String {
    if case .key(.evaluated, let path) = expression { path.joined(separator: ".") } else { "" }
  }

  /// The name of a variable; empty for others.
  open var variable: String {
    if case .variable(let name) = expression { name } else { "" }
  }

  /// The name of a function; empty for others.
  open var function: String {
    if case .function(let name, _) = expression { name + ":" } else { "" }
  }

  /// What a function is given; nil for others.
  open var arguments: [NSExpression]? {
    if case .function(_, let arguments) = expression {
      arguments.map(NSExpression.init)
    } else {
      nil
    }
  }

  /// The expression as a format.
  open override var description: String { expression.format }

  /// The same expression: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
