import Foundation

extension TestReport {
  /// Writes the report into a folder: `index.html`, `junit.xml` and `report.json`.
  package func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in [
      ("index.html", html), ("junit.xml", junit), ("report.json", json),
    ] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
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
