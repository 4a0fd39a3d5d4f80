// swift-format-ignore-file: NoLeadingUnderscores

import Foundation

extension SnapshotTestingConfiguration.Record {
  fileprivate init?(_ recording: Bool?) {
    guard let recording else { return nil }
    self = recording ? .all : .missing
  }
}

/// Asserts that a value is as its reference, recording being a question of yes and no.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: How it becomes what is compared.
///   - name: What the reference is called; nil for the number of the assertion in its test.
///   - recording: Whether references are written; nil for what holds around it.
///   - timeout: How long the value may take, in seconds.
///   - fileID: The test's file and module.
///   - filePath: The test's file, beside which references lie.
///   - testName: The test.
///   - line: The line to which a failure belongs.
///   - column: The column to which a failure belongs.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: try value(),
    as: snapshotting,
    named: name,
    record: SnapshotTestingConfiguration.Record(recording),
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
}

/// Asserts that a value is as its references, recording being a question of yes and no.
///
/// - Parameters:
///   - value: The value.
///   - strategies: How it becomes what is compared.
///   - recording: Whether references are written; nil for what holds around it.
///   - timeout: How long the value may take, in seconds.
///   - fileID: The test's file and module.
///   - filePath: The test's file, beside which references lie.
///   - testName: The test.
///   - line: The line to which a failure belongs.
///   - column: The column to which a failure belongs.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(),
    as: strategies,
    record: SnapshotTestingConfiguration.Record(recording),
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
}

/// Asserts that a value is as its numbered references, recording being a question of yes and no.
///
/// - Parameters:
///   - value: The value.
///   - strategies: How it becomes what is compared.
///   - recording: Whether references are written; nil for what holds around it.
///   - timeout: How long the value may take, in seconds.
///   - fileID: The test's file and module.
///   - filePath: The test's file, beside which references lie.
///   - testName: The test.
///   - line: The line to which a failure belongs.
///   - column: The column to which a failure belongs.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record recording: Bool? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(),
    as: strategies,
    record: SnapshotTestingConfiguration.Record(recording),
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
}

/// Compares a value with its reference, recording being a question of yes and no.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: How it becomes what is compared.
///   - name: What the reference is called; nil for the number of the assertion in its test.
///   - recording: Whether references are written; nil for what holds around it.
///   - snapshotDirectory: The folder of the references; nil for the one beside the test's file.
///   - timeout: How long the value may take, in seconds.
///   - fileID: The test's file and module.
///   - filePath: The test's file, beside which references lie.
///   - testName: The test.
///   - line: The line to which a failure belongs.
///   - column: The column to which a failure belongs.
/// - Returns: What is wrong; nil where the value is as its reference.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(),
    as: snapshotting,
    named: name,
    record: SnapshotTestingConfiguration.Record(recording),
    snapshotDirectory: snapshotDirectory,
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
}

/// Asserts that a value is as its reference, under its first name.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: How it becomes what is compared.
///   - name: What the reference is called; nil for the number of the assertion in its test.
///   - recording: Whether references are written; nil for what holds around it.
///   - timeout: How long the value may take, in seconds.
///   - fileID: The test's file and module.
///   - filePath: The test's file, beside which references lie.
///   - testName: The test.
///   - line: The line to which a failure belongs.
///   - column: The column to which a failure belongs.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: try value(),
    as: snapshotting,
    named: name,
    record: SnapshotTestingConfiguration.Record(recording),
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
}

/// Asserts that a value is as its references, under its first name.
///
/// - Parameters:
///   - value: The value.
///   - strategies: How it becomes what is compared.
///   - recording: Whether references are written; nil for what holds around it.
///   - timeout: How long the value may take, in seconds.
///   - fileID: The test's file and module.
///   - filePath: The test's file, beside which references lie.
///   - testName: The test.
///   - line: The line to which a failure belongs.
///   - column: The column to which a failure belongs.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(),
    as: strategies,
    record: SnapshotTestingConfiguration.Record(recording),
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
}

/// Asserts that a value is as its numbered references, under its first name.
///
/// - Parameters:
///   - value: The value.
///   - strategies: How it becomes what is compared.
///   - recording: Whether references are written; nil for what holds around it.
///   - timeout: How long the value may take, in seconds.
///   - fileID: The test's file and module.
///   - filePath: The test's file, beside which references lie.
///   - testName: The test.
///   - line: The line to which a failure belongs.
///   - column: The column to which a failure belongs.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record recording: Bool? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(),
    as: strategies,
    record: SnapshotTestingConfiguration.Record(recording),
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
}

/// Compares a value with its reference, under its first name.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: How it becomes what is compared.
///   - name: What the reference is called; nil for the number of the assertion in its test.
///   - recording: Whether references are written; nil for what holds around it.
///   - snapshotDirectory: The folder of the references; nil for the one beside the test's file.
///   - timeout: How long the value may take, in seconds.
///   - fileID: The test's file and module.
///   - filePath: The test's file, beside which references lie.
///   - testName: The test.
///   - line: The line to which a failure belongs.
///   - column: The column to which a failure belongs.
/// - Returns: What is wrong; nil where the value is as its reference.
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(),
    as: snapshotting,
    named: name,
    record: SnapshotTestingConfiguration.Record(recording),
    snapshotDirectory: snapshotDirectory,
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
}
