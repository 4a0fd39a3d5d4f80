import Foundation
import SourceTranslation
import Testing

@testable import tsumiki_translate

/// Unit tests of projects that are not as they should be.
@Suite(.serialized) struct FaultyTestsTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Bricks", targets: [
      .target(name: "Bricks"), .target(name: "Support"),
      .testTarget(name: "BricksTests", dependencies: ["Bricks", "Support"]),
    ])
    """

  @Test func `a test file that does not compile takes only itself out`() throws {
    let folder = try SmallApp.folder([
      "Package.swift": Self.manifest,
      "Sources/Bricks/Bricks.swift": "public func bricks() -> Int { 3 }",
      "Sources/Support/Support.swift": """
      import XCTest
      open class BricksTestCase: XCTestCase {
        public var made = 0
        open override func setUp() { made = 3 }
      }
      """,
      "Tests/BricksTests/Good.swift": """
      import Bricks
      import Support
      final class GoodTests: BricksTestCase {
        func testBricks() { XCTAssertEqual(bricks(), made) }
      }
      """.replacing("import Bricks", with: "import Bricks\nimport XCTest"),
      "Tests/BricksTests/Bad.swift": """
      import Bricks
      import XCTest
      final class BadTests: XCTestCase {
        func testBricks() { XCTAssertEqual(brocks(), 3) }
      }
      """,
    ])
    let command = try Command("--test", folder)
    // What is left out is no success.
    #expect(command.status == 1)
    #expect(command.errors.contains("TSK-FILE-LEFT-OUT"), "\(command.errors)")
    #expect(command.errors.contains("Bad.swift:4") && command.errors.contains("brocks"))
    #expect(command.output.contains("GoodTests.testBricks"), "\(command.output)\(command.errors)")
    #expect(command.output.contains("parts of 1 file were left out"), "\(command.output)")
  }

  @Test func `specs of Quick are listed by Quick`() {
    let facts = ModuleFacts(files: [
      "a.swift": SourceTranslator(TranslationOptions(module: "T", availableModules: ["Quick"]))
        .facts(
          of: "import Quick\nclass BrickSpec: QuickSpec { override class func spec() {} }\n"
            + "class Other: BrickSpec {}\nclass Plain {}"
        )
    ])
    let list = TestRunner.list(facts, of: "T")
    #expect(list.contains("import Quick"))
    #expect(list.contains("testCase(BrickSpec.allTests)"))
    #expect(list.contains("testCase(Other.allTests)") && !list.contains("Plain"))
    #expect(!TestRunner.list(ModuleFacts(files: [:]), of: "T").contains("Quick"))
  }
}
