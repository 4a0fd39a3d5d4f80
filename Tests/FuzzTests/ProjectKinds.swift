import Diagnostics
import Foundation
import Fuzzing

@testable import tsumiki_translate

extension FuzzKind {
  /// What describes an app to the tools of other systems.
  static let projects: [FuzzKind] = [
    .project, .settings, .workspace, .scheme, .podspec, .manifest,
  ]

  /// How many inputs of a kind are read every day.
  static func dailyRuns(_ kind: String) -> Int {
    switch kind {
    case "protocol": 20
    case "assistive", "gestures", "source", "text": 40
    case "nib", "pdf", "storyboard", "svg", "visual-format": 80
    default: 300
    }
  }

  /// Projects of Xcode, read up to the plan of what is built.
  private static let project = FuzzKind("project", .brackets) { bytes in
    plan([("App.xcodeproj/project.pbxproj", bytes)])
  }

  /// Files of settings, which include each other.
  private static let settings = FuzzKind("settings", .lines) { bytes in
    plan([("App.xcodeproj/project.pbxproj", Array(projectText.utf8)), ("App.xcconfig", bytes)])
  }

  private static let workspace = FuzzKind("workspace", .markup) { bytes in
    let files = [
      ("App.xcodeproj/project.pbxproj", Array(projectText.utf8)),
      ("App.xcworkspace/contents.xcworkspacedata", bytes),
    ]
    plan(files, at: "App.xcworkspace")
  }

  /// What says which target is run and which are tested.
  private static let scheme = FuzzKind("scheme", .markup) { bytes in
    let scheme = Scheme(String(decoding: bytes, as: UTF8.self))
    for action in [scheme.launch, scheme.test] { _ = (action.configuration, action.targets) }
  }

  private static let podspec = FuzzKind("podspec", .lines) { bytes in
    let files = PodFiles(String(decoding: bytes, as: UTF8.self))
    for path in ["Source/A/B.swift", "a.swift", String(repeating: "a/", count: 60) + "b.swift"] {
      for pattern in files.patterns.prefix(50) { _ = pattern.matches(path) }
    }
  }

  /// What the package manager says of a package; it alone reads the manifest itself.
  private static let manifest = FuzzKind("manifest", .brackets) { bytes in
    ScratchFolder().with("package", [("Sources/App/A.swift", [])]) { folder in
      guard let package = try? PackageProject(folder, description: Data(bytes)) else { return }
      _ = (package.localPackages, package.remotePackages, package.testTargetNames)
      for name in package.targetNames.prefix(20) {
        let module = package.module(name)
        _ = (
          module?.settings?.flags(on: "iOS", isMode6: false), package.uses(of: name, on: "Linux")
        )
        _ = package.targets(ofProduct: name)
      }
    }
  }

  private static func plan(_ files: [(path: String, bytes: [UInt8])], at path: String = "") {
    let sources = ["A.swift", "B.swift", "Info.plist", "a.txt"].map { ("App/\($0)", [UInt8]()) }
    ScratchFolder().with("project", files + sources) { folder in
      let toolchain = Toolchain(compiler: "/usr/bin/swiftc", products: folder)
      let root = path.isEmpty ? folder : folder.appendingPathComponent(path)
      for purpose in [ProjectReader.Purpose.app, .tests] {
        let reader = ProjectReader(path: root.path, purpose: purpose, toolchain: toolchain)
        guard let plan = try? reader.read() else { continue }
        _ = plan.resources
      }
    }
  }

  /// A project with an app, tests and a file of settings.
  private static let projectText = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (A); buildConfigurationList = CP; };
      CP = { buildConfigurations = (CD); };
      CD = { name = Debug; baseConfigurationReference = X; buildSettings = { SWIFT_VERSION = 5.0; }; };
      CA = { buildConfigurations = (CB); };
      CB = { name = Debug; baseConfigurationReference = X; buildSettings = {
        PRODUCT_NAME = "$(TARGET_NAME)"; INFOPLIST_FILE = "App/Info.plist"; }; };
      G = { isa = PBXGroup; children = (F, X); sourceTree = "<group>"; };
      F = { isa = PBXGroup; path = App; children = (S, I); sourceTree = "<group>"; };
      S = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      I = { isa = PBXFileReference; path = a.txt; sourceTree = "<group>"; };
      BS = { isa = PBXBuildFile; fileRef = S; };
      BI = { isa = PBXBuildFile; fileRef = I; };
      SP = { isa = PBXSourcesBuildPhase; files = (BS); };
      RP = { isa = PBXResourcesBuildPhase; files = (BI); };
      A = { isa = PBXNativeTarget; name = App; buildConfigurationList = CA; buildPhases = (SP, RP);
        productType = "com.apple.product-type.application"; };
    }; rootObject = P; }
    """
}
