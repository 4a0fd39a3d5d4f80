import Foundation

/// Reads Apple's format of predicates, as "Predicate Format String Syntax" describes it.
struct PredicateParser {
  private let format: String
  private let pieces: [PredicateLexer.Piece]
  private let conditions: Set<Int>
  private var index = 0
  private var arguments: ArraySlice<Any?>
  private var depth = 0
  /// More brackets inside each other than anybody writes, and fewer than the stack has room for.
  private static let mostLevels = 200
  private var links = 0
  private static let mostLinks = 500

  init(_ format: String, _ arguments: [Any?]) throws(PredicateFormatError) {
    self.format = format
    pieces = try PredicateLexer.pieces(of: format)
    conditions = Self.conditions(in: pieces)
    self.arguments = arguments[...]
  }

  /// The condition that a format says.
  static func condition(
    _ format: String,
    _ arguments: [Any?]
  ) throws(PredicateFormatError) -> Condition {
    var parser = try PredicateParser(format, arguments)
    let condition = try parser.condition()
    try parser.expectEnd()
    return condition
  }

  /// The expression that a format says.
  static func expression(
    _ format: String,
    _ arguments: [Any?]
  ) throws(PredicateFormatError) -> Term {
    var parser = try PredicateParser(format, arguments)
    let expression = try parser.expression()
    try parser.expectEnd()
    return expression
  }

  // MARK: Pieces

  private var token: PredicateToken { pieces[index].token }

  private func failure(_ what: String) -> PredicateFormatError {
    let rest = String(Array(format)[pieces[index].start...].prefix(40))
    return PredicateFormatError(what: what, rest: rest)
  }

  private func expectEnd() throws(PredicateFormatError) {
    guard token == .end else { throw failure("something follows that belongs to nothing") }
  }

  private mutating func takes(_ signs: String...) -> Bool {
    guard case .sign(let sign) = token, signs.contains(sign) else { return false }
    index += 1
    return true
  }

  private mutating func takes(word: String...) -> Bool {
    guard case .word(let found) = token, word.contains(found.uppercased()) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ sign: String) throws(PredicateFormatError) {
    guard takes(sign) else { throw failure("“\(sign)” is missing") }
  }

  /// Reads something that may hold the like of itself.
  private mutating func deeper<Result>(
    _ body: (inout PredicateParser) throws(PredicateFormatError) -> Result
  ) throws(PredicateFormatError) -> Result {
    guard depth < Self.mostLevels else { throw failure("too much is within each other") }
    depth += 1
    let result = try body(&self)
    depth -= 1
    return result
  }

  /// A format of many parts hangs each on the last, as brackets do.
  private mutating func countLink() throws(PredicateFormatError) {
    links += 1
    guard links < Self.mostLinks else { throw failure("there are too many values") }
  }

  // MARK: Conditions

  private mutating func condition() throws(PredicateFormatError) -> Condition {
    var parts = [try conjunction()]
    while takes("||") || takes(word: "OR") { parts.append(try conjunction()) }
    return parts.count > 1 ? .or(parts) : parts[0]
  }

  private mutating func conjunction() throws(PredicateFormatError) -> Condition {
    var parts = [try negation()]
    while takes("&&") || takes(word: "AND") { parts.append(try negation()) }
    return parts.count > 1 ? .and(parts) : parts[0]
  }

  private mutating func negation() throws(PredicateFormatError) -> Condition {
    if takes("!") || takes(word: "NOT") {
      return .not(try deeper { parser throws(PredicateFormatError) in try parser.negation() })
    }
    if takes(word: "TRUEPREDICATE") { return .always(true) }
    if takes(word: "FALSEPREDICATE") { return .always(false) }
    if conditions.contains(index) {
      index += 1
      let inner = try deeper { parser throws(PredicateFormatError) in try parser.condition() }
      try expect(")")
      return inner
    }
    return .comparison(try comparison())
  }

