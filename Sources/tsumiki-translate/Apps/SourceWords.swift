import Foundation

/// The names that sources use and declare, as far as asset symbols have to know.
struct SourceWords {
  private var used: Set<Substring> = []
  private var declared: Set<Substring> = []

  init(_ sources: [String]) {
    for text in sources {
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
}
