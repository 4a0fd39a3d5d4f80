import Foundation
import Testing

@MainActor @Suite(.serialized) struct `Worlds that one seed decides` {
  /// Some dozens say enough every day; `TSUMIKI_WORLD_RUNS=10000` asks for as many, and
  /// `TSUMIKI_WORLD_SEED=7` for the seventh, or for those from the seventh on.
  private nonisolated static let seeds: Range<Int> = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["TSUMIKI_WORLD_SEED"].flatMap(Int.init)
    let count = environment["TSUMIKI_WORLD_RUNS"].flatMap(Int.init)
    return (first ?? 0)..<(first ?? 0) + max(1, count ?? (first == nil ? 48 : 1))
  }()

  @Test(arguments: seeds) func `every law holds in every frame`(_ seed: Int) {
    let report = WorldReport(of: WorldPlan(seed: seed))
    #expect(report == nil, "\(report.map(\.description) ?? "")")
  }

  @Test(arguments: [false, true])
  func `a data source that fills cells wrongly is found, in few steps`(isTable: Bool) throws {
    let plan = try #require(Self.plan(isTable: isTable) { _ in true })
    let report = try #require(WorldReport(of: plan, lie: .wrongCell))
    #expect(report.shortFailure.law == .rightCell, "\(report.description)")
    #expect(report.script.count <= 2, "\(report.description)")
    #expect(World.run(plan, report.script, lie: .wrongCell).failure?.law == .rightCell)
    #expect(World.run(plan, report.script).failure == nil)
  }

  @Test func `a completion that comes twice is found, in few steps`() throws {
    let plan = try #require(Self.plan(isTable: false) { !$0.isDiffable })
    let report = try #require(WorldReport(of: plan, lie: .twiceCompleted))
    #expect(report.shortFailure.law == .completion, "\(report.description)")
    #expect(report.script.count == 1, "\(report.description)")
  }

  @Test func `a world is the same each time`() {
    for seed in 0..<3 {
      let plan = WorldPlan(seed: seed)
      let (first, second) = (World.run(plan), World.run(plan))
      #expect(first.frames == second.frames && first.trace == second.trace)
    }
  }

  @Test func `a covered list may be laid out late, and then rests`() {
    let script = [
      Step(act: .safeArea, seed: 91, frames: 2), Step(act: .cover, seed: 43, frames: 60),
      Step(act: .layout, seed: 4_613, frames: 6), Step(act: .rest, seed: 0, frames: 0),
    ]
    for world in [4, 7] {
      let failure = World.run(WorldPlan(seed: world), script).failure
      #expect(failure == nil, "\(world): \(failure?.description ?? "")")
    }
  }

  @Test func `cells of a layout that was replaced unseen go away with an update`() {
    let script = [
      Step(act: .cover, seed: 84, frames: 0), Step(act: .layout, seed: 9_774, frames: 0),
      Step(act: .cover, seed: 39, frames: 0), Step(act: .reconfigure, seed: 9_707, frames: 0),
    ]
    let failure = World.run(WorldPlan(seed: 9), script).failure
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func `shrinking leaves what is needed`() {
    let steps = (0..<60).map { Step(act: .tap, seed: $0, frames: 9) }
    var shrinker = Shrinker { script in
      let seeds = script.map(\.seed)
      return seeds.contains(7) && seeds.contains(41)
    }
    let short = shrinker.shrink(steps)
    #expect(short == [7, 41].map { Step(act: .tap, seed: $0, frames: 0) })
  }

  private static func plan(isTable: Bool, _ isWanted: (WorldPlan) -> Bool) -> WorldPlan? {
    (1_000..<1_100).lazy.map { WorldPlan(seed: $0) }.first { plan in
      if case .table = plan.subject, !isTable { return false }
      if case .collection = plan.subject, isTable { return false }
      return isWanted(plan)
    }
  }
}
