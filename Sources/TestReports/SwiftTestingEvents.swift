import Foundation

/// What Swift Testing writes down of its tests, one JSON text a line.
package enum SwiftTestingEvents {
  private struct Line: Decodable {
    struct Payload: Decodable {
      struct Instant: Decodable {
        var absolute: Double
      }

      struct Issue: Decodable {
        struct Place: Decodable {
          var filePath: String?
          // swift-format-ignore: NoLeadingUnderscores
          var _filePath: String?
          var line: Int?
        }

        var isKnown: Bool?
        var sourceLocation: Place?
      }

      struct Message: Decodable {
        var symbol: String?
        var text: String
      }

      var kind: String
      var instant: Instant?
      var testID: String?
      var issue: Issue?
      var messages: [Message]?
      // Of a test that is declared.
      var id: String?
    }

    var kind: String
    var payload: Payload
  }

  /// The tests of a file of events; suites are none.
  package static func tests(in text: String) -> [TestReport.Test] {
    var functions: Set<String> = []
    var begun: [String: Double] = [:]
    var open: [String: TestReport.Test] = [:]
    var ended: [TestReport.Test] = []
    for text in text.split(separator: "\n") {
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(text.utf8)) else { continue }
      let event = line.payload
      if line.kind == "test" {
        if event.kind == "function", let id = event.id { functions.insert(id) }
        continue
      }
      guard let id = event.testID, functions.contains(id) else { continue }
      let name = Self.name(id)
      switch event.kind {
      case "testStarted":
        begun[id] = event.instant?.absolute
        open[id] = TestReport.Test(name, .passed)
      case "testSkipped":
        ended.append(TestReport.Test(name, .skipped))
      case "issueRecorded" where event.issue?.isKnown != true:
        let words = (event.messages ?? []).map(\.text).joined(separator: "\n")
        let place = event.issue?.sourceLocation
        open[id]?.outcome = .failed
        open[id]?.failures.append(
          TestReport.Failure(
            words,
            file: place?.filePath ?? place?._filePath,
            line: place?.line
          )
        )
      case "testEnded":
        guard var test = open.removeValue(forKey: id) else { continue }
        if let start = begun[id], let end = event.instant?.absolute { test.duration = end - start }
        ended.append(test)
      default: break
      }
    }
    for (_, var test) in open.sorted(by: { $0.key < $1.key }) {
      test.outcome = .failed
      test.failures.append(TestReport.Failure("The tests' process ended in this test."))
      ended.append(test)
    }
    return ended
  }

  /// The name without the place of the source behind it.
  private static func name(_ id: String) -> String {
    let parts = id.split(separator: "/")
    guard let last = parts.last, last.contains(".swift:") else { return id }
    return parts.dropLast().joined(separator: "/")
  }
}
