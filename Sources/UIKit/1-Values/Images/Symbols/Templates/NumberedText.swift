import Foundation

/// A text with numbers in it, such as the outline of a shape.
struct NumberedText: Hashable, Sendable {
  /// What stands before, between and behind the numbers; spaces and commas say nothing.
  let words: [String]
  let numbers: [Double]
  /// The text as it was written.
  private let written: String?

  init(_ text: String) {
    var words = [""]
    var numbers: [Double] = []
    var rest = Substring(text)
    while let next = rest.first {
      if let match = rest.prefixMatch(of: /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/),
        let number = Double(match.0.hasPrefix("+") ? match.0.dropFirst() : match.0)
      {
        numbers.append(number)
        words.append("")
        rest = rest[match.range.upperBound...]
        continue
      }
      if !next.isWhitespace, next != "," { words[words.count - 1].append(next) }
      rest = rest.dropFirst()
    }
    self.words = words
    self.numbers = numbers
    written = text
  }

  private init(words: [String], numbers: [Double]) {
    self.words = words
    self.numbers = numbers
    written = nil
  }

  var text: String {
    if let written { return written }
    var text = words[0]
    for (number, word) in zip(numbers, words.dropFirst()) { text += " \(number)\(word)" }
    return text
  }

  /// The text whose numbers lie between these and others; nil where the texts are of another build.
  func mixed(with other: NumberedText, _ share: Double) -> NumberedText? {
    if self == other { return self }
    // The flags of arcs are digits without spaces, which are not numbers to go between.
    guard words == other.words, !words.contains(where: Self.hasArc) else { return nil }
    let mixed = zip(numbers, other.numbers).map { $0 + ($1 - $0) * share }
    return NumberedText(words: words, numbers: mixed)
  }

  private static func hasArc(_ word: String) -> Bool {
    word.contains { "aA".contains($0) } && word.allSatisfy { "MLHVCSQTAZmlhvcsqtaz".contains($0) }
  }

  static func == (a: NumberedText, b: NumberedText) -> Bool {
    a.words == b.words && a.numbers == b.numbers
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(words)
    hasher.combine(numbers)
  }
}
