import Foundation
import SourceTranslation
import Testing

/// Tests that use an app in a process of its own.
@Suite struct UITestTranslationTests {
  private func translated(_ source: String, isUITest: Bool) -> String {
    var options = TranslationOptions(
      module: "ShopUITests",
      availableModules: ["Foundation", "UIKit", "XCTest", "XCUIAutomation"]
    )
    options.isUITest = isUITest
    let translator = SourceTranslator(options)
    let facts = ModuleFacts(files: ["A.swift": translator.facts(of: source)])
    return translator.translate(source, path: "A.swift", facts: facts).text
  }

  private static let test = "import XCTest\nfinal class ATests: XCTestCase, Some {\n}\n"

  @Test func `test cases of UI tests can end at their first failure`() {
    let text = translated(Self.test, isUITest: true)
    #expect(text.contains("final class ATests: XCUIAutomation.UITestCase, Some {"))
    #expect(text.contains("import XCUIAutomation"))
    let plain = translated(Self.test, isUITest: false)
    #expect(plain.contains("final class ATests: XCTestCase, Some {"))
    #expect(!plain.contains("XCUIAutomation"))
  }

  @Test func `helpers of other modules see what they name`() {
    let source = "import XCTest\nextension XCUIElement { func twice() { tap(); tap() } }\n"
    #expect(translated(source, isUITest: false).contains("import XCUIAutomation"))
    let alone = "import Foundation\nlet name = \"XCUIElement\"\n"
    #expect(!translated(alone, isUITest: false).contains("import XCUIAutomation"))
    let said = "import XCTest\nimport XCUIAutomation\nlet app = XCUIApplication()\n"
    #expect(translated(said, isUITest: true).components(separatedBy: "import XCUIAuto").count == 2)
  }
}
