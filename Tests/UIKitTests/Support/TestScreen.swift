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

  /// A finger that moves evenly, one report a frame.
  func drag(
    from: (x: Double, y: Double),
    to: (x: Double, y: Double),
    frames: Int = 10,
    lifts: Bool = true
  ) {
    finger(.began, from.x, from.y)
    for step in 1...frames {
      let share = Double(step) / Double(frames)
      finger(.moved, from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
    }
    if lifts { finger(.ended, to.x, to.y) }
  }

  /// Two fingers side by side, `from` points apart at first and `to` in the end.
  func pinch(
    at middle: (x: Double, y: Double),
    from: Double,
    to: Double,
    frames: Int = 10,
    lifts: Bool = true
  ) {
    finger(.began, middle.x - from / 2, middle.y, id: 0)
    finger(.began, middle.x + from / 2, middle.y, id: 1)
    for step in 1...frames {
      let distance = from + (to - from) * Double(step) / Double(frames)
      finger(.moved, middle.x - distance / 2, middle.y, id: 0)
      finger(.moved, middle.x + distance / 2, middle.y, id: 1)
    }
    if lifts { liftPinch(at: middle, to) }
  }

  func liftPinch(at middle: (x: Double, y: Double), _ distance: Double) {
    finger(.ended, middle.x - distance / 2, middle.y, id: 0)
    finger(.ended, middle.x + distance / 2, middle.y, id: 1)
  }

  /// Keys by their numbers in the USB HID keyboard usage page.
  enum Key: Int {
    case enter = 40
    case escape = 41
    case tab = 43
    case space = 44
    case home = 74
    case pageUp = 75
    case end = 77
    case pageDown = 78
    case right = 79
    case left = 80
    case down = 81
    case up = 82
  }

  func key(_ key: Key, isShifted: Bool = false) {
    for isDown in [true, false] {
      send(
        .key(
          HostKey(
            usage: key.rawValue,
            name: "",
            isDown: isDown,
            modifiers: isShifted ? [.shift] : [],
            time: time
          )
        )
      )
    }
  }

  func wheel(_ x: Double, _ y: Double, dx: Double = 0, dy: Double, isPrecise: Bool = false) {
    send(.scroll(HostScroll(x: x, y: y, dx: dx, dy: dy, isPrecise: isPrecise, time: time)))
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
