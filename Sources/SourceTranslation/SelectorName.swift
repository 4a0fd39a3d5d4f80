/// Names of methods as Objective-C forms them from Swift's.
enum SelectorName {
  /// Words that join a method's name and its first label without a "with".
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// The selector of a method with argument labels; nil stands for `_`.
  static func of(_ base: String, labels: [String?]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if let first {
      // `showWithSender:`, but `moveTo:` and `cellAtIndex:`
      if !isPreposition(firstWord(of: first)) && !isPreposition(lastWord(of: base)) {
        name += "With"
      }
      name += first.prefix(1).uppercased() + first.dropFirst()
    }
    name += ":"
    for label in labels.dropFirst() { name += (label ?? "") + ":" }
    return name
  }

  private static func isPreposition(_ word: Substring) -> Bool {
    prepositions.contains(word.lowercased())
  }

  private static func firstWord(of name: String) -> Substring {
    name[..<(name.dropFirst().firstIndex(where: \.isUppercase) ?? name.endIndex)]
  }

  private static func lastWord(of name: String) -> Substring {
    name[(name.lastIndex(where: \.isUppercase) ?? name.startIndex)...]
  }

  /// The full Swift name, as in `tap(_:for:)`.
  static func full(_ base: String, labels: [String?]) -> String {
    labels.isEmpty ? base + "()" : base + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }
}
