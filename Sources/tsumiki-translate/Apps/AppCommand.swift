import Diagnostics
import Foundation

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

  /// Runs the tests of a project or package; returns the worst of their results.
  static func test(_ request: ProjectRequest) throws -> Int32 {
    var command = try TestCommand(request)
    return try command.run()
  }
}
