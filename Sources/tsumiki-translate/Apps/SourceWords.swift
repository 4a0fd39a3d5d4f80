import Foundation
import SourceTranslation

/// The names that sources use and declare, as far as asset symbols have to know.
struct SourceWords {
  private var used: Set<Substring> = []
  private var declared: Set<Substring> = []

  init(_ sources: [String]) {
    for text in sources.map(Self.withoutOldVersions) {
      for match in text.matches(of: /\.`?(\w+)/) { used.insert(match.1) }
      for match in text.matches(of: /\b(?:static|class)\s+(?:let|var)\s+`?(\w+)/) {
        declared.insert(match.1)
      }
    }
  }

  /// Whether a name is used as a member, and no code declares it for some type.
  func wants(_ symbol: String) -> Bool {
    let name = Substring(symbol.filter { $0 != "`" })
    return used.contains(name) && !declared.contains(name)
  }

  /// A source without what is for other versions of Swift: before Xcode made symbols, code declared its own.
  static func withoutOldVersions(_ source: String) -> String {
    guard source.contains("swift(") || source.contains("compiler(") else { return source }
    // Of each condition around: whether its lines stay, and whether one of its branches stayed for sure.
    var around: [(stays: Bool, isSettled: Bool)] = []
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { line in
      guard let match = line.firstMatch(of: /^\s*#(if|elseif|else|endif)\b\s*(.*)$/) else {
        return around.allSatisfy(\.stays)
      }
      switch match.1 {
      case "if":
        let holds = holds(match.2)
        around.append((holds ?? true, holds == true))
      case "elseif" where !around.isEmpty, "else" where !around.isEmpty:
        let last = around.removeLast()
        let holds = match.1 == "else" ? true : holds(match.2)
        around.append((!last.isSettled && holds ?? true, last.isSettled || holds == true))
      default: _ = around.popLast()
      }
      return false
    }.joined(separator: "\n")
  }

  /// Whether a condition on the version holds; nil where it asks something else too.
  private static func holds(_ condition: Substring) -> Bool? {
    guard
      let match = condition.firstMatch(
        of: /^(swift|compiler)\(\s*(>=|<)\s*([\d.]+)\s*\)\s*(?:\/\/.*)?$/
      )
    else { return nil }
    let asked = match.3.split(separator: ".").compactMap { Int($0) }
    let own = match.1 == "swift" ? SwiftVersions.language : SwiftVersions.compiler
    return own.lexicographicallyPrecedes(asked) == (match.2 == "<")
  }
}
