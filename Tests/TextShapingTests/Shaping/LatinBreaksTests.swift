import CTextAnalysis
import TestSupport
import Testing

@testable import TextShaping

@Suite struct LatinBreaksTests {
  /// What is known without Pango; nil where it would have to be asked.
  private static func known(_ text: String) -> [Int]? {
    Array(text.utf16).withUnsafeBufferPointer { units in
      guard let breaks = LatinBreaks(0..<units.count, of: units) else { return nil }
      var places: [Int] = []
      breaks.forEachPlace { places.append($0) }
      return places
    }
  }

  /// What Pango says of a text whose characters are of one unit each.
  private static func asked(_ text: String, _ language: String) -> [Int] {
    let count = text.unicodeScalars.count + 1
    var breaks = [UInt8](repeating: 0, count: count)
    text_line_breaks(text, Int32(text.utf8.count), language, &breaks, Int32(count))
    return (1..<max(count - 1, 1)).filter { breaks[$0] != 0 }
  }

  private static let letters = "aZ9é.,:;!?'\"‘’“”-()#&*@_ß 0"
  private static let languages = ["en", "de", "fr", "ca", "es", "ja", "ar", "th", "xx"]

  @Test(arguments: 0..<400)
  func `what is known is what Pango says, in any language`(seed: Int) {
    var random = SplitMix64(seed: seed)
    // Few kinds at a time, so that texts are known that have rare ones.
    let kinds = Self.letters.unicodeScalars.shuffled(using: &random)
      .prefix(Int.random(in: 1...9, using: &random))
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...24, using: &random) {
      let isSpace = Int.random(in: 0..<4, using: &random) == 0
      text.append(isSpace ? " " : kinds.randomElement(using: &random) ?? "a")
    }
    guard let known = Self.known(String(text)) else { return }
    for language in Self.languages {
      #expect(known == Self.asked(String(text), language), "\(String(text)), \(language)")
    }
  }

  @Test(arguments: [
    "The quick brown fox jumps over the lazy dog.",
    "“Well-known,” she said (twice), “isn’t it?” No: it's 3.14, or 2,000; that's all!",
    "Öffnen, naïve, œuvre & Śląsk: a_b@c #1 *",
    "  two  spaces   ", "",
  ])
  func `common texts are known`(text: String) {
    #expect(Self.known(text) == Self.asked(text, "en"))
  }

  @Test(arguments: [
    "日本", "a—b", "a/b", "50%", "$5", "-1", "a -b", "a .b", "?a", "\" (", "a\tb", "e\u{301}",
    "a\u{A0}b",
    "😀", "[a]", "1+1", "…",
  ])
  func `Pango is asked of all others`(text: String) {
    #expect(Self.known(text) == nil)
  }
}
