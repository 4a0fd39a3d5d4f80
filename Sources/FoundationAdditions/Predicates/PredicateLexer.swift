import Foundation

/// A piece of a predicate's format.
enum PredicateToken: Equatable {
  /// A word that may be a keyword or a property's name.
  case word(String)
  /// A property's name, although it may look like a keyword: `#size`.
  case name(String)
  /// A text in quotes.
  case text(String)
  case number(String)
  /// `$NAME`.
  case variable(String)
  /// `%@`, `%d` and the like, by the letter.
  case argument(Character)
  case sign(String)
  case end
}

/// Takes a predicate's format apart.
struct PredicateLexer {
  private let characters: [Character]
  private var index = 0

  init(_ format: String) { characters = Array(format) }

  /// A piece, and where it starts.
  typealias Piece = (token: PredicateToken, start: Int)

  static func pieces(of format: String) throws(PredicateFormatError) -> [Piece] {
    var lexer = PredicateLexer(format)
    var pieces: [Piece] = []
    repeat {
      pieces.append(try lexer.next())
    } while pieces.last?.token != .end
    return pieces
  }

  private static let pairs: Set<String> = [
    "==", "=>", "=<", ">=", "<=", "<>", "!=", "&&", "||", "**",
  ]
  private static let signs: Set<Character> = [
    "=", "<", ">", "!", "+", "-", "*", "/", "(", ")", "{", "}", "[", "]", ",", ".", ":", "@",
  ]

  private mutating func next() throws(PredicateFormatError) -> Piece {
    while let character = peek, character.isWhitespace { _ = take(character) }
    let start = index
    guard let first = peek else { return (.end, start) }
    if first == "\"" || first == "'" { return (.text(try quoted(first)), start) }
    if first.isNumber || first == "." && peek(1)?.isNumber == true { return (number(), start) }
    if Self.starts(first) { return (.word(word()), start) }
    switch first {
    case "#":
      index += 1
      return (.name(word()), start)
    case "$":
      index += 1
      return (.variable(word()), start)
    case "%": return (try argument(), start)
    default: break
    }
    if let second = peek(1), Self.pairs.contains("\(first)\(second)") {
      index += 2
      return (.sign("\(first)\(second)"), start)
    }
    if Self.signs.contains(first) {
      index += 1
      return (.sign(String(first)), start)
    }
    throw PredicateFormatError(what: "“\(first)” means nothing here", rest: rest(from: start))
  }

  private var peek: Character? { peek(0) }

  private func peek(_ ahead: Int) -> Character? {
    characters.indices.contains(index + ahead) ? characters[index + ahead] : nil
  }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    index += 1
    return true
  }

  private func rest(from start: Int) -> String { String(characters[start...].prefix(40)) }

  private static func starts(_ character: Character) -> Bool {
    character.isLetter || character == "_"
  }

  private mutating func word() -> String {
    let start = index
    while let character = peek, Self.starts(character) || character.isNumber { _ = take(character) }
    return String(characters[start..<index])
  }

  private mutating func quoted(_ quote: Character) throws(PredicateFormatError) -> String {
    let start = index
    index += 1
    var text = ""
    while let character = peek {
      index += 1
      if character == quote { return text }
      guard character == "\\", let escaped = peek else {
        text.append(character)
        continue
      }
      index += 1
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case quote, "\\", "\"", "'": text.append(escaped)
      // Other signs stay escaped: patterns need that.
      default: text += "\\\(escaped)"
      }
    }
    throw PredicateFormatError(what: "a text has no end", rest: rest(from: start))
  }

  private mutating func number() -> PredicateToken {
    let start = index
    if peek == "0", let base = peek(1), "xXoObB".contains(base) {
      index += 2
      while let digit = peek, digit.isHexDigit { _ = take(digit) }
      return .number(String(characters[start..<index]).lowercased())
    }
    while let digit = peek, digit.isNumber { _ = take(digit) }
    if peek == ".", peek(1)?.isNumber == true {
      index += 1
      while let digit = peek, digit.isNumber { _ = take(digit) }
    }
    if let exponent = peek, "eE".contains(exponent) {
      let sign = peek(1).map { "+-".contains($0) } == true ? 2 : 1
      if peek(sign)?.isNumber == true {
        index += sign
        while let digit = peek, digit.isNumber { _ = take(digit) }
      }
    }
    return .number(String(characters[start..<index]))
  }

  private mutating func argument() throws(PredicateFormatError) -> PredicateToken {
    let start = index
    index += 1
    while let modifier = peek, "hlqLzt0123456789.".contains(modifier) { _ = take(modifier) }
    guard let letter = peek, "@KdDiuUxXocCsSfFeEgGaAp".contains(letter) else {
      throw PredicateFormatError(what: "% needs a letter behind it", rest: rest(from: start))
    }
    index += 1
    return .argument(letter)
  }
}
