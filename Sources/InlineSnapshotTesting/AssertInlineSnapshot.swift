import Foundation
import SnapshotTesting

/// Asserts that a value is as a text in the test.
///
/// Sources are not written: where there is no text yet, the failure has the one to put there.
///
/// - Parameters:
///   - value: The value; nil has no text.
///   - snapshotting: How it becomes text.
///   - message: What goes before a failure.
///   - record: Whether the text is told instead of being compared; nil for what holds around it.
///   - timeout: How long the value may take, in seconds.
///   - syntaxDescriptor: Where the text stands, for assertions of one's own.
///   - expected: The text.
///   - fileID: The test's file and module.
///   - filePath: The test's file.
///   - function: The test.
///   - line: The line to which a failure belongs.
///   - column: The column to which a failure belongs.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure: String?
  do {
    failure = InlineComparison(
      expected: expected?(),
      isRecording: record.map { $0 == .all } ?? isRecording
    ).difference(try text(of: value(), snapshotting, timeout))
  } catch {
    failure = "\(error)"
  }
  guard let failure else { return }
  let parts = [message(), failure].filter { !$0.isEmpty }
  TestFailure(fileID: fileID, filePath: filePath, line: line, column: column)
    .record(parts.joined(separator: "\n\n"))
}

/// What a value that took too long, or did not come, is told as.
private struct NoText: Error, CustomStringConvertible {
  let description: String
}

private func text<Value>(
  of value: Value?,
  _ snapshotting: Snapshotting<Value, String>,
  _ timeout: TimeInterval
) throws -> String? {
  guard let value else { return nil }
  switch Taking.outcome(of: snapshotting.snapshot(value), timeout: timeout) {
  case .taken(let text): return text
  case .timedOut: throw NoText(description: Taking.words(afterTimeout: timeout))
  case .gone: throw NoText(description: "There is nothing to compare.")
  }
}

private struct InlineComparison {
  let expected: String?
  let isRecording: Bool

  func difference(_ text: String?) -> String? {
    if isRecording || expected == nil {
      guard let text else { return expected == nil ? nil : "The value is nil." }
      return "Sources are not written here. The text to put there:\n\n\"\"\"\n\(text)\n\"\"\""
    }
    guard let text else { return "The value is nil, but there is a text for it." }
    return LineDifference.text(from: expected ?? "", to: text).map {
      "The value is not as the text in the test.\n\n\($0)"
    }
  }
}

/// Where the text of an assertion stands among its closures.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the closure that has the text, where none is given.
  public static let defaultTrailingClosureLabel = "matches"

  /// Labels that the closure had before.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure.
  public var trailingClosureLabel: String
  /// How many closures stand before it.
  public var trailingClosureOffset: Int

  /// Makes a description.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the test that runs, at a line.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - fileID: The test's file and module.
  ///   - filePath: The test's file.
  ///   - line: The line to which the failure belongs.
  ///   - column: The column to which the failure belongs.
  public func fail(
    _ message: @autoclosure () -> String = "",
    fileID: StaticString,
    file filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    TestFailure(fileID: fileID, filePath: filePath, line: line, column: column).record(message())
  }
}
