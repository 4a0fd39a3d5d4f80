import Foundation

/// What a run of tests came to.
package struct TestReport: Codable, Hashable, Sendable {
  /// How a test ended.
  package enum Outcome: String, Codable, Sendable {
    case failed, passed, skipped
  }

  /// Something that is not as it should be.
  package struct Failure: Codable, Hashable, Sendable {
    package var message: String
    package var file: String?
    package var line: Int?
    /// What it names of a value and its reference.
    package var comparison: Comparison?

    package init(_ message: String, file: String? = nil, line: Int? = nil) {
      (self.message, self.file, self.line) = (message, file, line)
      comparison = Comparison(message: message)
    }
  }

  /// One test, once.
  package struct Test: Codable, Hashable, Sendable {
    /// As in `Module.Class/test`.
    package var name: String
    package var outcome: Outcome
    /// Real time, in seconds.
    package var duration: Double
    package var failures: [Failure] = []

    package init(_ name: String, _ outcome: Outcome, duration: Double = 0) {
      (self.name, self.outcome, self.duration) = (name, outcome, duration)
    }

    /// The class or suite that it is in, with its module.
    package var group: String {
      name.contains("/") ? String(name.prefix { $0 != "/" }) : String(name.prefix { $0 != "." })
    }

    /// The name in its class.
    package var shortName: String {
      name.contains("/") ? String(name.drop { $0 != "/" }.dropFirst()) : name
    }
  }

  /// The tests in the order they ran.
  package var tests: [Test] = []
  /// What the order was drawn from.
  package var seed: UInt64?
  /// The folder of the project.
  package var root: String?

  package init() {}

  package func count(_ outcome: Outcome) -> Int { tests.count { $0.outcome == outcome } }

  /// How long all tests took, in seconds.
  package var duration: Double { tests.reduce(0) { $0 + $1.duration } }

  /// How long each test took, in seconds: the longest where it ran several times.
  package var times: [String: Double] {
    tests.reduce(into: [:]) { $0[$1.name] = max($0[$1.name] ?? 0, $1.duration) }
  }

  /// The report as JSON.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? "{}\n"
  }

  /// Reads a report that was written as JSON.
  package init(json: Data) throws { self = try JSONDecoder().decode(TestReport.self, from: json) }

  /// Reads the report in a folder, or in a file of one.
  package init(at place: URL) throws {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
    let file = isFolder.boolValue ? place.appendingPathComponent("report.json") : place
    try self.init(json: Data(contentsOf: file))
    let folder = file.deletingLastPathComponent()
    mapComparisons { $0.resolved(in: folder) }
  }

  /// Exchanges what is told of values and their references.
  mutating func mapComparisons(_ change: (Comparison) -> Comparison) {
    for test in tests.indices {
      for failure in tests[test].failures.indices {
        tests[test].failures[failure].comparison = tests[test].failures[failure].comparison.map(
          change
        )
      }
    }
  }

  /// Adds another report's tests behind its own.
  package mutating func add(_ other: TestReport) {
    tests += other.tests
    seed = seed ?? other.seed
    root = root ?? other.root
  }

  /// One sentence for all.
  package var summary: String {
    let (failed, skipped) = (count(.failed), count(.skipped))
    let all = "\(tests.count) \(tests.count == 1 ? "test" : "tests")"
    let parts = [failed > 0 ? "\(failed) failed" : nil, skipped > 0 ? "\(skipped) skipped" : nil]
    let told = parts.compactMap { $0 }
    return all + (told.isEmpty ? ", all passed" : ", " + told.joined(separator: ", "))
  }
}

extension TestReport {
  /// Takes in what happened in one process; a test that was begun and not ended took the process with it.
  ///
  /// - Parameters:
  ///   - events: What was written down.
  ///   - ending: How the process ended, for a test that did not.
  package mutating func take(_ events: [TestEvent], ending: String) {
    var open: Test?
    for event in events {
      switch event.kind {
      case .planned, .stopped: break
      case .started: open = Test(event.test ?? "", .passed)
      case .failed:
        open?.outcome = .failed
        open?.failures.append(
          Failure(event.message ?? "", file: event.file, line: event.line)
        )
      case .skipped, .finished:
        guard var test = open else { break }
        if event.kind == .skipped { test.outcome = .skipped }
        test.duration = event.duration ?? 0
        tests.append(test)
        open = nil
      }
    }
    guard var test = open else { return }
    test.outcome = .failed
    test.failures.append(Failure(ending))
    tests.append(test)
  }
}
