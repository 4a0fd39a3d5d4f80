import Foundation
import TestReports
import Testing

/// Apps as they are on iOS, with tests of their screens: pictures, UI tests and what ScreenTesting finds.
///
/// `TSUMIKI_APPS` names the folder of the apps; their suites are among the fixtures.
@Suite(.serialized, .enabled(if: AppsAtHand.folder(of: "masonry") != nil))
struct SeedSuiteTests {
  /// A project of an app and its suite.
  private func project(_ app: String, _ name: String) throws -> URL {
    let folder = Command.file("")
    let files = FileManager.default
    try files.createDirectory(
      at: folder.appendingPathComponent("\(name).xcodeproj"),
      withIntermediateDirectories: true
    )
    let source = try #require(AppsAtHand.folder(of: app))
    try files.copyItem(at: source, to: folder.appendingPathComponent("App"))
    let suite = URL(fileURLWithPath: Command.fixture("Suites/\(name)"))
    for part in ["Tests", "UITests"] {
      try files.copyItem(
        at: suite.appendingPathComponent(part),
        to: folder.appendingPathComponent(part)
      )
    }
    try Data(Self.project(name).utf8)
      .write(to: folder.appendingPathComponent("\(name).xcodeproj/project.pbxproj"))
    return folder
  }

  @Test(arguments: [
    ("masonry", "Masonry", 3), ("proportional-cells", "ProportionalCells", 3),
    ("reminders", "Reminders", 3), ("readable-paging", "ReadablePaging", 3),
    ("modern-list", "ModernList", 4),
  ]) func `an app's suite passes`(app: String, name: String, count: Int) throws {
    let folder = try project(app, name)
    let report = folder.appendingPathComponent("report")
    let command = try Command(
      arguments: ["--test", folder.path, "--report", report.path],
      environment: ["SNAPSHOT_TESTING_RECORD": "never"]
    )
    #expect(command.status == 0, "\(command.output)\(command.errors)")
    let told = try TestReport(
      json: Data(contentsOf: report.appendingPathComponent("report.json"))
    )
    #expect(told.count(.passed) == count && told.tests.count == count, "\(told.summary)")
    try FileManager.default.removeItem(at: folder)
  }

  private static func project(_ name: String) -> String {
    func target(_ id: String, _ name: String, _ kind: String, _ group: String) -> String {
      """
      \(id) = { isa = PBXNativeTarget; name = \(name); buildConfigurationList = C\(id); buildPhases = ();
        dependencies = (\(group == "SA" ? "" : "DA")); fileSystemSynchronizedGroups = (\(group));
        productType = "com.apple.product-type.\(kind)"; };
      """
    }
    func settings(_ id: String, _ text: String) -> String {
      """
      C\(id) = { isa = XCConfigurationList; buildConfigurations = (X\(id)); };
      X\(id) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(text) }; };
      """
    }
    func group(_ id: String, _ path: String) -> String {
      "\(id) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(path); sourceTree = \"<group>\"; };"
    }
    let bundle = "org.example.\(name)"
    return """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; objects = {
      P = { isa = PBXProject; buildConfigurationList = CP; mainGroup = G; targets = (TA, TU, TI); };
      G = { isa = PBXGroup; children = (SA, SU, SI); sourceTree = "<group>"; };
      \(group("SA", "App")) \(group("SU", "Tests")) \(group("SI", "UITests"))
      DA = { isa = PBXTargetDependency; target = TA; };
      \(target("TA", name, "application", "SA"))
      \(target("TU", name + "Tests", "bundle.unit-test", "SU"))
      \(target("TI", name + "UITests", "bundle.ui-testing", "SI"))
      \(settings("P", "SWIFT_VERSION = 5.0;"))
      \(settings("TA", "INFOPLIST_FILE = App/Glue/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = \(bundle); PRODUCT_NAME = \(name);"))
      \(settings("TU", "PRODUCT_BUNDLE_IDENTIFIER = \(bundle).tests; PRODUCT_NAME = \(name)Tests; TEST_TARGET_NAME = \(name);"))
      \(settings("TI", "PRODUCT_BUNDLE_IDENTIFIER = \(bundle).uitests; PRODUCT_NAME = \(name)UITests; TEST_TARGET_NAME = \(name);"))
      }; rootObject = P; }
      """
  }
}
