import MarkdownReading
import TestSupport
import Testing

/// Texts that are written down from what they mean, and read again.
@Suite struct `Laws of Markdown` {
  /// A stretch of text with a look.
  private struct Piece: Hashable {
    var text: String
    var styles: MarkdownRun.Styles = []
    var link: String?

    /// The piece as it is written down.
    var source: String {
      var source = text
      if styles.contains(.code) { source = "`\(source)`" }
      if styles.contains(.strikethrough) { source = "~~\(source)~~" }
      if styles.contains(.emphasized) { source = "_\(source)_" }
      if styles.contains(.strong) { source = "**\(source)**" }
      return link.map { "[\(source)](\($0))" } ?? source
    }
  }

  private static func pieces(_ random: inout SplitMix64) -> [Piece] {
    var pieces: [Piece] = []
    for _ in 0..<random.int(1...6) {
      let word = (0..<random.int(1...5)).map { _ in random.pick(["a", "b", "é", "漢", "7"]) }
      var piece = Piece(text: word.joined())
      if random.once(in: 3) { piece.styles.insert(.code) }
      if random.once(in: 3) { piece.styles.insert(.strong) }
      if random.once(in: 3) { piece.styles.insert(.emphasized) }
      if random.once(in: 4) { piece.styles.insert(.strikethrough) }
      if random.once(in: 4) { piece.link = random.pick(["x", "https://a.b/c?d=e", "#top"]) }
      pieces.append(piece)
      // Plain words between those that stand out.
      pieces.append(Piece(text: " \(random.int(0...99)) "))
    }
    return pieces
  }

  /// Neighbours that look the same are one.
  private static func joined(_ pieces: [Piece]) -> [Piece] {
    pieces.reduce(into: []) { result, piece in
      if let last = result.last, last.styles == piece.styles, last.link == piece.link {
        result[result.count - 1].text += piece.text
      } else {
        result.append(piece)
      }
    }
  }

  private func read(_ text: String, _ syntax: MarkdownSyntax) throws -> [Piece] {
    try #require(MarkdownReader.runs(of: text, syntax)).map {
      Piece(text: $0.text, styles: $0.styles, link: $0.link)
    }
  }

  @Test(arguments: 0..<80) func `what stands out is read as it was written`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    var pieces = Self.pieces(&random)
    // A paragraph has no room at its end.
    pieces[pieces.count - 1].text.removeLast()
    let source = pieces.map(\.source).joined()
    for syntax in [MarkdownSyntax.full, .inline, .inlinePreservingLines] {
      let found = try read(source, syntax)
      #expect(found == Self.joined(pieces), "\(source)")
    }
  }

  @Test(arguments: 0..<60) func `text with every sign escaped is text`(seed: Int) throws {
    var random = SplitMix64(seed: 200 + seed)
    let signs = Array("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~").map(String.init)
    let text = (0..<random.int(1...20)).map { _ in random.pick(signs + ["a", "b"]) }.joined()
    let source = text.map { $0.isLetter ? "\($0)" : "\\\($0)" }.joined()
    for syntax in [MarkdownSyntax.full, .inline, .inlinePreservingLines] {
      let runs = try read(source, syntax)
      #expect(runs == [Piece(text: text)])
    }
  }

  @Test(arguments: 0..<100) func `anything is read, and no letter is lost that is no sign`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: 400 + seed)
    let parts = [
      "*", "_", "`", "[", "](", ")", "!", "#", "> ", "- ", "1. ", "\n", "  \n", "\n\n", "    ",
      "~~", "<b>", "&amp;", "\\", "|", "a", "é", "🙂", "\r\n", "\t", "---",
    ]
    let text = (0..<random.int(0...30)).map { _ in random.pick(parts) }.joined()
    let letters = text.filter { ["é", "🙂"].contains($0) }
    for syntax in [MarkdownSyntax.full, .inline, .inlinePreservingLines] {
      let runs = try #require(MarkdownReader.runs(of: text, syntax))
      if !text.contains("](") {
        #expect(runs.map(\.text).joined().filter { ["é", "🙂"].contains($0) } == letters)
      }
      #expect(runs.allSatisfy { !$0.text.isEmpty })
      // Neighbours that look the same are one.
      for (first, second) in zip(runs, runs.dropFirst()) {
        var same = second
        same.text = first.text
        #expect(same != first)
      }
    }
  }

  @Test(arguments: 0..<30) func `lists in lists count each for itself`(seed: Int) throws {
    var random = SplitMix64(seed: 600 + seed)
    let start = random.int(0...9)
    let counts = (0..<random.int(1...4)).map { _ in random.int(0...3) }
    var source = ""
    for (index, count) in counts.enumerated() {
      source += "\(start + index). o\(index)\n"
      for inner in 0..<count { source += "    - i\(inner)\n" }
    }
    let runs = try #require(MarkdownReader.runs(of: source, .full))
    let outer = runs.filter { $0.text.hasPrefix("o") }
    #expect(
      outer.map { $0.blocks.map(\.kind)[1] }
        == counts.indices.map {
          .listItem(ordinal: start + $0)
        }
    )
    let inner = runs.filter { $0.text.hasPrefix("i") }
    #expect(
      inner.map { $0.blocks.map(\.kind)[3] }
        == counts.flatMap { count in
          (0..<count).map { .listItem(ordinal: $0 + 1) }
        }
    )
    // The numbers of blocks rise in the order in which they begin.
    let numbers = runs.compactMap { $0.blocks.last?.number }
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `what stands out may do so from the start of a line`() throws {
    for syntax in [MarkdownSyntax.full, .inline, .inlinePreservingLines] {
      #expect(try read("_a_", syntax) == [Piece(text: "a", styles: .emphasized)])
      #expect(try read("**`a`**", syntax) == [Piece(text: "a", styles: [.strong, .code])])
      let second = try read("a\n_b_", syntax)
      #expect(second.last == Piece(text: "b", styles: .emphasized))
      // A sign before a space ends nothing.
      #expect(try read("*a\n* b", .inline).allSatisfy { !$0.styles.contains(.emphasized) })
    }
  }

  @Test func `rare spaces are kept`() throws {
    let text = "a\u{1680}b\u{2001}\u{F8FE}c"
    for syntax in [MarkdownSyntax.full, .inline, .inlinePreservingLines] {
      #expect(try read(text, syntax) == [Piece(text: text)])
    }
  }

  @Test func `nothing is nothing`() throws {
    for text in ["", "\n", "\n\n  \n"] { #expect(try read(text, .full).isEmpty) }
    #expect(try read("", .inline).isEmpty)
  }
}
