import Foundation
internal import ScreenProtocol
import UIKit

/// The device that apps run on.
@MainActor @preconcurrency
open class XCUIDevice: NSObject {
  /// A button of a device.
  public enum Button: Int, Sendable {
    /// The one that leads to the home screen.
    case home = 1
    /// Louder.
    case volumeUp = 2
    /// Softer.
    case volumeDown = 3
  }

  /// Whether screens are light or dark.
  public enum Appearance: Int, Sendable {
    /// Not known.
    case unspecified = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
  }

  /// The device.
  public static let shared = XCUIDevice()

  private var look = Appearance.light
  private var held = UIDeviceOrientation.portrait

  /// Opens URLs.
  public let system = XCUISystem()

  private var front: AppSession? {
    RunningApps.shared.front.flatMap { RunningApps.shared.session($0) }
  }

  private func tell(_ parameters: [String: ServedValue]) {
    guard let session = front else { return }
    do throws(AppProcess.Failure) { try session.set(parameters) } catch {
      TestFailures.record(ElementFailure(error).description)
    }
  }

  /// How the device is held; the app in front is turned with it.
  open var orientation: UIDeviceOrientation {
    get { held }
    set {
      guard newValue.isPortrait || newValue.isLandscape else { return }
      let isTurned = newValue.isLandscape != held.isLandscape
      held = newValue
      guard isTurned, let tree = try? front?.tree() else { return }
      let screen = tree.nodes[0].element.rect
      tell(["size": [.number(Double(screen.height)), .number(Double(screen.width))]])
    }
  }

  /// Whether screens are light or dark; the app in front follows.
  open var appearance: Appearance {
    get { look }
    set {
      look = newValue
      tell(["style": newValue == .dark ? "dark" : "light"])
    }
  }

  /// Presses a button: the home button sends the app in front away, the others do nothing to apps.
  open func press(_ button: Button) {
    if button == .home { RunningApps.shared.leaveFront() }
  }

  /// Whether the device can have a mouse.
  open var supportsPointerInteraction: Bool { true }
}

/// What opens URLs with the app that is tested.
@MainActor @preconcurrency
open class XCUISystem: NSObject {
  /// Has the app that is tested open a URL.
  open func open(_ url: URL) { XCUIApplication().open(url) }
}
