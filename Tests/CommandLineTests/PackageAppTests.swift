import Foundation
import TestSupport
import Testing

@testable import tsumiki_translate

/// Apps that stand on packages of other people.
@Suite(.serialized) struct PackageAppTests {
  private let root: URL

  init() throws { root = URL(fileURLWithPath: try SmallApp.folder(["clones/a.txt": ""])) }

  private var clones: URL { root.appendingPathComponent("clones") }

  /// Labels in UIKit on words that are built as on Linux, on numbers and signs in C, whose module has another
  /// name than its target.
  private func makePackages() throws -> (look: String, words: String) {
    let look = try TestRepository("Look", in: clones)
    let words = try TestRepository("Words", in: clones)
    let manifest = TestRepository.manifest("Words", uses: "\"CNumbers\", \"c-signs\"")
      .replacing(
        "])])",
        with:
          "], resources: [.process(\"Texts\")]), .target(name: \"CNumbers\"), .target(name: \"c-signs\")])"
      )
    let second = try words.commit(
      [
        "Package.swift": manifest,
        "Sources/CNumbers/include/CNumbers.h": "int the_number(void);\n",
        "Sources/CNumbers/numbers.c":
          "#include \"CNumbers.h\"\nint the_number(void) { return 7; }\n",
        "Sources/c-signs/include/module.modulemap":
          "/* module Old */\nmodule Signs [system] {\n  header \"signs.h\"\n  export *\n}\n",
        "Sources/c-signs/include/signs.h": "#define THE_SIGN 113\n",
        "Sources/c-signs/anchor.c": "",
        "Sources/Words/Texts/en.lproj/Localizable.strings": "\"word\" = \"bricks\";\n",
        "Sources/Words/Words.swift": """
        import CNumbers
        import Foundation
        import Signs
        #if canImport(UIKit)
        let sees = "sees"
        #endif
        // What is built as on Linux finds the frameworks that apps are linked with.
        #if canImport(SystemConfiguration)
        import SystemConfiguration
        package let reach = SCNetworkReachabilityFlags.reachable.rawValue
        #endif
        #if os(Linux)
        package let system = "Linux"
        #else
        package let system = "iOS"
        #endif
        public func words() -> String {
          "\\(the_number() + THE_SIGN - 113) \\(NSLocalizedString("word", bundle: .module, comment: "")) on \\(system)"
        }
        """,
      ],
      tag: "1.0.0"
    )
    let address = "https://nowhere.invalid/o/Words.git"
    let first = try look.commit(
      [
        "Package.swift": TestRepository.manifest(
          "Look",
          dependencies: ".package(url: \"\(address)\", from: \"1.0.0\"),"
            + " .package(url: \"https://nowhere.invalid/o/Gone.git\", from: \"1.0.0\")",
          uses:
            ".product(name: \"Words\", package: \"Words\", condition: .when(platforms: [.iOS])),"
            + " .product(name: \"Gone\", package: \"Gone\", condition: .when(platforms: [.macOS]))"
        ),
        "Sources/Look/Look.swift": """
        import UIKit
        import Words
        open class LookLabel: UILabel {
          @objc open func look() {
            #if os(iOS)
            text = words() + " in iOS"
            #endif
          }
        }
        """,
      ],
      tag: "v2.0.0"
    )
    return (first, second)
  }

