import Foundation
import WindowHost

/// The app in which unit tests run: while they wait, frames are shown and time goes on.
///
/// As on iOS the delegate of the project's app, where it has one, is launched before the first test.
@MainActor
final class TestHost {
  /// The host of this process's tests; nil in every other program.
  private(set) static var current: TestHost?

  let stage: Stage
  private let host: HeadlessHost
  private let start = DispatchTime.now()
  /// The time of the frame that is asked for, in seconds.
  private var nextFrame: TimeInterval?

  private init(_ options: LaunchOptions) {
    let device = options.device
    host = HeadlessHost(
      size: HostSize(width: Double(device.width), height: Double(device.height)),
      scale: Double(device.scale)
    )
    stage = Stage(host: host, device: device)
  }

  /// Makes the host, unless there is one; time is simulated unless `TSUMIKI_CLOCK` is `real`.
  static func begin() {
    guard current == nil else { return }
    let options = LaunchOptions.fromEnvironment
    if environmentVariable("TSUMIKI_CLOCK") != "real" {
      _ = SimulatedClock(at: options.date.map(Date.init(timeIntervalSince1970:)))
    }
    let host = TestHost(options)
    current = host
    FrameCycle.current.requestHandler = { [weak host] in host?.requestFrame() }
    FrameClock.current.timerHandler = { [weak host] in host?.requestFrame(at: $0) }
    host.requestFrame()
  }

  /// The time since the tests began, in seconds.
  private var now: TimeInterval {
    TimeInterval(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
  }

  private func requestFrame() { requestFrame(at: now) }

  /// Asks for the first frame after a time.
  private func requestFrame(at time: TimeInterval) {
    let step = HeadlessFrames.step
    let due =
      max(((time / step - 1e-6).rounded(.up)), (now / step + 1e-6).rounded(.down) + 1) * step
    if let nextFrame, nextFrame <= due { return }
    nextFrame = due
    let nanoseconds = UInt64((due * 1e9).rounded())
    DispatchQueue.main.asyncAfter(
      deadline: DispatchTime(uptimeNanoseconds: start.uptimeNanoseconds + nanoseconds)
    ) { [weak self] in
      MainActor.assumeIsolated { self?.showFrame(due) }
    }
  }

  private func showFrame(_ due: TimeInterval) {
    // An earlier one was asked for in the meantime.
    guard nextFrame == due else { return }
    nextFrame = nil
    host.advance(to: now)
    stage.take([], at: host.now)
    stage.showFrame(at: host.now)
    if stage.needsFrame {
      requestFrame()
    } else if let deadline = stage.nextDeadline {
      requestFrame(at: deadline)
    }
  }
}

/// Called by the program that runs a project's unit tests, before the first one.
@_cdecl("tsumiki_begin_tests")
public func tsumikiBeginTests() { MainActor.assumeIsolated { TestHost.begin() } }
