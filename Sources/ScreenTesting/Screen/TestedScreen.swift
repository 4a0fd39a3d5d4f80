import CoreGraphics
import QuartzCore
import SnapshotTesting
import UIKit
import WindowHost

/// A screen without a display; the test is its finger and its clock.
///
/// A frame is a sixtieth of a second. A test makes a screen, uses it and closes it without waiting in
/// between, so that no other test sees its window.
@MainActor @preconcurrency
public final class TestedScreen {
  /// How long a frame lasts, in seconds.
  public static let frame = 1.0 / 60

  /// The window that shows the controller.
  public let window: UIWindow
  /// The time since the screen was made, in seconds.
  public private(set) var time = 0.0
  /// Called after each frame.
  var frameHandler: (() -> Void)?
  /// Where the finger is that touches the screen.
  private(set) var finger: CGPoint?
  private let host: HeadlessHost
  private let stage: Stage

  /// Shows a controller on a screen.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - size: The size in points.
  ///   - scale: The pixels of a point.
  public init(
    _ controller: UIViewController,
    size: CGSize = CGSize(width: 390, height: 844),
    scale: CGFloat = 2
  ) {
    let device = Device(width: size.width, height: size.height, scale: scale)
    host = HeadlessHost(
      size: HostSize(width: Double(size.width), height: Double(size.height)),
      scale: Double(scale)
    )
    stage = Stage(host: host, device: device)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.needsNoScene = true
    window.rootViewController = controller
    window.makeKeyAndVisible()
    step(2)
  }

  /// Takes the controller off the screen.
  public func close() {
    if let finger { touch(.cancelled, finger) }
    window.isHidden = true
    window.rootViewController = nil
    let device = Device()
    let size = HostSize(width: Double(device.width), height: Double(device.height))
    _ = Stage(host: HeadlessHost(size: size, scale: Double(device.scale)), device: device)
  }

  // MARK: Time

  /// Shows frames.
  public func step(_ frames: Int = 1) {
    for _ in 0..<frames { show([]) }
  }

  /// Shows frames until nothing moves, ten seconds at most.
  public func settle() {
    for _ in 0..<600 where stage.needsFrame { show([]) }
  }

  private func show(_ events: [HostEvent]) {
    host.advance(to: time)
    stage.take(events, at: time)
    stage.showFrame(at: time)
    time += Self.frame
    frameHandler?()
  }

  // MARK: Fingers

  /// Puts a finger on the screen and lifts it.
  public func tap(_ point: CGPoint) {
    touch(.began, point)
    touch(.ended, point)
    settle()
  }

  /// Moves a finger evenly, one report a frame.
  ///
  /// - Parameters:
  ///   - start: Where the finger touches.
  ///   - end: Where it goes.
  ///   - frames: How many frames it takes.
  ///   - rests: Whether the finger rests before it is lifted, so that nothing runs on.
  public func drag(from start: CGPoint, to end: CGPoint, frames: Int = 12, rests: Bool = false) {
    touch(.began, start)
    for step in 1...max(1, frames) {
      let share = CGFloat(step) / CGFloat(max(1, frames))
      touch(
        .moved,
        CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      )
    }
    if rests { for _ in 0..<12 { touch(.moved, end) } }
    touch(.ended, end)
  }

  private func touch(_ phase: HostPointer.Phase, _ point: CGPoint) {
    finger = phase == .began || phase == .moved ? point : nil
    let pointer = HostPointer(
      id: 0,
      phase: phase,
      kind: .finger,
      x: Double(point.x),
      y: Double(point.y),
      time: time
    )
    show([.pointer(pointer)])
  }

  /// Shows a frame with given input.
  func send(_ events: [HostEvent]) {
    for case .pointer(let pointer) in events where pointer.kind == .finger && pointer.id == 0 {
      let isDown = pointer.phase == .began || pointer.phase == .moved
      finger = isDown ? CGPoint(x: pointer.x, y: pointer.y) : nil
    }
    show(events)
  }

  /// The digest of the pixels that are shown.
  var pixelDigest: String { stage.shown.map(PixelDigest.of) ?? "" }

  /// What the screen shows.
  public func picture() -> UIImage {
    guard let bitmap = stage.picture() else { return UIImage() }
    return UIImage(cgImage: CGImage(bitmap: bitmap), scale: UIScreen.main.scale, orientation: .up)
  }
}
