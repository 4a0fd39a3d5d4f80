internal import CAllocationCounter
import CollectionDiffing
import Foundation

/// Differences between snapshots of UUIDs, beside one dictionary of the items.
enum DiffSuite: Suite {
  static let name = "diff"

  static func run() -> [Measurement] {
    let shares: [(String, Int, Double, Double)] = [
      ("100k, 1 %", 100_000, 0.01, 0.5), ("100k, 10 %", 100_000, 0.1, 0.75),
      ("100k, 50 %", 100_000, 0.5, 1), ("1M, 1 %", 1_000_000, 0.01, 0.5),
    ]
    return shares.flatMap { compare($0, SampleChange(count: $1, changed: $2), goal: $3) }
      + equal() + standardLibrary() + appending() + ApplyMeasurements.run()
  }

  private static func compare(
    _ what: String,
    _ sample: SampleChange,
    goal: Double
  ) -> [Measurement] {
    let old = SampleChange.snapshot(sample.old)
    let new = SampleChange.snapshot(sample.new)
    let race = Race(warmUp: 1, rounds: sample.old.count > 500_000 ? 5 : 11)
    let medians = race.medians([
      ("dictionary", { keep(DictionaryDiff.positions(of: sample.old).count) }),
      ("dictionary diff", { keep(DictionaryDiff.run(sample.old, sample.new).moved) }),
      ("diff", { keep(new.differences(from: old).movedItems.count) }),
      (
        "build and diff",
        { keep(SampleChange.snapshot(sample.new).differences(from: old).movedItems.count) }
      ),
    ])
    let differences = new.differences(from: old)
    let dictionaryMemory = peak { keep(DictionaryDiff.positions(of: sample.old).count) }
    let memory = peak { keep(new.differences(from: old).movedItems.count) }
    let snapshotMemory = peak { keep(SampleChange.snapshot(sample.new).itemCount) }
    func row(_ name: String, _ ours: String, _ other: String, _ goal: Double) -> Measurement {
      let (time, base) = (medians[ours] ?? .nan, medians[other] ?? .nan)
      return Measurement(
        name: "diff.\(what)\(name)",
        microseconds: time,
        baseline: other,
        baselineMicroseconds: base,
        ratio: time / base,
        goal: goal
      )
    }
    var first = row("", "diff", "dictionary", goal)
    first.counts = [
      "moves": differences.movedItems.count, "kB": memory / 1_000,
      "dictionary kB": dictionaryMemory / 1_000,
    ]
    first.limits = ["moves": sample.moves, "kB": dictionaryMemory / 1_000]
    var whole = row(", with the new snapshot", "build and diff", "dictionary diff", max(0.6, goal))
    whole.counts = ["snapshot kB": snapshotMemory / 1_000]
    whole.limits = ["snapshot kB": dictionaryMemory / 1_000]
    return [first, whole]
  }

  private static func equal() -> [Measurement] {
    let sample = SampleChange(count: 100_000, changed: 0)
    let (old, new) = (SampleChange.snapshot(sample.old), SampleChange.snapshot(sample.new))
    let medians = Race(warmUp: 1, rounds: 11).medians([
      ("dictionary", { keep(DictionaryDiff.positions(of: sample.old).count) }),
      ("equal", { keep(new.differences(from: old).isEmpty ? 1 : 0) }),
    ])
    let (time, base) = (medians["equal"] ?? .nan, medians["dictionary"] ?? .nan)
    return [
      Measurement(
        name: "diff.100k, equal",
        microseconds: time,
        baseline: "dictionary",
        baselineMicroseconds: base,
        ratio: time / base,
        goal: 0.05
      )
    ]
  }

  /// Where the standard library's own ends in good time.
  private static func standardLibrary() -> [Measurement] {
    let sample = SampleChange(count: 100_000, changed: 0.01)
    let (old, new) = (SampleChange.snapshot(sample.old), SampleChange.snapshot(sample.new))
    let medians = Race(warmUp: 1, rounds: 3).medians([
      ("difference(from:)", { keep(sample.new.difference(from: sample.old).count) }),
      ("diff", { keep(new.differences(from: old).movedItems.count) }),
    ])
    let (time, base) = (medians["diff"] ?? .nan, medians["difference(from:)"] ?? .nan)
    return [
      Measurement(
        name: "diff.100k, 1 %, standard library",
        microseconds: time,
        baseline: "difference(from:)",
        baselineMicroseconds: base,
        ratio: time / base,
        goal: 0.35
      )
    ]
  }

  /// Adding a thousand to a million costs what adding them to ten thousand costs.
  private static func appending() -> [Measurement] {
    let additions = (0..<12).map { SampleChange(count: 1_000, changed: 0, seed: 7 + $0).old }
    func appender(_ count: Int) -> () -> Void {
      var snapshot = SampleChange.snapshot(SampleChange(count: count, changed: 0, seed: 99).old)
      var next = 0
      return {
        do { try snapshot.append(additions[next], to: nil) } catch { preconditionFailure() }
        next += 1
      }
    }
    let medians = Race(warmUp: 1, rounds: 11).medians([
      ("few", appender(20_000)), ("many", appender(1_000_000)),
    ])
    let (time, base) = (medians["many"] ?? .nan, medians["few"] ?? .nan)
    return [
      Measurement(
        name: "diff.append 1k to 1M",
        microseconds: time,
        baseline: "to 20k",
        baselineMicroseconds: base,
        ratio: time / base,
        goal: 4
      )
    ]
  }

  private static func peak(_ body: () -> Void) -> Int {
    allocation_peak_begin()
    body()
    return allocation_peak()
  }

  /// Uses a result, so that what made it is not left out.
  @inline(never)
  private static func keep(_ value: Int) { withExtendedLifetime(value) {} }
}
