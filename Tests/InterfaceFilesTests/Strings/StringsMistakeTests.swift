import Foundation
import InterfaceFiles
import TestSupport
import Testing

/// What is said of tables of texts that make no sense.
@Suite struct `Mistakes in tables of texts` {
  private func mistake(_ text: String) -> StringsMistake? {
    do throws(StringsMistake) {
      _ = try OldStyleStrings.texts(Data(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", 1, "\"\"\" stands where a semicolon is expected."),
      ("\"a\" = ;", 1, "\";\" stands where a text is expected."),
      ("\n\n= \"b\";", 3, "\"=\" stands where a key is expected."),
      ("\"a\" =", 1, "the end of the file stands where a text is expected."),
      ("\"a\" = \"b\";\n\"c\" = \"d;\n\n", 2, "A quotation mark is not closed."),
      ("/* x */ \"open", 1, "A quotation mark is not closed."),
      ("\"a\" = \"b\" !", 1, "\"!\" stands where a semicolon is expected."),
    ] as [(String, Int, String)]
  )
  func `are told with their line`(text: String, line: Int, reason: String) {
    #expect(mistake(text)?.reason == reason)
    #expect(mistake(text)?.place == .line(line))
  }

  @Test(arguments: [
    "", "   \n", "// only", "/* open comment", "\"a\" = \"b\"", "a;", "\"a\";\"b\";", "a=b;c=d",
    "\u{FEFF}\"a\" = \"b\";", "/**/ a /**/ = /**/ b /**/ ;//",
  ])
  func `are none in what only looks odd`(text: String) {
    #expect(mistake(text) == nil)
  }

  @Test(arguments: 0..<40) func `stand on the line that was damaged, or behind it`(seed: Int) {
    var files = RandomFiles(seed: seed)
    let count = files.random.int(1...8)
    var lines = (0..<count).map { "\"key\($0)\" = \"\(files.word())\";" }
    let damaged = files.random.int(0...count - 1)
    lines[damaged] = "\"key\" \"text\";"
    #expect(mistake(lines.joined(separator: "\n"))?.place == .line(damaged + 1))
  }

  @Test func `of catalogs are told with their key`() {
    func place(_ json: String) -> StringsMistake.Place? {
      do throws(StringsMistake) {
        _ = try StringsTable.texts(Data(json.utf8), .catalog, language: "en")
        return nil
      } catch {
        return error.place
      }
    }
    #expect(place("{\"sourceLanguage\": \"en\", \"strings\": {}}") == nil)
    #expect(place("{\"sourceLanguage\": 3, \"strings\": {}}") == .key("sourceLanguage"))
    #expect(place("{\"sourceLanguage\": \"en\", \"strings\": {\"a\": 4}}") == .key("strings.a"))
  }
}
