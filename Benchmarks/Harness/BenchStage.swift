import Foundation
import UIKit
import WindowHost

/// A view that fills a screen of 390 by 844 points, all of its own: frames of one cost nothing of another.
@MainActor
final class BenchStage<View: UIView> {
  let view: View
  private let context = ScreenContext()
  private let stage: Stage
  private let window: UIWindow
  private var time = 0.0

  init(scale: CGFloat = 2, _ make: () -> View) {
    (view, stage, window) = context.perform {
      let host = HeadlessHost(size: HostSize(width: 390, height: 844), scale: scale)
      let stage = Stage(host: host, device: Device(width: 390, height: 844, scale: scale))
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      let view = make()
      view.frame = window.bounds
      controller.view = view
      window.rootViewController = controller
      return (view, stage, window)
    }
  }

  /// Works on what the screen shows.
  func perform<Result>(_ body: () -> Result) -> Result { context.perform(body) }

  /// Shows the next frame, after a change.
  func show(after change: () -> Void = {}) {
    time += 1.0 / 60
    perform {
      if window.isHidden { window.makeKeyAndVisible() }
      change()
      stage.showFrame(at: time)
    }
  }

  func close() {
    perform {
      window.isHidden = true
      window.rootViewController = nil
    }
  }
}
