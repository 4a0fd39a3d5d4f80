import Diagnostics
import Foundation
import Testing

@testable import tsumiki_translate

@Suite struct OldStylePlistTests {
  @Test func `the old style is read`() throws {
    let text = #"""
      // !$*UTF8*$!
      { a = 1; "b c" = (x, "y\n\"z\"", ); /* no */ d = { e.f = <00ff>; }; }
      """#
    let value = try OldStylePlist.parse(Data(text.utf8))
    #expect(value["a"]?.text == "1")
    #expect(value["b c"]?.texts == ["x", "y\n\"z\""])
    #expect(value["d"]?["e.f"]?.text == "00ff")
  }

  @Test(arguments: [
    ("{ a = 1;\n b = ; }", 2), ("{ a = 1", 1), ("{ a = \"x }", 1), ("{} x", 1),
    ("{\n\n<<<<<<< HEAD\n}", 3), (String(repeating: "(", count: 1000), 1), ("", 1), ("/* x", 1),
  ])
  func `what cannot be read names its line`(text: String, line: Int) {
    #expect { try OldStylePlist.parse(Data(text.utf8)) } throws: { error in
      (error as? OldStylePlist.Failure)?.line == line
    }
  }
}

@Suite struct XcodeProjectTests {
  private func project(_ text: String) throws -> XcodeProject {
    let folder = Command.file(".xcodeproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent("project.pbxproj"))
    return try XcodeProject(folder)
  }

  private func code(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch { return (error as? Problem)?.code }
  }

  @Test func `a project that cannot be read says where`() {
    #expect(code { _ = try project("{ objects = {\n<<<<<<< HEAD\n") } == "TSK-PROJECT")
    #expect(code { _ = try project("{ objects = { }; rootObject = A; }") } == "TSK-PROJECT")
    #expect(code { _ = try XcodeProject(Command.file(".xcodeproj")) } == "TSK-PROJECT")
  }

  private static let text = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (L, A); buildConfigurationList = CP; };
      CP = { buildConfigurations = (CD); };
      CD = { name = Debug; buildSettings = { SWIFT_VERSION = 4.2; BASE = org.bricks; }; };
      CA = { buildConfigurations = (CR, CB); };
      CR = { name = Release; buildSettings = { PRODUCT_NAME = Wrong; }; };
      CB = { name = Debug; buildSettings = {
        PRODUCT_NAME = "$(TARGET_NAME)"; PRODUCT_BUNDLE_IDENTIFIER = "$(BASE).$(TARGET_NAME)"; }; };
      G = { isa = PBXGroup; children = (F, V, I); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = "Main App/App.swift"; sourceTree = "<group>"; };
      V = { isa = PBXVariantGroup; name = Main.storyboard; children = (VB, VJ);
        path = Screens; sourceTree = "<group>"; };
      VB = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      VJ = { isa = PBXFileReference; path = ja.lproj/Main.strings; sourceTree = "<group>"; };
      I = { isa = PBXFileReference; path = Images.xcassets; sourceTree = SOURCE_ROOT; };
      BF = { isa = PBXBuildFile; fileRef = F; };
      BV = { isa = PBXBuildFile; fileRef = V; };
      BI = { isa = PBXBuildFile; fileRef = I; };
      S = { isa = PBXSourcesBuildPhase; files = (BF); };
      R = { isa = PBXResourcesBuildPhase; files = (BV, BI); };
      D = { isa = PBXTargetDependency; target = L; };
      L = { isa = PBXNativeTarget; name = Library;
        productType = "com.apple.product-type.framework"; };
      A = { isa = PBXNativeTarget; name = Wall; buildPhases = (S, R); dependencies = (D);
        buildConfigurationList = CA; productType = "com.apple.product-type.application"; };
    }; rootObject = P; }
    """

  @Test func `an app has its files, settings and libraries`() throws {
    let project = try project(Self.text)
    let app = try project.app(named: nil)
    #expect(app.name == "Wall")
    let root = project.root.path
    #expect(project.sources(of: app).map(\.path) == ["\(root)/Main App/App.swift"])
    let resources = project.resources(of: app)
    #expect(
      resources.map(\.path) == [
        "Base.lproj/Main.storyboard", "ja.lproj/Main.strings", "Images.xcassets",
      ]
    )
    #expect(
      resources.map(\.source.path) == [
        "\(root)/Screens/Base.lproj/Main.storyboard", "\(root)/Screens/ja.lproj/Main.strings",
        "\(root)/Images.xcassets",
      ]
    )
    let settings = project.settings(of: app)
    #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.bricks.Wall")
    #expect(settings["SWIFT_VERSION"] == "4.2")
    #expect(settings["PRODUCT_MODULE_NAME"] == "Wall")
    guard case .target(_, let library)? = project.dependencies(of: app).first else {
      Issue.record("no library")
      return
    }
    #expect(library.name == "Library")
  }

  @Test(arguments: ["Kit.h", "Other.h"])
  func `the umbrella header in a folder of a framework says what its files see`(
    header: String
  ) throws {
    let project = try project(
      """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (K); };
        G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
        K = { isa = PBXNativeTarget; name = Kit; fileSystemSynchronizedGroups = (S);
          productType = "com.apple.product-type.framework"; };
      }; rootObject = P; }
      """
    )
    let folder = project.root.appendingPathComponent("Kit")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("#import <UIKit/UIKit.h>\n".utf8).write(to: folder.appendingPathComponent(header))
    let kit = try #require(project.targets.first)
    #expect(project.headersImportUIKit(of: kit) == (header == "Kit.h"))
  }

  @Test func `targets are asked for by name`() throws {
    let project = try project(Self.text)
    #expect(try project.app(named: "Library").name == "Library")
    #expect(code { _ = try project.app(named: "Gone") } == "TSK-TARGET")
    let empty = try self.project("{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }")
    #expect(code { _ = try empty.app(named: nil) } == "TSK-TARGET")
  }
}
