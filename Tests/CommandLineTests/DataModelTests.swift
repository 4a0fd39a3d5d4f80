import Diagnostics
import Foundation
import Testing

@testable import tsumiki_translate

/// Models of Core Data on their way into an app's bundle.
@Suite struct DataModelTests {
  /// A folder with files; what ends in a slash is a folder without any.
  private func folder(_ files: [String: String]) throws -> URL {
    let folder = Command.file("-model")
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: path.hasSuffix("/") ? file : file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      if !path.hasSuffix("/") { try Data(text.utf8).write(to: file) }
    }
    return folder
  }

  private static func current(_ name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>\(name)</string></dict></plist>
    """
  }

  private func copied(_ name: String, _ root: URL) throws -> URL {
    let bundle = root.appendingPathComponent("Out.app")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let source = root.appendingPathComponent(name)
    var plan = ProjectPlan(root: root, name: "App", modules: [])
    plan.modules = [
      ModulePlan(
        name: "App",
        sources: [],
        resources: [Resource(source: source, path: ModulePlan.bundlePath(of: source))]
      )
    ]
    try ResourceCopy(plan: plan, bundle: bundle).run()
    return bundle
  }

  private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  @Test(arguments: [
    ("Notes 2.xcdatamodel", "Notes 2"), ("Notes.xcdatamodel", "Notes"),
    // Where nothing says which, the last counts.
    ("Gone.xcdatamodel", "Notes 10"), (nil, "Notes 10"),
  ])
  func `a folder of versions has each of them and says which counts`(
    name: String?,
    current: String
  ) throws {
    let all = "Notes.xcdatamodeld"
    var files = ["Notes", "Notes 2", "Notes 10"].reduce(into: [:]) {
      $0["\(all)/\($1).xcdatamodel/contents"] = "<model note=\"\($1)\"/>"
    }
    files["\(all)/.xccurrentversion"] = name.map(Self.current)
    let root = try folder(files)
    defer { try? FileManager.default.removeItem(at: root) }
    let made = try copied(all, root).appendingPathComponent("Notes.momd")
    let names = try FileManager.default.contentsOfDirectory(atPath: made.path).sorted()
    #expect(names == ["Notes 10.mom", "Notes 2.mom", "Notes.mom", "VersionInfo.plist"])
    #expect(try text(made.appendingPathComponent("Notes 2.mom")) == "<model note=\"Notes 2\"/>")
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: made.appendingPathComponent("VersionInfo.plist")),
      format: nil
    )
    #expect(
      (list as? [String: Any])?["NSManagedObjectModel_CurrentVersionName"] as? String == current
    )
  }

  @Test func `a version alone is a file`() throws {
    let root = try folder(["Notes.xcdatamodel/contents": "<model/>"])
    defer { try? FileManager.default.removeItem(at: root) }
    let bundle = try copied("Notes.xcdatamodel", root)
    #expect(try text(bundle.appendingPathComponent("Notes.mom")) == "<model/>")
  }

  @Test func `a folder app has its models`() throws {
    let root = try folder([
      "App.swift": "", "Notes.xcdatamodeld/Notes.xcdatamodel/contents": "<model/>",
      "Old/Old.xcdatamodel/contents": "<model/>",
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let resources = try AppFolder(root).resources
    #expect(resources.map(\.lastPathComponent) == ["Notes.xcdatamodeld", "Old.xcdatamodel"])
    #expect(resources.map(ModulePlan.bundlePath) == ["Notes.momd", "Old.mom"])
  }

  @Test func `a package's target has its models without naming them`() throws {
    let root = try folder([
      "Package.swift": "", "Sources/Store/Store.swift": "",
      "Sources/Store/Notes.xcdatamodeld/Notes.xcdatamodel/contents": "<model/>",
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let description = """
      {"name": "Store", "targets": [{"name": "Store", "type": "regular", "resources": [
        {"path": "Notes.xcdatamodeld", "rule": {"process": {}}}]}]}
      """
    let package = try PackageProject(root, description: Data(description.utf8))
    let module = try #require(package.module("Store"))
    #expect(module.resources.map(\.path) == ["Notes.momd"])
  }

  @Test(arguments: ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"])
  func `a project's target has the models of its phases`(phase: String) throws {
    let root = try folder([
      "App.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (A); };
        G = { isa = PBXGroup; children = (M); sourceTree = "<group>"; };
        M = { isa = XCVersionGroup; children = (V); currentVersion = V; path = Notes.xcdatamodeld;
          sourceTree = "<group>"; versionGroupType = wrapper.xcdatamodel; };
        V = { isa = PBXFileReference; path = Notes.xcdatamodel; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = M; };
        S = { isa = \(phase); files = (B); };
        A = { isa = PBXNativeTarget; name = App; buildPhases = (S);
          productType = "com.apple.product-type.application"; };
      }; rootObject = P; }
      """
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let project = try XcodeProject(root.appendingPathComponent("App.xcodeproj"))
    let app = try project.app(named: nil)
    #expect(project.resources(of: app).map(\.path) == ["Notes.momd"])
    #expect(
      project.resources(of: app).map(\.source.path)
        == [root.appendingPathComponent("Notes.xcdatamodeld").path]
    )
    #expect(project.sources(of: app).isEmpty)
  }

  @Test func `a target has the models of folders that are kept in step with the disk`() throws {
    let root = try folder([
      "App/Notes.xcdatamodeld/Notes.xcdatamodel/contents": "<model/>",
      "App.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (A); };
        G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S);
          productType = "com.apple.product-type.application"; };
      }; rootObject = P; }
      """,
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let project = try XcodeProject(root.appendingPathComponent("App.xcodeproj"))
    #expect(project.resources(of: try project.app(named: nil)).map(\.path) == ["Notes.momd"])
  }
}
