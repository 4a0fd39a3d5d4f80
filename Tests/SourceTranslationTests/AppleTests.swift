import Foundation
import Testing

@testable import SourceTranslation

/// What code leans on that Objective-C and Apple's own modules give it.
@Suite struct AppleTests {
  private static let modules: Set<String> = ["Foundation", "UIKit", "UIKitSpellings", "XCTest"]

  @Test(arguments: [
    (
      "expect(completion: done.fulfill)", "expect(completion: { done.fulfill() })"
    ),
    ("done.fulfill()", "done.fulfill()"),
    ("func fulfill() {}\nlet f = done.fulfill", "func fulfill() {}\nlet f = done.fulfill"),
    (
      "extension CGFloat { var b: CGFloat { abs(self) } }",
      "extension CGFloat { var b: CGFloat { Swift.abs(self) } }"
    ),
    ("let a = abs(b)", "let a = abs(b)"), ("import ObjectiveC", "import Foundation"),
  ])
  func `names mean here what they mean there`(source: String, expected: String) {
    #expect(body(source) == expected)
  }

  @Test func `numbers and rectangles are found as objects`() {
    let text = translated("let v = info[key] as? NSValue", modules: Self.modules)
    #expect(text.contains("let v = _object(info[key]) as? NSValue"))
    #expect(text.contains("import UIKitSpellings"))
    let plain = translated("let v = info[key] as? String", modules: Self.modules)
    #expect(!plain.contains("_object"))
  }

  @Test(arguments: [
    ("NSLocalizedString(\"a\", comment: \"\")", "_localizedString(\"a\", comment: \"\")"),
    ("String(format: a, b)", "String(_format: a, b)"),
    ("String.localizedStringWithFormat(a, b)", "String._localizedStringWithFormat(a, b)"),
    ("String(describing: a)", "String(describing: a)"),
  ])
  func `formats and texts know plurals`(source: String, expected: String) {
    #expect(translated("let t = \(source)", modules: Self.modules).contains("let t = \(expected)"))
    #expect(translated("let t = \(source)").contains("let t = \(source)"))
  }

