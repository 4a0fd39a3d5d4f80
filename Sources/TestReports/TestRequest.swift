import Foundation

/// What the program that runs tests says to the process in which they run.
package struct TestRequest: Codable, Sendable {
  /// The environment variable that holds it as JSON.
  package static let variable = "TSUMIKI_TEST_RUN"

  /// Which tests run.
  package var selection = TestSelection()
  /// The file that events are written to.
  package var events: String?

  /// All tests, of which nothing is written down.
  package init() {}

  /// What is said in the environment; where nothing is, all tests.
  package static var fromEnvironment: TestRequest {
    let text = ProcessInfo.processInfo.environment[variable] ?? ""
    return (try? JSONDecoder().decode(TestRequest.self, from: Data(text.utf8))) ?? TestRequest()
  }

  /// The request as the environment holds it.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
