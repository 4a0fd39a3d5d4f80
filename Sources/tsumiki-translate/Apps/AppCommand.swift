import Diagnostics
import Foundation
import SourceTranslation

/// Builds and tests iOS apps.
enum AppCommand {
  /// Makes sure that an app's program is built from what is in its folder now.
  static func build(_ request: ProjectRequest) throws -> BuiltApp {
    let toolchain = try Toolchain.current()
    let plan = try request.plan(for: .app, toolchain: toolchain)
    for problem in plan.problems { Problem.warn(problem.description) }
    let app = try AppBuilder(plan: plan, toolchain: toolchain).build()
    for finding in app.findings { Problem.warn(Problem(finding).description) }
    return app
  }

  /// Runs the unit tests of a project or package; returns the worst of their results.
  static func test(_ request: ProjectRequest) throws -> Int32 {
    let toolchain = try Toolchain.current()
    let plan = try request.plan(for: .tests, toolchain: toolchain)
    for problem in plan.problems { Problem.warn(problem.description) }
    guard plan.modules.contains(where: \.isTest) else {
      throw Problem(.noTests, what: "There are no unit tests.", place: request.path)
    }
    let app = try AppBuilder(plan: plan, toolchain: toolchain, isForTests: true).build()
    for finding in app.findings { Problem.warn(Problem(finding).description) }
    let imports = Set(
      plan.modules.filter(\.isTest).flatMap { ModuleSearch.imports(of: $0) }
    )
    var results: [(name: String, status: Int32)] = []
    if imports.contains("Testing") {
      var arguments = ["--testing-library", "swift-testing"]
      if let filter = request.filter { arguments += ["--filter", filter] }
      results.append(("Swift Testing", try wait(for: app.executable, arguments)))
    }
    let hasCases = !imports.isDisjoint(with: TestingFrameworks.withCases.union(["XCTest"]))
    if hasCases || !imports.contains("Testing") {
      results.append(("XCTest", try wait(for: app.executable, request.filter.map { [$0] } ?? [])))
    }
    return try status(of: results, request.filter, in: app)
  }

  /// What to end with after all tests have run; says what the last line of a test library hides.
  private static func status(
    of results: [(name: String, status: Int32)],
    _ filter: String?,
    in app: BuiltApp
  ) throws -> Int32 {
    let ran = results.filter { $0.status != TestRunner.nothingMatched }
    if ran.isEmpty {
      guard let filter else {
        throw Problem(.noTests, what: "The test targets hold no tests.", place: app.name)
      }
      throw Problem(
        .noTests,
        what: "No test has a name that matches.",
        place: "--filter \(filter)",
        remedy: "Give a part of Module.Class/test, or a regular expression that finds it."
      )
    }
    let failed = ran.filter { $0.status != 0 }
    let leftOut = app.modules.filter(\.isTest).flatMap(\.findings).filter(\.isPartLeftOut)
    if !failed.isEmpty {
      print("Tests failed: \(failed.map(\.name).joined(separator: ", ")).")
    } else if !leftOut.isEmpty {
      let files = Set(leftOut.map(\.file)).count
      print("Tests passed, but parts of \(files) \(files == 1 ? "file" : "files") were left out.")
    }
    return failed.map(\.status).max() ?? (leftOut.isEmpty ? 0 : 1)
  }

  private static func wait(for executable: URL, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = CrashReports.enabled(in: ProcessInfo.processInfo.environment)
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 128
  }
}

extension Finding {
  /// Whether something was not built.
  fileprivate var isPartLeftOut: Bool {
    [Diagnosis.Kind.partLeftOut, .fileLeftOut].contains { $0.code.rawValue == code }
  }
}
