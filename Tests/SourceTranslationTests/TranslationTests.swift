import Foundation
import Testing

@testable import SourceTranslation

/// Translates a file that is a module of its own.
func translated(
  _ source: String,
  path: String = "/app/File.swift",
  others: [String: String] = [:],
  modules: Set<String> = ["Foundation", "UIKit", "CoreGraphics", "QuartzCore"]
) -> String {
  let translator = SourceTranslator(TranslationOptions(module: "App", availableModules: modules))
  var files = others
  files[path] = source
  let facts = ModuleFacts(files: files.mapValues(translator.facts))
  return translator.translate(source, path: path, facts: facts) { files[$0] }.text
}

/// What is left of the file's own lines, without what is written before and after them.
func body(_ source: String) -> String {
  let lines = translated(source).split(separator: "\n", omittingEmptySubsequences: false)
  let start = lines.firstIndex { $0.hasPrefix("#sourceLocation(file:") }.map { $0 + 1 } ?? 0
  let end = lines.firstIndex { $0 == "#sourceLocation()" } ?? lines.count
  return lines[start..<end].joined(separator: "\n").trimmingSuffix()
}

extension String {
  func trimmingSuffix() -> String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

@Suite struct TranslationTests {
  @Test(arguments: [
    ("let x = 1", "let x = 1"),
    ("#Playground {\n  #selector(a)\n}\nlet x = 1", "             \n              \n \nlet x = 1"),
    ("@UIApplicationMain class A: B {}", "@main class A: B {}"),
    ("class A { @IBOutlet weak var x: B! }", "class A {           weak var x: B! }"),
    ("class A { @objc private func x() {} }", "class A {       private func x() {} }"),
    ("@objc(Old) class A {}", "           class A {}"),
    ("#if os(iOS)\nlet a = 1\n#endif", "#if true\nlet a = 1\n#endif"),
    (
      "#if os(macOS) || targetEnvironment(macCatalyst)\n#endif",
      "#if false || false\n#endif"
    ),
    ("#if !os(Linux)\nlet a = 1\n#endif", "#if !false\nlet a = 1\n#endif"),
    ("import Photos\nlet a = 1", "             \nlet a = 1"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    ("let k = #keyPath(Person.home.street)", "let k = \"home.street\""),
    (
      "let u = m.urls(for: .libraryDirectory, in: .userDomainMask)",
      "let u = m.urls(for: .applicationSupportDirectory, in: .userDomainMask)"
    ),
    ("let l = app.libraryDirectory", "let l = app.libraryDirectory"),
    ("let n = s.characters.count", "let n = s           .count"),
    ("let a = #selector(tap)", "let a = Selector(\"tap\")"),
    ("let a = #selector(tap(_:))", "let a = Selector(\"tap:\")"),
    ("let a = #selector(tap(sender:for:))", "let a = Selector(\"tapWithSender:for:\")"),
    ("let a = #selector(getter: A.x)", "let a = Selector(\"x\")"),
    ("let a = #selector(setter: A.x)", "let a = Selector(\"setX:\")"),
    ("a.done?(x)", "a.done?(x)"),
    (
      "d?.collectionView?(c, didSelectItemAt: i)",
      "SelectorTable.implementing(d, \"collectionView:didSelectItemAt:\")?.collectionView (c,"
        + " didSelectItemAt: i)"
    ),
    (
      "self.d.scrollViewDidScroll?(v)",
      "SelectorTable.implementing(self.d, \"scrollViewDidScroll:\")?.scrollViewDidScroll (v)"
    ),
    (
      "(d as? D)?.tableViewDidEndMultipleSelectionInteraction?(t)",
      "SelectorTable.implementing((d as? D), \"tableViewDidEndMultipleSelectionInteraction:\")?"
        + ".tableViewDidEndMultipleSelectionInteraction (t)"
    ),
    ("d!.scrollViewDidScroll!(v)", "d!.scrollViewDidScroll (v)"),
    ("d.tableView!(t, heightForRowAt: i)", "d.tableView (t, heightForRowAt: i)"),
  ])
  func `a line becomes what Linux can compile`(source: String, expected: String) {
    #expect(body(source) == expected)
  }

  @Test func `lines keep their numbers and errors their file`() {
    let source = "import UIKit\n\n@objc\nclass A: UIView {\n  @IBOutlet\n  var x: UIView!\n}\n"
    let text = translated(source)
    #expect(text.hasPrefix("#sourceLocation(file: \"/app/File.swift\", line: 1)\nimport UIKit\n"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[4] == "class A: UIView {")
    #expect(lines[6] == "  var x: UIView!")
  }

  @Test func `names of methods follow their declaration`() {
    let source = """
      import UIKit
      class A: UIView {
        @objc(shout:) func call(_ x: UIView) {}
        @objc func other(by name: String) {}
        func go() { f(#selector(call), #selector(A.other(by:)), #selector(other)) }
      }
      """
    let text = translated(source)
    #expect(
      text.contains(
        "f(Selector(\"shout:\"), Selector(\"otherBy:\"), Selector(\"otherBy:\"))"
      )
    )
    #expect(
      text.contains(
        "SelectorTable.register(A.self, \"shout:\") { o, a in let r: Any? ="
          + " o.call(SelectorTable.argument(a, 0)); return r }"
      )
    )
  }

