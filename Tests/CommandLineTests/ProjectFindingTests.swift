import Foundation
import TestSupport
import Testing

@testable import tsumiki_translate

/// What is found for a path.
@Suite(.serialized) struct ProjectFindingTests {
  @Test func `a Swift file is an app`() throws {
    let folder = try SmallApp.folder([
      "Small.swift": SmallApp.delegate.replacing("CONTROLLER", with: "UIViewController"),
      "Other.swift": "this is no Swift",
    ])
    let dump = Command.file(".json")
    let command = try Command("\(folder)/Small.swift", "--dump", dump.path)
    #expect(command.status == 0, "\(command.errors)")
    #expect(try !Dump(dump).views.isEmpty)
  }

  @Test func `a package that is no app is told from one`() throws {
    let folder = try SmallApp.folder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Hello", targets: [.executableTarget(name: "Hello")])
      """,
      "Sources/Hello/main.swift": "print(\"Hello, world!\")",
    ])
    let command = try Command(folder, "--png", Command.file(".png").path)
    #expect(command.status == 1)
    #expect(command.errors.contains("none of its files imports UIKit"))
    #expect(!command.output.contains("Hello"))
  }

  @Test func `the doctor names what overrides nothing and what nobody calls`() throws {
    let screen = """
      import UIKit
      class Screen: UIViewController, UICollectionViewDelegate {
        override var someday: Bool { true }
        override func viewDidLoad() { print((1, "a").0, (2, "b").1) }
        func collectionView(_ c: UICollectionView, guessItemAt i: IndexPath) {}
      }
      """
    let folder = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Screen.swift": screen,
    ])
    let command = try Command("--doctor", folder)
    #expect(command.status == 1, "\(command.errors)")
    #expect(command.output.contains("  someday  \(folder)/Screen.swift:3"))
    #expect(command.output.contains("  collectionView(_:guessItemAt:)  \(folder)/Screen.swift:5"))
    #expect(!command.output.contains("Members that are not here"))
    #expect(!command.output.contains("viewDidLoad"))
  }

  @Test func `arguments behind two dashes are the app's, and so are its defaults`() throws {
    let controller = """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel(frame: view.bounds)
          label.text = CommandLine.arguments.dropFirst().joined(separator: " ")
            + " " + (Locale.preferredLanguages.first ?? "")
            + " " + (UserDefaults.standard.string(forKey: "Colour") ?? "none")
          view.addSubview(label)
        }
      }
      """
    let folder = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Screen.swift": controller,
    ])
    let dump = Command.file(".json")
    let command = try Command(
      arguments: [
        folder, "--dump", dump.path, "-AppleLanguages", "(de)", "-Colour", "red", "--", "--fast",
        "-png",
      ]
    )
    #expect(command.status == 0, "\(command.errors)")
    let text = try Dump(dump).views(of: "UILabel").first?["text"].string
    #expect(
      text?.hasPrefix("-AppleLanguages (de) -Colour red --fast -png") == true,
      "\(text ?? "")"
    )
  }

  @Test func `modules beside a project come after what they import`() throws {
    let spec = { (name: String) in
      "Pod::Spec.new do |s|\n s.name = '\(name)'\n"
        + " s.source_files = 'Sources/*.swift'\nend\n"
    }
    let folder = try SmallApp.folder([
      "Alpha/Alpha.podspec": spec("Alpha"), "Alpha/Sources/A.swift": "import Beta\nimport Gamma",
      "Beta/Beta.podspec": spec("Beta"), "Beta/Sources/B.swift": "import Gamma",
      "Gamma/Gamma.podspec": spec("Gamma"), "Gamma/Sources/C.swift": "public let c = 1",
      "App/App.swift": "import Beta\nimport Alpha\nimport Gamma",
    ])
    let toolchain = Toolchain(compiler: "/", products: URL(fileURLWithPath: folder))
    let root = URL(fileURLWithPath: folder).appendingPathComponent("App")
    for _ in 0..<20 {
      let app = ModulePlan(name: "App", sources: [root.appendingPathComponent("App.swift")])
      var plan = ProjectPlan(root: root, name: "App", modules: [app])
      ModuleSearch(root: root, toolchain: toolchain).complete(&plan)
      #expect(plan.modules.map(\.name) == ["Gamma", "Beta", "Alpha", "App"])
    }
  }

  @Test func `a module that only a storyboard names is found`() throws {
    let folder = try SmallApp.folder([
      "Pins/Pins.podspec":
        "Pod::Spec.new do |s|\n s.name = 'Pins'\n s.source_files = '*.swift'\nend",
      "Pins/Pin.swift": "public let c = 1", "App/App.swift": "import UIKit",
      "App/Main.storyboard": "<view customClass=\"PinView\" customModule=\"Pins\"/>",
    ])
    let toolchain = Toolchain(compiler: "/", products: URL(fileURLWithPath: folder))
    let root = URL(fileURLWithPath: folder).appendingPathComponent("App")
    var app = ModulePlan(name: "App", sources: [root.appendingPathComponent("App.swift")])
    app.resources = [
      Resource(source: root.appendingPathComponent("Main.storyboard"), path: "Main.storyboard")
    ]
    var plan = ProjectPlan(root: root, name: "App", modules: [app])
    ModuleSearch(root: root, toolchain: toolchain).complete(&plan)
    #expect(plan.modules.map(\.name) == ["Pins", "App"])
  }

  @Test func `names are found that differ in capitals`() throws {
    let folder = try SmallApp.folder(["Supporting files/info.plist": "a", "B.swift": "b"])
    let root = URL(fileURLWithPath: folder)
    let asked = root.appendingPathComponent("Supporting Files/Info.plist")
    #expect(DiskNames.url(asked).path == "\(folder)/Supporting files/info.plist")
    let missing = root.appendingPathComponent("Gone/Info.plist")
    #expect(DiskNames.url(missing) == missing)
    let exact = root.appendingPathComponent("B.swift")
    #expect(DiskNames.url(exact) == exact)
  }
}

/// What the compiler says, for people who know their own files.
@Suite struct CompilerOutputTests {
  @Test func `quoted lines are those of the own file`() throws {
    let folder = try SmallApp.folder([
      "App.swift": "import UIKit\n@objc func a() {}\nlet x: Int = \"\"\n"
    ])
    let path = "\(folder)/App.swift"
    let output = """
      \(path):3:14: error: cannot convert value of type 'String' to specified type 'Int'
      2 | import UIKit
      3 |       func a() {}
      4 | let x: Int = ""
        |              `- error: cannot convert value of type 'String' to specified type 'Int'
      5 |

      /made/sources/Other.swift:9:1: error: expected declaration
      9 | _registered
        | `- error: expected declaration

      """
    let said = CompilerOutput(output, sources: [URL(fileURLWithPath: path)])
    #expect(said.errorCount == 1 && said.firstPlace == "\(path):3:14")
    #expect(said.text.contains("1 | import UIKit\n2 | @objc func a() {}\n3 | let x: Int = \"\"\n"))
    #expect(!said.text.contains("_registered"))
  }

  @Test func `errors of what was made are shown where there are no others`() {
    let output = "/made/Other.swift:9:1: error: expected declaration\n9 | _registered\n"
    let said = CompilerOutput(output, sources: [URL(fileURLWithPath: "/app/Other.swift")])
    #expect(said.errorCount == 1 && said.text.contains("_registered"))
    let linker = CompilerOutput("cannot open file\n", sources: [])
    #expect(linker.text.contains("cannot open file"))
  }

  @Test
  func
    `of several projects the one that lacks least is taken, or the nearest where the rest is left out`()
    throws
  {
    func project(_ name: String) -> String {
      """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = CP; };
        CP = { buildConfigurations = (PD); };
        PD = { name = Debug; buildSettings = {}; };
        G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = A; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = \(name); buildPhases = (S);
          productType = "com.apple.product-type.application"; };
      }; rootObject = P; }
      """
    }
    let folder = try SmallApp.folder([
      "Whole.xcodeproj/project.pbxproj": project("Whole"),
      "A.swift": "import UIKit\nimport Elsewhere",
      "Example/Part.xcodeproj/project.pbxproj": project("Part"),
      "Example/A.swift": "import UIKit",
    ])
    let toolchain = try Toolchain.current()
    var reader = ProjectReader(path: folder, toolchain: toolchain)
    #expect(try reader.read().name == "Part")
    reader.keepsGoing = true
    #expect(try reader.read().name == "Whole")
  }
}
