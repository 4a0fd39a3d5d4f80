import Foundation

extension TestReport {
  /// The report as the XML that build servers read.
  package var junit: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites \(Self.counts(tests))>")
    for (name, tests) in groups {
      lines.append("  <testsuite name=\"\(Self.escaped(name))\" \(Self.counts(tests))>")
      lines += tests.map { Self.element(of: $0) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func counts(_ tests: [Test]) -> String {
    let (failed, skipped) = (
      tests.count { $0.outcome == .failed }, tests.count { $0.outcome == .skipped }
    )
    let time = tests.reduce(0) { $0 + $1.duration }
    return "tests=\"\(tests.count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"\(skipped)\""
      + " time=\"\(seconds(time))\""
  }

  private static func element(of test: Test) -> String {
    let head =
      "    <testcase classname=\"\(escaped(test.group))\" name=\"\(escaped(test.shortName))\""
      + " time=\"\(seconds(test.duration))\""
    var inside = test.failures.map { failure -> String in
      let place = failure.file.map { "\($0):\(failure.line ?? 0)" } ?? ""
      let first = failure.message.split(separator: "\n").first.map(String.init) ?? ""
      return "      <failure message=\"\(escaped(first))\">"
        + escaped((place.isEmpty ? "" : place + "\n") + failure.message) + "</failure>"
    }
    if test.outcome == .skipped { inside.append("      <skipped/>") }
    return inside.isEmpty
      ? head + "/>" : head + ">\n" + inside.joined(separator: "\n") + "\n    </testcase>"
  }
}
