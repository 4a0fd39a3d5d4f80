import Diagnostics
import Foundation
import SourceTranslation
import TestReports

/// Runs the tests of a project or package: its unit tests in the app, its UI tests beside it.
struct TestCommand {
  /// The result of a library's tests.
  private struct Result {
    let name: String
    let status: Int32
  }

  let request: ProjectRequest
  let toolchain: Toolchain
  private let targets: TestTargets
  private var results: [Result] = []
  private var report = TestReport()
  private var leftOut: Set<String> = []

  init(_ request: ProjectRequest) throws {
    self.request = request
    toolchain = try Toolchain.current()
    targets = try TestTargets(request)
  }

  /// Runs all; returns the status to end with.
  mutating func run() throws -> Int32 {
    if targets.hasUnits { try runUnits() }
    for name in targets.ui { try runUITests(of: name) }
    return try status()
  }

  private var selection: TestSelection {
    var selection = request.tests.selection
    selection.filter = request.filter
    targets.apply(to: &selection)
    return selection
  }

  private mutating func build(_ plan: ProjectPlan, isForTests: Bool) throws -> BuiltApp {
    for problem in plan.problems { Problem.warn(problem.description) }
    let app = try AppBuilder(plan: plan, toolchain: toolchain, isForTests: isForTests).build()
    for finding in app.findings { Problem.warn(Problem(finding).description) }
    let tests = app.modules.filter(\.isTest).flatMap(\.findings)
    leftOut.formUnion(tests.filter(\.isPartLeftOut).map(\.file))
    return app
  }

  // MARK: Unit tests

  private mutating func runUnits() throws {
    let plan = try request.plan(for: .tests, toolchain: toolchain)
    guard plan.modules.contains(where: \.isTest) else {
      for problem in plan.problems { Problem.warn(problem.description) }
      throw Problem(.noTests, what: "There are no unit tests.", place: request.path)
    }
    let app = try build(plan, isForTests: true)
    let imports = Set(plan.modules.filter(\.isTest).flatMap { ModuleSearch.imports(of: $0) })
    if imports.contains("Testing") {
      let run = SwiftTestingRun(program: app.executable, selection: selection)
      let (status, tests) = try run.run()
      report.tests += tests
      results.append(Result(name: "Swift Testing", status: status))
    }
    let hasCases = !imports.isDisjoint(with: TestingFrameworks.withCases.union(["XCTest"]))
    if hasCases || !imports.contains("Testing") {
      try run(TestProcess(program: app.executable, selection: selection), "XCTest")
    }
  }

  private mutating func run(_ process: TestProcess, _ name: String) throws {
    guard let found = try process.run() else {
      results.append(Result(name: name, status: TestRunner.nothingMatched))
      return
    }
    report.add(found)
    results.append(Result(name: name, status: found.count(.failed) > 0 ? 1 : 0))
  }

  // MARK: UI tests

  /// Builds the tests and the app that they use, and runs them on an app that was never started before.
  private mutating func runUITests(of name: String) throws {
    var own = request
    own.target = name
    own.scheme = nil
    let plan = try own.plan(for: .uiTests, toolchain: toolchain)
    var tested = request
    tested.target = plan.testedApp
    tested.scheme = nil
    let appPlan = try tested.plan(for: .app, toolchain: toolchain)
    let app = try build(appPlan, isForTests: false)
    let tests = try build(plan, isForTests: true)
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("tsumiki-home-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let identifier = appPlan.bundleIdentifier ?? "app.\(appPlan.name)"
    let setting = UITestSetting(
      apps: [UITestSetting.App(bundleIdentifier: identifier, program: app.executable.path)],
      home: home.path
    )
    try run(
      TestProcess(
        program: tests.executable,
        environment: [UITestSetting.variable: setting.text],
        selection: selection
      ),
      "UI tests of \(name)"
    )
  }

  // MARK: The end

  /// What to end with after all tests have run; says what the last line of a test library hides.
  private func status() throws -> Int32 {
    let ran = results.filter { $0.status != TestRunner.nothingMatched }
    if ran.isEmpty {
      guard let filter = request.filter else {
        throw Problem(.noTests, what: "The test targets hold no tests.", place: request.path)
      }
      throw Problem(
        .noTests,
        what: "No test has a name that matches.",
        place: "--filter \(filter)",
        remedy: "Give a part of Module.Class/test, or a regular expression that finds it."
      )
    }
    if let folder = request.tests.report {
      var whole = report
      whole.root = request.root.path
      try whole.write(to: folder)
    }
    let failed = ran.filter { $0.status != 0 }
    if !failed.isEmpty {
      print("Tests failed: \(failed.map(\.name).joined(separator: ", ")).")
    } else if !leftOut.isEmpty {
      let files = leftOut.count
      print("Tests passed, but parts of \(files) \(files == 1 ? "file" : "files") were left out.")
    }
    return failed.map(\.status).max() ?? (leftOut.isEmpty ? 0 : 1)
  }
}

extension Finding {
  /// Whether something was not built.
  fileprivate var isPartLeftOut: Bool {
    [Diagnosis.Kind.partLeftOut, .fileLeftOut].contains { $0.code.rawValue == code }
  }
}
