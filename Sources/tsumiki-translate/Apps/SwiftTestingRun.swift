import AppContainers
import Diagnostics
import Foundation
import TestReports

/// Runs the tests of Swift Testing in a program.
struct SwiftTestingRun {
  let program: URL
  let selection: TestSelection

  /// The status that the tests ended with, and what each came to.
  func run() throws -> (status: Int32, tests: [TestReport.Test]) {
    var arguments = ["--testing-library", "swift-testing"]
    if let shard = selection.shard {
      let chosen = TestSelection.part(shard, of: try names(), selection.times)
      if chosen.isEmpty { return (TestRunner.nothingMatched, []) }
      for name in chosen {
        arguments += ["--filter", "^\(NSRegularExpression.escapedPattern(for: name))(/|$)"]
      }
    } else if let filter = selection.filter {
      arguments += ["--filter", filter]
    }
    for name in selection.skipped {
      arguments += ["--skip", "^\(NSRegularExpression.escapedPattern(for: name))(/|$)"]
    }
    if selection.repetitions > 1 {
      arguments += [
        "--repetitions", "\(selection.repetitions)",
      ]
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tsumiki-events-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    arguments += ["--event-stream-output-path", file.path, "--event-stream-version", "0"]
    let status = try Self.wait(program, arguments)
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return (status, SwiftTestingEvents.tests(in: text))
  }

  /// The names of all tests that fit.
  private func names() throws -> [String] {
    var arguments = ["--testing-library", "swift-testing", "--list-tests"]
    if let filter = selection.filter { arguments += ["--filter", filter] }
    let result = try Subprocess.run(program.path, arguments)
    return result.output.split(separator: "\n").map(String.init).filter { $0.contains(".") }
  }

  private static func wait(_ program: URL, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = AppContainer(ofProgram: program)
      .environment(from: CrashReports.enabled(in: ProcessInfo.processInfo.environment))
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 128
  }
}
