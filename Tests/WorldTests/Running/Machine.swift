import CoreGraphics
import QuartzCore
import WindowHost

@testable import UIKit

/// A machine without a display, whose clock the world turns.
@MainActor
final class Machine {
  static let frame = 1.0 / 60

  let context = ScreenContext()
  let host: HeadlessHost
  let stage: Stage
  let window: UIWindow
  private(set) var time = 0.0
  private(set) var frames = 0
  /// What comes with the next frame.
  private var events: [HostEvent] = []

  init(width: Int, height: Int, scale: Int, isRightToLeft: Bool) {
    host = HeadlessHost(
      size: HostSize(width: Double(width), height: Double(height)),
      scale: Double(scale)
    )
    let device = Device(
      width: CGFloat(width),
      height: CGFloat(height),
      scale: CGFloat(scale),
      isRightToLeft: isRightToLeft
    )
    stage = Stage(host: host, device: device, in: context)
    window = context.perform { UIWindow(frame: UIScreen.main.bounds) }
  }

  func send(_ event: HostEvent) {
    if case .resized = event { host.post(event) }
    events.append(event)
  }

  func finger(_ phase: HostPointer.Phase, _ place: CGPoint, id: Int) {
    send(
      .pointer(
        HostPointer(
          id: id,
          phase: phase,
          kind: .finger,
          x: Double(place.x),
          y: Double(place.y),
          time: time
        )
      )
    )
  }

  func key(_ usage: Int) {
    for isDown in [true, false] {
      send(.key(HostKey(usage: usage, name: "", isDown: isDown, time: time)))
    }
  }

  /// Shows a frame; returns whether anything came in with it.
  @discardableResult
  func showFrame() -> Bool {
    let coming = events
    events = []
    _ = host.events(until: time)
    host.advance(to: time)
    host.presented = []
    stage.take(coming, at: time)
    stage.showFrame(at: time)
    time += Self.frame
    frames += 1
    return !coming.isEmpty
  }

  /// Lets some seconds go by between two frames.
  func skip(_ seconds: Double) {
    time += seconds
    showFrame()
  }

  /// What a compositor that has shown nothing yet paints.
  func pictureAnew() -> Bitmap? {
    guard let size = host.framebuffer(), let bitmap = Bitmap(width: size.width, height: size.height)
    else { return nil }
    Compositor().render(
      UIScreen.main.rootLayer.commit(),
      scale: UIScreen.main.scale,
      into: bitmap
    )
    bitmap.makeOpaque()
    return bitmap
  }

  func close() {
    UIView.performWithoutAnimation {
      window.isHidden = true
      window.rootViewController = nil
    }
  }
}
