import Testing

@testable import SourceTranslation

/// Parts of files that can be left out.
@Suite struct SourcePartTests {
  private static let source = """
    import MapKit
    class Board: UIViewController, MKMapViewDelegate {
      let map = MKMapView()
      func show() {
        map.isHidden = false
      }
      struct Pin: Hashable { var place: CLLocation }
    }
    extension MKMapView { func clear() {} }
    @main class App: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Options?) -> Bool { true }
      func other() {}
    }
    let shared = 1
    """

  @Test(arguments: [
    (2, "MKMapViewDelegate", "conformance to MKMapViewDelegate", "Board"),
    (2, "UIViewController", "Board", nil), (2, nil, "Board", nil), (3, nil, "map", "Board"),
    (5, nil, "show()", "Board"), (7, nil, "place", "Board.Pin"),
    (9, "MKMapView", "extension MKMapView", nil),
    (12, nil, "other()", "App"), (14, nil, "shared", nil),
  ])
  func `a line's part is the smallest that can go`(
    line: Int,
    missing: String?,
    name: String,
    owner: String?
  ) throws {
    let part = try #require(
      SourceParts(Self.source).parts(line: line, missing: missing).last
    )
    #expect(part.name == name && part.owner == owner)
    let left = SourceTranslator.leavingOut([part], of: Self.source)
    #expect(left.split(separator: "\n", omittingEmptySubsequences: false).count == 14)
    #expect(left.utf8.count == Self.source.utf8.count && left != Self.source)
  }

  @Test func `a semicolon goes with what it ends`() throws {
    let source = "class A {\n  var map: Map?;\n  let b = 1\n}\nimport Map;\n"
    for line in [2, 5] {
      let part = try #require(SourceParts(source).parts(line: line, missing: "Map").last)
      let left = SourceTranslator.leavingOut([part], of: source)
      #expect(left.utf8.count == source.utf8.count)
      #expect(left.count { $0 == ";" } == 1)
    }
  }

  private static let screen = """
    class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let effect = BlurView()
        effect.frame = view.bounds
        UIView.animate(withDuration: 1) {
          effect.alpha = 0
          self.view.alpha = 1
        }
        if effect.isHidden {
          effect.remove()
        }
        guard effect.isReady else { return }
        a(); b()
        let action = UIAction { _ in
          effect.remove()
        }
        return effect.end()
      }
      var count: Int {
        effect.count
      }
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Options?) -> Bool {
        Remote.start()
        window?.rootViewController =
          Remote.screen
        return true
      }
    }
    """

  @Test(arguments: [
    (4, "line 4 of viewDidLoad()", ["effect"]), (5, "line 5 of viewDidLoad()", []),
    (6, "lines 6 to 9 of viewDidLoad()", []), (7, "line 7 of viewDidLoad()", []),
    (10, "lines 10 to 12 of viewDidLoad()", []), (11, "line 11 of viewDidLoad()", []),
    // Alone in a closure, it may be what the closure gives.
    (16, "lines 15 to 17 of viewDidLoad()", ["action"]),
    (24, "line 24 of application(_:didFinishLaunchingWithOptions:)", []),
  ])
  func `a statement is the smallest part of a function`(
    line: Int,
    name: String,
    declared: [String]
  ) throws {
    let part = try #require(
      SourceParts(Self.screen).parts(line: line, missing: nil).first
    )
    #expect(part.name == name && part.declared == declared && part.isStatement)
    #expect(part.owner == "Screen")
  }

  /// What leaves the function, several on a line, what a property gives, an app's first screen.
  @Test(arguments: [13, 14, 18, 21, 25, 26, 27])
  func `some statements do not go alone`(line: Int) {
    let parts = SourceParts(Self.screen).parts(line: line, missing: nil)
    #expect(parts.first?.isStatement != true, "\(parts)")
  }

  @Test func `a statement alone in a condition of the build goes`() throws {
    let source = """
      class App {
        func application(_ a: A, didFinishLaunchingWithOptions o: O) -> Bool {
          #if !MAC
          Gone.configure()
          #endif
          return true
        }
        func only() -> Int {
          #if !MAC
          Gone.count
          #endif
        }
      }
      """
    let part = try #require(SourceParts(source).parts(line: 4, missing: nil).first)
    #expect(part.isStatement)
    let left = SourceTranslator.leavingOut([part], of: source)
    #expect(
      !left.contains("configure") && left.contains("#if !MAC") && left.contains("return true")
    )
    #expect(SourceParts(source).parts(line: 10, missing: nil).first?.isStatement == false)
  }

  @Test func `an operation's main is no beginning of an app`() {
    func names(_ modifier: String) -> [String] {
      let source = "class A: B {\n\(modifier) func main() {\ngone()\n}\n}"
      return SourceParts(source).parts(line: 3, missing: nil).map(\.name)
    }
    #expect(names("override") == ["main()"])
    #expect(names("static").isEmpty && names("class").isEmpty)
  }

  @Test(arguments: [10, 11, 99])
  func `what an app begins in stays`(line: Int) {
    #expect(SourceParts(Self.source).parts(line: line, missing: nil).isEmpty)
  }

  @Test func `an entry of a list goes with its comma`() throws {
    let source = "class A: B, CDelegate, DDelegate {}\nextension A: EDelegate {}"
    func left(_ names: String...) -> String {
      let parts = names.compactMap {
        SourceParts(source).parts(line: 1, missing: $0).last
      }
      return SourceTranslator.leavingOut(parts, of: source).filter { $0 != " " }
        .split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(left("CDelegate") == "classA:B,DDelegate{}")
    #expect(left("DDelegate") == "classA:B,CDelegate{}")
    #expect(left("CDelegate", "DDelegate") == "classA:B{}")
    let last = SourceParts(source).parts(line: 2, missing: "EDelegate").last
    #expect(last?.name == "extension A")
  }

  @Test(arguments: [
    ("func f() {\n  gone()\n}", "{ _leftOut(\"f() of A\", needs: \"MapKit\") }"),
    (
      "func f() -> Int? {\n  gone()\n}",
      "{ _leftOut(\"f() of A\", needs: \"MapKit\"); return nil }"
    ),
    (
      "func f() -> Int {\n  gone()\n}", "{ return _leftOutResult(\"f() of A\", needs: \"MapKit\") }"
    ),
    ("func f() -> some P {\n  gone()\n}", "{ _leftOutValue(\"f() of A\", needs: \"MapKit\") }"),
    (
      "var x: some View {\n  gone()\n}",
      "{ _leftOut(\"x of A\", needs: \"MapKit\"); return SwiftUI.EmptyView() }"
    ),
    (
      "func f() throws -> URL {\n  gone()\n}",
      "{ return try _leftOutThrown(\"f() of A\", needs: \"MapKit\") }"
    ),
    (
      "func f(_ g: () throws -> Int) rethrows -> Int {\n  gone()\n}",
      "{ return _leftOutResult(\"f(_:) of A\", needs: \"MapKit\") }"
    ),
    (
      "init(x: Int) throws {\n  gone()\n}",
      "{ throw _leftOutError(\"init(x:) of A\", needs: \"MapKit\") }"
    ),
    ("init(x: Int) {\n  gone()\n}", "{ _leftOutValue(\"init(x:) of A\", needs: \"MapKit\") }"),
    (
      "init?(x: Int) {\n  gone()\n}",
      "{ _leftOut(\"init(x:) of A\", needs: \"MapKit\"); return nil }"
    ),
    ("deinit {\n  gone()\n}", "{ _leftOut(\"deinit of A\", needs: \"MapKit\") }"),
    ("var x: Int {\n  gone()\n}", "{ return _leftOutResult(\"x of A\", needs: \"MapKit\") }"),
    ("var x = 1 {\ndidSet { gone() }\n}", "{ _leftOut(\"x of A\", needs: \"MapKit\") }"),
  ])
  func `a body goes before the function, for those who call it`(
    member: String,
    replacement: String
  ) throws {
    let source = "class A {\n\(member)\n}\nlet last = 1"
    let parts = SourceParts(source).parts(line: 3, missing: nil, needs: "MapKit")
    #expect(parts.count == 2 && parts[1].holds(parts[0]) && parts[1].replacement == nil)
    #expect(parts[0].replacement == replacement)
    #expect(parts[0].declared.isEmpty && parts[0].owner == "A")
    let left = SourceTranslator.leavingOut([parts[0]], of: source)
    #expect(left.contains(replacement) && !left.contains("gone"))
    #expect(left.split(separator: "\n", omittingEmptySubsequences: false).last == "let last = 1")
    #expect(left.count { $0 == "\n" } == source.count { $0 == "\n" })
  }

  @Test(arguments: [
    "override func f() {\n  gone()\n}", "func f(\n  a: Gone\n) {}", "let x =\n Gone()",
    "override var x: Int {\n  gone\n}",
  ])
  func `an override and a signature go whole`(member: String) {
    let source = "class A {\n\(member)\n}"
    #expect(SourceParts(source).parts(line: 3, missing: nil).count == 1)
  }

  @Test func `an attribute goes by itself`() throws {
    let source = "struct A {\n  @Stored(\"x\") @Other var x = 1\n}"
    let part = try #require(
      SourceParts(source).part(line: 2, attribute: "Stored")
    )
    #expect(part.name == "@Stored" && part.owner == "A")
    let left = SourceTranslator.leavingOut([part], of: source)
    #expect(left == "struct A {\n               @Other var x = 1\n}")
    #expect(SourceParts(source).part(line: 1, attribute: "Stored") == nil)
  }

  @Test func `a macro goes, or leaves a value`() throws {
    let source = "#Icon(\"a\")\nstruct A {\n  #Members\n  let x = #number(1) + 1\n}"
    func left(_ line: Int, _ name: String) throws -> String {
      let part = try #require(SourceParts(source).part(line: line, macro: name))
      return SourceTranslator.leavingOut([part], of: source)
    }
    #expect(try left(1, "Icon").hasPrefix("          \nstruct"))
    #expect(try left(3, "Members").contains("{\n          \n"))
    #expect(try left(4, "number").contains("x = _leftOutMacro(\"#number\") + 1"))
  }
}