  @Test func `outlets, classes and actions are entered where private ones can be seen`() {
    let text = translated(
      """
      import UIKit
      class Board: UIView {
        @IBOutlet private weak var title: UILabel!
        @IBInspectable var gap: CGFloat = 1 { didSet { x() } }
        @objc var total: Int { 1 }
        @objc let fixed = 2
        var hidden = 3
        @IBAction private func save(_ sender: Any) {}
        class Cell: UIView {}
      }
      """
    )
    #expect(text.contains("KeyTable.register(Board.self, \"title\", \\.title)"))
    #expect(text.contains("KeyTable.register(Board.self, \"gap\", \\.gap)"))
    #expect(text.contains("KeyTable.register(Board.self, \"total\", readOnly: \\.total)"))
    #expect(text.contains("KeyTable.register(Board.self, \"fixed\", readOnly: \\.fixed)"))
    #expect(!text.contains("\"hidden\""))
    #expect(text.contains("SelectorTable.register(Board.self, \"save:\")"))
    #expect(text.contains("ClassNames.register(\"Cell\", Board.Cell.self)"))
    #expect(text.contains("@section(\".init_array\") @used"))
  }

  @Test func `optional members get defaults that nobody calls`() {
    let text = translated(
      """
      @objc public protocol P {
        func must()
        @objc optional func may(_ x: Int, by name: String) -> Bool
        @objc optional func done()
        @objc optional var title: String? { get }
      }
      class A { weak var p: P?; func f() { p?.done?(); closure?() } }
      """
    )
    #expect(text.contains("protocol P: AnyObject {"))
    #expect(text.contains("public func may(_ x: Int, by name: String) -> Bool { fatalError("))
    #expect(text.contains("public func done() {  }"))
    #expect(text.contains("public var title: String? { get { nil } }"))
    #expect(text.contains("SelectorTable.implementing(p, \"done\")?.done ()"))
    #expect(text.contains("closure?()"))
    #expect(text.hasPrefix("import UIKit\n"))
  }

  @Test func `a file that sees Foundation alone finds the keys of Info plist`() {
    let text = translated(
      "import Foundation\nlet key = kCFBundleNameKey as String\n",
      modules: ["Foundation", "UIKit", "UIKitSpellings"]
    )
    #expect(text.contains("import UIKitSpellings"))
  }

  @Test(arguments: [
    ("var a: UIContentUnavailableConfiguration?", true),
    ("enum UIState {}; let a: UIState?", false),
    ("let a: UINT = 1, b = UIdle(), c = UI.d", false), ("// UIView", false),
  ])
  func `a file that names types of UIKit imports it`(text: String, imports: Bool) {
    let text = translated("import Kit\n\(text)\n", modules: ["Foundation", "Kit", "UIKit"])
    #expect(text.contains("import UIKit") == imports, "\(text)")
  }

  @Test func `a file to which something else passes UIKit on has names of Swift 4`() {
    let text = translated(
      "import IGListKit\nlet flag = Selector(\"a\")\nlet trait = UIAccessibilityTraitButton\n",
      modules: ["Foundation", "UIKit", "UIKitSpellings"]
    )
    #expect(text.contains("import UIKitSpellings"))
  }

  @Test func `keys of attributes have their name of today`() {
    let text = translated("import UIKit\nvar looks: [NSAttributedStringKey: Any] = [:]\n")
    #expect(text.contains("var looks: [NSAttributedString.Key: Any] = [:]"))
    let own = translated(
      "enum NSAttributedStringKey { case a }\nlet key = NSAttributedStringKey.a\n"
    )
    #expect(own.contains("let key = NSAttributedStringKey.a"))
  }

