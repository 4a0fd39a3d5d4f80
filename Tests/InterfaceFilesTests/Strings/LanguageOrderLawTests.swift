import InterfaceFiles
import TestSupport
import Testing

/// Which languages are looked in, against the rule written out.
@Suite struct `Laws of the order of languages` {
  private static let all = [
    "de", "de-AT", "en", "en-GB", "zh", "zh-Hant", "zh-Hant-TW", "fr", "pt-BR",
  ]

  /// A language and what it may be written as, the most exact first.
  private func ways(_ language: String) -> [String] {
    let parts = language.split(separator: "-")
    return (1...parts.count).reversed().map { parts.prefix($0).joined(separator: "-") }
  }

  private func expected(_ known: [String], _ wanted: [String], _ written: String?) -> [String] {
    for language in wanted {
      let fitting = ways(language).filter(known.contains)
      if !fitting.isEmpty { return fitting }
    }
    if let written, known.contains(written) { return [written] }
    if known.contains("en") { return ["en"] }
    return known.min().map { [$0] } ?? []
  }

  @Test(arguments: 0..<150)
  func `the first wanted that any fits decides, else what it was written in`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let known = Self.all.filter { _ in random.once(in: 3) }.shuffled(using: &random)
    let wanted = (0..<random.int(0...3)).map { _ in random.pick(Self.all + ["ja", "it-CH"]) }
    let written = random.once(in: 2) ? random.pick(Self.all) : nil
    let found = LanguageOrder.order(known, wanted: wanted, written: written)
    #expect(found == expected(known, wanted, written))
  }

  @Test(arguments: 0..<40) func `how a language is written does not matter`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let known = Self.all.filter { _ in random.once(in: 2) }
    let wanted = [random.pick(Self.all)]
    let other = wanted.map { $0.replacing("-", with: "_").uppercased() }
    #expect(
      LanguageOrder.order(known, wanted: wanted, written: nil)
        == LanguageOrder.order(known, wanted: other, written: nil)
    )
  }

  @Test func `folders of long ago are known by their names`() {
    #expect(
      LanguageOrder.order(["English", "German"], wanted: ["de-CH"], written: nil) == ["German"]
    )
    #expect(LanguageOrder.order(["Japanese"], wanted: ["ja"], written: nil) == ["Japanese"])
    #expect(LanguageOrder.order(["fr"], wanted: ["French"], written: nil) == ["fr"])
  }

  @Test func `an argument of the start names languages`() {
    func languages(_ arguments: String...) -> [String]? {
      LanguageOrder.languages(inArguments: arguments)
    }
    #expect(languages("app", "-AppleLanguages", "(de)") == ["de"])
    #expect(languages("-AppleLanguages", "(\"de-AT\", en)", "x") == ["de-AT", "en"])
    #expect(languages("-AppleLanguages", "fr") == ["fr"])
    #expect(languages("-AppleLanguages") == nil && languages("app", "(de)") == nil)
  }
}
