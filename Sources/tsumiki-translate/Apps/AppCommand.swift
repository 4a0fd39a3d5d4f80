import Diagnostics
import Foundation

/// Builds and tests iOS apps.
enum AppCommand {
  /// Makes sure that an app's program is built from what is in its folder now.
  static func build(_ path: String, target: String?) throws -> BuiltApp {
    let toolchain = try Toolchain.current()
    let plan = try ProjectReader(path: path, target: target, toolchain: toolchain).read()
    for problem in plan.problems { Problem.warn(problem.description) }
    let app = try AppBuilder(plan: plan, toolchain: toolchain).build()
    for finding in app.findings { Problem.warn(Problem(finding).description) }
    return app
  }

  /// Runs the unit tests of a project or package; returns the worst of their results.
  static func test(_ path: String, target: String?, filter: String?) throws -> Int32 {
    let toolchain = try Toolchain.current()
    let plan = try ProjectReader(
      path: path,
      target: target,
      purpose: .tests,
      toolchain: toolchain
    ).read()
    for problem in plan.problems { Problem.warn(problem.description) }
    guard plan.modules.contains(where: \.isTest) else {
      throw Problem(.noTests, what: "There are no unit tests.", place: path)
    }
    let app = try AppBuilder(plan: plan, toolchain: toolchain, isForTests: true).build()
    for finding in app.findings { Problem.warn(Problem(finding).description) }
    var status: Int32 = 0
    let imports = Set(
      plan.modules.filter(\.isTest).flatMap { ModuleSearch.imports(of: $0) }
    )
    if imports.contains("Testing") {
      var arguments = ["--testing-library", "swift-testing"]
      if let filter { arguments += ["--filter", filter] }
      status = max(status, try wait(for: app.executable, arguments))
    }
    if imports.contains("XCTest") || !imports.contains("Testing") {
      status = max(status, try wait(for: app.executable, filter.map { [$0] } ?? []))
    }
    return status
  }

  private static func wait(for executable: URL, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 128
  }
}
