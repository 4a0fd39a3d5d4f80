import Foundation
import Fuzzing
import Testing

/// Inputs that one seed decides, read in processes of their own.
@Suite(.serialized) struct `Wrong inputs that one seed decides` {
  /// Some hundreds say enough every day; `TSUMIKI_FUZZ_RUNS=1000000` asks for as many of each kind,
  /// `TSUMIKI_FUZZ_SEED=7` for others, and `TSUMIKI_FUZZ_KIND=nib` for those of one kind.
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["TSUMIKI_FUZZ_SEED"].flatMap { Int($0) } ?? 0
  private static let runs = environment["TSUMIKI_FUZZ_RUNS"].flatMap { Int($0) }

  private static let kinds: [String] = {
    // Foundation traps in damaged archives before any class of ours is asked.
    let names = (FuzzKind.all + FuzzKind.projects).map(\.name).filter { $0 != "archive" }
    return environment["TSUMIKI_FUZZ_KIND"].map { [$0] } ?? names
  }()

  @Test(arguments: kinds) func `no input ends the process`(_ kind: String) async throws {
    var campaign = FuzzCampaign(kind: kind, seed: Self.seed) { order in
      var errors = ""
      await withKnownIssue(isIntermittent: true) {
        let result = try await #require(
          processExitsWith: .success,
          observing: [\.standardErrorContent]
        ) { [order = order as FuzzOrder] in
          try await FuzzWorker.run(order, FuzzKind.all + FuzzKind.projects)
        }
        errors = String(decoding: result.standardErrorContent, as: UTF8.self)
      }
      return errors
    }
    campaign.tries = 40
    campaign.mostFindings = 2
    let report = try await campaign.run(0..<(Self.runs ?? FuzzKind.dailyRuns(kind)))
    #expect(report.isClean, "\(report.description)")
    if Self.runs != nil { print(report) }
  }
}
