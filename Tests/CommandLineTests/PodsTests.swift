import Diagnostics
import Foundation
import Testing

@testable import tsumiki_translate

/// Pods and checkouts of Carthage that lie in a project's checkout.
@Suite struct PodsTests {
  /// The modules that are found for what an app's file imports.
  private func modules(
    importing names: String,
    _ files: [String: String],
    clones: [URL] = []
  ) throws -> [ModulePlan] {
    try plan(importing: names, files, clones: clones).modules.dropLast()
  }

  private func plan(
    importing names: String,
    _ files: [String: String],
    clones: [URL]
  ) throws -> ProjectPlan {
    var files = files
    files["App/App.swift"] = names.split(separator: " ").map { "import \($0)" }
      .joined(separator: "\n")
    files[".git/HEAD"] = ""
    let folder = URL(fileURLWithPath: try SmallApp.folder(files))
    let toolchain = Toolchain(compiler: "/", products: folder)
    let root = folder.appendingPathComponent("App")
    let app = ModulePlan(name: "App", sources: [root.appendingPathComponent("App.swift")])
    var plan = ProjectPlan(root: root, name: "App", modules: [app])
    ModuleSearch(root: root, toolchain: toolchain, packages: clones).complete(&plan)
    return plan
  }

  private static let pods = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, B); };
      G = { isa = PBXGroup; children = (A, R); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = "Brick-Wall/Wall.swift"; sourceTree = "<group>"; };
      R = { isa = PBXFileReference; path = "Brick-Wall/wall.json"; sourceTree = "<group>"; };
      BA = { isa = PBXBuildFile; fileRef = A; };
      BR = { isa = PBXBuildFile; fileRef = R; };
      SA = { isa = PBXSourcesBuildPhase; files = (BA); };
      RA = { isa = PBXResourcesBuildPhase; files = (BR); };
      D = { isa = PBXTargetDependency; target = B; };
      T = { isa = PBXNativeTarget; name = "Brick-Wall"; buildPhases = (SA); dependencies = (D);
        buildConfigurationList = C; productType = "com.apple.product-type.framework"; };
      B = { isa = PBXNativeTarget; name = "Brick-Wall-Assets"; buildPhases = (RA);
        buildConfigurationList = CB; productType = "com.apple.product-type.bundle"; };
      C = { buildConfigurations = (CD); };
      CD = { name = Debug; buildSettings = { PRODUCT_MODULE_NAME = BrickWall; }; };
      CB = { buildConfigurations = (CE); };
      CE = { name = Debug; buildSettings = { PRODUCT_NAME = Assets; }; };
    }; rootObject = P; }
    """

  @Test func `what CocoaPods put there is built as its project says`() throws {
    let found = try modules(
      importing: "BrickWall",
      [
        "Pods/Pods.xcodeproj/project.pbxproj": Self.pods,
        "Pods/Brick-Wall/Wall.swift": "let w = 1", "Pods/Brick-Wall/Other.swift": "let o = 1",
        "Pods/Brick-Wall/wall.json": "{}",
      ]
    )
    #expect(found.map(\.name) == ["BrickWall"])
    #expect(found.first?.sources.map(\.lastPathComponent) == ["Wall.swift"])
    #expect(found.first?.resources.map(\.path) == ["Assets.bundle/wall.json"])
  }

  @Test
  func `a pod whose sources are not in the checkout is not found by CocoaPods' project alone`()
    throws
  {
    let found = try modules(
      importing: "BrickWall",
      ["Pods/Pods.xcodeproj/project.pbxproj": Self.pods, "Pods/Other/Other.swift": "let o = 1"]
    )
    #expect(found.isEmpty)
  }

  @Test func `without their project the Swift files of a pod's folder are taken`() throws {
    let found = try modules(
      importing: "Brick_Wall",
      [
        "Pods/Brick-Wall/Classes/Wall.swift": "let w = 1",
        "Pods/Brick-Wall/Example/App.swift": "let a = 1",
      ]
    )
    #expect(found.map(\.name) == ["Brick_Wall"])
    #expect(found.first?.sources.map(\.lastPathComponent) == ["Wall.swift"])
  }

  @Test func `a pod is meant where a framework has the same name`() throws {
    let files = ["Pods/Charts/Source/Pie.swift": "let p = 1"]
    #expect(try modules(importing: "Charts", files).map(\.name) == ["Charts"])
    #expect(try modules(importing: "Charts", [:]).isEmpty)
    let other = ["Pods/Photos/Source/Photo.swift": "let p = 1"]
    #expect(try modules(importing: "Photos", other).isEmpty)
  }

  @Test func `pods that are developed in the checkout and Carthage's are found`() throws {
    let spec = "Pod::Spec.new do |s|\n s.name = 'NAME'\n s.source_files = '**/*.swift'\nend"
    let found = try modules(
      importing: "Deep_Pod Cart",
      [
        "Podfile.lock": "EXTERNAL SOURCES:\n  Deep-Pod:\n    :path: \"modules/deep\"\n"
          + "  Evil:\n    :path: \"../../../etc\"\n",
        "modules/Deep/Deep.podspec": spec.replacing("NAME", with: "Deep-Pod"),
        "modules/Deep/D.swift": "let d = 1",
        "Carthage/Checkouts/Cart/Cart.podspec": spec.replacing("NAME", with: "Cart"),
        "Carthage/Checkouts/Cart/C.swift": "let c = 1",
      ]
    )
    #expect(Set(found.map(\.name)) == ["Deep_Pod", "Cart"])
  }

  @Test func `what was resolved is taken from folders of clones at its version`() throws {
    let clones = Command.file("")
    let spec = "Pod::Spec.new do |s|\n s.name = 'NAME'\n s.source_files = 'NAME/**/*.swift'\nend"
    let wall = try TestRepository("Wall", in: clones)
    let files = [
      "Wall.podspec": spec.replacing("NAME", with: "Wall"), "Wall/Old.swift": "let w = 1",
      "WallPaint.podspec": spec.replacing("NAME", with: "WallPaint"),
      "WallPaint/Paint.swift": "import Wall",
    ]
    try wall.commit(files, tag: "v5.1.0")
    try wall.commit(["Wall/New.swift": "let n = 1"], tag: "5.2.0")
    let cart = try TestRepository("o+Cart.swift", in: clones)
    let module = "Pod::Spec.new do |s|\n s.name = 'CartSwift'\n s.module_name = 'Cart'\n"
    try cart.commit(
      ["CartSwift.podspec": module + " s.source_files = '*.swift'\nend", "C.swift": "let c = 1"],
      tag: "v2.0"
    )
    let found = try modules(
      importing: "WallPaint Cart Other",
      [
        "Podfile.lock": "PODS:\n  - Wall (5.1.0)\n  - WallPaint/Core (5.1.0):\n    - Wall (~> 5)\n"
          + "  - Other (1.0.0)\n",
        "Cartfile.resolved": "github \"o/Cart.swift\" \"2.0.0\"\n",
      ],
      clones: [clones]
    )
    #expect(Set(found.map(\.name)) == ["WallPaint", "Wall", "Cart"])
    #expect(found.first { $0.name == "Wall" }?.sources.map(\.lastPathComponent) == ["Old.swift"])
    #expect(!found.contains { !$0.isOfOthers })
  }

  @Test func `what is no clone but has the files is taken as it lies, and told`() throws {
    let clones = Command.file("")
    for (path, text) in [
      "o+Wall/Wall.podspec":
        "Pod::Spec.new do |s|\n s.name = 'Wall'\n s.source_files = '*.swift'\nend",
      "o+Wall/W.swift": "let w = 1",
    ] {
      let file = clones.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    let plan = try plan(
      importing: "Wall",
      ["Podfile.lock": "PODS:\n  - Wall (5.1.0)\n"],
      clones: [clones]
    )
    #expect(plan.modules.map(\.name) == ["Wall", "App"])
    #expect(plan.modules.first?.isOfOthers == true)
    #expect(plan.problems.map(\.code) == ["TSK-PACKAGE-UNVERIFIED"])
    let none = try self.plan(importing: "Wall", ["A.txt": ""], clones: [clones])
    #expect(none.modules.map(\.name) == ["App"])
  }

  @Test func `descriptions are read in JSON as well, with all their parts`() throws {
    let found = try modules(
      importing: "Wall",
      [
        "Wall.podspec.json": """
        {"name": "Wall-Kit", "module_name": "Wall", "default_subspecs": "Core",
         "resource_bundles": {"WallTexts": ["Texts/*.json"]},
         "osx": {"source_files": "Mac/*.swift"},
         "subspecs": [
           {"name": "Core", "source_files": ["Core/**/*.{h,swift}"],
            "ios": {"source_files": "Phone/*.swift", "resources": "Assets/*.txt"}}]}
        """,
        "Core/Deep/Wall.swift": "let w = 1", "Mac/Mac.swift": "let m = 1",
        "Phone/Phone.swift": "let p = 1", "Assets/a.txt": "", "Texts/t.json": "",
      ]
    )
    #expect(found.map(\.name) == ["Wall"])
    let sources = Set(found.first?.sources.map(\.lastPathComponent) ?? [])
    #expect(sources == ["Wall.swift", "Phone.swift"])
    #expect(
      Set(found.first?.resources.map(\.path) ?? []) == ["a.txt", "WallTexts.bundle/t.json"]
    )
    #expect(try modules(importing: "Wall", ["Wall.podspec.json": "[1", "W.swift": ""]).isEmpty)
  }

  @Test func `a description names resources and bundles of them`() throws {
    let found = try modules(
      importing: "Wall",
      [
        "Wall.podspec": """
        Pod::Spec.new do |s|
          s.name = 'Wall-Kit'
          s.module_name = 'Wall'
          s.default_subspec = 'Core'
          s.resources = 'Assets/*.txt'
          s.resource_bundles = {
            'WallTexts' => ['Texts/**/*.strings', 'Texts/*.json'],
            'WallPictures' => 'Pictures/*.xcassets'
          }
          s.subspec 'Core' do |core|
            core.source_files = 'Core/**/*.{h,swift}'
          end
          s.subspec 'Mac' do |mac|
            mac.osx.source_files = 'Mac/*.swift'
          end
        end
        """,
        "Core/Deep/Wall.swift": "let w = 1", "Mac/Mac.swift": "let m = 1",
        "Assets/a.txt": "", "Texts/en.lproj/Wall.strings": "", "Texts/t.json": "",
        "Pictures/P.xcassets/Contents.json": "",
      ]
    )
    #expect(found.map(\.name) == ["Wall"])
    #expect(found.first?.sources.map(\.lastPathComponent) == ["Wall.swift"])
    #expect(
      Set(found.first?.resources.map(\.path) ?? []) == [
        "a.txt", "WallTexts.bundle/en.lproj/Wall.strings", "WallTexts.bundle/t.json",
        "WallPictures.bundle/P.xcassets",
      ]
    )
  }
}
