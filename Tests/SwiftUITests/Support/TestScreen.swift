import CoreGraphics
import UIKit
import WindowHost

/// A screen without a display; the test is its finger and its clock.
///
/// A test makes one, uses it and closes it without ever giving up the main actor, so that no other
/// test sees its window.
@MainActor
final class TestScreen {
  static let frame = 1.0 / 60

  let host: HeadlessHost
  let stage: Stage
  let context: ScreenContext
  let window: UIWindow
  private(set) var time = 0.0
  /// Where the fingers are that touch the screen.
  private var fingers: [Int: (x: Double, y: Double)] = [:]

  init(
    width: CGFloat = 320,
    height: CGFloat = 480,
    scale: CGFloat = 2,
    in context: ScreenContext = .current,
    configure: (inout Device) -> Void = { _ in }
  ) {
    var device = Device(width: width, height: height, scale: scale)
    configure(&device)
    host = HeadlessHost(
      size: HostSize(width: Double(width), height: Double(height)),
      scale: Double(scale)
    )
    self.context = context
    stage = Stage(host: host, device: device, in: context)
    window = context.perform { UIWindow(frame: UIScreen.main.bounds) }
  }

  /// Runs a test on a screen that shows a controller.
  static func showing<Failure: Error>(
    _ controller: UIViewController,
    width: CGFloat = 320,
    height: CGFloat = 480,
    scale: CGFloat = 2,
    configure: (inout Device) -> Void = { _ in },
    _ body: (TestScreen) throws(Failure) -> Void
  ) throws(Failure) {
    let screen = TestScreen(width: width, height: height, scale: scale, configure: configure)
    defer { screen.close() }
    screen.window.rootViewController = controller
    screen.window.makeKeyAndVisible()
    screen.step(2)
    try body(screen)
  }

  /// Takes the window away and leaves the screen as it is when nothing was shown yet.
  func close() {
    // A finger that is left would touch the next test's screen.
    for (id, place) in fingers { finger(.cancelled, place.x, place.y, id: id) }
    window.isHidden = true
    window.rootViewController = nil
    let device = Device()
    let size = HostSize(width: Double(device.width), height: Double(device.height))
    _ = Stage(host: HeadlessHost(size: size, scale: Double(device.scale)), device: device)
  }

  // MARK: Time

  func step(_ frames: Int = 1) {
    for _ in 0..<frames { show([]) }
  }

  /// Turns the clock so that the next frame comes after a time.
  func skip(to time: Double) { self.time = max(self.time, time + Self.frame) }

  /// Goes on until nothing moves.
  func settle() {
    for _ in 0..<600 where stage.needsFrame { show([]) }
  }

  private func show(_ events: [HostEvent]) {
    host.advance(to: time)
    stage.take(events, at: time)
    stage.showFrame(at: time)
    time += Self.frame
  }

  // MARK: Input

  func send(_ events: HostEvent...) { show(events) }

  func finger(_ phase: HostPointer.Phase, _ x: Double, _ y: Double, id: Int = 0) {
    fingers[id] = phase == .began || phase == .moved ? (x, y) : nil
    send(.pointer(HostPointer(id: id, phase: phase, kind: .finger, x: x, y: y, time: time)))
  }

  func tap(_ x: Double, _ y: Double) {
    finger(.began, x, y)
    finger(.ended, x, y)
  }
}

/// A list of what happened, in order.
@MainActor
final class CallLog {
  var lines: [String] = []

  /// Returns what was written down and starts anew.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
