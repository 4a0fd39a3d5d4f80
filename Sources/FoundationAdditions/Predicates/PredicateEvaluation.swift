import Diagnostics
import Foundation

/// What conditions and expressions come to for an object.
struct PredicateEvaluation {
  /// The object that is asked.
  let object: Any?
  /// What stands for `$NAME`.
  var variables: [String: Any]
  /// The format, for messages.
  let format: () -> String

  // MARK: Conditions

  func holds(_ condition: Condition) -> Bool {
    switch condition {
    case .always(let value): value
    case .not(let inner): !holds(inner)
    case .and(let parts): parts.allSatisfy(holds)
    case .or(let parts): parts.contains(where: holds)
    case .comparison(let comparison): holds(comparison)
    }
  }

  private func holds(_ comparison: Comparison) -> Bool {
    let left = value(of: comparison.left)
    let right = value(of: comparison.right)
    guard comparison.quantifier != .one else { return holds(left, comparison, right) }
    guard let left else { return comparison.quantifier != .any }
    guard let elements = KeyedValues.elements(of: left) else {
      report("\(comparison.quantifier.rawValue) needs a list on its left", saw: left)
      return false
    }
    switch comparison.quantifier {
    case .all: return elements.allSatisfy { holds($0, comparison, right) }
    case .any: return elements.contains { holds($0, comparison, right) }
    default: return !elements.contains { holds($0, comparison, right) }
    }
  }

  private func holds(_ left: Any?, _ comparison: Comparison, _ right: Any?) -> Bool {
    let left = left.flatMap(KeyedValues.content)
    let right = right.flatMap(KeyedValues.content)
    let options = comparison.options
    switch comparison.operation {
    case .equal: return areEqual(left, right, options)
    case .notEqual: return !areEqual(left, right, options)
    case .less: return order(left, right, options) == .orderedAscending
    case .greater: return order(left, right, options) == .orderedDescending
    case .lessOrEqual: return order(left, right, options).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual:
      return order(left, right, options).map { $0 != .orderedAscending } ?? false
    case .between: return isBetween(left, right, options)
    case .isIn: return isIn(left, right, options)
    case .contains: return isIn(right, left, options)
    case .beginsWith: return texts(left, right, options) { $0.hasPrefix($1) }
    case .endsWith: return texts(left, right, options) { $0.hasSuffix($1) }
    case .like: return texts(left, right, options) { matches($0, TextPattern.expression(of: $1)) }
    case .matches: return isMatch(left, right, options)
    }
  }

  private func areEqual(_ a: Any?, _ b: Any?, _ options: Comparison.Options) -> Bool {
    if !options.isEmpty, let a = a as? String, let b = b as? String {
      return options.folded(a) == options.folded(b)
    }
    return PredicateValue.areEqual(a, b)
  }

  /// The order of two values; nil where one is missing, or they have none, which is told.
  private func order(_ a: Any?, _ b: Any?, _ options: Comparison.Options) -> ComparisonResult? {
    guard let a, let b else { return nil }
    if let a = a as? String, let b = b as? String {
      let (a, b) = (options.folded(a), options.folded(b))
      return options.contains(.localized) ? a.localizedCompare(b) : a.compare(b)
    }
    if let order = PredicateValue.order(a, b) { return order }
    report("\(type(of: a)) and \(type(of: b)) have no order", saw: a)
    return nil
  }

  private func isBetween(_ value: Any?, _ range: Any?, _ options: Comparison.Options) -> Bool {
    guard let bounds = range.flatMap(KeyedValues.elements), bounds.count == 2 else {
      report("BETWEEN needs a list of two on its right", saw: range)
      return false
    }
    let (low, high) = (
      bounds[0].flatMap(KeyedValues.content), bounds[1].flatMap(KeyedValues.content)
    )
    guard let below = order(value, low, options), let above = order(value, high, options) else {
      return false
    }
    return below != .orderedAscending && above != .orderedDescending
  }

  private func isIn(_ item: Any?, _ list: Any?, _ options: Comparison.Options) -> Bool {
    guard let list else { return false }
    if let text = list as? String {
      guard let item = item as? String else { return false }
      let (text, part) = (options.folded(text), options.folded(item))
      return part.isEmpty || text.contains(part)
    }
    guard let elements = KeyedValues.elements(of: list) else {
      report("IN and CONTAINS need a list or a text to look in", saw: list)
      return false
    }
    return elements.contains { areEqual(item, $0.flatMap(KeyedValues.content), options) }
  }

