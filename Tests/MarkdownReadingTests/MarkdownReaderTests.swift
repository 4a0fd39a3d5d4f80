import Testing

@testable import MarkdownReading

/// Text with marks in it.
@Suite struct `Reading Markdown` {
  private func read(_ text: String, _ syntax: MarkdownSyntax = .full) -> [MarkdownRun] {
    MarkdownReader.runs(of: text, syntax) ?? []
  }

  @Test func `texts that are read at once are read as one alone`() async {
    let text = String(repeating: "one ~~two~~ three\n\n", count: 200)
    let alone = MarkdownReader.runs(of: text, .full)
    #expect(alone?.count == 600)
    let different = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<50).count { _ in MarkdownReader.runs(of: text, .full) != alone } }
      }
      return await group.reduce(0, +)
    }
    #expect(different == 0)
  }

  @Test func `what stands out is told from the rest`() {
    let runs = read("a *b* **c *d*** `e` ~~f~~")
    #expect(runs.map(\.text) == ["a ", "b", " ", "c ", "d", " ", "e", " ", "f"])
    #expect(runs[1].styles == .emphasized)
    #expect(runs[3].styles == .strong)
    #expect(runs[4].styles == [.strong, .emphasized])
    #expect(runs[6].styles == .code)
    #expect(runs[8].styles == .strikethrough)
    #expect(runs[0].styles == [] && runs[0].link == nil)
  }

  @Test func `links and pictures keep where they lead`() {
    let runs = read("[a **b**](https://example.com/x) ![c](d.png)")
    #expect(runs.map(\.text) == ["a ", "b", " ", "c"])
    #expect(runs.map(\.link) == ["https://example.com/x", "https://example.com/x", nil, nil])
    #expect(runs[3].image == "d.png")
  }

  @Test func `blocks are numbered as they begin`() {
    let runs = read("# T\n\n- one\n- two\n\n3. three\n\n> q\n\n```swift\nlet a\n```\n\n---")
    let kinds = runs.map { $0.blocks.map(\.kind) }
    #expect(kinds[0] == [.header(level: 1)])
    #expect(kinds[1] == [.unorderedList, .listItem(ordinal: 1), .paragraph])
    #expect(kinds[2] == [.unorderedList, .listItem(ordinal: 2), .paragraph])
    #expect(kinds[3] == [.orderedList, .listItem(ordinal: 3), .paragraph])
    #expect(kinds[4] == [.blockQuote, .paragraph])
    #expect(kinds[5] == [.codeBlock(language: "swift")] && runs[5].text == "let a\n")
    #expect(kinds[6] == [.thematicBreak])
    #expect(runs[0].blocks.map(\.number) == [1])
    #expect(runs[1].blocks.map(\.number) == [2, 3, 4])
    #expect(runs[2].blocks.map(\.number) == [2, 5, 6])
  }

  @Test(arguments: [
    (MarkdownSyntax.full, "a b\nc"), (.inline, "a b\nc"), (.inlinePreservingLines, "a\nb\nc"),
  ])
  func `lines are run together where nothing breaks them`(syntax: MarkdownSyntax, shown: String) {
    #expect(read("a\nb\\\nc", syntax).map(\.text).joined() == shown)
  }

  @Test func `where only what is in blocks is markup blocks are text`() {
    let text = "# no\n- *yes*\n\n    1. no\n===\n```"
    let runs = read(text, .inlinePreservingLines)
    #expect(runs.map(\.text).joined() == "# no\n- yes\n\n    1. no\n===\n```")
    #expect(runs.contains { $0.text == "yes" && $0.styles == .emphasized })
    #expect(runs.allSatisfy { $0.blocks.isEmpty })
  }

  @Test func `what lies in each other a thousand times is read`() {
    let deep = String(repeating: "> ", count: 1_000) + "x"
    let runs = read(deep)
    #expect(runs.map(\.text).joined().hasSuffix("x"))
    #expect(read(String(repeating: "*", count: 20_000)).map(\.text).joined().isEmpty == false)
  }

  @Test func `what is longer than any text is not read`() {
    let text = String(repeating: "a", count: MarkdownReader.mostBytes + 1)
    #expect(MarkdownReader.runs(of: text, .inline) == nil)
  }
}
