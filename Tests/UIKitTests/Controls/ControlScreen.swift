import UIKit

/// A screen with one control in its top left corner, and a log of what the control told.
@MainActor
enum ControlScreen {
  private static let named: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
    (.touchCancel, "cancel"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
  ]

  static func showing<Failure: Error>(
    _ control: UIControl,
    configure: (inout Device) -> Void = { _ in },
    _ body: (TestScreen, CallLog) throws(Failure) -> Void
  ) throws(Failure) {
    let controller = UIViewController()
    let log = CallLog()
    for (event, name) in named {
      control.addAction(UIAction { _ in log.lines.append(name) }, for: event)
    }
    try TestScreen.showing(
      controller,
      configure: configure
    ) { screen throws(Failure) in
      controller.view.addSubview(control)
      screen.step()
      try body(screen, log)
    }
  }
}

extension CallLog {
  /// How often a line was written down.
  func count(_ line: String) -> Int { lines.count { $0 == line } }
}

extension UIImage {
  /// A square of one colour.
  @MainActor
  static func square(_ color: UIColor, side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }
}