  private func texts(
    _ a: Any?,
    _ b: Any?,
    _ options: Comparison.Options,
    _ test: (String, String) -> Bool
  ) -> Bool {
    guard let a, let b else { return false }
    guard let text = a as? String, let part = b as? String else {
      report("this comparison is one of texts", saw: a is String ? b : a)
      return false
    }
    return test(options.folded(text), options.folded(part))
  }

  private func isMatch(_ a: Any?, _ b: Any?, _ options: Comparison.Options) -> Bool {
    guard let a, let b else { return false }
    guard let text = a as? String, let pattern = b as? String else {
      report("this comparison is one of texts", saw: a is String ? b : a)
      return false
    }
    // Letters of the pattern itself must stay as they are: \D is not \d.
    let isFolded = options.contains(.diacriticInsensitive)
    let prefix = options.contains(.caseInsensitive) ? "(?i)" : ""
    let strip: (String) -> String = {
      isFolded ? $0.folding(options: .diacriticInsensitive, locale: nil) : $0
    }
    return matches(strip(text), prefix + strip(pattern))
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z") else {
      report("the pattern after MATCHES cannot be read", saw: pattern)
      return false
    }
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, range: whole) != nil
  }

  private func report(_ what: String, saw value: Any?) {
    let format = format()
    UIKitDiagnostics.report(
      Diagnosis(
        .predicateValue,
        what: "A predicate cannot be asked: \(what).",
        place: format,
        saw: value.map { "\(type(of: $0)): \($0)" } ?? "nil"
      )
    )
  }

  // MARK: Expressions

  func value(of expression: Term) -> Any? {
    switch expression {
    case .constant(let value): return value.flatMap(KeyedValues.content)
    case .evaluated: return object
    case .variable(let name):
      guard let value = variables[name] else {
        report("nothing was given for $\(name)", saw: nil)
        return nil
      }
      return KeyedValues.content(value)
    case .key(let owner, let path): return KeyedValues.value(of: value(of: owner), path: path)
    case .list(let items): return items.map { value(of: $0) }
    case .function(let name, let arguments):
      let values = arguments.map { value(of: $0) }
      guard let result = PredicateFunctions.call(name, values) else {
        report("\(name) cannot be had of these values", saw: values.first ?? nil)
        return nil
      }
      return result.value
    case .subquery(let list, let variable, let condition):
      let elements = value(of: list).flatMap(KeyedValues.elements) ?? []
      return elements.filter { element in
        var inner = self
        inner.variables[variable] = element
        return inner.holds(condition)
      }
    case .element(let list, let place): return element(place, of: value(of: list))
    case .choice(let condition, let a, let b):
      return holds(condition) ? value(of: a) : value(of: b)
    }
  }

  private func element(_ place: Term.Place, of value: Any?) -> Any? {
    guard let value = value.flatMap(KeyedValues.content) else { return nil }
    if case .at(let expression) = place, let key = self.value(of: expression) as? String {
      return KeyedValues.value(of: value, key: key)
    }
    guard let elements = KeyedValues.elements(of: value) else {
      report("brackets behind a value need a list", saw: value)
      return nil
    }
    switch place {
    case .first: return elements.first ?? nil
    case .last: return elements.last ?? nil
    case .size: return elements.count
    case .at(let expression):
      guard case .whole(let index)? = self.value(of: expression).flatMap({ Numeral($0) }),
        elements.indices.contains(index)
      else {
        report("there is no such element of a list of \(elements.count)", saw: nil)
        return nil
      }
      return elements[index]
    }
  }
}

extension Comparison.Options {
  /// A text in the form in which equal texts are the same.
  func folded(_ text: String) -> String {
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }
}

/// Patterns of LIKE.
private enum TextPattern {
  /// `*` is any text and `?` any sign; a backslash takes their meaning away.
  static func expression(of pattern: String) -> String {
    var result = "(?s)"
    var characters = pattern.makeIterator()
    while let character = characters.next() {
      switch character {
      case "*": result += ".*"
      case "?": result += "."
      case "\\":
        result += NSRegularExpression.escapedPattern(
          for: characters.next().map(String.init) ?? "\\"
        )
      default: result += NSRegularExpression.escapedPattern(for: String(character))
      }
    }
    return result
  }
}
