import Foundation
import InterfaceFiles
import TestSupport
import Testing

@Suite struct LanguageOrderTests {
  @Test(
    arguments: [
      (["de", "en"], ["en-001"], nil, ["en"]), (["de", "fr"], ["fr-CA", "de"], nil, ["fr"]),
      (["pt", "pt-BR"], ["pt-BR"], nil, ["pt-BR", "pt"]), (["ja", "de"], ["sv"], "ja", ["ja"]),
      (["English", "de"], ["en"], nil, ["English"]),
      (["zh-Hant"], ["zh-Hant-TW"], nil, ["zh-Hant"]), (["pt_BR"], ["pt-BR"], nil, ["pt_BR"]),
      (["DE"], ["de"], nil, ["DE"]), (["fr", "it"], ["sv"], "de", ["fr"]),
      (["fr", "en"], ["sv"], "de", ["en"]), ([], ["en"], nil, []), (["de"], [], nil, ["de"]),
    ] as [([String], [String], String?, [String])]
  )
  func `the dearest language that there is goes first`(
    known: [String],
    wanted: [String],
    written: String?,
    order: [String]
  ) {
    #expect(LanguageOrder.order(known, wanted: wanted, written: written) == order)
  }

  private static let languages = [
    "de", "en", "en-GB", "fr", "fr-CA", "ja", "pt", "pt-BR", "zh-Hant",
  ]

  @Test(arguments: 0..<100)
  func `the answer is known, has no doubles and is empty only where nothing is known`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let known = Self.languages.filter { _ in random.once(in: 2) }.shuffled(using: &random)
    let wanted = Self.languages.filter { _ in random.once(in: 3) }.shuffled(using: &random)
    let order = LanguageOrder.order(known, wanted: wanted, written: random.pick(Self.languages))
    #expect(order.isEmpty == known.isEmpty)
    #expect(order.allSatisfy(known.contains) && Set(order).count == order.count)
    #expect(order.map(\.count) == order.map(\.count).sorted(by: >), "the most exact goes first")
  }

  @Test(arguments: 0..<100)
  func `a language that is there and wanted first is the answer`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let known = Self.languages.shuffled(using: &random)
    let wanted = random.pick(Self.languages)
    let order = LanguageOrder.order(known, wanted: [wanted, "sv"], written: nil)
    #expect(order.first == wanted)
  }

  @Test(
    arguments: [
      (["app"], nil), (["app", "-AppleLanguages"], nil),
      (["app", "-AppleLanguages", "(de)"], ["de"]),
      (["app", "-x", "-AppleLanguages", "(de, \"en-GB\")", "y"], ["de", "en-GB"]),
      (["app", "-AppleLanguages", "fr"], ["fr"]),
    ] as [([String], [String]?)]
  )
  func `launch arguments may name languages`(arguments: [String], languages: [String]?) {
    #expect(LanguageOrder.languages(inArguments: arguments) == languages)
  }

  @Test func `the script and the region of a wanted language count where they are known`() {
    let known = ["zh", "zh-Hant", "zh-Hant-HK", "pt-BR", "ar"]
    func order(_ wanted: String...) -> [String] {
      LanguageOrder.order(known, wanted: wanted, written: "ar")
    }
    #expect(order("zh-Hant-HK") == ["zh-Hant-HK", "zh-Hant", "zh"])
    #expect(order("zh-Hant-TW") == ["zh-Hant", "zh"])
    #expect(order("zh-Hans-CN") == ["zh"])
    // Another region of the language is no match.
    #expect(order("pt-PT") == ["ar"])
    #expect(order("pt-PT", "zh-Hans") == ["zh"])
  }
}
