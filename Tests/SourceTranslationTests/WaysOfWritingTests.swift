import Testing

@testable import SourceTranslation

/// What compiles for iOS and needs another word on Linux.
@Suite struct WaysOfWritingTests {
  private static let modules: Set<String> = [
    "Foundation", "UIKit", "UIKitSpellings", "Combine", "XCTest", "FoundationXML",
    "FoundationNetworking",
  ]

  private func text(_ source: String) -> String { translated(source, modules: Self.modules) }

  @Test func `what a private class names is opened with it`() {
    let text = text(
      """
      import UIKit
      class Board: UIView {
        private typealias Number = Int
        private enum Side { case left }
        private class Pin: UIView { init(number: Number, side: Side) {} }
      }
      """
    )
    #expect(text.contains("fileprivate typealias Number"))
    #expect(text.contains("fileprivate enum Side") && text.contains("fileprivate class Pin"))
  }

  @Test func `a class that is asked for its class for archives is the class`() {
    let source =
      "let a = Cell.classForCoder(), b = Kit.Cell.classForCoder(), c = cell.classForCoder"
    #expect(
      text(source).contains("let a = Cell.self, b = Kit.Cell.self, c = cell.classForCoder")
    )
  }

  @Test func `a selector of a protocol of UIKit enters nothing`() {
    let text = text("import UIKit\nlet s = #selector(UIResponderStandardEditActions.copy(_:))")
    #expect(text.contains("Selector(\"copy:\")"))
    #expect(!text.contains("register"))
  }

  @Test(arguments: [
    ("import XCTest\nclass A {}", "import UIKit"),
    ("import Foundation\nclass A { @Published var x = 1 }", "import Combine"),
    ("import Foundation\nclass A: ObservableObject {}", "import Combine"),
    ("import Foundation\nlet p = XMLParser(data: d)", "import FoundationXML"),
    ("import Foundation\nclass A: URLSessionDataDelegate {}", "import FoundationNetworking"),
    ("import struct Foundation.URLRequest\nclass A {}", "import FoundationNetworking"),
    ("import UIKit\nlet a = #selector(URLSessionTask.suspend)", "import FoundationNetworking"),
    ("import struct Foundation.URLRequest\nclass A {}", "import Foundation"),
    ("import class UIKit.UIView\nclass A: UIView {}", "import UIKit; import UIKitSpellings"),
    ("import func Foundation.objc_getAssociatedObject\nclass A {}", "import UIKit"),
    ("import Foundation\nvar status: OSStatus = noErr", "import UIKitSpellings"),
    ("import Foundation\nfunc f(_ a: NSUserActivity) {}", "import UIKit"),
  ])
  func `what a framework passes on is imported`(source: String, line: String) {
    #expect(text(source).split(separator: "\n").contains(Substring(line)))
  }

  @Test(arguments: [
    ("import Foundation\nclass ObservableObject {}\nlet a = ObservableObject()", "Combine"),
    ("import Foundation\nclass XMLNode {}\nlet a = XMLNode()", "FoundationXML"),
    ("import Foundation\nlet a = 1", "UIKit"),
  ])
  func `nothing else is imported`(source: String, module: String) {
    #expect(!text(source).contains("import \(module)"))
  }

  @Test(arguments: [
    (
      "protocol Made {}\nextension Made where Self: UIView {\nstatic func make() -> Self {"
        + " Self(frame: .zero) }\n}",
      "_made(_metatype(Self.self).init(frame: .zero))"
    ),
    (
      "protocol Made: UIView {}\nextension Made {\nstatic func make() -> Self {"
        + " Self.init(frame: .zero) }\n}",
      "_made(_metatype(Self.self).init(frame: .zero))"
    ),
    (
      "extension UIView {\nstatic func make() -> Self { Self() }\n}",
      "_made(_metatype(Self.self).init())"
    ),
    (
      "func f(Cell: UIView.Type) { _ = Cell.init(frame: .zero) }",
      "_made(_metatype(Cell).init(frame: .zero))"
    ),
    (
      "func f() { guard let Cell = type else { return }\n_ = Cell.init() }",
      "_made(_metatype(Cell).init())"
    ),
    (
      "struct Box<Cell: UIView> {\nvar view: Cell {\nreturn .init(frame: .zero) } }",
      "return _made(_metatype(Cell.self).init(frame: .zero))"
    ),
    (
      "struct Box<Cell: UIView> {\nvar view: Cell { .init() } }",
      "{ _made(_metatype(Cell.self).init()) }"
    ),
    ("func f<Cell: UIView>(cell: Cell = .init()) {}", "Cell = _made(_metatype(Cell.self).init())"),
    (
      "class Box<Cell: UIView> {\nlet cell: Cell\ninit() { self.cell = .init() } }",
      "self.cell = _made(_metatype(Cell.self).init())"
    ),
  ])
  func `an object of an unknown class is made by UIKit`(source: String, call: String) {
    #expect(text("import UIKit\n" + source).contains(call))
  }

  @Test(arguments: [
    "struct A { static func f() -> A { Self() } }",
    "extension Made { func f() -> Self { Self() } }",
    "class A { required init() {}\nfunc f() -> Self { Self() } }", "func f() { Cell.init() }",
    "struct Box<Cell> { func f() -> [Cell] { .init() } }",
    "struct Box<Cell> { func f() -> Cell { g { return .init() } } }",
    "struct Box<Cell> { let size: CGSize\ninit() { size = .init() } }",
  ])
  func `other objects are made as they are`(source: String) {
    #expect(!text("import UIKit\nprotocol Made { init() }\n" + source).contains("_made"))
  }

  @Test func `a delegate's method of a public class is public`() {
    let text = text(
      """
      import UIKit
      public class Board: NSObject, UIScrollViewDelegate {
        func scrollViewDidScroll(_ s: UIScrollView) {}
        public func scrollViewDidZoom(_ s: UIScrollView) {}
        func other(_ s: UIScrollView) {}
      }
      extension Board: UITextFieldDelegate {
        func textFieldDidEndEditing(_ t: UITextField) {}
      }
      class Inner: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }
      """
    )
    #expect(text.contains("  public func scrollViewDidScroll"))
    #expect(text.contains("  public func scrollViewDidZoom"))
    #expect(text.contains("  func other"))
    #expect(text.contains("public func textFieldDidEndEditing"))
    #expect(text.contains("{ func scrollViewDidScroll"))
  }

  @Test func `what is added to an open class has its attributes first`() {
    let text = text(
      """
      import UIKit
      open class Base: UIViewController, UIScrollViewDelegate {}
      open class Sub: Base { open func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
      """
    )
    #expect(text.contains("@MainActor @preconcurrency open func scrollViewDidScroll"))
  }

  @Test func `methods of a generic class of UIKit are entered by name`() {
    let text = text(
      "import UIKit\nextension NSLayoutAnchor {\n@objc func pin(to: NSLayoutAnchor) {}\n}"
    )
    #expect(text.contains("register(generic:") && !text.contains("NSLayoutAnchor.self"))
  }

  @Test func `a package that knows nothing of UIKit is compiled for Linux`() {
    var options = TranslationOptions(module: "App")
    options.system = "Linux"
    let translator = SourceTranslator(options)
    let source = "#if os(Linux)\nimport Glibc\n#elseif os(iOS)\nimport Darwin\n#endif"
    let facts = ModuleFacts(files: ["/a.swift": translator.facts(of: source)])
    let text = translator.translate(source, path: "/a.swift", facts: facts).text
    #expect(text.contains("#if true\n") && text.contains("#elseif false\n"))
  }

  @Test func `a test case below one of another module is run`() {
    let translator = SourceTranslator(TranslationOptions(module: "App"))
    func facts(_ source: String, _ dependencies: [ModuleFacts] = []) -> ModuleFacts {
      ModuleFacts(files: ["/a.swift": translator.facts(of: source)], dependencies: dependencies)
    }
    let base = facts("open class Base: XCTestCase {}\nclass Other {}")
    let own = facts(
      "class A: Base { func testOne() {} }\nclass B: Other { func testTwo() {} }",
      [base]
    )
    #expect(own.tests.map(\.type) == ["A"])
    #expect(own.tests.first?.methods.map(\.name) == ["testOne"])
  }

  @Test(arguments: [
    ("class A { required init?(coder: Int) { self.init() } }", "required convenience init?"),
    ("class A { required init?(coder: Int) { super.init() } }", "required init?"),
    ("class A { convenience init(x: Int) { self.init() } }", "{ convenience init("),
    ("struct A { init(x: Int) { self.init() } }", "{ init("),
    ("var f: ((name: String, Int) -> Void)?", "((_ name: String, Int) -> Void)?"),
    ("var f: (_ name: String) -> Void", "(_ name: String) -> Void"),
    ("let r = URLResponse()", "URLResponse(url: URL("),
    ("#if targetEnvironment(simulator)\nlet a = 1\n#endif", "#if true"),
    ("#if !targetEnvironment(macCatalyst)\nlet a = 1\n#endif", "#if !false"),
  ])
  func `what only another compiler takes is written as this one takes it`(
    source: String,
    part: String
  ) { #expect(text("import UIKit\n" + source).contains(part)) }

  @Test func `an initialiser in a condition of the build counts`() {
    let source = """
      import UIKit
      class Target: NSObject { override init() {} }
      class Control: Target {
        #if os(iOS)
        init(x: Int) { super.init() }
        #elseif os(macOS)
        override init() {}
        #endif
        @objc func turn() {}
      }
      """
    let text = text(source)
    #expect(text.contains("ClassNames.register(\"Control\""), "\(text)")
    #expect(!text.contains("{ Control() }") && text.contains("{ Target() }"))
  }

  @Test func `an override of what an extension declares becomes a method, and is told`() {
    let source = """
      import UIKit
      extension UIViewController { @objc func close() {} }
      class A: UIViewController { override func close() { super.close() } }
      class B: A { override func close() {} }
      class C: UIViewController { override func viewDidLoad() {} }
      class UIBoard: UIView {}
      extension UIBoard { func turn() {} }
      class D: UIBoard { override func turn() {} }
      """
    let text = text(source)
    #expect(!text.contains("class A: UIViewController { override"))
    #expect(text.contains("class B: A { override func close"))
    #expect(text.contains("class C: UIViewController { override func viewDidLoad"))
    // What extends a class of the app's own moves into it.
    #expect(text.contains("class D: UIBoard { override func turn"))
  }
}
