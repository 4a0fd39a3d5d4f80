// swift-format-ignore-file: NoLeadingUnderscores

import Testing

/// What holds for the assertions of a suite or a test of Swift Testing.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait {
  /// Whether it holds for what is in a suite as well: it does.
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration
}

extension _SnapshotsTestTrait: TestScoping {
  /// Runs a test with what holds for it, and counts its assertions from one.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(
      record: configuration.record,
      diffTool: configuration.diffTool
    ) {
      try await AssertionNumbers.$ofTest.withValue(AssertionNumbers()) { try await function() }
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// Counts the assertions of each test from one.
  public static var snapshots: Self { snapshots() }

  /// Lets something hold for the assertions of a suite or test.
  ///
  /// - Parameters:
  ///   - record: Which references are written.
  ///   - diffTool: How a difference is shown by another program.
  /// - Returns: The strategy.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    Self(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Lets a configuration hold for the assertions of a suite or test.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(configuration: configuration)
  }
}
