import Foundation

/// Which part of the tests runs, as the command line or the machine says it.
package enum ShardName {
  /// A variable with the number of a part, what the first part is called there, and the variable with how
  /// many parts there are.
  private static let variables: [(number: String, first: Int, count: String?)] = [
    ("CI_NODE_INDEX", 1, "CI_NODE_TOTAL"),
    ("CIRCLE_NODE_INDEX", 0, "CIRCLE_NODE_TOTAL"),
    ("BUILDKITE_PARALLEL_JOB", 0, "BUILDKITE_PARALLEL_JOB_COUNT"),
    ("SYSTEM_JOBPOSITIONINPHASE", 1, "SYSTEM_TOTALJOBSINPHASE"),
    ("SEMAPHORE_JOB_INDEX", 1, "SEMAPHORE_JOB_COUNT"),
    ("AWS_BATCH_JOB_ARRAY_INDEX", 0, "AWS_BATCH_JOB_ARRAY_SIZE"),
    ("SLURM_ARRAY_TASK_ID", 0, "SLURM_ARRAY_TASK_COUNT"),
    ("JOB_COMPLETION_INDEX", 0, nil),
    ("CLOUD_RUN_TASK_INDEX", 0, "CLOUD_RUN_TASK_COUNT"),
    ("PARALLEL_SEQ", 1, nil),
  ]

  /// Reads `3/8`, `auto` or `auto/8`; nil where that says no part.
  package static func read(
    _ text: String,
    _ environment: [String: String]
  ) -> TestSelection.Shard? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(parts.count) else { return nil }
    let given = parts.count == 2 ? Int(parts[1]) : nil
    if parts.count == 2, given == nil { return nil }
    if parts[0] != "auto" {
      return shard(Int(parts[0]), given)
    }
    for entry in variables {
      guard let number = environment[entry.number].flatMap({ Int($0) }) else { continue }
      let count = given ?? entry.count.flatMap { environment[$0] }.flatMap { Int($0) }
      let first =
        entry.number == "SLURM_ARRAY_TASK_ID"
        ? environment["SLURM_ARRAY_TASK_MIN"].flatMap { Int($0) } ?? 0 : entry.first
      if let found = shard(number - first + 1, count) { return found }
    }
    return nil
  }

  private static func shard(_ number: Int?, _ count: Int?) -> TestSelection.Shard? {
    guard let number, let count, (1...10_000).contains(count), (1...count).contains(number) else {
      return nil
    }
    return TestSelection.Shard(number, of: count)
  }
}
