// swift-format-ignore-file: NoLeadingUnderscores, AlwaysUseLowerCamelCase

import Foundation
import XCTest

/// A test case, under the name that it once had.
public typealias SnapshotTestCase = XCTestCase

/// Asserts that a value is as a text in the test.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: How it becomes text.
///   - recording: Whether the text it has is told, instead of being compared.
///   - timeout: How long the value may take, in seconds.
///   - reference: The text.
///   - fileID: The test's file and module.
///   - filePath: The test's file.
///   - testName: The test.
///   - line: The line to which a failure belongs.
///   - column: The column to which a failure belongs.
public func _assertInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false,
  timeout: TimeInterval = 5,
  with reference: String,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure = _verifyInlineSnapshot(
    matching: try value(),
    as: snapshotting,
    record: recording,
    timeout: timeout,
    with: reference,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
  guard let failure else { return }
  TestFailure(fileID: fileID, filePath: filePath, line: line, column: column).record(failure)
}

/// Compares a value with a text in the test.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: How it becomes text.
///   - recording: Whether the text it has is told, instead of being compared.
///   - timeout: How long the value may take, in seconds.
///   - reference: The text.
///   - fileID: The test's file and module.
///   - filePath: The test's file.
///   - testName: The test.
///   - line: The line to which a failure belongs.
///   - column: The column to which a failure belongs.
/// - Returns: What is wrong; nil where they agree, but for space around them.
public func _verifyInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false,
  timeout: TimeInterval = 5,
  with reference: String,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  let spaces = CharacterSet.whitespacesAndNewlines
  do {
    switch Taking.outcome(of: snapshotting.snapshot(try value()), timeout: timeout) {
    case .timedOut: return Taking.words(afterTimeout: timeout)
    case .gone: return "There is nothing to compare."
    case .taken(let text):
      let result = text.trimmingCharacters(in: spaces)
      if recording || isRecording {
        return "Sources are not written here. The text is:\n\n\(result)"
      }
      return LineDifference.text(from: reference.trimmingCharacters(in: spaces), to: result)
        .map { "The value is not as the text in the test.\n\n\($0)" }
    }
  } catch {
    return "\(error)"
  }
}
