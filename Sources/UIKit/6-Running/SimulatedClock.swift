internal import CSimulatedClock
import Diagnostics
import Foundation

/// The clock of a run that nobody looks at: everything in the process that asks for the time or waits
/// for it goes by it, timers, queues, run loops, tasks and dates as well as frames.
///
/// It stands still while anything has work to do, on whatever thread, and is turned from one thing
/// that is due to the next. Docs/Decisions/0006-one-clock.md tells how.
@MainActor
final class SimulatedClock {
  /// How long other threads are waited for before the clock goes on without them, in real seconds;
  /// `TSUMIKI_PATIENCE` says otherwise.
  private static let patience = 20.0
  /// How often the main queue may have work again at one and the same time.
  private static let rounds = 10_000

  private let patience: TimeInterval
  private var hasGivenUp = false

  /// Starts to simulate time in this process.
  ///
  /// - Parameter date: what calendars and clocks on the wall show then; nil is the date of today.
  init(at date: Date? = nil) {
    patience =
      environmentVariable("TSUMIKI_PATIENCE").flatMap(TimeInterval.init)
      ?? Self.patience
    simulated_clock_start(date.map { Int64($0.timeIntervalSince1970.rounded(.down)) } ?? -1)
    // Code that blocks the main thread until a time must not wait for it in vain.
    simulated_clock_turn_by_itself()
  }

  /// The time since the start, in seconds.
  var now: TimeInterval { Self.seconds(simulated_clock_now()) }

  /// When the next timer or sleeping thread is due, in seconds.
  var nextDeadline: TimeInterval? {
    var deadline: Int64 = 0
    return simulated_clock_next_deadline(&deadline) ? Self.seconds(deadline) : nil
  }

  /// Turns the clock to a time, in seconds, and lets happen what is due on the way.
  func turn(to time: TimeInterval) {
    let end = Int64((time * 1e9).rounded())
    settle()
    var deadline: Int64 = 0
    while simulated_clock_next_deadline(&deadline), deadline <= end {
      simulated_clock_advance(deadline)
      guard simulated_clock_fire() else { break }
      settle()
    }
    simulated_clock_advance(end)
  }

  /// Lets everything happen that needs no time: serves the main queue and waits for other threads.
  func settle() {
    let start = simulated_clock_real_now()
    var round = 0
    var wasQuiet = false
    while round < Self.rounds {
      // Serves the main queue and what is due on the main run loop.
      _ = RunLoop.main.limitDate(forMode: .default)
      if simulated_clock_main_queue_has_work() {
        round += 1
        wasQuiet = false
      } else if hasGivenUp || simulated_clock_is_quiet() {
        // Once more for the main queue: somebody may have used it before falling asleep.
        if wasQuiet, !simulated_clock_main_queue_has_work() { return }
        wasQuiet = true
      } else {
        wasQuiet = false
        simulated_clock_wait_for_others()
        giveUp(after: Self.seconds(simulated_clock_real_now() - start))
      }
    }
  }

  private func giveUp(after time: TimeInterval) {
    guard time > patience else { return }
    hasGivenUp = true
    var text = [CChar](repeating: 0, count: 1024)
    simulated_clock_describe_busy(&text, text.count)
    let names = String(
      decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
      as: UTF8.self
    )
    UIKitDiagnostics.report(
      Diagnosis(
        .stillBusy,
        place: "\((now * 1000).rounded() / 1000) s of simulated time",
        saw: names.isEmpty ? "a thread that never rests" : names
      )
    )
  }

  /// A real time that only goes on, in seconds.
  static var realNow: TimeInterval { seconds(simulated_clock_real_now()) }

  /// Waits in real time until a descriptor can be read or so many seconds are over, nil being as long as
  /// it takes; returns whether it can be read.
  ///
  /// Ends early where something waits for the main queue and that is wanted.
  static func waitForInput(
    _ descriptor: Int32,
    for time: TimeInterval?,
    heedsMainQueue: Bool
  ) -> Bool {
    let nanoseconds = time.map { Int64(min(max(0, $0), 1e6) * 1e9) } ?? -1
    return simulated_clock_wait_for_input(descriptor, nanoseconds, heedsMainQueue)
  }

  private static func seconds(_ nanoseconds: Int64) -> TimeInterval {
    TimeInterval(nanoseconds) / 1e9
  }
}
