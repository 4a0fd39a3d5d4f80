import Foundation
import TestReports
import TestSupport
import Testing

@testable import tsumiki_translate

/// UI tests of projects, run as people run them.
@Suite(.serialized) struct UITestRunTests {
  /// The project of the fixtures with other tests.
  private func project(_ tests: String) throws -> String {
    let folder = Command.file("")
    try FileManager.default.copyItem(atPath: Command.project("Pantry"), toPath: folder.path)
    let sources = folder.appendingPathComponent("UITests")
    try FileManager.default.removeItem(at: sources)
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data(("import XCTest\n" + tests).utf8)
      .write(to: sources.appendingPathComponent("ShelfUITests.swift"))
    return folder.path
  }

  private func report(_ folder: URL) throws -> TestReport {
    try TestReport(json: Data(contentsOf: folder.appendingPathComponent("report.json")))
  }

  @Test func `tests of an app use its lists, fields, controls and alerts`() throws {
    let folder = Command.file("")
    let command = try Command("--test", Command.project("Pantry"), "--report", folder.path)
    #expect(command.status == 0, "\(command.output)\(command.errors)")
    let report = try report(folder)
    #expect(report.tests.count == 14 && report.count(.passed) == 14, "\(report.summary)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["index.html", "junit.xml", "report.json"])
  }

  @Test func `failures stand in the tests' sources and say what is there`() throws {
    let path = try project(
      """
      final class ShelfUITests: XCTestCase {
        let app = XCUIApplication()

        override func setUp() {
          continueAfterFailure = false
          app.launch()
        }

        func testMissing() {
          app.buttons["Ad"].tap()
          XCTFail("not reached")
        }

        func testSeveral() { _ = app.tabBars.buttons.element.label }

        func testCrash() {
          app.staticTexts["Jar 1"].tap()
          app.buttons["Break"].tap()
        }

        func testGood() { XCTAssertTrue(app.buttons["Add"].isHittable) }
      }
      """
    )
    let folder = Command.file("")
    let command = try Command(
      arguments: ["--test", path, "--report", folder.path],
      environment: ["SWIFT_BACKTRACE": ""]
    )
    #expect(command.status == 1)
    let report = try report(folder)
    #expect(report.tests.count == 4, "\(command.output)\(command.errors)")
    func failures(_ name: String) -> [TestReport.Failure] {
      report.tests.first { $0.shortName == name }?.failures ?? []
    }
    let missing = failures("testMissing")
    #expect(missing.count == 1 && missing.first?.line == 11, "\(missing)")
    #expect(missing.first?.file?.hasSuffix("UITests/ShelfUITests.swift") == true)
    #expect(missing.first?.message.contains("Did you mean \"Add\"?") == true, "\(missing)")
    let several = failures("testSeveral")
    #expect(several.first?.message.contains("Multiple matching elements") == true)
    #expect(several.first?.message.contains("label: 'Settings'") == true, "\(several)")
    let crash = failures("testCrash")
    #expect(crash.first?.message.contains("Index out of range") == true, "\(crash)")
    #expect(crash.first?.message.contains("ShelfViewController.swift") == true, "\(crash)")
    #expect(crash.first?.line == 19)
    #expect(report.tests.first { $0.shortName == "testGood" }?.outcome == .passed)
  }

  @Test func `a test that crashes is one failure, and the others run`() throws {
    let path = try project(
      """
      final class ShelfUITests: XCTestCase {
        func testA() { XCTAssertFalse(XCUIApplication(bundleIdentifier: "com.apple.x").exists) }
        func testB() { let none: Int? = nil; _ = none! }
        func testC() { XCUIApplication().launch() }
      }
      """
    )
    let folder = Command.file("")
    let command = try Command(
      arguments: ["--test", path, "--report", folder.path, "--shuffle", "3", "--repeat", "2"]
    )
    #expect(command.status == 1)
    let report = try report(folder)
    #expect(report.count(.passed) == 4 && report.count(.failed) == 2, "\(command.errors)")
    #expect(report.seed == 3)
    let crash = report.tests.first { $0.outcome == .failed }?.failures.first?.message ?? ""
    #expect(crash.contains("signal") && crash.contains("Unexpectedly found nil"), "\(crash)")
    let order = report.tests.map(\.shortName)
    #expect(order.prefix(3) == order.suffix(3))
  }

  @Test func `alerts in the way are asked about, and audits find what is hard to use`() throws {
    let path = try project(
      """
      final class ShelfUITests: XCTestCase {
        let app = XCUIApplication()

        func testInterruption() {
          app.launch()
          addUIInterruptionMonitor(withDescription: "alerts") { alert in
            alert.buttons["Cancel"].tap()
            return true
          }
          app.buttons["Add"].tap()
          XCTAssertTrue(app.alerts.element.exists)
          app.staticTexts["Jar 2"].tap()
          XCTAssertTrue(app.navigationBars["Jar 2"].exists)
        }

        func testAudit() throws {
          app.launch()
          app.tabBars.buttons["Settings"].tap()
          var kinds: [XCUIAccessibilityAuditType] = []
          try app.performAccessibilityAudit(for: [.sufficientElementDescription, .dynamicType]) {
            kinds.append($0.auditType)
            XCTAssertNotNil($0.element)
            return true
          }
          XCTAssertTrue(kinds.contains(.sufficientElementDescription))
          XCTAssertTrue(kinds.contains(.dynamicType))
          try app.performAccessibilityAudit(for: .trait)
        }
      }
      """
    )
    let command = try Command("--test", path)
    #expect(command.status == 0, "\(command.output)\(command.errors)")
  }

