import Foundation
import UIKit
import WindowHost

/// A view that fills a screen of 390 by 844 points and is shown frame by frame.
@MainActor
final class BenchStage {
  private let stage: Stage
  private let window: UIWindow
  private var time = 0.0

  init(_ view: UIView, scale: CGFloat = 2) {
    let host = HeadlessHost(size: HostSize(width: 390, height: 844), scale: scale)
    stage = Stage(host: host, device: Device(width: 390, height: 844, scale: scale))
    window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    view.frame = window.bounds
    controller.view = view
    window.rootViewController = controller
    window.makeKeyAndVisible()
    show()
  }

  func show() {
    time += 1.0 / 60
    stage.showFrame(at: time)
  }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }
}
