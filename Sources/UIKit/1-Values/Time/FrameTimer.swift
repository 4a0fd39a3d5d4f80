import Foundation
import QuartzCore

/// Something that happens at a time of the frame clock, unless it is let go of before.
@MainActor
final class FrameTimer {
  fileprivate let deadline: TimeInterval
  fileprivate let block: () -> Void

  /// Runs a block once the clock has gone on by `delay` seconds.
  init(after delay: TimeInterval, _ block: @escaping () -> Void) {
    deadline = FrameClock.current.now + delay
    self.block = block
    FrameClock.current.add(self)
  }
}

/// The time of frames: it stands still while a frame is prepared.
@MainActor
final class FrameClock {
  private static var slot: FrameClock?
  static var current: FrameClock { slot ?? ScreenContext.keep(FrameClock()) { slot = $0 } }

  /// The time of the frame, in seconds.
  private(set) var now: TimeInterval = 0 {
    didSet { MediaClock.now = now }
  }
  private var timers: [WeakTimer] = []

  /// Told the time of each timer that is added, in seconds.
  var timerHandler: ((TimeInterval) -> Void)?

  private struct WeakTimer {
    weak var timer: FrameTimer?
  }

  /// When the next timer is due.
  var nextDeadline: TimeInterval? { timers.compactMap { $0.timer?.deadline }.min() }

  fileprivate func add(_ timer: FrameTimer) {
    timers.removeAll { $0.timer == nil }
    timers.append(WeakTimer(timer: timer))
    timerHandler?(timer.deadline)
  }

  /// Turns the clock forward and runs what became due, in the order it was due.
  func advance(to time: TimeInterval) {
    while let next = timers.compactMap(\.timer).filter({ $0.deadline <= time })
      .min(by: { $0.deadline < $1.deadline })
    {
      now = max(now, next.deadline)
      timers.removeAll { $0.timer === next }
      next.block()
    }
    now = max(now, time)
  }

  /// Starts over, for another screen.
  func restart(at time: TimeInterval) {
    now = time
    timers = []
    AnimationRegistry.current.restart()
  }
}
