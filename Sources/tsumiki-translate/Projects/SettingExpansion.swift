import Foundation

/// Puts the values of settings into a text where it names them: `$(NAME)`, `${NAME:lower}`.
struct SettingExpansion {
  private let variables: [String: String]
  /// How many values were put in; more than anybody means are a mistake or an attack.
  private var steps = 0
  private static let mostSteps = 1000

  init(_ variables: [String: String]) { self.variables = variables }

  /// A text with the values of what it names, which may name others.
  ///
  /// What is not set is empty, and so is what names itself. Nothing more is put in where the text would
  /// become too long.
  mutating func text(_ text: Substring, within open: [String] = []) -> String {
    var (result, rest) = ("", text)
    while let start = rest.range(of: "$") {
      result += rest[..<start.lowerBound]
      rest = rest[start.lowerBound...]
      guard let end = Self.end(of: rest) else {
        result.append("$")
        rest = rest.dropFirst()
        continue
      }
      let inside = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
      let after = rest[rest.index(after: end)...]
      let value = value(inside, open) ?? String(rest[...end])
      let length = result.utf8.count + value.utf8.count + after.utf8.count
      guard length <= SettingText.mostBytes else { break }
      result += value
      rest = after
    }
    return result + rest
  }

  /// Where the bracket closes that opens behind the sign at the start; nil where none does.
  private static func end(of text: Substring) -> Substring.Index? {
    let closing: [Character: Character] = ["(": ")", "{": "}"]
    guard let bracket = text.dropFirst().first, let last = closing[bracket] else { return nil }
    var depth = 0
    for index in text.indices.dropFirst() {
      if text[index] == bracket { depth += 1 }
      if text[index] == last { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// What stands between the brackets: a name, which may be put together, and what is made of its value.
  private mutating func value(_ inside: Substring, _ open: [String]) -> String? {
    steps += 1
    guard steps < Self.mostSteps, open.count < 32 else { return "" }
    var parts = Self.parts(of: inside)
    let name = text(parts.removeFirst(), within: open)
    guard !name.isEmpty,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    else { return nil }
    var value = ""
    if !open.contains(name), let written = variables[name] {
      value = text(written[...], within: open + [name])
    }
    for part in parts { value = changed(value, by: part, open) }
    return value
  }

  /// The name and what follows behind colons that stand in no brackets.
  private static func parts(of text: Substring) -> [Substring] {
    var (parts, depth, start) = ([Substring](), 0, text.startIndex)
    for index in text.indices {
      if "({".contains(text[index]) { depth += 1 }
      if ")}".contains(text[index]) { depth -= 1 }
      guard text[index] == ":", depth == 0 else { continue }
      parts.append(text[start..<index])
      start = text.index(after: index)
    }
    return parts + [text[start...]]
  }

  private mutating func changed(_ value: String, by change: Substring, _ open: [String]) -> String {
    func kept(_ other: Character, _ keeps: (Character) -> Bool) -> String {
      String(value.map { keeps($0) ? $0 : other })
    }
    switch change {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "rfc1034identifier":
      return kept("-") { $0.isLetter || $0.isNumber || $0 == "." }
    case "identifier", "c99extidentifier":
      let name = kept("_") { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    default:
      guard change.hasPrefix("default=") else { return value }
      return value.isEmpty ? text(change.dropFirst(8), within: open) : value
    }
  }
}
