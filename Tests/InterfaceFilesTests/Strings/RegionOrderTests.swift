import InterfaceFiles
import TestSupport
import Testing

@Suite struct RegionOrderTests {
  private func identifier(
    _ arguments: [String] = [],
    _ environment: [String: String]? = nil
  ) -> String {
    RegionOrder.identifier(arguments: arguments, environment: environment)
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de_DE"),
    (["LANG": "de_DE.UTF-8", "LC_ALL": "ja_JP.utf8"], "ja_JP"),
    (["LANG": "de_DE.UTF-8", "LC_TIME": "fr_FR"], "fr_FR"),
    (["LANG": "ca_ES.UTF-8@valencia"], "ca_ES"),
    (["LANG": "de_DE", "LC_ALL": ""], "de_DE"),
    (["LANG": "C.UTF-8"], "en_US"), (["LANG": "POSIX"], "en_US"), ([:], "en_US"),
    (["LANG": "../../etc"], "en_US"),
  ])
  func `the machine decides, and where it says nothing it is American English`(
    environment: [String: String],
    expected: String
  ) {
    #expect(identifier([], environment) == expected)
  }

  @Test func `without an environment it is a simulator's`() {
    #expect(identifier() == "en_US")
  }

  @Test func `launch arguments come first`() {
    let machine = ["LANG": "de_CH.UTF-8"]
    #expect(identifier(["app", "-AppleLocale", "ja_JP"], machine) == "ja_JP")
    #expect(identifier(["app", "-AppleLocale"], machine) == "de_CH")
    #expect(identifier(["app", "-AppleLanguages", "(fr, en)"], machine) == "fr_CH")
    #expect(identifier(["app", "-AppleLanguages", "(fr-CA)"], machine) == "fr_CA")
    #expect(identifier(["app", "-AppleLanguages", "(zh-Hant)"]) == "zh_Hant_US")
    #expect(identifier(["app", "-AppleLanguages", "(zh-Hant-TW)"]) == "zh_Hant_TW")
    #expect(identifier(["app", "-AppleLanguages", "(es-419)"]) == "es_419")
  }

  @Test func `what is named for dates counts before the language of the machine`() {
    let machine = ["LC_TIME": "sv_SE.UTF-8", "LANG": "de_DE.UTF-8"]
    #expect(identifier([], machine) == "sv_SE")
    #expect(identifier(["-AppleLanguages", "(ar)"], machine) == "ar_SE")
    // The reader's own wins over all.
    #expect(identifier(["-AppleLocale", "he-IL", "-AppleLanguages", "(ar)"], machine) == "he_IL")
  }

  @Test func `a locale without a region leaves a language without one`() {
    #expect(identifier(["-AppleLanguages", "(ar)"], ["LANG": "eo"]) == "ar")
    #expect(identifier(["-AppleLanguages", "(sr-Latn)"], ["LANG": "sr_RS@latin"]) == "sr_Latn_RS")
    #expect(identifier(["-AppleLanguages", "()"], ["LANG": "de_DE"]).hasSuffix("_DE"))
  }

  /// The parts of a locale are a language, then a script of four letters, then a region.
  @Test(arguments: 0..<60) func `a language keeps its script and has one region`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let language = random.pick(["de", "ar", "zh", "sr"])
    let script = random.pick(["", "-Hant", "-Latn", "-Arab"])
    let own = random.pick(["", "-TW", "-419"])
    let machine = random.pick(["de_DE", "en_GB.UTF-8", "es_419", "ja_JP@currency"])
    let found = identifier(
      ["-AppleLanguages", "(\(language)\(script)\(own), en)"],
      ["LANG": machine]
    )
    let parts = found.split(separator: "_").map(String.init)
    #expect(parts.first == language)
    #expect(parts.contains { "-\($0)" == script } == !script.isEmpty)
    let region = own.isEmpty ? machine.split { "_.@".contains($0) }[1] : own.dropFirst()
    #expect(parts.last == String(region))
    #expect(parts.count == (script.isEmpty ? 2 : 3))
    #expect(!found.contains("-"))
  }
}
