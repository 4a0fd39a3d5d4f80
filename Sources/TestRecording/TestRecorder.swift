import Foundation
package import TestReports
internal import UIKit
import XCTest

/// Writes down what tests do, for the program that runs them.
///
/// XCTest calls it on the main thread.
public final class TestRecorder: XCTestObservation, @unchecked Sendable {
  /// The recorder of this process.
  public static let shared = TestRecorder(.fromEnvironment)

  /// What was asked for.
  package let request: TestRequest
  /// The test that runs now.
  public private(set) var current: XCTestCase?
  private var began = 0.0
  private let file: Int32?

  /// Makes a recorder for a request.
  package init(_ request: TestRequest) {
    self.request = request
    file = request.events.map { open($0, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644) }
  }

  /// A test's name as in `Module.Class/test`.
  public static func name(of test: XCTestCase) -> String {
    "\(String(reflecting: type(of: test)))/\(test.name.split(separator: ".").last ?? "")"
  }

  /// The tests to run out of all that there are, in the order that was asked for.
  public func chosen(from entries: [XCTestCaseEntry]) -> [XCTestCaseEntry] {
    var known: [String: (type: XCTestCase.Type, test: (String, XCTestCaseClosure))] = [:]
    var names: [String] = []
    for (type, tests) in entries {
      for test in tests {
        let name = "\(String(reflecting: type))/\(test.0)"
        if known.updateValue((type, test), forKey: name) == nil { names.append(name) }
      }
    }
    let chosen = request.selection.choose(from: names)
    var event = TestEvent(.planned)
    event.tests = chosen
    write(event)
    var groups: [XCTestCaseEntry] = []
    for entry in chosen.compactMap({ known[$0] }) {
      if groups.last?.testCaseClass == entry.type {
        groups[groups.count - 1].allTests.append(entry.test)
      } else {
        groups.append((entry.type, [entry.test]))
      }
    }
    return groups
  }

  private func write(_ event: TestEvent) {
    guard let file, file >= 0 else { return }
    // In one piece, so that what is written last is whole whatever happens next.
    _ = Array(event.text.utf8).withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
  }

  /// A time that only goes on, in seconds, since the clock of the tests is simulated.
  private var now: Double { MainActor.assumeIsolated { RealTime.now } }

  /// Writes that a test begins.
  public func testCaseWillStart(_ testCase: XCTestCase) {
    current = testCase
    began = now
    write(TestEvent(.started, test: Self.name(of: testCase)))
  }

  /// Writes what is wrong.
  public func testCase(
    _ testCase: XCTestCase,
    didFailWithDescription description: String,
    inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    var event = TestEvent(.failed, test: Self.name(of: testCase))
    (event.message, event.file, event.line) = (description, filePath, lineNumber)
    write(event)
  }

  /// Writes that a test is over, or did not run.
  public func testCaseDidFinish(_ testCase: XCTestCase) {
    let isSkipped = testCase.testRun?.hasBeenSkipped == true
    var event = TestEvent(isSkipped ? .skipped : .finished, test: Self.name(of: testCase))
    event.duration = now - began
    write(event)
    current = nil
  }

  /// Says that the process ends here, and that the test that runs is over.
  public func stop() {
    if let current { testCaseDidFinish(current) }
    write(TestEvent(.stopped))
  }
}
