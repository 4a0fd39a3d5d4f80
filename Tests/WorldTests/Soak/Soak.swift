import Foundation
import TextShaping

/// Lets worlds live one after another in one process, and measures it between them.
@MainActor
struct Soak {
  /// What ends it; the first to come does.
  struct Limit: Sendable {
    var hours = Double.infinity
    var seconds = Double.infinity
    var worlds = Int.max
  }

  /// The first world's seed; the next have the next.
  var seed = 0
  var limit = Limit()
  /// How many hours one world lives; without them it does what its plan says, some seconds.
  var life: Double?
  /// Whether a world that fails is made as short as it can be.
  var shrinks = true
  /// With so many failures it is enough.
  var mostFailures = 10
  /// How many simulated seconds lie between two measurements.
  var interval = 60.0
  /// Is told of each world before it begins.
  var begins: (Int) -> Void = { _ in }
  /// Is told how far it is after each measurement.
  var goesOn: (SoakReport) -> Void = { _ in }

  func run() -> SoakReport {
    var report = SoakReport(seed: seed)
    let start = ContinuousClock.now
    var next = seed
    func measure(_ time: Double, _ frames: Int, _ worlds: Int) {
      let hours = report.hours + time / 3_600
      let last = report.memory.samples.last?.hours ?? -.infinity
      guard (hours - last) * 3_600 >= interval else { return }
      report.seconds = Double((ContinuousClock.now - start).components.seconds)
      // What can be made again has bounds of its own, which take hours to reach.
      Typesetter.shared.letGo()
      report.memory.measure(hours: hours, frames: report.frames + frames, worlds: worlds)
      goesOn(report)
    }
    func isOver(_ time: Double) -> Bool {
      report.hours + time / 3_600 >= limit.hours
        || Double((ContinuousClock.now - start).components.seconds) >= limit.seconds
    }
    while !isOver(0), report.worlds < limit.worlds, report.failures.count < mostFailures {
      begins(next)
      let plan = WorldPlan(seed: next)
      let outcome: World.Outcome
      if let life {
        outcome = World.run(plan, for: life * 3_600) { time, frames in
          measure(time, frames, report.worlds)
          return !isOver(time)
        }
      } else {
        outcome = World.run(plan)
      }
      report.hours += outcome.time / 3_600
      report.frames += outcome.frames
      report.worlds += 1
      if let failure = outcome.failure { report.failures.append(describe(failure, plan)) }
      if life == nil { measure(0, 0, report.worlds) }
      next += 1
    }
    report.seconds = Double((ContinuousClock.now - start).components.seconds)
    return report
  }

  private func describe(_ failure: World.Failure, _ plan: WorldPlan) -> SoakReport.Failure {
    // Ten thousands of steps are not made short in any time.
    let isLong = life != nil
    let text =
      isLong
      ? "World \(plan.seed): \(plan)\n\(failure)"
      : WorldReport(of: plan, shrinks: shrinks)?.description ?? "\(failure), but not again"
    let again = "./bench world --seed \(plan.seed) --worlds 1"
    return SoakReport.Failure(
      seed: plan.seed,
      text: text,
      again: again + (life.map { " --life \($0)" } ?? "")
    )
  }
}

/// What worlds that lived one after another came to.
struct SoakReport: Codable, Sendable, CustomStringConvertible {
  struct Failure: Codable, Sendable {
    var seed: Int
    var text: String
    /// The command that does it again.
    var again: String
  }

  var seed: Int
  /// The simulated time, in hours.
  var hours = 0.0
  var frames = 0
  var worlds = 0
  /// The time on the machine's clock.
  var seconds = 0.0
  var failures: [Failure] = []
  var memory = MemoryCourse()

  init(seed: Int) { self.seed = seed }

  /// The most that the heap may grow in the second half of the time.
  static let mostGrowth = 0.01

  var isClean: Bool { failures.isEmpty && (memory.growth ?? 0) <= Self.mostGrowth }

  var description: String {
    let pace = seconds > 0 ? hours * 3_600 / seconds : 0
    var lines = [
      String(format: "%.2f simulated hours, \(frames) frames, \(worlds) worlds", hours)
        + " from seed \(seed)",
      String(format: "%.0f s, %.1f simulated hours an hour", seconds, pace),
    ]
    if let first = memory.samples.first, let last = memory.samples.last {
      let most = memory.samples.map(\.heap).max() ?? 0
      lines.append(
        "heap \(Self.megabytes(first.heap)) first, \(Self.megabytes(last.heap)) last,"
          + " \(Self.megabytes(most)) most; resident \(Self.megabytes(last.resident))"
      )
      lines.append(memory.bars())
    }
    if let growth = memory.growth {
      let word = growth <= Self.mostGrowth ? "" : "  NOT KEPT"
      lines.append(String(format: "growth in the second half %.2f %%", growth * 100) + word)
    } else {
      lines.append("growth: too few measurements")
    }
    lines.append("\(failures.count) failures")
    for failure in failures { lines += [failure.text, "Again: \(failure.again)"] }
    return lines.joined(separator: "\n")
  }

  private static func megabytes(_ bytes: Int) -> String {
    String(format: "%.2f MB", Double(bytes) / 1_048_576)
  }
}
