import QuartzCore
import UIKit
import WindowHost

/// A screen with one red view of 40 by 40 points in its top left corner, at (50, 50).
@MainActor
enum AnimationScreen {
  static func showing(_ body: (TestScreen, UIView) throws -> Void) throws {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    controller.view.addSubview(view)
    try TestScreen.showing(controller) { screen in try body(screen, view) }
  }
}

extension TestScreen {
  /// Shows a frame and gives its time: what was animated before begins at it.
  func frameTime() -> Double {
    let time = time
    step()
    return time
  }

  /// Shows the frame of a time.
  func show(at time: Double) {
    host.advance(to: time)
    stage.take([], at: time)
    stage.showFrame(at: time)
    skip(to: time)
  }
}

extension UIView {
  /// Where the middle of the view is shown.
  var shownCenter: CGPoint { layer.presentation()?.position ?? CGPoint(x: -1, y: -1) }

  /// Whether the middle is shown at an x, but for the last bits.
  func isShown(atX x: Double) -> Bool { abs(Double(shownCenter.x) - x) < 1e-9 }
}
