import Foundation
import WindowHost

/// The time that frames go by.
@MainActor
protocol RunClock {
  /// The time since the start, in seconds.
  var now: TimeInterval { get }
  /// When the next timer or sleeping thread is due, in seconds.
  var nextDeadline: TimeInterval? { get }
  /// Turns the clock to a time, in seconds, and lets happen what is due on the way.
  func turn(to time: TimeInterval)
  /// Lets everything happen that needs no time.
  func settle()
}

extension SimulatedClock: RunClock {}

/// The frames of a run without a display: the clock is turned from one in which something may happen
/// to the next.
@MainActor
final class HeadlessFrames {
  /// The time from frame to frame, in seconds.
  static let step: TimeInterval = 1.0 / 60

  let stage: Stage
  private let host: HeadlessHost
  private let clock: any RunClock
  /// The number of the next frame.
  private var frame = 0

  init(stage: Stage, host: HeadlessHost, clock: any RunClock) {
    (self.stage, self.host, self.clock) = (stage, host, clock)
  }

  /// When input that comes next can happen, in seconds.
  var next: TimeInterval { max(clock.now, Double(frame) * Self.step) }

  /// When something may happen next without input, in seconds; nil when all is quiet.
  var nextDue: TimeInterval? {
    clock.settle()
    if stage.needsFrame { return next }
    return [clock.nextDeadline, stage.nextDeadline].compactMap { $0 }.min()
  }

  /// Shows the first frames, which bring the views on the screen.
  func begin() {
    while frame < 2 {
      show(at: Double(frame) * Self.step, [])
      frame += 1
    }
  }

  /// Plays input that is in the order of time and goes on until all is quiet, or until the end where
  /// that is earlier or `isExact`; returns whether all is quiet.
  @discardableResult
  func play(_ input: [HostEvent], until end: TimeInterval, isExact: Bool) -> Bool {
    var events = input[...]
    while let next = nextFrame(events.first?.time, isExact) {
      let time = Double(next) * Self.step
      guard time <= end + 1e-9 else {
        // What came between two frames is taken in with the end.
        let due = events.prefix { ($0.time ?? 0) <= end + 1e-9 }
        if isExact { show(at: max(end, clock.now), Array(due)) }
        return false
      }
      frame = next
      var due: [HostEvent] = []
      while let next = events.first, next.time ?? 0 <= time + 1e-9 {
        due.append(next)
        events.removeFirst()
      }
      show(at: time, due)
      frame += 1
    }
    return true
  }

  /// The number of the next frame in which something may happen; nil when all is quiet.
  private func nextFrame(_ event: TimeInterval?, _ isExact: Bool) -> Int? {
    clock.settle()
    // An app that kept the main thread asleep has missed frames.
    let frame = max(frame, Int((clock.now / Self.step - 1e-6).rounded(.up)))
    let deadlines = [event, clock.nextDeadline, stage.nextDeadline].compactMap { $0 }
    if isExact ? stage.needsFrame : stage.comesToRest { return frame }
    guard let next = deadlines.min() else { return isExact ? Int.max / 2 : nil }
    return max(frame, Int(min(next / Self.step - 1e-6, 1e9).rounded(.up)))
  }

  private func show(at time: TimeInterval, _ events: [HostEvent]) {
    clock.turn(to: time)
    host.advance(to: time)
    for event in events { if case .resized = event { host.post(event) } }
    _ = host.events(until: 0)
    stage.take(events, at: time)
    stage.showFrame(at: time)
  }
}