  @Test func `what a framework passes on is there without it`() {
    #expect(translated("import MapKit\nclass A {}").hasPrefix("import UIKit\n"))
    #expect(!translated("import Alamofire\nclass A {}").contains("import UIKit"))
    let header = SourceTranslator(
      TranslationOptions(module: "Pod", availableModules: Self.modules, seesUIKit: true)
    )
    let source = "import Foundation\nlet a = 1"
    let facts = ModuleFacts(files: ["/a.swift": header.facts(of: source)])
    #expect(
      header.translate(source, path: "/a.swift", facts: facts).text.hasPrefix("import UIKit\n")
    )
    var options = TranslationOptions(module: "Test", availableModules: Self.modules)
    options.availableModules.insert("Pod")
    options.modulesWithUIKit = ["Pod"]
    let text = SourceTranslator(options).translate("import Pod", path: "/a.swift", facts: facts)
      .text
    #expect(text.hasPrefix("import UIKit\n"))
  }

  @Test func `an override in an extension of another module's class is left out and told`() throws {
    let source = "extension UIButton {\n  override func layoutSubviews() {}\n  func own() {}\n}"
    let translator = SourceTranslator(TranslationOptions(module: "App"))
    let facts = ModuleFacts(files: ["/a.swift": translator.facts(of: source)])
    let translation = translator.translate(source, path: "/a.swift", facts: facts)
    let finding = try #require(translation.findings.first)
    #expect(finding.code == "TSK-OVERRIDE-OUTSIDE" && finding.line == 2)
    #expect(finding.what.contains("layoutSubviews()") && finding.what.contains("UIButton"))
    #expect(!translation.text.contains("layoutSubviews"))
    #expect(translation.text.contains("func own() {}"))
    let kind = "class A: NSObject {\n  override func isKind(of c: AnyClass) -> Bool { true }\n}"
    let closed = translator.translate(
      kind,
      path: "/a.swift",
      facts: ModuleFacts(files: ["/a.swift": translator.facts(of: kind)])
    )
    #expect(closed.findings.map(\.code) == ["TSK-OVERRIDE-OUTSIDE"])
    #expect(!closed.text.contains("isKind"))
    // The app's own class takes its override in.
    let own = translated("class A: B {}\nextension A { override func c() {} }")
    #expect(own.contains("override func c() {}"))
  }

  @Test func `members that move to another file may use what is private there`() {
    let extensionFile = """
      extension Board {
        open func show() { draw(size) }
        private func draw(_ a: Int) {}
        private func other() {}
      }
      private let size = 3
      """
    let others = ["/app/Board.swift": "open class Board {}"]
    let text = translated(extensionFile, path: "/app/Show.swift", others: others)
    #expect(text.contains("          func draw(_ a: Int) {}"))
    #expect(text.contains("private func other() {}"))
    #expect(text.contains("        let size = 3"))
  }

  @Test func `a view is made with nothing where its frame initialiser is a convenience`() {
    let source = "class Pile: UICollectionView { convenience init(frame: CGRect) { fatalError() } }"
    #expect(body(source).contains("convenience init() { self.init(frame: .zero) }"))
    let open = source.replacing("convenience", with: "public convenience")
    #expect(body(open).contains("public convenience init() { self.init(frame: .zero) }"))
    let model = "class Pile: NSObject { convenience init(frame: CGRect) { self.init() } }"
    #expect(!body(model).contains("init(frame: .zero)"))
    let own = source.replacing("{ convenience", with: "{ init() { fatalError() }; convenience")
    #expect(!body(own).contains("init(frame: .zero)"))
  }

  @Test func `an optional property leaves its protocol and is asked for by name`() {
    let text = translated(
      """
      @objc protocol Shelf { @objc optional var depth: Int { get }; var width: Int { get } }
      class Low: NSObject, Shelf { var depth = 3; var width = 4 }
      """
    )
    #expect(!text.contains("var depth: Int { get }"))
    #expect(text.contains("var width: Int { get }"))
    #expect(
      text.contains("var depth: (Int)? { KeyTable.optional(\"depth\", of: self) }")
    )
    #expect(text.contains("KeyTable.register(Low.self, \"depth\", \\.depth)"))
    #expect(!text.contains("\"width\""))
  }

  @Test func `a selector of a protocol enters nothing for the protocol`() {
    let source = "let s = #selector(UICollectionViewDataSource.numberOfSections(in:))"
    let text = translated(source, modules: Self.modules)
    #expect(text.contains("let s = Selector(\"numberOfSectionsIn:\")"))
    #expect(!text.contains("SelectorTable.register"))
  }

  @Test(arguments: [
    ("(a[k]! as AnyObject).cgRectValue", "_anyObject(a[k]! as Any?).cgRectValue"),
    ("(a as AnyObject).doubleValue!", "_anyObject(a as Any?).doubleValue!"),
    ("(a as AnyObject).other", "(a as AnyObject).other"), ("(a + b).intValue", "(a + b).intValue"),
    ("type(of: a).description()", "String(reflecting: type(of: a))"),
    ("a.description()", "a.description()"),
    (
      "kind.init(style: .value1, reuseIdentifier: nil)",
      "_made(_metatype(kind).init(style: .value1, reuseIdentifier: nil))"
    ),
  ])
  func `what Objective-C finds when the code runs`(source: String, expected: String) {
    let text = translated("let x = \(source)", modules: Self.modules)
    #expect(text.contains("let x = \(expected)\n") || text.hasSuffix("let x = \(expected)"))
  }

  @Test(arguments: [
    (
      "center.addObserver(forName: nil, object: nil, queue: nil) { _ in }",
      "center._addObserver(forName: nil, object: nil, queue: nil) { _ in }"
    ),
    (
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: { _ in })",
      "Timer._scheduledTimer(withTimeInterval: 1, repeats: true, block: { _ in })"
    ),
    (
      "Timer(timeInterval: 1, repeats: true) { _ in }",
      "Timer(_timeInterval: 1, repeats: true) { _ in }"
    ),
    ("OperationQueue.main.addOperation { a() }", "OperationQueue.main._addOperation { a() }"),
    ("queue.addOperation(operation)", "queue.addOperation(operation)"),
    (
      "center.addObserver(self, selector: a, name: nil, object: nil)",
      "center.addObserver(self, selector: a, name: nil, object: nil)"
    ),
  ])
  func `closures that Foundation runs later belong to where they are written`(
    source: String,
    expected: String
  ) {
    #expect(translated("import UIKit\n" + source, modules: Self.modules).contains(expected))
  }

  @Test func `a function of the app's own keeps its name`() {
    let source = "func addOperation(_ block: () -> Void) {}\nqueue.addOperation { a() }"
    #expect(translated(source, modules: Self.modules).contains("queue.addOperation { a() }"))
  }

  @Test func `any class describes itself`() {
    let source = "func f(kind: AnyClass, other: Named) { kind.description(); other.description() }"
    let text = translated(source, modules: Self.modules)
    #expect(text.contains("{ String(reflecting: kind); other.description() }"))
  }

  @Test func `names of old headers bring where they are kept`() {
    for name in ["NSInteger", "NSHashTable<A>", "NSEC_PER_SEC"] {
      let text = translated("import Foundation\nlet x: \(name)", modules: Self.modules)
      #expect(text.contains("import UIKitSpellings"), "\(name)")
    }
    #expect(
      translated("import os.log", modules: ["os"]).contains("import os\n")
        || translated("import os.log", modules: ["os"]).hasSuffix("import os")
    )
  }
}

