import Diagnostics
import Foundation
import TestReports

/// Takes what failed tests of a report made as their references, in the current folder and below.
enum TestApprovalCommand {
  /// The status is 1 where something was not taken.
  static func run(_ request: ProjectRequest) throws -> Int32 {
    let report = try TestMerge.read(URL(fileURLWithPath: request.path))
    let folder = FileManager.default.currentDirectoryPath
    let approval = TestApproval(in: URL(fileURLWithPath: folder))
    let outcomes = approval.take(report) { test in
      request.filter.map { TestSelection.matches(test.name, $0) } ?? true
    }
    var isWhole = true
    for (reference, outcome) in outcomes {
      switch outcome {
      case .taken: print("taken: \(reference)")
      case .unsteady: print("not taken, for the test does not always make the same: \(reference)")
      case .outside: print("not taken, for it is outside of \(folder): \(reference)")
      case .failed(let reason): print("not taken, \(reason): \(reference)")
      }
      if outcome != .taken { isWhole = false }
    }
    if outcomes.isEmpty {
      let chosen = request.filter.map { " whose name matches \($0)" } ?? ""
      print("No failed test\(chosen) names a reference.")
    }
    return isWhole ? 0 : 1
  }
}
