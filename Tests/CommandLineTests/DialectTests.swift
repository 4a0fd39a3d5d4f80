import Foundation
import TestSupport
import Testing

/// Sources as they are written for iOS with Objective-C beside them.
@Suite(.serialized) struct DialectTests {
  private func texts(_ command: Command, _ file: URL) throws -> [String: String] {
    #expect(command.status == 0, "\(command.errors)")
    let labels = try Dump(file).views(of: "UILabel").compactMap { view in
      view["accessibilityIdentifier"].string.flatMap { id in view["text"].string.map { (id, $0) } }
    }
    return Dictionary(labels, uniquingKeysWith: { first, _ in first })
  }

  @Test func `what Objective-C gives iOS works from the folder as it is`() throws {
    let file = Command.file(".json")
    let command = try Command(Command.app("Dialect"), "--dump", file.path)
    let texts = try texts(command, file)
    #expect(
      texts == [
        "optional missing": "-1", "optional there": "4 true", "responds": "false true",
        "UIKit optional": "5.0 true", "names": "plain it tapped note plain", "generic": "1",
        "class": "true", "key path": "total", "outlets": "true 2",
        "keys": "2.0 0 [\"nothing\"]", "observed": "[4, 5, 6, 7] gold", "pool": "3",
        "spellings": "1000.0 4.0 0 UICollectionElementKindSectionHeader", "system": "iOS",
        "available": "new", "extension": "appeared", "watched": "[\"total 6\"] own",
        "made": "own true", "later": "111 7.0 go!",
      ]
    )
  }

  @Test func `a project's app is built with its libraries, packages and resources`() throws {
    let file = Command.file(".json")
    let command = try Command(Command.project("Workshop"), "--dump", file.path)
    #expect(try texts(command, file)["report"] == "3 kit Work & Shop loud ash noted")
  }

  @Test func `unit tests of a project and of a package run`() throws {
    let project = try Command("--test", Command.project("Workshop"))
    #expect(project.status == 0, "\(project.errors)")
    for name in [
      "HammerTests.testStrike", "HammerTests.testApp", "HammerTests.testInherited",
      "HammerTests.testBundles", "HammerTests.testLater",
    ] {
      #expect((project.output + project.errors).contains("'\(name)' passed"))
    }
    let package = try Command("--test", Command.project("Workshop/Kit"))
    #expect(package.status == 0, "\(package.errors)")
    let output = package.output + package.errors
    #expect(output.contains("'KitCase.testWord' passed"))
    #expect(output.contains("Test run with 1 test in 1 suite passed"))
  }

  @Test func `only what changed is translated and compiled again`() throws {
    let app = Command.file("")
    try FileManager.default.copyItem(atPath: Command.app("Bricks"), toPath: app.path)
    let program = try Command("--build", app.path).output
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let modules = URL(fileURLWithPath: program).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("modules")
    func dates() throws -> [String: Date] {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: modules.path)
        .filter { $0.hasSuffix(".swift") }
      return try Dictionary(
        paths.map { path in
          let url = modules.appendingPathComponent(path)
          let values = try FileManager.default.attributesOfItem(atPath: url.path)
          return (url.lastPathComponent, values[.modificationDate] as? Date ?? .distantPast)
        },
        uniquingKeysWith: { first, _ in first }
      )
    }
    let before = try dates()
    let sources = FolderFiles.swift(in: app)
    let changed = try #require(sources.last)
    let text = try String(contentsOf: changed, encoding: .utf8)
    try Data((text + "\n// more\n").utf8).write(to: changed)
    let again = try Command("--build", app.path)
    #expect(again.status == 0, "\(again.errors)")
    let after = try dates()
    #expect(before.count == sources.count && sources.count > 1)
    #expect(before.keys.filter { before[$0] != after[$0] } == [changed.lastPathComponent])
  }

  @Test func `an error points at the file as it was written`() throws {
    let app = Command.file("")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    let file = app.appendingPathComponent("Main.swift")
    try Data("import UIKit\nimport CarPlay\n\n@objc @main class A: Gone {}\n".utf8)
      .write(to: file)
    let command = try Command("--build", app.path)
    #expect(command.errors.contains("TSK-APP-COMPILE"))
    #expect(command.errors.contains("\(file.path):4:22: error: cannot find type 'Gone'"))
    #expect(command.errors.contains("CarPlay (\(file.path):2)"))
  }

  @Test func `the doctor lists what is missing, with its place`() throws {
    let app = Command.file("")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    let file = app.appendingPathComponent("Main.swift")
    try Data(
      """
      import UIKit
      import CarPlay
      class A: UIView {
        let own = 1
        func f() { setNeedsLayout(); print(own); _ = UIWarpDrive(); frame.warp() }
      }
      """.utf8
    ).write(to: file)
    let sick = try Command("--doctor", app.path)
    #expect(sick.status == 1, "\(sick.errors)")
    #expect(sick.output.contains("CarPlay  \(file.path):2"))
    #expect(sick.output.contains("UIWarpDrive  \(file.path):5"))
    #expect(sick.output.contains("warp  \(file.path):5"))
    #expect(!sick.output.contains("setNeedsLayout") && !sick.output.contains("own"))
    let healthy = try Command("--doctor", Command.app("Bricks"))
    #expect(healthy.status == 0, "\(healthy.output) \(healthy.errors)")
  }

  @Test(arguments: [
    (["--target", "Gone"], "TSK-TARGET"), (["--target", "Hollow"], "TSK-APP-SOURCES"),
  ])
  func `a target that cannot be run says why`(options: [String], code: String) throws {
    let command = try Command(arguments: [Command.project("Workshop")] + options)
    #expect(command.status == 1)
    #expect(command.errors.contains(code), "\(command.errors)")
  }
}