  /// Where brackets open that hold a condition, and no value as in `(a + b) > c`.
  private static func conditions(in pieces: [PredicateLexer.Piece]) -> Set<Int> {
    var found: Set<Int> = []
    var open: [(index: Int, isCall: Bool, isCondition: Bool)] = []
    for (index, piece) in pieces.enumerated() {
      switch piece.token {
      case .sign("("):
        var isCall = false
        if index > 0, case .word(let word) = pieces[index - 1].token {
          isCall = !reserved.contains(word.uppercased())
        } else if index > 0 {
          isCall = pieces[index - 1].token == .sign(":")
        }
        open.append((index, isCall, false))
      case .sign(")"):
        guard let last = open.popLast(), !last.isCall, last.isCondition else { continue }
        found.insert(last.index)
        if !open.isEmpty { open[open.count - 1].isCondition = true }
      case .sign(let sign) where operators[sign] != nil || ["&&", "||", "!"].contains(sign):
        if !open.isEmpty { open[open.count - 1].isCondition = true }
      case .word(let word) where reserved.contains(word.uppercased()):
        if !open.isEmpty { open[open.count - 1].isCondition = true }
      default: continue
      }
    }
    // What is never closed holds whatever it looks like.
    for last in open where !last.isCall && last.isCondition { found.insert(last.index) }
    return found
  }

