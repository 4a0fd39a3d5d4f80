/// Lets something hold for the assertions within an operation.
///
/// - Parameters:
///   - record: Which references are written; nil for what holds around it.
///   - diffTool: How a difference is shown by another program; nil for what holds around it.
///   - operation: The operation.
/// - Returns: What the operation returns.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(inner(record, diffTool)) { try operation() }
}

/// Lets something hold for the assertions within an operation that waits.
///
/// - Parameters:
///   - record: Which references are written; nil for what holds around it.
///   - diffTool: How a difference is shown by another program; nil for what holds around it.
///   - operation: The operation.
/// - Returns: What the operation returns.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(inner(record, diffTool)) {
    try await operation()
  }
}

private func inner(
  _ record: SnapshotTestingConfiguration.Record?,
  _ diffTool: SnapshotTestingConfiguration.DiffTool?
) -> SnapshotTestingConfiguration {
  let outer = SnapshotTestingConfiguration.current
  return SnapshotTestingConfiguration(
    record: record ?? outer?.record ?? Defaults.record,
    diffTool: diffTool ?? outer?.diffTool ?? Defaults.diffTool
  )
}
