/// The lines of a file that the C preprocessor leaves, as Xcode has it read an Info.plist with `INFOPLIST_PREPROCESS`.
///
/// Of its language conditions on names are read, which is what such files have; lines that go leave empty ones, so that
/// mistakes keep their place.
enum ConditionalLines {
  static func text(_ text: String, defined: Set<String>) -> String {
    // Of each condition around: whether its lines stay, and whether one of its branches stayed.
    var around: [(stays: Bool, wasTaken: Bool)] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line -> Substring in
      guard let match = line.firstMatch(of: #/^\s*#\s*(ifdef|ifndef|if|elif|else|endif)\b\s*(.*)$/#)
      else { return around.allSatisfy(\.stays) ? line : "" }
      let condition = match.2
      switch match.1 {
      case "ifdef": enter(defined.contains(name(condition)))
      case "ifndef": enter(!defined.contains(name(condition)))
      case "if": enter(holds(condition, defined))
      case "elif" where !around.isEmpty: turn(holds(condition, defined))
      case "else" where !around.isEmpty: turn(true)
      default: _ = around.popLast()
      }
      return ""
    }.joined(separator: "\n")

    func enter(_ holds: Bool) { around.append((holds, holds)) }

    func turn(_ holds: Bool) {
      let wasTaken = around[around.count - 1].wasTaken
      around[around.count - 1] = (holds && !wasTaken, holds || wasTaken)
    }
  }

  /// `NAME`, `defined(NAME)` and the opposite of both; a number holds unless it is 0.
  private static func holds(_ condition: Substring, _ defined: Set<String>) -> Bool {
    let isOpposite = condition.hasPrefix("!")
    let word = name(isOpposite ? condition.dropFirst() : condition)
    let holds = Int(word).map { $0 != 0 } ?? defined.contains(word)
    return holds != isOpposite
  }

  private static func name(_ condition: Substring) -> String {
    let words = condition.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.first { $0 != "defined" }.map(String.init) ?? ""
  }
}
