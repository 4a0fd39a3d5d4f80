import Foundation
import SourceTranslation
import TestSupport
import Testing

@testable import tsumiki_translate

/// Apps of a few files, written for a test.
enum SmallApp {
  static func folder(_ files: [String: String]) throws -> String {
    let folder = Command.file("")
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    return folder.path
  }

  static let delegate = """
    import UIKit
    @main class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow()
        window.rootViewController = CONTROLLER()
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }
    """
}

@Suite(.serialized) struct LeftOutFilesTests {
  private static let map =
    "import SceneKit\nclass MapController: UIViewController {"
    + " let map = SCNView() }"
  private static let web =
    "import UIKit\nclass WebController: UIViewController {"
    + " let web = UIWebView() }"

  @Test func `parts that lack a framework are left out and told`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "UIViewController"),
      "Map.swift": Self.map, "Web.swift": Self.web,
    ])
    let dump = Command.file(".json")
    let first = try Command(path, "--size", "200x300", "--dump", dump.path)
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.errors.components(separatedBy: "TSK-PART-LEFT-OUT").count == 3)
    #expect(first.errors.contains("SceneKit") && first.errors.contains("Map.swift:2"))
    #expect(first.errors.contains("map of MapController"))
    #expect(first.errors.contains("UIWebView") && first.errors.contains("Web.swift:2"))
    // A window without a frame is as large as the screen.
    let window = try Dump(dump).views(of: "UIWindow").first
    #expect(window?["frame"].numbers == [0, 0, 200, 300])
    // The next start says it as well, though nothing is compiled.
    let second = try Command(path, "--dump", Command.file(".json").path)
    #expect(second.errors.contains("Map.swift:2"))
  }

  @Test func `a screen is shown without what it lacks`() throws {
    let screen = """
      import SceneKit
      class Screen: UITableViewController, SCNSceneRendererDelegate {
        let map = SCNView()
        override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          UITableViewCell()
        }
        @objc func find() { map.delegate = self }
      }
      extension SCNView { func clear() {} }
      """
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Screen.swift": screen,
    ])
    let dump = Command.file(".json")
    let command = try Command(path, "--dump", dump.path)
    #expect(command.status == 0, "\(command.errors)")
    #expect(try Dump(dump).views(of: "UITableViewCell").count == 2)
    for part in [
      "conformance to SCNSceneRendererDelegate", "map of", "the body of find() of",
      "extension SCNView",
    ] {
      #expect(command.errors.contains(part), "\(part)")
    }
  }

  @Test func `callers of what is left out run`() throws {
    let screen = """
      import UIKit
      import SceneKit
      @propertyWrapper struct Twice { var wrappedValue: Int }
      class Screen: UIViewController {
        @Stored("count") var count = 3
        @Twice var other = 4
        let map = SCNView()
        override var someday: Bool { true }
        override func viewDidLoad() {
          super.viewDidLoad()
          setUpMap()
          let label = UILabel(frame: view.bounds)
          label.text = "count \\(count) \\(other) \\(place ?? "nowhere")"
          view.addSubview(label)
        }
        func setUpMap() { map.isHidden = true }
        var place: String? { map.name }
      }
      #Preview { Screen() }
      #Preview("two") {
        let screen = Screen()
        return screen
      }
      """
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Screen.swift": screen,
    ])
    let dump = Command.file(".json")
    let command = try Command(path, "--dump", dump.path)
    #expect(command.status == 0, "\(command.errors)")
    #expect(try Dump(dump).views(of: "UILabel").first?["text"].string == "count 3 4 nowhere")
    for part in [
      "@Stored of Screen", "someday of Screen", "the body of setUpMap() of Screen",
      "setUpMap() of Screen was called", "It needs SceneKit",
    ] {
      #expect(command.errors.contains(part), "\(part): \(command.errors)")
    }
    #expect(!command.errors.contains("Preview"))
  }

  /// The members are not here; what declares a variable by one takes along what needs the variable, and
  /// a function that cannot stand without a statement goes whole.
  @Test func `statements that need a member that is missing go alone`() throws {
    let screen = """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let field = UITextField(frame: view.bounds)
          field.quantumTokens = []
          let tokens = field.quantumTokens
          tokens.forEach { print($0) }
          view.addSubview(field)
          let label = UILabel(); label.text = "\\(number() ?? 7)"; view.addSubview(label)
          let style = UIView.quantumStyle
          UIView.performWithoutAnimation {
            field.apply(style)
            field.placeholder = "here"
          }
        }
        func number() -> Int? {
          let number: Int
          number = view.quantumNumber
          return number
        }
      }
      """
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen")
        .replacing("self.window = window", with: "self.window = window\napplication.quantum()"),
      "Screen.swift": screen,
    ])
    let dump = Command.file(".json")
    let command = try Command(path, "--dump", dump.path)
    #expect(command.status == 0, "\(command.errors)")
    #expect(try Dump(dump).views(of: "UILabel").contains { $0["text"].string == "7" })
    for part in [
      "line 6 of viewDidLoad() of Screen", "line 7 of", "line 8 of", "line 11 of", "line 13 of",
      "the body of number() of Screen", "UITextField.quantumTokens", "UIView.quantumStyle",
      "UIApplication.quantum", "line 12 of application(_:didFinishLaunchingWithOptions:)",
    ] {
      #expect(command.errors.contains(part), "\(part): \(command.errors)")
    }
  }

  /// Nothing is missing but members of types.
  private let lackingMembers = MissingThings(
    frameworks: [:],
    foreign: ObjectiveCNames(near: []),
    leftOutElsewhere: [],
    isSlip: { _ in false },
    mayHave: { _, _ in false },
    lacks: { "\($1).\($0)" }
  )
  private let lackingMember = CompilerError(
    path: "A.swift",
    line: 3,
    message: "value of type 'B' has no member 'c'"
  )

  @Test func `of what an app begins in statements alone go, however often it is tried`() {
    let source = """
      class A {
        func application(_ a: B, didFinishLaunchingWithOptions b: C?) -> Bool {
          b.c()
          return true
        }
      }
      """
    var parts = LeftOutParts(key: "")
    let isNew = parts.add([lackingMember], missing: lackingMembers, takesStatements: false) { _ in
      SourceParts(source)
    }.isNew
    #expect(isNew)
    #expect(
      parts.parts["A.swift"]?.map(\.name)
        == ["line 3 of application(_:didFinishLaunchingWithOptions:)"]
    )
  }

  @Test func `a body goes whole where one statement after the other would go`() {
    let source = "class A {\n  func f() {\n    let a = b.c\n    print(a)\n  }\n}"
    let (error, missing) = (lackingMember, lackingMembers)
    var parts = LeftOutParts(key: "")
    #expect(parts.add([error], missing: missing) { _ in SourceParts(source) }.isNew)
    #expect(parts.parts["A.swift"]?.map(\.name) == ["line 3 of f()"])
    #expect(parts.gone == ["a"] && parts.needs["A.swift"] == ["B.c"])
    #expect(
      parts.add([error], missing: missing, takesStatements: false) { _ in SourceParts(source) }
        .isNew
    )
    #expect(parts.parts["A.swift"]?.map(\.name) == ["the body of f()"])
  }

  @Test func `a nib's connection to what is left out is no mistake`() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="c1"><scenes><scene sceneID="s1"><objects>
      <viewController id="c1" customClass="Screen" sceneMemberID="viewController">
        <view key="view" id="v1"><rect key="frame" x="0" y="0" width="320" height="480"/>
          <subviews>
            <view id="m1"><rect key="frame" x="0" y="0" width="100" height="100"/></view>
            <textField id="t1"><rect key="frame" x="0" y="0" width="100" height="30"/>
              <connections><outlet property="delegate" destination="c1" id="o2"/></connections>
            </textField>
          </subviews></view>
        <connections><outlet property="map" destination="m1" id="o1"/></connections>
      </viewController></objects></scene></scenes></document>
      """
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing(
        "CONTROLLER()",
        with: "UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()"
      ),
      "Screen.swift": "import SceneKit\nclass Screen: UIViewController {\n"
        + "  @IBOutlet weak var map: SCNView!\n}",
      "Main.storyboard": storyboard,
    ])
    let dump = Command.file(".json")
    let command = try Command(path, "--dump", dump.path)
    #expect(command.status == 0, "\(command.errors)")
    #expect(try Dump(dump).views(of: "UITextField").count == 1)
    #expect(command.errors.contains("map of Screen") && !command.errors.contains("TSK-KEY "))
    #expect(command.errors.contains("TSK-KEY-TYPE"))
  }

  @Test(arguments: [
    ("override func viewDidlLoad() {}", "viewDidLoad()"), ("@MainActr func f() {}", "MainActor"),
    ("@discardablResult func f() -> Int { 1 }", "discardableResult"),
    ("func f() { view.backgroundColr = nil; view = nil }", "backgroundColor"),
  ])
  func `a slip of the finger is no missing member`(member: String, meant: String) throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Screen.swift": "import UIKit\nclass Screen: UIViewController {\n  \(member)\n}",
    ])
    let command = try Command(path, "--dump", Command.file(".json").path)
    #expect(command.status == 1)
    #expect(command.errors.contains("Screen.swift:3:"))
    #expect(command.errors.contains("Did you mean \"\(meant)\"?"), "\(command.errors)")
    #expect(!command.errors.contains("LEFT-OUT"))
  }

  @Test func `a slip in a file that lacks a framework is the app's own error`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Screen.swift": "import SceneKit\nclass Screen: UIViewController {\n"
        + "  let label = UILabel()\n  func fill() { lable.text = nil }\n}",
    ])
    let command = try Command(path, "--dump", Command.file(".json").path)
    #expect(command.status == 1)
    #expect(command.errors.contains("Screen.swift:4:"))
    #expect(
      command.errors.contains("Did you mean \"label\"?") && !command.errors.contains("LEFT-OUT")
    )
  }

  @Test func `an error of the app's own is not hidden by what is missing`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "UIViewController"),
      "Map.swift": Self.map, "Web.swift": Self.web,
      "Own.swift": "let number: Int = \"text\"\n",
    ])
    let command = try Command(path, "--dump", Command.file(".json").path)
    #expect(command.status == 1)
    #expect(command.errors.contains("1 error:") && command.errors.contains("Own.swift:1:"))
    #expect(!command.errors.contains("Map.swift:2:") || command.errors.contains("PART-LEFT-OUT"))
    #expect(command.errors.components(separatedBy: "TSK-PART-LEFT-OUT").count == 3)
  }

  @Test func `what a framework lacks that is here in part is told in the compiler's words`() throws
  {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "UIViewController"),
      "Map.swift":
        "import MapKit\nclass MapController: UIViewController {\n  let map = MKMapView()\n"
        + "  func show() { map.setRegion(1, animated: true) }\n}",
    ])
    let command = try Command(path, "--dump", Command.file(".json").path)
    #expect(command.status == 0, "\(command.errors)")
    #expect(
      command.errors.contains(
        "They need more of MapKit, which is not here (cannot convert value of type 'Int'"
      ),
      "\(command.errors)"
    )
  }

  @Test func `what an app begins in is not left out`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "MKMapController"),
      "Map.swift": Self.map,
    ])
    let command = try Command(path, "--dump", Command.file(".json").path)
    #expect(command.status == 1)
    #expect(command.errors.contains("TSK-APP-COMPILE"))
    #expect(command.errors.contains("MKMapController") && command.errors.contains("1 error:"))
    #expect(!command.errors.contains("TSK-FILE-LEFT-OUT"))
  }

  @Test func `errors are found in sources and in what was made of them`() {
    let source = URL(fileURLWithPath: "/app/A.swift")
    let made = URL(fileURLWithPath: "/made/A.swift")
    let files = [(source, made)]
    let output = """
      /app/A.swift:3:9: error: cannot find type 'UIWebView' in scope
      /made/A.swift:30:2: error: missing argument
      """
    func failing(_ output: String) -> [URL: [CompilerError]] {
      LeftOutFiles.failing(CompilerError.all(in: output), of: files)
    }
    let errors = failing(output)[source] ?? []
    #expect(errors.map(\.missingApplesType) == ["UIWebView", nil] && errors.first?.line == 3)
    #expect(failing(output + "\n/app/B.swift:1:1: error: no").isEmpty)
    #expect(failing("linker: no").isEmpty)
  }
}

@Suite(.serialized) struct SubclassDelegateRunTests {
  private static let screens = """
    import UIKit
    class Base: UIViewController, UITableViewDataSource, UITableViewDelegate {
      let label = UILabel(frame: CGRect(x: 0, y: 300, width: 200, height: 20))
      override func viewDidLoad() {
        super.viewDidLoad()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        table.rowHeight = 30
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
        view.addSubview(label)
      }
      func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    class Sub: Base {}
    extension Sub {
      func tableView(_ tableView: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 60 }
      func tableView(_ tableView: UITableView, didSelectRowAt i: IndexPath) {
        label.text = "row \\(i.row)"
      }
    }
    """

  private func dump(_ controller: String) throws -> Dump {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: controller),
      "Screens.swift": Self.screens,
    ])
    let script = Command.file(".json")
    try Data(#"[{"kind":"tap","time":0.2,"at":[100,70]}]"#.utf8).write(to: script)
    let file = Command.file(".json")
    let command = try Command(
      arguments: [
        path, "--size", "200x320", "--safe-area", "0,0,0,0", "--gestures", script.path, "--at", "1",
        "--dump", file.path,
      ]
    )
    #expect(command.status == 0, "\(command.errors)")
    return try Dump(file)
  }

  private func heights(_ dump: Dump) -> [Double] {
    dump.views(of: "UITableViewCell").compactMap { $0["frame"].numbers.last }
  }

  @Test func `a delegate's methods are found where only a subclass has them`() throws {
    let sub = try dump("Sub")
    #expect(heights(sub) == [60, 60, 60])
    #expect(sub.views(of: "UILabel").contains { $0["text"].string == "row 1" })
  }

  @Test func `the class itself is as if it had none of them`() throws {
    let base = try dump("Base")
    #expect(heights(base) == [30, 30, 30])
    #expect(!base.views(of: "UILabel").contains { $0["text"].string?.hasPrefix("row") == true })
  }
}

@Suite struct PluralTests {
  @Test func `texts follow numbers by the rules of their language`() throws {
    func form(_ variable: String, _ forms: String) -> String {
      "<key>\(variable)</key><dict><key>NSStringFormatSpecTypeKey</key>"
        + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
        + "<string>d</string>\(forms)</dict>"
    }
    func entry(_ category: String, _ text: String) -> String {
      "<key>\(category)</key><string>\(text)</string>"
    }
    let forms =
      entry("zero", "no books") + entry("one", "%d book") + entry("few", "%d booky")
      + entry("other", "%d books")
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>shelf</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@books@ on %2$#@shelves@</string>
      \(form("books", forms))
      \(form("shelves", entry("one", "%d shelf") + entry("other", "%d shelves")))</dict></dict></plist>
      """
    let controller = """
      import UIKit
      class Shelf: UIViewController {
        override func viewDidLoad() {
          let label = UILabel(frame: view.bounds)
          let format = NSLocalizedString("shelf", comment: "")
          let texts = [0, 1, 3, 22].map { String.localizedStringWithFormat(format, $0, 1) }
          label.text = texts.joined(separator: "|") + String(format: "|%.0.2f %@", 1.5, "x")
            + NSLocalizedString("none", comment: "")
          view.addSubview(label)
        }
      }
      """
    func text(_ language: String) throws -> String? {
      let path = try SmallApp.folder([
        "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Shelf"),
        "Shelf.swift": controller, "\(language).lproj/Localizable.stringsdict": plist,
      ])
      let dump = Command.file(".json")
      let command = try Command(path, "--dump", dump.path)
      #expect(command.status == 0, "\(command.errors)")
      return try Dump(dump).views(of: "UILabel").first?["text"].string
    }
    let rest = "|1.50 xnone"
    let english = "no books on 1 shelf|1 book on 1 shelf|3 books on 1 shelf|22 books on 1 shelf"
    #expect(try text("en") == english + rest)
  }
}

@Suite struct PodFilesTests {
  @Test(arguments: [
    ("s.source_files = 'Sources/**/*'", "Sources/A/B.swift", true),
    ("s.source_files = 'Sources/*.{h,swift}'", "Sources/A.swift", true),
    ("s.source_files = 'Sources/*.{h,swift}'", "Sources/B/A.swift", false),
    ("  s.source_files = 'A/*.swift', \"B/*.swift\"", "B/C.swift", true),
    ("s.source_files = [\n  'A/*.swift',\n  'B/*.swift'\n]", "B/C.swift", true),
    ("s.ios.source_files = 'A/*.swift'", "A/C.swift", true),
    ("s.osx.source_files = 'A/*.swift'", "A/C.swift", false),
    ("files = 1\nsource_files = 'A/C.swift'", "A/C.swift", true),
    ("# s.source_files = 'A/*'", "A/C.swift", false), ("s.source_files = 'A'", "A/C.swift", true),
  ])
  func `a pod's patterns find its files`(text: String, path: String, isFound: Bool) {
    #expect(PodFiles(text).patterns.contains { $0.matches(path) } == isFound)
  }
}
