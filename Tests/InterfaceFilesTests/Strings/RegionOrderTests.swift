import InterfaceFiles
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
}
