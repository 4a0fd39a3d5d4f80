import Diagnostics
import Foundation
import Testing

@testable import tsumiki_translate

/// What a project names that is not its own.
@Suite struct OutsideTests {
  private let root: URL

  init() throws {
    root = URL(
      fileURLWithPath: try SmallApp.folder(["App/A.swift": "let a = 1", "secret.txt": "x"])
    )
    .resolvingSymlinksInPath()
  }

  private var app: URL { root.appendingPathComponent("App") }

  private func write(_ text: String, _ name: String) throws {
    let file = root.appendingPathComponent(name)
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func link(_ name: String, to target: String) throws {
    let path = root.appendingPathComponent(name).path
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  /// A project of one app with a resource and settings.
  private func plan(
    resource: String = "A.swift",
    settings: String = "",
    objects: String = "",
    asked: String = "App"
  ) throws -> ProjectPlan {
    let text = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F, R, X, N); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        R = { isa = PBXFileReference; path = "\(resource)"; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = c.xcconfig; sourceTree = "<group>"; };
        BF = { isa = PBXBuildFile; fileRef = F; };
        BR = { isa = PBXBuildFile; fileRef = R; };
        S = { isa = PBXSourcesBuildPhase; files = (BF); };
        C = { isa = PBXResourcesBuildPhase; files = (BR); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S, C);
          buildConfigurationList = CL; productType = "com.apple.product-type.application"; };
        CL = { buildConfigurations = (CD); };
        CD = { name = Debug; baseConfigurationReference = X; buildSettings = { \(settings) }; };
        \(objects)
      }; rootObject = P; }
      """
    try write(text, "App/App.xcodeproj/project.pbxproj")
    let toolchain = Toolchain(compiler: "/", products: root)
    return try ProjectReader(path: root.appendingPathComponent(asked).path, toolchain: toolchain)
      .read()
  }

  private func resources(_ plan: ProjectPlan) -> [String] {
    plan.resources.map { $0.source.lastPathComponent }
  }

  @Test(arguments: [
    "/etc/passwd", "../secret.txt", "../../../../../../etc/passwd", "/", "/dev/zero",
  ])
  func `a resource outside of the project is told and left out`(path: String) throws {
    let plan = try plan(resource: path)
    #expect(plan.resources.isEmpty)
    #expect(plan.problems.map(\.code) == ["TSK-OUTSIDE"])
    #expect(plan.problems.first?.remedy.isEmpty == false)
  }

  @Test func `a file beside the project is its own in a checkout and in the folder asked for`()
    throws
  {
    #expect(resources(try plan(resource: "../secret.txt", asked: "")) == ["secret.txt"])
    try write("", ".git/HEAD")
    let plan = try plan(resource: "../secret.txt")
    #expect(resources(plan) == ["secret.txt"])
    #expect(plan.problems.isEmpty)
    #expect(try self.plan(resource: "../../secret.txt").resources.isEmpty)
  }

  @Test func `a link is what it leads to`() throws {
    try link("App/out.txt", to: "/etc/passwd")
    try link("App/in.txt", to: "A.swift")
    #expect(try plan(resource: "out.txt").problems.map(\.code) == ["TSK-OUTSIDE"])
    #expect(resources(try plan(resource: "in.txt")) == ["in.txt"])
  }

  @Test func `a pipe is told and never read`() throws {
    mkfifo(app.appendingPathComponent("pipe.storyboard").path, 0o600)
    let plan = try plan(resource: "pipe.storyboard")
    #expect(plan.resources.isEmpty)
    #expect(plan.problems.map(\.code) == ["TSK-RESOURCE-MISSING"])
    #expect(FolderWalk.files(in: app).map(\.lastPathComponent) == ["A.swift"])
  }

  @Test func `Info plist is read from the project alone`() throws {
    let plan = try plan(settings: "INFOPLIST_FILE = \"/etc/passwd\";")
    #expect(plan.infoPlist == nil)
    #expect(plan.problems.map(\.code) == ["TSK-OUTSIDE"])
  }

  @Test(arguments: [
    ("PRODUCT_MODULE_NAME = \"../../../victim/x\";", true),
    ("PRODUCT_MODULE_NAME = \"-v\";", false),
    ("PRODUCT_NAME = \"../../../victim/x\";", true), ("PRODUCT_MODULE_NAME = \"..\";", true),
    ("PRODUCT_MODULE_NAME = \"\";", false),
  ])
  func `names that settings give lead to no other folder`(settings: String, isTold: Bool) throws {
    let plan = try plan(settings: settings)
    for name in [plan.name] + plan.modules.map(\.name) {
      #expect(name == AppFolder.moduleName(name) && !name.isEmpty, "\(name)")
    }
    #expect(plan.problems.map(\.code) == (isTold ? ["TSK-OUTSIDE"] : []))
  }

  @Test func `a package's name leads to no other folder`() {
    var module = ModulePlan(name: "Kit", sources: [])
    module.package = "../../x"
    #expect(!ResourceCopy.bundleName(of: module).contains("/"))
  }

  @Test func `options for the compiler are no conditions`() throws {
    let words = "GOOD -load-plugin-library=x.so $(inherited)"
    let plan = try plan(settings: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"\(words)\";")
    #expect(plan.modules.last?.conditions == ["DEBUG", "GOOD"])
  }

  // MARK: Settings

  @Test func `a file of settings that includes itself is read once`() throws {
    try write(
      String(repeating: "#include \"c.xcconfig\"\n", count: 10) + "PRODUCT_NAME = Wall\n",
      "App/c.xcconfig"
    )
    #expect(try plan().variables["PRODUCT_NAME"] == "Wall")
  }

  @Test func `files of settings are read from the project alone`() throws {
    try write("MARKETING_VERSION = 7\n", "secret.xcconfig")
    try write("#include \"../secret.xcconfig\"\n#include \"own.xcconfig\"\n", "App/c.xcconfig")
    try write("CURRENT_PROJECT_VERSION = 8\n", "App/own.xcconfig")
    let plan = try plan()
    #expect(plan.variables["MARKETING_VERSION"] == nil)
    #expect(plan.variables["CURRENT_PROJECT_VERSION"] == "8")
    #expect(plan.problems.map(\.code) == ["TSK-OUTSIDE"])
  }

  @Test func `settings that double each other stay short`() throws {
    let many = (0..<40).map { "V\($0) = \"\(String(repeating: "$(V\($0 + 1))", count: 4))\";" }
    let twice = String(repeating: "GROWN = $(inherited)$(inherited)x\n", count: 64)
    try write(twice, "App/c.xcconfig")
    let info = (0..<40).map { "<key>K\($0)</key><string>$(V\($0))</string>" }.joined()
    try write("<plist version=\"1.0\"><dict>\(info)</dict></plist>", "App/I.plist")
    let plan = try plan(settings: "INFOPLIST_FILE = I.plist; " + many.joined(separator: " "))
    #expect(plan.variables.values.allSatisfy { $0.utf8.count <= SettingText.mostBytes })
    let bundle = root.appendingPathComponent("Out.app")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    try ResourceCopy(plan: plan, bundle: bundle).run()
    let data = try Data(contentsOf: bundle.appendingPathComponent("Info.plist"))
    #expect(data.count < 1 << 22)
  }

  // MARK: Depth

  @Test func `groups in groups without an end are read`() throws {
    let count = 20_000
    let chain = (0..<count).map {
      "N\($0) = { isa = PBXGroup; children = (N\($0 + 1)); sourceTree = \"<group>\"; };"
    }
    let end = "N\(count) = { isa = PBXFileReference; path = end.txt; sourceTree = \"<group>\"; };"
    let first = "N = { isa = PBXGroup; children = (N0, G); path = d; sourceTree = \"<group>\"; };"
    _ = try plan(objects: ([first] + chain + [end]).joined(separator: "\n"))
    let deep = (0..<3000).map {
      "N\($0) = { isa = PBXGroup; children = (N\($0 + 1)); path = d; sourceTree = \"<group>\"; };"
    }
    _ = try plan(objects: ([first] + deep).joined(separator: "\n"))
  }

  // MARK: Copies

  @Test func `links in folders of resources lead nowhere else`() throws {
    try write("own", "App/A.xcassets/a.dataset/own.txt")
    try write("other", "App/other.txt")
    try link("App/A.xcassets/a.dataset/secret.txt", to: "/etc/passwd")
    try link("App/A.xcassets/a.dataset/same.txt", to: "own.txt")
    try link("App/A.xcassets/a.dataset/near.txt", to: "../../other.txt")
    try link("App/A.xcassets/round", to: root.path)
    mkfifo(app.appendingPathComponent("A.xcassets/pipe").path, 0o600)
    let plan = try plan(resource: "A.xcassets")
    let bundle = root.appendingPathComponent("Out.app")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    try ResourceCopy(plan: plan, bundle: bundle).run()
    let copied = try FileManager.default.subpathsOfDirectory(atPath: bundle.path)
      .filter { $0.hasSuffix(".txt") || $0.hasSuffix("pipe") || $0.hasSuffix("round") }
    #expect(
      copied.map { ($0 as NSString).lastPathComponent }.sorted() == [
        "near.txt", "own.txt", "same.txt",
      ]
    )
    for (name, text) in [("near", "other"), ("same", "own")] {
      let file = bundle.appendingPathComponent("A.xcassets/a.dataset/\(name).txt")
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }
}
