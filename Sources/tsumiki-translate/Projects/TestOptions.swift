import Diagnostics
import Foundation
import TestReports

/// How tests are run, and where what they came to is written.
struct TestOptions {
  /// The order, the part of all tests, and how often.
  var selection = TestSelection()
  /// The folder for the reports.
  var report: URL?
  /// The reports that are put together.
  var parts: [URL] = []

  /// Takes an option of the command line; false for one that is not about this.
  mutating func take(_ option: String, _ value: String) throws -> Bool {
    switch option {
    case "--report": report = URL(fileURLWithPath: value)
    case "--from": parts.append(URL(fileURLWithPath: value))
    case "--shuffle":
      guard let seed = UInt64(value) else { throw Self.wrong(option, value, "a whole number") }
      selection.seed = seed
    case "--repeat":
      guard let count = Int(value), (1...10_000).contains(count) else {
        throw Self.wrong(option, value, "a whole number from 1 to 10000")
      }
      selection.repetitions = count
    case "--shard":
      guard let shard = ShardName.read(value, ProcessInfo.processInfo.environment) else {
        throw Self.wrong(
          option,
          value,
          "a part and how many there are, as in 3/8, or auto where the machine says both, or auto/8"
            + " where it says which part"
        )
      }
      selection.shard = shard
    case "--times":
      do {
        selection.times = try TestReport(json: Data(contentsOf: URL(fileURLWithPath: value))).times
      } catch { throw Self.wrong(option, value, "the report.json of a run before") }
    default: return false
    }
    return true
  }

  private static func wrong(_ option: String, _ value: String, _ wanted: String) -> Problem {
    Problem(
      .optionInvalid,
      what: "An option has a value that cannot be used.",
      place: option,
      saw: value,
      remedy: "Give \(wanted)."
    )
  }
}
