import Foundation

/// The functions that formats may call.
enum PredicateFunctions {
  /// What a function came to, which may be nothing.
  struct Result {
    let value: Any?
  }

  /// The names that formats may use.
  static let names: Set<String> = [
    "abs", "add", "average", "avg", "bitwiseand", "bitwiseor", "bitwisexor", "call", "canonical",
    "cast", "ceiling", "count", "distinct", "divide", "exp", "first", "floor", "last", "length",
    "ln", "log", "lowercase", "max", "median", "min", "mod", "modulus", "multiply", "noindex",
    "now",
    "onescomplement", "raise", "round", "sqrt", "stddev", "subtract", "sum", "trunc", "uppercase",
  ]

  /// Nil where a function cannot be had of the values.
  static func call(_ name: String, _ arguments: [Any?]) -> Result? {
    if name == "now" { return Result(value: Date()) }
    guard let first = arguments.first else { return nil }
    switch name {
    case "add", "subtract", "multiply", "divide", "raise", "mod", "modulus", "bitwiseand",
      "bitwiseor", "bitwisexor":
      return combine(name, arguments)
    case "sum", "average", "avg", "min", "max", "median", "stddev", "count", "distinct", "first",
      "last":
      return ofList(name, arguments)
    case "lowercase", "uppercase", "canonical", "length": return ofText(name, first)
    case "cast": return arguments.count > 1 ? cast(first, to: arguments[1]) : nil
    case "noindex": return Result(value: first)
    case "call": return method(arguments)
    default: return ofNumber(name, first)
    }
  }

  // MARK: Numbers

  private static func ofNumber(_ name: String, _ value: Any?) -> Result? {
    guard let value else { return Result(value: nil) }
    guard let number = Numeral(value) else { return nil }
    let x = number.double
    switch name {
    case "abs": return Result(value: x < 0 ? number.negated.object : number.object)
    case "ceiling": return Result(value: x.rounded(.up))
    case "floor": return Result(value: x.rounded(.down))
    case "trunc": return Result(value: x.rounded(.towardZero))
    case "round": return Result(value: x.rounded())
    case "sqrt": return Result(value: x.squareRoot())
    case "exp": return Result(value: Foundation.exp(x))
    case "ln": return Result(value: Foundation.log(x))
    case "log": return Result(value: Foundation.log10(x))
    case "onescomplement":
      guard case .whole(let bits) = number else { return nil }
      return Result(value: ~bits)
    default: return nil
    }
  }

  private static func combine(_ name: String, _ arguments: [Any?]) -> Result? {
    guard arguments.count == 2 else { return nil }
    guard let a = arguments[0], let b = arguments[1] else { return Result(value: nil) }
    if name == "subtract", let a = a as? Date, let b = b as? Date {
      return Result(value: a.timeIntervalSince(b))
    }
    if let date = a as? Date, let seconds = Numeral(b) {
      if name == "add" { return Result(value: date + seconds.double) }
      if name == "subtract" { return Result(value: date - seconds.double) }
    }
    if name == "add", let a = a as? String, let b = b as? String { return Result(value: a + b) }
    guard let a = Numeral(a), let b = Numeral(b) else { return nil }
    if case .whole(let x) = a, case .whole(let y) = b, let whole = whole(name, x, y) {
      return Result(value: whole)
    }
    let (x, y) = (a.double, b.double)
    switch name {
    case "add": return Result(value: x + y)
    case "subtract": return Result(value: x - y)
    case "multiply": return Result(value: x * y)
    case "divide": return Result(value: x / y)
    case "raise": return Result(value: pow(x, y))
    case "mod", "modulus": return Result(value: fmod(x, y))
    default: return nil
    }
  }

