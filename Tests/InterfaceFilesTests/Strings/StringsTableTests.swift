import Foundation
import InterfaceFiles
import TestSupport
import Testing

@Suite struct StringsTableTests {
  private static func texts(
    _ text: String,
    _ format: StringsTable.Format = .strings,
    _ language: String = "de"
  ) throws(StringsMistake) -> [String: String] {
    try StringsTable.texts(Data(text.utf8), format, language: language)
  }

  @Test func `the ending tells the format`() {
    #expect(StringsTable.Format(path: "/a/Card.xcstrings") == .catalog)
    #expect(StringsTable.Format(path: "/a/Card.strings") == .strings)
    #expect(StringsTable.Format(path: "/a/xcstrings") == .strings)
  }

  @Test(arguments: 0..<40)
  func `property lists of both kinds give the texts in them`(seed: Int) throws {
    var random = RandomFiles(seed: seed)
    var table: [String: String] = [:]
    for _ in 0..<random.random.int(1...8) { table[random.word()] = random.text() }
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: table,
        format: format,
        options: 0
      )
      #expect(try StringsTable.texts(data, .strings, language: "en") == table)
    }
  }

  @Test func `values of a property list that are no texts are left out`() throws {
    let list =
      "<plist version=\"1.0\"><dict><key>a</key><string>b</string>"
      + "<key>n</key><integer>3</integer></dict></plist>"
    #expect(try Self.texts(list) == ["a": "b"])
  }

  @Test func `what is no property list is read as lines`() throws {
    #expect(try Self.texts("\"a\" = \"b\";") == ["a": "b"])
    let mistake = #expect(throws: StringsMistake.self) { try Self.texts("\"a\" \"b\";") }
    #expect(mistake?.place == .line(1))
  }

  // MARK: Catalogs

  private static func catalog(_ entries: String) -> String {
    "{\"sourceLanguage\": \"en\", \"strings\": {\(entries)}, \"version\": \"1.0\"}"
  }

  private static func unit(_ text: String) -> String {
    "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
  }

  @Test(arguments: 0..<40)
  func `a catalog gives each language its own texts`(seed: Int) throws {
    var random = RandomFiles(seed: seed)
    var entries: [String: [String: String]] = [:]
    for _ in 0..<random.random.int(1...6) {
      var texts: [String: String] = [:]
      for language in ["de", "fr", "ja"] where random.random.once(in: 2) {
        texts[language] = random.text()
      }
      entries[random.text()] = texts
    }
    let json: [String: Any] = [
      "sourceLanguage": "en",
      "strings": entries.mapValues { texts in
        ["localizations": texts.mapValues { ["stringUnit": ["value": $0]] }]
      },
    ]
    let data = try JSONSerialization.data(withJSONObject: json)
    for language in ["de", "fr", "ja", "sv"] {
      let texts = try StringsTable.texts(data, .catalog, language: language)
      #expect(texts == entries.compactMapValues { $0[language] })
    }
  }

  @Test func `a key without a translation has none`() throws {
    let text = Self.catalog("\"a\": {}, \"b\": {\"localizations\": {\"fr\": \(Self.unit("x"))}}")
    #expect(try Self.texts(text, .catalog).isEmpty)
  }

  @Test func `of plurals the other one counts, of devices the phone`() throws {
    let plural =
      "{\"variations\": {\"plural\": {\"one\": \(Self.unit("1")), "
      + "\"other\": \(Self.unit("n"))}}}"
    let device =
      "{\"variations\": {\"device\": {\"ipad\": \(Self.unit("pad")), "
      + "\"other\": \(Self.unit("rest")), \"iphone\": \(plural)}}}"
    let rest =
      "{\"variations\": {\"device\": {\"ipad\": \(Self.unit("pad")), "
      + "\"other\": \(Self.unit("rest"))}}}"
    for (form, expected) in [(plural, "n"), (device, "n"), (rest, "rest")] {
      let text = Self.catalog("\"k\": {\"localizations\": {\"de\": \(form)}}")
      #expect(try Self.texts(text, .catalog) == ["k": expected])
    }
  }

  @Test(
    arguments: [
      ("{", "", "the file is not JSON"),
      ("[]", "", "an object is expected"),
      ("{\"strings\": {}}", "sourceLanguage", "it is missing"),
      ("{\"sourceLanguage\": 3, \"strings\": {}}", "sourceLanguage", "a text is expected"),
      (
        "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": 3}}}",
        "strings.k.localizations", "an object is expected"
      ),
      (
        "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": "
          + "{\"de\": {\"stringUnit\": {\"value\": true}}}}}}",
        "strings.k.localizations.de.stringUnit.value", "a text is expected"
      ),
    ]
  )
  func `a damaged catalog is told with the key`(text: String, key: String, reason: String) {
    let mistake = #expect(throws: StringsMistake.self) { try Self.texts(text, .catalog) }
    #expect(mistake?.place == .key(key))
    #expect(mistake?.reason == reason)
  }
}
