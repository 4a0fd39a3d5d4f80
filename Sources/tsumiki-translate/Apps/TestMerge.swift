import Diagnostics
import Foundation
import TestReports

/// Puts the reports of several runs together, such as those of the parts of a suite.
enum TestMerge {
  /// Writes one report into the folder of the request; the status is 1 where a test of any failed.
  static func run(_ request: ProjectRequest) throws -> Int32 {
    var whole = TestReport()
    for part in request.tests.parts {
      let file = FileKind(part) == .folder ? part.appendingPathComponent("report.json") : part
      do {
        whole.add(try TestReport(json: Data(contentsOf: file)))
      } catch {
        throw Problem(
          .optionInvalid,
          what: "There is no report that can be read.",
          place: file.path,
          saw: "\(error)",
          remedy:
            "Give folders that tsumiki --test PATH --report FOLDER wrote, or their report.json."
        )
      }
    }
    try whole.write(to: URL(fileURLWithPath: request.path))
    print("\(whole.summary).")
    return whole.count(.failed) > 0 ? 1 : 0
  }
}
