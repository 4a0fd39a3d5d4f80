import Foundation
import WindowHost

/// Runs an app in a window until it is closed.
@MainActor
final class WindowRun {
  /// The longest sleep, in seconds: what other threads add to the run loop wakes nobody.
  private static let longestSleep: TimeInterval = 0.5

  private let stage: Stage
  private let host: any WindowHost
  private let recorder: GestureRecorder?
  private let endsAtFirstFrame: Bool
  private var isRunning = true

  /// - Parameters:
  ///   - stage: the screen in the window.
  ///   - recording: where to write the input as a script, if anywhere.
  ///   - endsAtFirstFrame: whether to stop once the first frame is shown.
  init(stage: Stage, recording: String? = nil, endsAtFirstFrame: Bool = false) {
    self.stage = stage
    self.endsAtFirstFrame = endsAtFirstFrame
    host = stage.host
    recorder = recording.map { path in
      GestureRecorder(
        path: path,
        size: stage.host.size,
        scale: stage.host.scale,
        at: stage.host.now
      )
    }
  }

  /// Goes on until the window is closed, or ends with the process where a signal asked for that.
  func run() {
    let wake = HostWaker(host)
    let watch = MainQueueWatch { wake.wake() }
    let signals = EndingSignals { wake.wake() }
    host.onDisplayLoss { [recorder] in
      recorder?.write()
      UIApplication.shared.terminate()
    }
    let bridge = AccessibilityBridge.start { wake.wake() }
    var nextFrame = host.now
    while isRunning, !signals.hasCome {
      let events = host.events(until: deadline(nextFrame))
      let runLoopDate = RunLoop.main.limitDate(forMode: .default)
      watch.served()
      runLoopDeadline = runLoopDate.map { host.now + $0.timeIntervalSinceNow }
      handle(events)
      bridge?.serve()
      guard stage.needsFrame, host.now >= nextFrame else { continue }
      let time = host.now
      stage.showFrame(at: time)
      bridge?.frameEnded()
      if endsAtFirstFrame { ResidentMemory.tellAndEnd() }
      nextFrame = time + 1 / host.framesPerSecond
    }
    bridge?.stop()
    recorder?.write()
    UIApplication.shared.terminate()
    signals.passOn()
  }

  private var runLoopDeadline: TimeInterval?

  private func deadline(_ nextFrame: TimeInterval) -> TimeInterval {
    if stage.needsFrame { return nextFrame }
    let sleep = host.now + Self.longestSleep
    return [stage.nextDeadline, runLoopDeadline].compactMap { $0 }.reduce(sleep, min)
  }

  private func handle(_ events: [HostEvent]) {
    for event in events {
      switch event {
      case .close: isRunning = false
      default: break
      }
    }
    recorder?.take(events)
    stage.take(events, at: host.now)
  }
}

/// Lets another thread wake a host, which is the one call that may come from anywhere.
private final class HostWaker: @unchecked Sendable {
  private let host: any WindowHost

  init(_ host: any WindowHost) { self.host = host }

  func wake() { host.wake() }
}
