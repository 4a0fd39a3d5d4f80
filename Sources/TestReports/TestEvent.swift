import Foundation

/// What happened in a run of tests, one JSON text a line.
package struct TestEvent: Codable, Hashable, Sendable {
  /// What kind of thing happened.
  package enum Kind: String, Codable, Sendable {
    /// The tests that will run, in their order.
    case planned
    /// A test begins.
    case started
    /// Something in a test is not as it should be.
    case failed
    /// A test does not run; the message says why.
    case skipped
    /// A test is over.
    case finished
    /// The process ends in the middle of the tests, which go on in another.
    case stopped
  }

  /// What happened.
  package var kind: Kind
  /// The test, as in `Module.Class/test`.
  package var test: String?
  /// The tests that are planned.
  package var tests: [String]?
  /// What is wrong.
  package var message: String?
  /// Where it is wrong.
  package var file: String?
  /// Where in the file, from 1.
  package var line: Int?
  /// How long it took in real time, in seconds.
  package var duration: Double?

  /// Makes an event.
  package init(_ kind: Kind, test: String? = nil) { (self.kind, self.test) = (kind, test) }

  /// The event as a line.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }

  /// The events of a file, those that cannot be read left out.
  package static func read(_ text: String) -> [TestEvent] {
    text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(TestEvent.self, from: Data($0.utf8))
    }
  }
}
