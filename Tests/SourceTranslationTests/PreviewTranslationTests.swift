import Testing

/// What previews become: a function where the macro stood, and an entry at the end of the file.
@Suite struct PreviewTranslationTests {
  private let modules: Set<String> = ["Foundation", "UIKit", "SwiftUI"]

  private func lines(_ source: String, path: String = "/app/Row.swift") -> [String] {
    translated(source, path: path, modules: modules)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `a preview becomes a function on its lines`() throws {
    let text = lines(
      """
      import SwiftUI
      #Preview("Short", traits: .landscapeLeft) {
        Row()
      }
      let after = 1
      """
    )
    let start = try #require(
      text.firstIndex { $0.contains("() -> UIKit.Preview { UIKit.Preview(") }
    )
    #expect(text[start].hasPrefix("@MainActor private func _preview"))
    #expect(text[start].hasSuffix("UIKit.Preview(\"Short\", traits: .landscapeLeft) {"))
    #expect(text[start + 2] == "} }")
    #expect(text[start + 3] == "let after = 1")
    #expect(
      text.contains { $0.contains("PreviewScreens.add(\"/app/Row.swift\", line: 2, _preview") }
    )
  }

  @Test func `variables of a preview belong to a view around it`() throws {
    let text = lines(
      """
      import SwiftUI
      #Preview("Counted") {
        @Previewable @State var count = 3
        Row(count: $count)
      }
      let after = 1
      """
    )
    let start = try #require(text.firstIndex { $0.contains("struct _Body: SwiftUI.View") })
    let variable = text[start + 1].split(separator: " ").joined(separator: " ")
    #expect(
      variable == "@State var count = 3; @ViewBuilder var body: some SwiftUI.View {"
    )
    #expect(text[start + 3] == "} }; return UIKit.Preview(\"Counted\") { _Body() } }")
    #expect(text[start + 4] == "let after = 1")
  }

  @Test func `a type that gives previews is entered by its name`() {
    let text = lines(
      """
      import SwiftUI
      struct Row_Previews: PreviewProvider {
        static var previews: some View { Row() }
      }
      """
    ).joined(separator: "\n")
    let entry = """
      PreviewScreens.add("/app/Row.swift", line: 2, type: "Row_Previews") \
      { UIKit.Preview.all(of: Row_Previews.self) }
      """
    #expect(text.contains(entry))
  }

  @Test(arguments: [
    "#Preview(as: .systemSmall) { Clock() } timeline: { Entry() }",
    "struct Outer {\n  #Preview { Row() }\n}", "#Playground { Row() }",
  ])
  func `what cannot be shown as a screen is left out`(source: String) {
    let text = lines("import SwiftUI\n" + source).joined(separator: "\n")
    #expect(!text.contains("Row()") && !text.contains("Clock()"))
    #expect(!text.contains("PreviewScreens"))
  }

  @Test func `a file that runs from its first line has no previews`() {
    let text = lines("import SwiftUI\n#Preview { Row() }", path: "/app/main.swift")
    #expect(!text.joined().contains("Preview"))
  }
}
