import Diagnostics
import Foundation

/// Reads inputs in a process of its own, which any of them may end.
@MainActor
package enum FuzzWorker {
  /// The most memory that a process may have, in bytes.
  nonisolated private static let mostMemory = 2 << 30

  /// How much longer everything takes than in a release build.
  private static var slowness: Double {
    #if DEBUG
    5
    #else
    1
    #endif
  }

  /// Does what an order says, and returns what was told of one input; a hang or too much memory ends
  /// the process.
  @discardableResult
  package static func run(_ order: FuzzOrder, _ kinds: [FuzzKind]) throws -> [Diagnosis] {
    guard let kind = kinds.first(where: { $0.name == order.kind }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    let slate = try FuzzSlate(order.slate)
    watch(slate, patience: kind.patience * slowness)
    var told: [Diagnosis] = []
    if let given = order.given {
      told = read(given, 0, kind, slate)
    } else {
      let seeds = kind.seeds()
      // Of nothing nothing is made that any reader looks into.
      guard !seeds.isEmpty else { throw CocoaError(.fileReadNoSuchFile) }
      let mutator = Mutator(seeds, kind.grammar)
      for number in order.first..<order.first + order.count {
        _ = read(mutator.input(number, seed: order.seed), number, kind, slate)
      }
    }
    slate.peak = Self.peak
    slate.state = .done
    return told
  }

  private static func read(
    _ bytes: [UInt8],
    _ number: Int,
    _ kind: FuzzKind,
    _ slate: FuzzSlate
  ) -> [Diagnosis] {
    slate.begin(number, bytes)
    let start = computed
    // What is told is repaired: only what ends the process counts.
    let told = UIKitDiagnostics.recording { kind.read(bytes) }
    let time = Int((computed - start) * 1e6)
    if time > slate.slowest.time { slate.slowest = (time, number) }
    slate.state = .idle
    return told
  }

  // MARK: The watch

  private static func watch(_ slate: FuzzSlate, patience: Double) {
    Thread.detachNewThread {
      var last = (number: -1, computed: 0.0, rounds: 0)
      while true {
        usleep(50_000)
        let (state, number) = (slate.state, slate.number)
        guard state == .reading, number == last.number else {
          last = (state == .reading ? number : -1, computed, 0)
          continue
        }
        last.rounds += 1
        // One that waits computes nothing and does not end either.
        let isLate =
          computed - last.computed > patience || Double(last.rounds) * 0.05 > 15 * patience
        if isLate { end(slate, .hung) }
        if memory > mostMemory { end(slate, .bloated) }
      }
    }
  }

  private nonisolated static func end(_ slate: FuzzSlate, _ state: FuzzSlate.State) -> Never {
    slate.peak = peak
    slate.state = state
    _exit(97)
  }

  /// How long the process has computed, in seconds.
  private nonisolated static var computed: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The memory that the process has at the moment, in bytes.
  private nonisolated static var memory: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4096
  }

  private nonisolated static var peak: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  }
}
