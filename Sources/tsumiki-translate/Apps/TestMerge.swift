import Diagnostics
import Foundation
import TestReports

/// Puts the reports of several runs together, such as those of the parts of a suite.
enum TestMerge {
  /// Writes one report into the folder of the request; the status is 1 where a test of any failed.
  static func run(_ request: ProjectRequest) throws -> Int32 {
    var whole = TestReport()
    for part in request.tests.parts { whole.add(try read(part)) }
    try whole.write(to: URL(fileURLWithPath: request.path))
    print("\(whole.summary).")
    return whole.count(.failed) > 0 ? 1 : 0
  }

  /// The report in a folder, or in a file of one.
  static func read(_ place: URL) throws -> TestReport {
    do {
      return try TestReport(at: place)
    } catch {
      throw Problem(
        .optionInvalid,
        what: "There is no report that can be read.",
        place: place.path,
        saw: "\(error)",
        remedy: "Give a folder that tsumiki --test PATH --report FOLDER wrote, or its report.json."
      )
    }
  }
}
