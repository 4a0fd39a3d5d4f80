import Combine

/// A scheduler whose clock is turned by hand.
final class VirtualScheduler: Scheduler {
  struct Instant: Strideable {
    var seconds: Double

    func distance(to other: Self) -> SchedulerSeconds { SchedulerSeconds(other.seconds - seconds) }
    func advanced(by n: SchedulerSeconds) -> Self { Self(seconds: seconds + n.magnitude) }
  }

  typealias SchedulerOptions = Never

  private(set) var now = Instant(seconds: 0)
  let minimumTolerance = SchedulerSeconds(0)
  private var blocks: [(time: Double, number: Int, action: () -> Void)] = []
  private var number = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(now.seconds, action)
  }

  func schedule(
    after date: Instant,
    tolerance: SchedulerSeconds,
    options: Never?,
    _ action: @escaping () -> Void
  ) { add(date.seconds, action) }

  private func add(_ time: Double, _ action: @escaping () -> Void) {
    number += 1
    blocks.append((time, number, action))
  }

  /// Runs what is due until a moment, in the order of time and then of asking.
  func advance(to seconds: Double) {
    while let next = blocks.filter({ $0.time <= seconds }).min(by: {
      ($0.time, $0.number) < ($1.time, $1.number)
    }) {
      blocks.removeAll { $0.number == next.number }
      now.seconds = max(now.seconds, next.time)
      next.action()
    }
    now.seconds = seconds
  }
}
