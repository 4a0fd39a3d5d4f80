import AppContainers
import Diagnostics
import Foundation
import TestReports

/// Runs the tests of a program, in as many processes as it takes.
///
/// A test that crashes, or that is not to go on after a failure, ends its process; the tests behind it run in
/// another one.
struct TestProcess {
  let program: URL
  var environment: [String: String] = [:]
  var selection = TestSelection()

  /// What the tests came to; nil where none was chosen.
  func run() throws -> TestReport? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tsumiki-tests-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    var report = TestReport()
    report.seed = selection.seed
    var planned: [String]?
    var done = 0
    while true {
      var request = TestRequest()
      request.selection = selection
      request.selection.tests = planned.map { Array($0.dropFirst(done)) }
      request.events = file.path
      try Data().write(to: file)
      let ending = try start(request)
      let events = TestEvent.read(
        (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      )
      let before = report.tests.count
      report.take(events, ending: ending.words)
      done += report.tests.count - before
      if planned == nil { planned = events.first { $0.kind == .planned }?.tests }
      guard let all = planned else {
        throw Problem(.appStart, place: program.path, saw: ending.words)
      }
      if all.isEmpty { return nil }
      let isStuck = report.tests.count == before
      if isStuck, done < all.count {
        // It ended between two tests: whatever is next may be to blame.
        var test = TestReport.Test(all[done], .failed)
        test.failures.append(TestReport.Failure(ending.words))
        report.tests.append(test)
        done += 1
      }
      if done >= all.count { return report }
    }
  }

  private func start(_ request: TestRequest) throws -> (status: Int32, words: String) {
    let process = Process()
    process.executableURL = program
    let all = CrashReports.enabled(in: ProcessInfo.processInfo.environment)
    let own = AppContainer(ofProgram: program).environment(from: all)
    process.environment = own.merging(environment) { $1 }
      .merging([TestRequest.variable: request.text]) { $1 }
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let last = Self.pass(errors.fileHandleForReading)
    process.waitUntilExit()
    let status = process.terminationStatus
    guard process.terminationReason != .exit else {
      return (status, "The tests' process ended with status \(status).")
    }
    return (128 + status, "The tests' process crashed: signal \(status)." + Self.words(of: last))
  }

  /// Passes on what a process prints until it ends; what it printed last.
  private static func pass(_ file: FileHandle) -> String {
    var last = Data()
    while true {
      let data = file.availableData
      if data.isEmpty { break }
      FileHandle.standardError.write(data)
      last = (last + data).suffix(1 << 16)
    }
    return String(decoding: last, as: UTF8.self)
  }

  /// What is told of a crash: the message, and the first lines of where it was.
  private static func words(of printed: String) -> String {
    let lines = printed.split(separator: "\n")
    guard let first = lines.lastIndex(where: { $0.contains("Fatal error") }) else { return "" }
    return " The last it printed:\n" + lines[first...].prefix(40).joined(separator: "\n")
  }
}
