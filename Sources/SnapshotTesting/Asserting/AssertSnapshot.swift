import Foundation
import UIKit

/// Asserts that a value is as its reference.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: How it becomes something that is compared.
///   - name: What the reference is called; nil for the number of the assertion in its test.
///   - record: Which references are written; nil for what holds around it.
///   - timeout: How long the value may take, in seconds.
///   - fileID: The test's file and module.
///   - filePath: The test's file, beside which references lie.
///   - testName: The test.
///   - line: The line to which a failure belongs.
///   - column: The column to which a failure belongs.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(),
    as: snapshotting,
    named: name,
    record: record,
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
  guard let failure else { return }
  TestFailure(fileID: fileID, filePath: filePath, line: line, column: column).record(failure)
}

/// Asserts that a value is as its references, one for each strategy, by their names.
///
/// - Parameters:
///   - value: The value.
///   - strategies: How it becomes what is compared, by the names of the references.
///   - record: Which references are written; nil for what holds around it.
///   - timeout: How long the value may take, in seconds.
///   - fileID: The test's file and module.
///   - filePath: The test's file, beside which references lie.
///   - testName: The test.
///   - line: The line to which a failure belongs.
///   - column: The column to which a failure belongs.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(),
      as: strategy,
      named: name,
      record: record,
      timeout: timeout,
      fileID: fileID,
      file: filePath,
      testName: testName,
      line: line,
      column: column
    )
  }
}

/// Asserts that a value is as its references, one for each strategy, by their numbers.
///
/// - Parameters:
///   - value: The value.
///   - strategies: How it becomes what is compared.
///   - record: Which references are written; nil for what holds around it.
///   - timeout: How long the value may take, in seconds.
///   - fileID: The test's file and module.
///   - filePath: The test's file, beside which references lie.
///   - testName: The test.
///   - line: The line to which a failure belongs.
///   - column: The column to which a failure belongs.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(),
      as: strategy,
      record: record,
      timeout: timeout,
      fileID: fileID,
      file: filePath,
      testName: testName,
      line: line,
      column: column
    )
  }
}

/// Compares a value with its reference, for assertions of one's own.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: How it becomes something that is compared.
///   - name: What the reference is called; nil for the number of the assertion in its test.
///   - record: Which references are written; nil for what holds around it.
///   - snapshotDirectory: The folder of the references; nil for the one beside the test's file.
///   - timeout: How long the value may take, in seconds.
///   - fileID: The test's file and module.
///   - filePath: The test's file, beside which references lie.
///   - testName: The test.
///   - line: The line to which a failure belongs.
///   - column: The column to which a failure belongs.
/// - Returns: What is wrong; nil where the value is as its reference.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  let record = record ?? SnapshotTestingConfiguration.current?.record ?? Defaults.record
  return withSnapshotTesting(record: record) {
    let place = ReferencePlace(
      file: "\(filePath)",
      testName: testName,
      name: name,
      directory: snapshotDirectory,
      pathExtension: snapshotting.pathExtension,
      isPicture: Format.self is UIImage.Type
    )
    do {
      let verification = Verification(
        snapshotting: snapshotting,
        place: place,
        name: name,
        record: record,
        timeout: timeout
      )
      return try verification.run(try value())
    } catch {
      return "\(error)"
    }
  }
}