  @Test func `what Xcode writes into new projects runs`() throws {
    let path = try project(
      """
      final class ShelfUITests: XCTestCase {
        override class var runsForEachTargetApplicationUIConfiguration: Bool { true }

        override func setUpWithError() throws { continueAfterFailure = false }

        func testLaunch() throws {
          let app = XCUIApplication()
          app.launch()
          let attachment = XCTAttachment(screenshot: app.screenshot())
          attachment.name = "Launch Screen"
          attachment.lifetime = .keepAlways
          add(attachment)
        }

        func testLaunchPerformance() throws {
          if #available(macOS 10.15, iOS 13.0, tvOS 13.0, *) {
            measure(metrics: [XCTApplicationLaunchMetric()]) { XCUIApplication().launch() }
          }
        }

        func testOlder() {
          measure(metrics: [XCTOSSignpostMetric.applicationLaunch]) { XCUIApplication().launch() }
        }
      }
      """
    )
    let attachments = Command.file("")
    let command = try Command(
      arguments: ["--test", path],
      environment: ["TEST_ATTACHMENTS": attachments.path]
    )
    #expect(command.status == 0, "\(command.output)\(command.errors)")
    #expect(command.output.contains("measured [Duration (AppLaunch), s] average: "))
    let files = FileManager.default.enumerator(atPath: attachments.path)?.compactMap { "\($0)" }
    #expect(files?.contains { $0.hasSuffix("Launch Screen.png") } == true, "\(files ?? [])")
  }

  @Test func `a target of tests without files leaves the others alone`() throws {
    let path = try project("final class ShelfUITests: XCTestCase { func testA() {} }")
    let units = URL(fileURLWithPath: path).appendingPathComponent("Units")
    try FileManager.default.createDirectory(at: units, withIntermediateDirectories: true)
    try Data("import XCTest\nfinal class JarTests: XCTestCase { func testJar() {} }".utf8)
      .write(to: units.appendingPathComponent("JarTests.swift"))
    let file = URL(fileURLWithPath: path)
      .appendingPathComponent("Pantry.xcodeproj/project.pbxproj")
    let kind = "\"com.apple.product-type.bundle.unit-test\""
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing("targets = (T1, T2);", with: "targets = (T1, T2, T3, T4);")
      .replacing("children = (S1, S2);", with: "children = (S1, S2, S3);")
      .replacing(
        "\t\tD1 = ",
        with: """
          S3 = { isa = PBXFileSystemSynchronizedRootGroup; path = Units; sourceTree = "<group>"; };
          T3 = { isa = PBXNativeTarget; name = EmptyTests; buildConfigurationList = C3; buildPhases = ();
            dependencies = (D1); fileSystemSynchronizedGroups = (); productType = \(kind); };
          T4 = { isa = PBXNativeTarget; name = JarTests; buildConfigurationList = C3; buildPhases = ();
            dependencies = (D1); fileSystemSynchronizedGroups = (S3); productType = \(kind); };
          D1 =
          """ + " "
      )
    try Data(text.utf8).write(to: file)
    let report = Command.file("")
    let command = try Command("--test", path, "--report", report.path)
    #expect(command.status == 0, "\(command.output)\(command.errors)")
    let names = try self.report(report).tests.map(\.shortName).sorted()
    #expect(names == ["testA", "testJar"], "\(names)")
  }

  @Test func `parts of a suite run side by side and are put together again`() throws {
    let path = try project(
      """
      final class ShelfUITests: XCTestCase {
        func testA() {}
        func testB() {}
        func testC() {}
      }
      """
    )
    let folder = Command.file("").path
    let line = "'\(Command.program.path)' --test '\(path)' --shard auto/2 --report '\(folder)/{}'"
    let run = try Command(
      arguments: ["parallel", "--will-cite", line, ":::", "1", "2"],
      program: URL(fileURLWithPath: "/usr/bin/env")
    )
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let whole = Command.file("")
    let parts = (1...2).map { "\(folder)/\($0)" }
    for part in parts {
      #expect(try report(URL(fileURLWithPath: part)).tests.isEmpty == false, "\(part)")
    }
    let command = try Command(arguments: ["merge", whole.path] + parts)
    #expect(command.status == 0 && command.output.contains("3 tests, all passed"))
    #expect(try report(whole).tests.map(\.shortName).sorted() == ["testA", "testB", "testC"])
  }

  @Test func `a plan of tests says which targets and tests run`() throws {
    let plan = TestPlan(
      Data(
        """
        {"testTargets": [
          {"target": {"name": "A"}, "skippedTests": ["ATests", "BTests\\/testOne()"]},
          {"target": {"name": "B"}, "enabled": false},
          {"target": {"name": "C"}, "selectedTests": ["CTests"]}
        ]}
        """.utf8
      )
    )
    #expect(plan.targets.map(\.name) == ["A", "C"])
    #expect(plan.targets[0].skipped == ["ATests", "BTests/testOne()"])
    #expect(plan.targets[1].selected == ["CTests"])
    let scheme = Scheme(
      """
      <TestAction buildConfiguration = "Debug"><TestPlans>
      <TestPlanReference reference = "container:Slow.xctestplan"></TestPlanReference>
      <TestPlanReference reference = "container:App.xctestplan" default = "YES">
      </TestPlanReference></TestPlans></TestAction>
      """
    )
    #expect(scheme.test.plans == ["container:App.xctestplan", "container:Slow.xctestplan"])
  }
}
