import Foundation

/// Takes what failed tests made as their references.
package struct TestApproval {
  /// What becomes of one reference.
  package enum Outcome: Hashable, Sendable {
    /// The result is the reference from now on.
    case taken
    /// The test made something else each time, so that none of it is what it should be.
    case unsteady
    /// The reference does not lie in the folder.
    case outside
    /// The result cannot be read, or the reference not be written.
    case failed(String)
  }

  /// The folder that references are written in, and nowhere else.
  let folder: URL

  package init(in folder: URL) { self.folder = folder.resolvingSymlinksInPath() }

  /// Takes the results of the tests that are chosen.
  ///
  /// - Returns: What became of each reference, in the order of the tests.
  package func take(
    _ report: TestReport,
    where isChosen: (TestReport.Test) -> Bool = { _ in true }
  ) -> [(reference: String, outcome: Outcome)] {
    var order: [String] = []
    var failures: [String: [TestReport.Failure]] = [:]
    var unsteady: Set<String> = []
    let passed = Set(report.tests.filter { $0.outcome == .passed }.map(\.name))
    for test in report.tests where isChosen(test) {
      for failure in test.failures {
        guard let reference = failure.comparison?.reference else { continue }
        if failures[reference] == nil { order.append(reference) }
        failures[reference, default: []].append(failure)
        if passed.contains(test.name) { unsteady.insert(reference) }
      }
    }
    return order.map { reference in
      let told = failures[reference] ?? []
      // A later run of a test writes its result over that of an earlier one, but says what differs.
      let isSteady = !unsteady.contains(reference) && Set(told.map(\.message)).count == 1
      let results = told.compactMap(\.comparison)
      return (
        reference, isSteady ? take(results, as: place(of: reference, report.root)) : .unsteady
      )
    }
  }

  /// Where a reference is now: the report may be of another machine.
  private func place(of reference: String, _ root: String?) -> URL {
    let file = URL(fileURLWithPath: reference)
    let isThere = FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path)
    guard !isThere, let root, reference.hasPrefix(root + "/") else { return file }
    return folder.appendingPathComponent(String(reference.dropFirst(root.count + 1)))
  }

  private func take(_ comparisons: [Comparison], as reference: URL) -> Outcome {
    let file = reference.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(reference.lastPathComponent)
    guard file.path.hasPrefix(folder.path + "/") else { return .outside }
    do {
      var results: [Data] = []
      for comparison in comparisons {
        results.append(try Data(contentsOf: URL(fileURLWithPath: comparison.result)))
      }
      guard let result = results.last, let comparison = comparisons.last else {
        return .failed("there is no result")
      }
      guard results.allSatisfy({ $0 == result }) else { return .unsteady }
      try write(result, comparison, to: file)
      return .taken
    } catch { return .failed("\(error.localizedDescription)") }
  }

  private func write(_ result: Data, _ comparison: Comparison, to file: URL) throws {
    // The first of a test may come into a folder that is still to be made.
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try result.write(to: file, options: .atomic)
    guard let own = Comparison.views(of: file.path) else { return }
    let views = Comparison.views(of: comparison.result).flatMap {
      try? Data(contentsOf: URL(fileURLWithPath: $0))
    }
    if let views {
      try views.write(to: URL(fileURLWithPath: own), options: .atomic)
    } else if FileManager.default.fileExists(atPath: own) {
      // What lies there is of another picture.
      try FileManager.default.removeItem(atPath: own)
    }
  }
}