/// Tests that belong to the main actor, where the package manager finds them.
@Suite struct IsolatedTestsTests {
  private func translated(_ source: String, testsAreFound: Bool = true) -> String {
    var options = TranslationOptions(module: "Tests")
    options.testsAreFound = testsAreFound
    let translator = SourceTranslator(options)
    let facts = ModuleFacts(files: ["/a.swift": translator.facts(of: source)])
    return translator.translate(source, path: "/a.swift", facts: facts).text
  }

  @Test(arguments: [
    "@MainActor final class A: XCTestCase { func testB() throws { c() } }",
    "class A: XCTestCase { @MainActor func testB() throws { c() } }",
    "@MainActor class B: XCTestCase {}\nclass A: B { func testB() throws { c() } }",
  ])
  func `each is called by one that does not`(source: String) {
    let text = translated(source)
    #expect(text.contains("func _isolated_testB() throws { c() }"))
    #expect(text.contains("nonisolated func testB() throws {"))
    #expect(text.contains("try MainActor.assumeIsolated { try test._isolated_testB() }"))
    #expect(!translated(source, testsAreFound: false).contains("_isolated_"))
  }

  @Test(arguments: [
    "@MainActor class A: XCTestCase {", "class A: XCTestCase, UIScrollViewDelegate {",
    "class B: XCTestCase, UICollectionViewDataSource {}\nclass A: B {",
  ])
  func `what is set up for them is set up on the main actor`(head: String) {
    let text = translated(
      "import UIKit\n\(head) override func setUp() { a() }\n"
        + "override func tearDownWithError() throws { try b() }\n"
        + "override func setUp() async throws { c() } }",
      testsAreFound: false
    )
    #expect(text.contains("func setUp() { MainActor.assumeIsolated { a() } }"))
    #expect(
      text.contains("func tearDownWithError() throws { try MainActor.assumeIsolated { try b() } }")
    )
    #expect(text.contains("func setUp() async throws { c() }"))
  }

  @Test func `what is set up elsewhere stays as it is`() {
    let text = translated("class A: XCTestCase { override func setUp() { a() } }")
    #expect(!text.contains("assumeIsolated"))
  }

  @Test(arguments: [
    "class A: XCTestCase { func testB() {} }", "@MainActor class A { func testB() {} }",
    "@MainActor class A: XCTestCase { func testB() async {} }",
    "@MainActor class A: XCTestCase { nonisolated func testB() {} }",
    "@MainActor class A: XCTestCase { func testB(c: Int) {} }",
    "@MainActor class A: XCTestCase { private func testB() {} }",
    "@MainActor class A: XCTestCase { func d() { func testB() {} } }",
  ])
  func `others stay as they are`(source: String) {
    #expect(!translated(source).contains("_isolated_"))
  }

  @Test func `one that overrides is called by the caller that is there`() {
    let text = translated(
      "@MainActor class A: XCTestCase { func testB() {} }\nclass C: A { override func testB() {} }"
    )
    #expect(text.contains("override func _isolated_testB() {}"))
    #expect(text.components(separatedBy: "nonisolated func testB()").count == 2)
  }
}
