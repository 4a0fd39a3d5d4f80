import Foundation
import ScreenProtocol
import WindowHost

/// A controller on a screen that answers requests in this process.
///
/// Its time goes by its frames alone: timers of the process are none of its own.
@MainActor
package final class LocalScreen {
  private final class Clock: RunClock {
    private(set) var now: TimeInterval = 0
    var nextDeadline: TimeInterval? { nil }
    func turn(to time: TimeInterval) { now = max(now, time) }
    func settle() {}
  }

  private let context = ScreenContext()
  private let conversation: ServedConversation
  private let window: UIWindow

  /// Shows a controller on a screen of so many points, at a pixel each.
  package init(width: Double, height: Double, _ controller: () -> UIViewController) {
    let host = HeadlessHost(size: HostSize(width: width, height: height), scale: 1)
    let device = Device(width: CGFloat(width), height: CGFloat(height), scale: 1)
    let context = context
    (window, conversation) = context.perform {
      let stage = Stage(host: host, device: device, in: context)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller()
      window.makeKeyAndVisible()
      let screen = ServedScreen(frames: HeadlessFrames(stage: stage, host: host, clock: Clock()))
      screen.begin()
      return (window, ServedConversation(screen: screen))
    }
  }

  /// The answer to a line; nil where none is wanted.
  package func answer(_ line: String) -> ServedValue? {
    context.perform { conversation.answer(line) }
  }

  /// Takes the window from the screen.
  package func close() {
    context.perform {
      window.isHidden = true
      window.rootViewController = nil
    }
  }
}
