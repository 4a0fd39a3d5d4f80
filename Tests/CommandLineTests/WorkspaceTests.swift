import Diagnostics
import Foundation
import Testing

@testable import tsumiki_translate

/// Workspaces of several projects, schemes and configurations.
@Suite struct WorkspaceTests {
  private let root: URL

  init() throws {
    root = URL(
      fileURLWithPath: try SmallApp.folder([
        "Apps/App/App.xcodeproj/project.pbxproj": Self.app,
        "Apps/App/A.swift": "import Kit\nlet a = 1", "Apps/App/B.swift": "let b = 1",
        "Apps/App/T.swift": "import XCTest",
        "Apps/App/App.xcodeproj/xcshareddata/xcschemes/Other.xcscheme": Self.scheme,
        "Kit/Kit.xcodeproj/project.pbxproj": Self.kit, "Kit/K.swift": "public let k = 1",
        "Tool/Package.swift": "// swift-tools-version: 6.0",
        "All.xcworkspace/contents.xcworkspacedata": """
        <?xml version="1.0"?>
        <Workspace version = "1.0">
          <Group location = "container:Apps" name = "Apps">
            <Group location = "group:App" name = "App">
              <FileRef location = "group:App.xcodeproj"></FileRef>
            </Group>
          </Group>
          <FileRef location = "group:Kit/kit.xcodeproj"/>
          <FileRef location = "group:Tool"/>
          <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
        </Workspace>
        """,
      ])
    )
  }

  private static let app = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, O, U); buildConfigurationList = CP; };
      CP = { buildConfigurations = (PD, PR); };
      PD = { name = Debug; buildSettings = {}; };
      PR = { name = Staging; buildSettings = {}; };
      G = { isa = PBXGroup; children = (A, B, X, K); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = T.swift; sourceTree = "<group>"; };
      K = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      BA = { isa = PBXBuildFile; fileRef = A; };
      BB = { isa = PBXBuildFile; fileRef = B; };
      BX = { isa = PBXBuildFile; fileRef = X; };
      BK = { isa = PBXBuildFile; fileRef = K; };
      SA = { isa = PBXSourcesBuildPhase; files = (BA); };
      SB = { isa = PBXSourcesBuildPhase; files = (BA, BB); };
      SX = { isa = PBXSourcesBuildPhase; files = (BX); };
      L = { isa = PBXFrameworksBuildPhase; files = (BK); };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (SA, L);
        productType = "com.apple.product-type.application"; };
      O = { isa = PBXNativeTarget; name = Other; buildPhases = (SB, L);
        buildConfigurationList = CO; productType = "com.apple.product-type.application"; };
      U = { isa = PBXNativeTarget; name = AppTests; buildPhases = (SX);
        productType = "com.apple.product-type.bundle.unit-test"; };
      CO = { buildConfigurations = (OD, OS); };
      OD = { name = Debug; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = ONE; }; };
      OS = { name = Staging; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = TWO; }; };
    }; rootObject = P; }
    """

  private static let kit = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (A, R); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = K.swift; sourceTree = "<group>"; };
      R = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      BA = { isa = PBXBuildFile; fileRef = A; };
      SA = { isa = PBXSourcesBuildPhase; files = (BA); };
      T = { isa = PBXNativeTarget; name = Kit; buildPhases = (SA); productReference = R;
        productType = "com.apple.product-type.framework"; };
    }; rootObject = P; }
    """

  private static let scheme = """
    <Scheme>
      <TestAction buildConfiguration = "Debug">
        <Testables>
          <TestableReference skipped = "YES">
            <BuildableReference BlueprintName = "SlowTests"></BuildableReference>
          </TestableReference>
          <TestableReference skipped = "NO">
            <BuildableReference BlueprintName = "AppTests"></BuildableReference>
          </TestableReference>
        </Testables>
      </TestAction>
      <LaunchAction
        buildConfiguration = "Staging">
        <BuildableProductRunnable>
          <BuildableReference BlueprintName = "Other"></BuildableReference>
        </BuildableProductRunnable>
      </LaunchAction>
    </Scheme>
    """

  private func plan(
    _ path: String = "All.xcworkspace",
    _ change: (inout ProjectReader) -> Void = { _ in }
  ) throws -> ProjectPlan {
    let toolchain = Toolchain(compiler: "/", products: root)
    var reader = ProjectReader(path: root.appendingPathComponent(path).path, toolchain: toolchain)
    change(&reader)
    return try reader.read()
  }

  @Test(arguments: ["All.xcworkspace", "", "Apps/App/App.xcodeproj"])
  func `what another project of the workspace builds is linked by its name`(path: String) throws {
    let names = try plan(path).modules.map(\.name)
    // The project alone does not know of the other.
    #expect(names == (path.hasSuffix("xcodeproj") ? ["App"] : ["Kit", "App"]))
  }

  @Test func `groups stand in each other, and Pods are passed over`() {
    let workspace = Workspace(root.appendingPathComponent("All.xcworkspace"))
    #expect(
      workspace.projects.map(\.path) == [
        "\(root.path)/Apps/App/App.xcodeproj", "\(root.path)/Kit/Kit.xcodeproj",
      ]
    )
  }

  @Test func `packages of a workspace are known to its projects`() {
    let app = root.appendingPathComponent("Apps/App/App.xcodeproj")
    #expect(Workspace.packages(around: app).map(\.path) == ["\(root.path)/Tool"])
    #expect(Workspace.packages(around: root.appendingPathComponent("Other.xcodeproj")) == [])
  }

  @Test func `a scheme names the target and the configuration`() throws {
    let scheme = Scheme(Self.scheme)
    #expect(scheme.launch == Scheme.Action(configuration: "Staging", targets: ["Other"]))
    #expect(scheme.test == Scheme.Action(configuration: "Debug", targets: ["AppTests"]))
    let plan = try plan { $0.scheme = "Other" }
    #expect(plan.name == "Other")
    // A file may be two targets'.
    #expect(plan.modules.last?.sources.map(\.lastPathComponent) == ["A.swift", "B.swift"])
    #expect(plan.modules.last?.conditions == ["TWO"])
    let tests = try self.plan {
      $0.scheme = "Other"
      $0.purpose = .tests
    }
    #expect(tests.modules.map(\.name) == ["AppTests"])
  }

  @Test func `a configuration is asked for by its name`() throws {
    let debug = try plan { $0.target = "Other" }
    #expect(debug.modules.last?.conditions == ["DEBUG", "ONE"])
    let staging = try plan {
      $0.target = "Other"
      $0.configuration = "Staging"
    }
    #expect(staging.modules.last?.conditions == ["TWO"])
  }

  @Test(arguments: [true, false])
  func `what is not there is told beside what is`(isScheme: Bool) throws {
    #expect {
      try plan("Apps/App/App.xcodeproj") {
        if isScheme { $0.scheme = "Gone" } else { $0.configuration = "Gone" }
      }
    } throws: { error in
      let problem = error as? Problem
      return problem?.code == "TSK-TARGET" && problem?.place == "Gone"
        && problem?.saw == (isScheme ? "Other" : "Debug, Staging")
    }
  }
}
