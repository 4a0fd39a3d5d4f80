import Testing

@testable import SourceTranslation

/// Files on which parsers of Swift do not end.
@Suite struct SourceNestingTests {
  private static func translated(_ source: String) -> String {
    let translator = SourceTranslator(TranslationOptions(module: "App"))
    let facts = ModuleFacts(files: ["/A.swift": translator.facts(of: source)])
    _ = translator.names(in: source)
    _ = SourceParts(source).parts(line: 1, missing: nil)
    return translator.translate(source, path: "/A.swift", facts: facts).text
  }

  @Test(arguments: ["[", "[(", "([", "[A<", "[@a ", "[some ", "[/* ] */", "[\"]\", ", "[\n"])
  func `arrays in arrays without end are told where they are`(_ unit: String) throws {
    let text = Self.translated("let a = 1\n" + String(repeating: unit, count: 3_000))
    #expect(text.contains("#error(\"more than 16 arrays stand in each other here"))
  }

  @Test func `the complaint stands on the line that is too deep`() {
    let source =
      "/* [[[\n[[[ */\nlet a = \"\"\"\n[[[[\n\"\"\"\n" + String(repeating: "[", count: 17)
    #expect(SourceNesting(source).tooDeepLine == 6)
    #expect(
      SourceNesting.bounded(source).split(separator: "\n", omittingEmptySubsequences: false)[5]
        .hasPrefix("#error")
    )
  }

  @Test(arguments: [
    "let a = " + String(repeating: "[", count: 16) + String(repeating: "]", count: 16),
    "let a = \"\(String(repeating: "[", count: 99))\\\"[\"",
    "// \(String(repeating: "[", count: 99))\nlet a = 1",
    "/*\(String(repeating: "[", count: 99))*/ let a = 1",
    "let a = \"\"\"\n\(String(repeating: "[", count: 99)) \"\n\"\"\"",
    String(repeating: "a[1]; [2].map { [$0] }\n", count: 99),
  ])
  func `what parsers end on stays as it is`(_ source: String) {
    #expect(SourceNesting.bounded(source) == source)
  }
}