  private static let operators: [String: Comparison.Operator] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, ">": .greater,
    "<=": .lessOrEqual, "=<": .lessOrEqual, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    "BETWEEN": .between, "BEGINSWITH": .beginsWith, "CONTAINS": .contains, "ENDSWITH": .endsWith,
    "LIKE": .like, "MATCHES": .matches, "IN": .isIn,
  ]

  private mutating func comparison() throws(PredicateFormatError) -> Comparison {
    var quantifier = Comparison.Quantifier.one
    if takes(word: "ANY", "SOME") {
      quantifier = .any
    } else if takes(word: "ALL") {
      quantifier = .all
    } else if takes(word: "NONE") {
      quantifier = .none
    }
    let left = try expression()
    let operation: Comparison.Operator
    switch token {
    case .sign(let sign) where Self.operators[sign] != nil:
      operation = Self.operators[sign] ?? .equal
    case .word(let word) where Self.operators[word.uppercased()] != nil:
      operation = Self.operators[word.uppercased()] ?? .equal
    default: throw failure("a comparison such as == or CONTAINS is missing")
    }
    index += 1
    let options = try options()
    return Comparison(
      quantifier: quantifier,
      left: left,
      operation: operation,
      right: try expression(),
      options: options
    )
  }

  private mutating func options() throws(PredicateFormatError) -> Comparison.Options {
    guard takes("[") else { return [] }
    var options: Comparison.Options = []
    guard case .word(let letters) = token else { throw failure("letters such as cd are missing") }
    index += 1
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n": options.insert(.normalized)
      case "l": options.insert(.localized)
      default: throw failure("“\(letter)” is no way to compare texts")
      }
    }
    try expect("]")
    return options
  }

  // MARK: Expressions

  private mutating func expression() throws(PredicateFormatError) -> Term {
    try deeper { parser throws(PredicateFormatError) in
      var result = try parser.product()
      while true {
        if parser.takes("+") {
          try parser.countLink()
          result = .function("add", [result, try parser.product()])
        } else if parser.takes("-") {
          try parser.countLink()
          result = .function("subtract", [result, try parser.product()])
        } else {
          return result
        }
      }
    }
  }

  private mutating func product() throws(PredicateFormatError) -> Term {
    var result = try power()
    while true {
      if takes("*") {
        try countLink()
        result = .function("multiply", [result, try power()])
      } else if takes("/") {
        try countLink()
        result = .function("divide", [result, try power()])
      } else {
        return result
      }
    }
  }

  private mutating func power() throws(PredicateFormatError) -> Term {
    var result = try signed()
    while takes("**") {
      try countLink()
      result = .function("raise", [result, try signed()])
    }
    return result
  }

  private mutating func signed() throws(PredicateFormatError) -> Term {
    guard takes("-") else { return try member() }
    let inner = try deeper { parser throws(PredicateFormatError) in try parser.signed() }
    if case .constant(let value?) = inner, let number = Numeral(value) {
      return .constant(number.negated.object)
    }
    return .function("subtract", [.constant(0), inner])
  }

  /// An expression with what is asked of it: `.key`, `[0]`.
  private mutating func member() throws(PredicateFormatError) -> Term {
    var result = try primary()
    while true {
      if takes(".") {
        result = result.asked(try keys())
      } else if takes("[") {
        try countLink()
        result = .element(of: result, try place())
        try expect("]")
      } else {
        return result
      }
    }
  }

  private mutating func keys() throws(PredicateFormatError) -> [String] {
    let isOperator = takes("@")
    switch token {
    case .word(let word), .name(let word):
      index += 1
      return [isOperator ? "@" + word : word]
    case .argument("K"):
      index += 1
      return try keyArgument()
    default: throw failure("a property's name is missing")
    }
  }

  private mutating func place() throws(PredicateFormatError) -> Term.Place {
    if takes(word: "FIRST") { return .first }
    if takes(word: "LAST") { return .last }
    if takes(word: "SIZE") { return .size }
    return .at(try expression())
  }

  private mutating func primary() throws(PredicateFormatError) -> Term {
    let token = token
    switch token {
    case .text(let text):
      index += 1
      return .constant(text)
    case .number(let digits):
      index += 1
      guard let number = Self.number(digits) else { throw failure("“\(digits)” is no number") }
      return .constant(number)
    case .variable(let name):
      index += 1
      return .variable(name)
    case .argument("K"):
      index += 1
      return .key(of: .evaluated, path: try keyArgument())
    case .argument:
      index += 1
      guard let argument = arguments.popFirst() else { throw failure("an argument is missing") }
      return .constant(argument)
    case .name(let name):
      index += 1
      return .key(of: .evaluated, path: [name])
    case .sign("("):
      index += 1
      let inner = try expression()
      try expect(")")
      return inner
    case .sign("{"):
      index += 1
      return .list(try list(until: "}"))
    case .sign("@"): return .key(of: .evaluated, path: try keys())
    case .word(let word):
      index += 1
      return try meaning(of: word)
    default: throw failure("a value is missing")
    }
  }

  private mutating func keyArgument() throws(PredicateFormatError) -> [String] {
    guard let argument = arguments.popFirst() else { throw failure("an argument is missing") }
    guard let path = argument as? String else {
      throw failure("%K was given \(argument.map { "a \(type(of: $0))" } ?? "nil")")
    }
    return path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  private mutating func list(until end: String) throws(PredicateFormatError) -> [Term] {
    var items: [Term] = []
    if takes(end) { return items }
    repeat { items.append(try expression()) } while takes(",")
    try expect(end)
    return items
  }

  private mutating func meaning(of word: String) throws(PredicateFormatError) -> Term {
    switch word.uppercased() {
    case "SELF": return .evaluated
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NULL", "NIL": return .constant(nil)
    default: break
    }
    guard !Self.reserved.contains(word.uppercased()) else {
      index -= 1
      throw failure("“\(word)” is a word of formats; a property of that name is #\(word)")
    }
    // `sum:({1, 2})` is the same as `sum({1, 2})`.
    if case .sign(":") = token { index += 1 }
    guard takes("(") else { return .key(of: .evaluated, path: [word]) }
    switch word.uppercased() {
    case "SUBQUERY": return try subquery()
    case "TERNARY":
      let condition = try deeper { parser throws(PredicateFormatError) in try parser.condition() }
      try expect(",")
      let first = try expression()
      try expect(",")
      let second = try expression()
      try expect(")")
      return .choice(condition, first, second)
    case "FUNCTION":
      let parts = try list(until: ")")
      guard parts.count > 1, case .constant(let name as String) = parts[1] else {
        throw failure("FUNCTION needs an object and the name of a method")
      }
      let method = String(name.prefix { $0 != ":" })
      return .function("call", [parts[0], .constant(method)] + parts[2...])
    default:
      let name = word.lowercased()
      let items = try list(until: ")")
      guard PredicateFunctions.names.contains(name) else {
        throw failure("there is no function \(word)")
      }
      return .function(name, items)
    }
  }

  private mutating func subquery() throws(PredicateFormatError) -> Term {
    let items = try expression()
    try expect(",")
    guard case .variable(let name) = token else { throw failure("a variable is missing") }
    index += 1
    try expect(",")
    let condition = try deeper { parser throws(PredicateFormatError) in try parser.condition() }
    try expect(")")
    return .subquery(items, variable: name, condition)
  }

  /// Words that name no property unless `#` stands before them.
  private static let reserved: Set<String> = [
    "AND", "OR", "NOT", "ALL", "ANY", "SOME", "NONE", "IN", "BETWEEN", "BEGINSWITH", "CONTAINS",
    "ENDSWITH", "LIKE", "MATCHES", "TRUEPREDICATE", "FALSEPREDICATE",
  ]

  private static func number(_ digits: String) -> Any? {
    let bases = ["0x": 16, "0o": 8, "0b": 2]
    if let base = bases[String(digits.prefix(2))] { return Int(digits.dropFirst(2), radix: base) }
    return Int(digits) ?? Double(digits)
  }
}

extension Term {
  /// A property of what the expression gives.
  fileprivate func asked(_ keys: [String]) -> Term {
    if case .key(let owner, let path) = self { return .key(of: owner, path: path + keys) }
    return .key(of: self, path: keys)
  }
}