/// Projects with something wrong in them.
@Suite(.serialized) struct BrokenProjectTests {
  /// A copy of a fixture with one file's text changed.
  private func workshop(_ path: String, _ change: (String) -> String?) throws -> URL {
    let folder = Command.file("")
    try FileManager.default.copyItem(atPath: Command.project("Workshop"), toPath: folder.path)
    let file = folder.appendingPathComponent(path)
    if let text = change(try String(contentsOf: file, encoding: .utf8)) {
      try Data(text.utf8).write(to: file)
    } else {
      try FileManager.default.removeItem(at: file)
    }
    return folder
  }

  private let project = "Workshop.xcodeproj/project.pbxproj"

  @Test func `a source that is gone is named`() throws {
    let folder = try workshop("Tools/Hammer.swift") { _ in nil }
    let command = try Command("--build", folder.path)
    #expect(command.status == 1)
    #expect(command.errors.contains("TSK-SOURCE-MISSING"), "\(command.errors)")
    #expect(command.errors.contains("Tools/Hammer.swift"))
  }

  @Test func `a package elsewhere and a manifest that is broken are told`() throws {
    let far = try workshop(project) { $0.replacing("productName = Kit", with: "productName = Far") }
    #expect(try Command("--build", far.path).errors.contains("TSK-PACKAGE-REMOTE"))
    // A checkout beside the project, under the name that is imported, serves.
    let beside = far.deletingLastPathComponent().appendingPathComponent("Words")
    try? FileManager.default.removeItem(at: beside)
    try FileManager.default.createDirectory(
      at: beside.appendingPathComponent("Sources/Words"),
      withIntermediateDirectories: true
    )
    defer { try? FileManager.default.removeItem(at: beside) }
    try Data(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Words", products: [.library(name: "Words", targets: ["Words"])],
        targets: [.target(name: "Words")])
      """.utf8
    )
    .write(to: beside.appendingPathComponent("Package.swift"))
    try Data("public let word = \"beside\"\n".utf8)
      .write(to: beside.appendingPathComponent("Sources/Words/Words.swift"))
    let needy = Command.file("")
    try FileManager.default.createDirectory(at: needy, withIntermediateDirectories: true)
    try Data(
      """
      import UIKit
      import Words
      @main class Delegate: UIResponder, UIApplicationDelegate { let kept = word }
      """.utf8
    )
    .write(to: needy.appendingPathComponent("App.swift"))
    let served = try Command("--build", needy.path)
    #expect(served.status == 0, "\(served.errors)")
    let broken = try workshop("Kit/Package.swift") { $0 + "\n)" }
    let command = try Command("--build", broken.path)
    #expect(command.errors.contains("TSK-PACKAGE"), "\(command.errors)")
  }

  @Test func `Info.plist has to be there and well formed`() throws {
    let setting = "GENERATE_INFOPLIST_FILE = YES;"
    let gone = try workshop(project) {
      $0.replacing(setting, with: "INFOPLIST_FILE = Info.plist;")
    }
    #expect(try Command("--build", gone.path).errors.contains("TSK-INFO"))
    try Data("<plist>\n<dict>\n<key>a</dict>".utf8)
      .write(to: gone.appendingPathComponent("Info.plist"))
    let damaged = try Command("--build", gone.path).errors
    #expect(damaged.contains("cannot be read"))
    #expect(damaged.contains("Info.plist:3"), "\(damaged)")
  }

  @Test func `a resource that is gone is told and the app goes on`() throws {
    let folder = try workshop(project) {
      $0.replacing("buildPhases = (H1);", with: "buildPhases = (H1, R1);").replacing(
        "children = (S1,",
        with: "children = (FR, S1,"
      ).replacing(
        "B1 = {",
        with: """
          R1 = { isa = PBXResourcesBuildPhase; files = (BR); };
          BR = { isa = PBXBuildFile; fileRef = FR; };
          FR = { isa = PBXFileReference; path = gone.png; sourceTree = SOURCE_ROOT; };
          B1 = {
          """
      )
    }
    let command = try Command("--build", folder.path)
    #expect(command.status == 0, "\(command.errors)")
    #expect(command.errors.contains("TSK-RESOURCE-MISSING"))
  }

  @Test func `two functions of one name cannot be linked`() throws {
    let folder = Command.file("")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(
      """
      import UIKit
      @_silgen_name("not_in_any_library") func missing()
      @main class D: UIResponder, UIApplicationDelegate {
        override init() { missing() }
      }
      """.utf8
    ).write(to: folder.appendingPathComponent("D.swift"))
    let command = try Command("--build", folder.path)
    #expect(command.errors.contains("TSK-APP-LINK"), "\(command.errors)")
  }

  @Test func `where there are no tests, none run`() throws {
    #expect(try Command("--test", Command.app("Bricks")).errors.contains("TSK-NO-TESTS"))
    let command = try Command("--test", Command.project("Workshop"), "--target", "Gone")
    #expect(command.status == 1)
    #expect(command.errors.contains("TSK-NO-TESTS"))
  }

  @Test func `a workspace leads to its project, or says that it has none`() throws {
    let folder = Command.file(".xcworkspace")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("contents.xcworkspacedata")
    try Data("<Workspace></Workspace>".utf8).write(to: file)
    #expect(try Command("--build", folder.path).errors.contains("TSK-WORKSPACE"))
    let project = Command.project("Workshop/Workshop.xcodeproj")
    try Data("<FileRef location = \"absolute:\(project)\"></FileRef>".utf8).write(to: file)
    let command = try Command("--build", folder.path)
    #expect(command.status == 0, "\(command.errors)")
  }
}

private enum FolderFiles {
  static func swift(in folder: URL) -> [URL] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }
}