  /// An app with a project that names a package by its address.
  private func app(_ name: String, _ pins: String?) throws -> String {
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (R); };
        R = { isa = XCRemoteSwiftPackageReference;
          repositoryURL = "https://nowhere.invalid/o/Look.git";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 2.0.0; }; };
        D = { isa = XCSwiftPackageProductDependency; package = R; productName = Look; };
        G = { isa = PBXGroup; children = (F, H); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        H = { isa = PBXFileReference; path = Screen.swift; sourceTree = "<group>"; };
        BF = { isa = PBXBuildFile; fileRef = F; };
        BH = { isa = PBXBuildFile; fileRef = H; };
        BD = { isa = PBXBuildFile; productRef = D; };
        S = { isa = PBXSourcesBuildPhase; files = (BF, BH); };
        L = { isa = PBXFrameworksBuildPhase; files = (BD); };
        T = { isa = PBXNativeTarget; name = \(name); buildPhases = (S, L);
          packageProductDependencies = (D);
          productType = "com.apple.product-type.application"; };
      }; rootObject = P; }
      """
    let screen = """
      import Look
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = LookLabel(frame: view.bounds)
          label.perform(#selector(LookLabel.look))
          view.addSubview(label)
        }
      }
      """
    var files = [
      "\(name).xcodeproj/project.pbxproj": project, "Screen.swift": screen,
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
    ]
    let place = "\(name).xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    files[place] = pins
    return try SmallApp.folder(files)
  }

  private func run(_ app: String, _ words: String...) throws -> (text: String?, Command) {
    let dump = Command.file(".json")
    let command = try Command(
      arguments: [app, "--packages", clones.path, "--dump", dump.path] + words
    )
    return (try? Dump(dump).views(of: "LookLabel").first?["text"].string, command)
  }

  @Test func `packages are fetched, built as they are meant, and shared by apps`() throws {
    let revisions = try makePackages()
    let pins = TestRepository.resolved([
      ("https://nowhere.invalid/o/Look.git", revisions.look, "2.0.0"),
      ("https://nowhere.invalid/o/Words.git", revisions.words, "1.0.0"),
    ])
    let (text, command) = try run(app("First", pins))
    #expect(text == "7 bricks on Linux in iOS", "\(command.errors)")
    #expect(!command.errors.contains("TSK-PACKAGE"), "\(command.errors)")
    let built = try Toolchain.current().appsFolder.appendingPathComponent("packages/built")
    func objects() throws -> [String: Date?] {
      let all = try FileManager.default.subpathsOfDirectory(atPath: built.path)
      let own = all.filter { path in
        path.hasSuffix(".o")
          && [revisions.look, revisions.words].contains { path.contains($0.prefix(12)) }
      }
      return Dictionary(
        uniqueKeysWithValues: try own.map { path in
          let file = built.appendingPathComponent(path)
          let values = try FileManager.default.attributesOfItem(atPath: file.path)
          return (path, values[.modificationDate] as? Date)
        }
      )
    }
    let first = try objects()
    #expect(first.count == 4)
    // Another app finds all of it built, also where the clones are gone.
    try FileManager.default.removeItem(at: clones)
    try FileManager.default.createDirectory(at: clones, withIntermediateDirectories: true)
    let other = try run(app("Second", pins))
    #expect(other.text == "7 bricks on Linux in iOS", "\(other.1.errors)")
    #expect(try objects() == first)
  }

  @Test func `without Package.resolved versions are chosen and told`() throws {
    _ = try makePackages()
    let (text, command) = try run(app("Unresolved", nil))
    #expect(text == "7 bricks on Linux in iOS", "\(command.errors)")
    #expect(command.errors.contains("TSK-PACKAGE-CHOSEN"), "\(command.errors)")
    #expect(command.errors.contains("Look 2.0.0, Words 1.0.0"))
  }

  @Test func `a package that cannot be had is told with its remedy, and the rest is built`() throws
  {
    let gone = String(repeating: "ab", count: 20)
    let pins = TestRepository.resolved([("https://nowhere.invalid/o/Look.git", gone, "2.0.0")])
    let command = try run(app("Lost", pins)).1
    #expect(command.errors.contains("TSK-PACKAGE-ADDRESS"), "\(command.errors)")
    #expect(command.errors.contains("--packages FOLDER"))
  }

  @Test func `nothing is fetched where only files are allowed`() throws {
    let gone = String(repeating: "ab", count: 20)
    let pins = TestRepository.resolved([("https://nowhere.invalid/o/Look.git", gone, "2.0.0")])
    let command = try Command(
      arguments: ["--doctor", app("Closed", pins)],
      environment: ["GIT_ALLOW_PROTOCOL": "file"]
    )
    let said = command.output + command.errors
    #expect(said.contains("TSK-PACKAGE-ADDRESS") && said.contains("'https' not allowed"), "\(said)")
  }

  /// What running an app says of a package with one file.
  private func runWithLook(_ source: String, _ name: String) throws -> (text: String?, Command) {
    let look = try TestRepository("Look", in: clones)
    _ = try look.commit(
      [
        "Package.swift": TestRepository.manifest("Look", uses: ""),
        "Sources/Look/Look.swift": source,
      ],
      tag: "2.0.0"
    )
    return try run(app(name, nil))
  }

  @Test func `a module of a package that does not compile is left out and told`() throws {
    let command = try runWithLook("import UIKit\nopen class LookLabel: UILabel {", "Faulty").1
    #expect(command.errors.contains("TSK-PACKAGE-PART"), "\(command.errors)")
    #expect(command.errors.contains("the module Look, which does not compile"))
  }

  @Test func `what does not compile of a package goes alone, since nobody edits it in the project`()
    throws
  {
    let source = """
      import UIKit
      open class LookLabel: UILabel {
        public func words() -> Int { let number: Int = UIDevice.current; return number }
        public func number() { isSeen = unheardOf() }
        var isSeen = false
      }
      """
    let command = try runWithLook(source, "PartlyFaulty").1
    #expect(!command.errors.contains("TSK-PACKAGE-PART"), "\(command.errors)")
    #expect(command.errors.contains("TSK-PART-LEFT-OUT"))
    #expect(command.errors.contains("cannot convert value of type 'UIDevice'"))
    #expect(command.errors.contains("the body of number() of LookLabel"))
    // Somebody else's mistakes are told; the app's own stop it.
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "UIViewController"),
      "Own.swift": "func own() { unheardOf() }\n",
    ])
    #expect(try Command("--build", path).status == 1)
  }

  @Test func `a folder of clones that is not there is told`() throws {
    let command = try Command("--build", Command.app("Bricks"), "--packages", "/nowhere")
    #expect(command.status == 1)
    #expect(command.errors.contains("TSK-OPTION") && command.errors.contains("/nowhere"))
  }
}
