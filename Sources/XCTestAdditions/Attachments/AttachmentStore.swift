import Foundation
import XCTest

/// Keeps the attachments of the test that runs, and writes them when it has ended.
///
/// They go to the folder that `TEST_ATTACHMENTS` names, one folder a test; without one they are let go of.
@MainActor
final class AttachmentStore: NSObject, XCTestObservation {
  static let shared = AttachmentStore()

  /// The parts of the test that run, the outermost first.
  var names: [String] = []
  private var waiting: [(path: [String], attachment: XCTAttachment)] = []
  private var failures = 0
  private var isObserving = false
  private let folder = ProcessInfo.processInfo.environment["TEST_ATTACHMENTS"]

  func add(_ attachment: XCTAttachment) {
    guard folder != nil else { return }
    if !isObserving {
      isObserving = true
      XCTestObservationCenter.shared.addTestObserver(self)
    }
    waiting.append((names, attachment))
  }

  nonisolated func testCase(
    _ testCase: XCTestCase,
    didFailWithDescription description: String,
    inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    MainActor.assumeIsolated { failures += 1 }
  }

  nonisolated func testCaseDidFinish(_ testCase: XCTestCase) {
    let name = testCase.name
    MainActor.assumeIsolated { write(for: name) }
  }

  private func write(for test: String) {
    defer {
      waiting = []
      failures = 0
    }
    guard let folder else { return }
    let kept = waiting.filter { failures > 0 || $0.attachment.lifetime == .keepAlways }
    for (index, entry) in kept.enumerated() {
      let place = ([test] + entry.path).map { $0.replacing("/", with: "-") }
        .reduce(URL(fileURLWithPath: folder)) { $0.appendingPathComponent($1) }
      let file = place.appendingPathComponent("\(index + 1)-\(entry.attachment.fileName)")
      do {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try entry.attachment.payload.write(to: file)
      } catch {
        XCTestAdditionsLog.say("An attachment was not written: \(file.path): \(error)")
      }
    }
  }
}

/// What is to be told beside the results of tests.
enum XCTestAdditionsLog {
  static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
