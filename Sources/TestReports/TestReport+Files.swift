import Foundation

extension TestReport {
  /// Writes the report into a folder: `index.html`, `junit.xml` and `report.json`, and what failures show in
  /// `pictures`.
  package func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pages = [("index.html", html), ("junit.xml", junit)]
    for (name, text) in pages + [("report.json", try keepingFiles(in: folder).json)] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
  }

  /// The report with what its failures show in its folder.
  private func keepingFiles(in folder: URL) throws -> TestReport {
    var kept = self
    let pictures = folder.appendingPathComponent("pictures")
    var number = 0
    let hasSome = tests.contains { $0.failures.contains { $0.comparison != nil } }
    if hasSome {
      try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    }
    kept.mapComparisons { comparison in
      number += 1
      return comparison.kept(in: pictures, number)
    }
    return kept
  }

  /// Tests by their groups, in the order the first of each ran.
  var groups: [(name: String, tests: [Test])] {
    var order: [String] = []
    let grouped = Dictionary(grouping: tests) { $0.group }
    for test in tests where !order.contains(test.group) { order.append(test.group) }
    return order.map { ($0, grouped[$0] ?? []) }
  }

  /// Text as it stands in XML and HTML: what neither may hold is left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func seconds(_ time: Double) -> String { String(format: "%.3f", time) }
}