  @Test func `what inherits from a lock of Foundation's inherits from one that is open`() {
    let text = translated(
      "import class Foundation.NSLock\nfinal class A: NSLock { let b = NSLock() }\n"
        + "class C: NSRecursiveLock, D {}\n",
      modules: ["Foundation", "UIKit", "UIKitSpellings"]
    )
    #expect(text.contains("final class A: _Lock { let b = NSLock() }"))
    #expect(
      text.contains("class C: _RecursiveLock, D {}") && text.contains("import UIKitSpellings")
    )
  }

  @Test func `a name that nothing has is a mistake of the line that has it`() {
    let text = translated("import UIKit\nclass A: UIView {\n  let a = #selector(A.lost)\n}\n")
    #expect(
      text.contains(
        "#sourceLocation(file: \"/app/File.swift\", line: 3)\n    SelectorTable.register(A.self, \"lost\")"
      )
    )
  }

  @Test func `a timer of nothing is made as one that never fires`() {
    let text = translated(
      "import UIKit\nclass A { var timer = Timer(); let other = Timer(timer) }\n"
    )
    #expect(text.contains("var timer = Timer(timeInterval: 0, repeats: false, block: { _ in });"))
    #expect(text.contains("Timer(timer)"))
  }

  @Test func `an optional method that is taken as a value is nil where an object lacks it`() {
    let text = translated(
      """
      @objc protocol P {
        @objc optional func may(_ x: Int, by name: String)
        @objc optional func done()
      }
      class A {
        weak var delegate: P?
        weak var p: P?
        var other: Int?
        func f() {
          if let delegate = delegate, let may = delegate.may { may(1, "a") }
          guard self.delegate?.done != nil, p?.may(_:by:) == nil, p?.done != nil else { return }
        }
      }
      """
    )
    #expect(text.contains("let may = SelectorTable.implementing(delegate, \"may:by:\")?.may {"))
    #expect(text.contains("guard SelectorTable.implementing(self.delegate, \"done\")?.done != nil"))
    #expect(text.contains("SelectorTable.implementing(p, \"may:by:\")?.may(_:by:) == nil"))
    #expect(text.contains("p?.done != nil"))
  }

  @Test func `overrides in extensions move into their class, with their lines`() {
    let text = translated(
      "import UIKit\nclass A: UIView {\n}\n",
      others: [
        "/app/B.swift":
          "import UIKit\nextension A {\n  @objc override func layoutSubviews() {\n  }\n}\n"
      ]
    )
    #expect(
      text.contains(
        "class A: UIView {\n\n#sourceLocation(file: \"/app/B.swift\", line: 3)\n"
          + "      override func layoutSubviews() {\n  }\n"
          + "#sourceLocation(file: \"/app/File.swift\", line: 3)\n}"
      )
    )
  }

  @Test func `generic classes answer by name for all their arguments`() {
    let text = translated("import UIKit\nclass G<T>: UIView { @objc func tap(_ s: T) {} }")
    #expect(text.contains("SelectorTable.register(generic: \"App.G\", \"tap:\")"))
    #expect(text.contains("case \"tap:\": let r: Any? = self.tap(SelectorTable.argument(a, 0))"))
  }

  @Test func `what NSObject has in extensions is not overridden but entered`() {
    let text = translated(
      """
      import UIKit
      class A: NSObject {
        override func setValue(_ value: Any?, forUndefinedKey key: String) {}
      }
      """
    )
    #expect(
      text.contains("           func setValue(_ value: Any?, forUndefinedKey key: String) {}")
    )
    #expect(text.contains("SelectorTable.register(A.self, \"setValue:forUndefinedKey:\")"))
  }

  @Test func `a subclass overrides what NSObject has in extensions and its superclass declares`() {
    let text = translated(
      """
      import UIKit
      class A: NSObject {
        override func value(forKey key: String) -> Any? { 1 }
      }
      class B: A {
        override func value(forKey key: String) -> Any? { 2 }
      }
      """
    )
    #expect(text.contains("           func value(forKey key: String) -> Any? { 1 }"))
    #expect(text.contains("  override func value(forKey key: String) -> Any? { 2 }"))
  }

  @Test func `properties that tell of changes do so`() {
    let text = translated("import UIKit\nclass A: NSObject {\n  @objc dynamic var x = 1\n}")
    #expect(text.contains("var x = 1 { didSet { KeyValueObservations.tell(self, \\.x) } }"))
  }

  private static let spelled: Set<String> = ["Foundation", "UIKit", "UIKitSpellings"]

  @Test(
    arguments: [
      ("type.init()", "_made(_metatype(type).init())"),
      ("item.type.init()", "_made(_metatype(item.type).init())"),
      (
        "(x as! UIView.Type).init(frame: f)", "_made(_metatype((x as! UIView.Type)).init(frame: f))"
      ),
      ("types[0].init()", "_made(_metatype(types[0]).init())"),
      ("type(of: self).init()", "_made(_metatype(type(of: self)).init())"),
      ("self.init()", "self.init()"), ("super.init()", "super.init()"),
      ("View.init()", "View.init()"), ("type.init(other: 1)", "type.init(other: 1)"),
    ]
  )
  func `classes known at run time make objects`(source: String, result: String) {
    let text = translated("import UIKit\nlet a = \(source)\n", modules: Self.spelled)
    #expect(text.contains("let a = \(result)\n"), "\(text)")
  }

  @Test func `so do classes that a declaration leaves open`() {
    let source =
      "import UIKit\nfunc f<V: UIView>() -> V { V(frame: .zero) }\nlet g = V(frame: .zero)\n"
    let text = translated(source, modules: Self.spelled)
    #expect(text.contains("{ _made(_metatype(V.self).init(frame: .zero)) }"), "\(text)")
    #expect(text.contains("let g = V(frame: .zero)"))
  }

  @Test func `an own initialiser without arguments is entered`() {
    let source = """
      import UIKit
      class A: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }
      class B: A {}
      class C: A { init(x: Int) { super.init() } }
      class D: UIViewController {}
      """
    let text = translated(source)
    #expect(text.contains("ClassFactories.register(A.self) { A() }"))
    #expect(text.contains("ClassFactories.register(B.self) { B() }"))
    #expect(!text.contains("ClassFactories.register(C.self)"))
    #expect(!text.contains("ClassFactories.register(D.self)"))
  }

  @Test func `extensions of protocols enter nothing`() {
    let source = """
      import UIKit
      protocol Own: UICollectionViewDelegate {}
      extension Own { func collectionView(_ view: UICollectionView, at path: IndexPath) {} }
      extension UICollectionViewDelegate { @objc func tap() {} }
      """
    #expect(!translated(source).contains("SelectorTable.register"))
  }

  @Test func `methods of one name are told apart by their types`() {
    let source = """
      import UIKit
      class A: UIView {
        @objc(a:) func take(_ view: UIView?) {}
        @objc(b:) func take(_ text: String!) {}
        @objc func other(_ text: String) {}
      }
      """
    let text = translated(source)
    #expect(text.contains("o.take(SelectorTable.argument(a, 0) as UIView?)"), "\(text)")
    #expect(text.contains("o.take(SelectorTable.argument(a, 0) as String?)"))
    #expect(text.contains("o.other(SelectorTable.argument(a, 0))"))
  }

  @Test func `what other modules override comes into the class`() {
    let source = """
      import UIKit
      open class A: UIView {}
      extension A { open func f() {}; func g() {} }
      """
    let text = translated(source)
    let start = text.firstRange(of: "open class A")?.lowerBound ?? text.startIndex
    let end = text.firstRange(of: "extension A")?.lowerBound ?? text.endIndex
    #expect(text[start..<end].contains("open func f()"))
    #expect(!text[start..<end].contains("func g()"))
  }

  @Test func `functions of Darwin bring their module`() {
    let text = translated(
      "import Foundation\nlet t = CFAbsoluteTimeGetCurrent()\n",
      modules: Self.spelled
    )
    #expect(text.contains("import UIKitSpellings\n"))
  }

  @Test func `a class that may not be named enters nothing`() {
    let text = translated(
      "@available(*, unavailable, renamed: \"B\")\nclass A: UIView { @objc func tap() {} }\n"
        + "@available(tvOS, unavailable)\nclass B: UIView { @objc func tap() {} }"
    )
    #expect(!text.contains("A.self") && text.contains("B.self"))
  }

  @Test func `structures enter nothing and private ones inside others are seen by their file`() {
    let text = translated(
      "struct A { private class B: UIView { @objc func tap() {} } }\n"
        + "extension A { func make(_ view: UIView, label: Int) {} }"
    )
    #expect(text.contains("struct A { fileprivate class B: UIView"))
    #expect(text.contains("A.B.self") && !text.contains("A.self,"))
  }

  @Test(arguments: ["class", "AnyObject", "UIScrollViewDelegate, AnyObject"])
  func `a protocol of objects is one once`(inherited: String) {
    let text = translated("@objc protocol A: \(inherited) { @objc optional func b() }")
    #expect(text.contains("protocol A: \(inherited) {"))
  }

  @Test func `a generic class stays outside the main actor`() {
    let text = translated("class A<B>: NSObject { @objc func tap() {} }")
    #expect(
      text.contains("\nfileprivate protocol") && text.contains("  @MainActor func _registered")
    )
  }

  @Test func `what moves into its class does so where the class is there`() {
    let text = translated(
      """
      import UIKit
      #if os(iOS)
      open class A: UIView {
      }
      #endif
      #if os(macOS)
      open class A: NSView {
      }
      #endif
      extension A {
        open override func layoutSubviews() {}
      }
      """
    )
    let classes = text.split(separator: "open class A")
    #expect(classes.count == 3, "\(text)")
    #expect(classes[1].contains("func layoutSubviews"), "\(text)")
    #expect(!classes[2].contains("func layoutSubviews"), "\(text)")
  }

  @Test func `what moves into its class leaves its place, with its extension's access`() {
    let text = translated(
      "public class A: B {}\npublic extension A {\n  @objc override func c() {}\n}"
    )
    #expect(text.components(separatedBy: "override func c()").count == 2)
    #expect(text.contains("public       override func c()"))
  }
}
