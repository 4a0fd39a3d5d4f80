import UIKit
import WindowHost

/// A small screen without a display that an input is shown on.
@MainActor
struct FuzzScreen {
  private let context = ScreenContext()

  /// Shows a controller for some frames, and lets the body use it between them.
  func show(
    _ controller: () -> UIViewController?,
    events: [HostEvent] = [],
    _ body: (UIWindow) -> Void = { _ in }
  ) {
    context.perform {
      let host = HeadlessHost(size: HostSize(width: 320, height: 480), scale: 1)
      let stage = Stage(
        host: host,
        device: Device(width: 320, height: 480, scale: 1),
        in: context
      )
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller()
      window.makeKeyAndVisible()
      var time = 0.0
      @MainActor func frame(_ events: [HostEvent]) {
        host.advance(to: time)
        for event in events { if case .resized = event { host.post(event) } }
        _ = host.events(until: time)
        stage.take(events, at: time)
        stage.showFrame(at: time)
        time += 1.0 / 60
      }
      frame([])
      frame([])
      body(window)
      frame([])
      // What is far apart in time is not worth the frames between.
      for event in events.prefix(400) { frame([event]) }
      window.isHidden = true
      window.rootViewController = nil
      frame([])
    }
  }

  /// Shows some views.
  func show(_ views: () -> [UIView]) {
    show {
      let controller = UIViewController()
      for view in views() { controller.view.addSubview(view) }
      return controller
    }
  }
}