  /// What whole numbers come to, quotients cut; nil where that is no whole number.
  private static func whole(_ name: String, _ x: Int, _ y: Int) -> Int? {
    let result: (partialValue: Int, overflow: Bool)
    switch name {
    case "add": result = x.addingReportingOverflow(y)
    case "subtract": result = x.subtractingReportingOverflow(y)
    case "multiply": result = x.multipliedReportingOverflow(by: y)
    case "divide": result = x.dividedReportingOverflow(by: y)
    case "mod", "modulus": result = x.remainderReportingOverflow(dividingBy: y)
    case "bitwiseand": return x & y
    case "bitwiseor": return x | y
    case "bitwisexor": return x ^ y
    default: return nil
    }
    return result.overflow ? nil : result.partialValue
  }

  // MARK: Lists

  private static func ofList(_ name: String, _ arguments: [Any?]) -> Result? {
    let list: [Any?]
    if arguments.count == 1, let only = arguments[0] {
      guard let elements = KeyedValues.elements(of: only) else { return nil }
      list = elements
    } else {
      list = arguments.count == 1 ? [] : arguments
    }
    let known = list.compactMap { $0.flatMap(KeyedValues.content) }
    switch name {
    case "count": return Result(value: list.count)
    case "first": return Result(value: list.first ?? nil)
    case "last": return Result(value: list.last ?? nil)
    case "distinct":
      return Result(value: KeyedValues.value(of: known, path: ["@distinctUnionOfObjects"]))
    default: return Result(value: fold(name, known))
    }
  }

  /// What a list of values comes to; nil for nothing, but a sum of nothing is 0.
  static func fold(_ name: String, _ values: [Any]) -> Any? {
    if name == "min" || name == "max" {
      return values.dropFirst().reduce(values.first) { best, value in
        guard let best, let order = PredicateValue.order(value, best) else { return best }
        return order == (name == "min" ? .orderedAscending : .orderedDescending) ? value : best
      }
    }
    let numbers = values.compactMap { Numeral($0) }
    if name == "sum" {
      return numbers.reduce(0 as Any) { combine("add", [$0, $1.object])?.value ?? $0 }
    }
    let doubles = numbers.map(\.double).sorted()
    guard !doubles.isEmpty else { return name == "avg" || name == "average" ? 0 : nil }
    let mean = doubles.reduce(0, +) / Double(doubles.count)
    switch name {
    case "avg", "average": return mean
    case "median":
      let middle = doubles.count / 2
      return doubles.count % 2 == 1 ? doubles[middle] : (doubles[middle - 1] + doubles[middle]) / 2
    default:
      let squares = doubles.map { ($0 - mean) * ($0 - mean) }
      return (squares.reduce(0, +) / Double(doubles.count)).squareRoot()
    }
  }

  // MARK: Texts

  private static func ofText(_ name: String, _ value: Any?) -> Result? {
    guard let value else { return Result(value: nil) }
    guard let text = value as? String else { return nil }
    switch name {
    case "lowercase": return Result(value: text.lowercased())
    case "uppercase": return Result(value: text.uppercased())
    case "length": return Result(value: text.utf16.count)
    default:
      let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
      return Result(value: text.folding(options: options, locale: nil))
    }
  }

  private static func cast(_ value: Any?, to type: Any?) -> Result? {
    guard let value else { return Result(value: nil) }
    switch type as? String {
    case "NSDate":
      if value is Date { return Result(value: value) }
      return Numeral(value).map { Result(value: Date(timeIntervalSinceReferenceDate: $0.double)) }
    case "NSNumber":
      if let date = value as? Date { return Result(value: date.timeIntervalSinceReferenceDate) }
      if let text = value as? String { return Result(value: (text as NSString).doubleValue) }
      return Numeral(value).map { Result(value: $0.object) }
    case "NSString": return Result(value: "\(value)")
    default: return nil
    }
  }

  /// `FUNCTION(object, "name")`: a property by its name.
  private static func method(_ arguments: [Any?]) -> Result? {
    guard arguments.count == 2, let object = arguments[0], let name = arguments[1] as? String else {
      return nil
    }
    return Result(value: KeyedValues.value(of: object, key: name))
  }
}
