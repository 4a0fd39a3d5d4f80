import CoreGraphics
import Foundation
import QuartzCore

/// The display that windows are shown on.
@MainActor @preconcurrency
public final class UIScreen: NSObject, UITraitEnvironment {
  /// The display of the device.
  public static var main: UIScreen { slot ?? ScreenContext.keep(UIScreen(Device()), show) }

  private static var slot: UIScreen?

  /// All displays: the device's own.
  @available(*, deprecated, message: "Use UIApplication.shared.openSessions to find open sessions")
  public static var screens: [UIScreen] { [main] }

  /// What is shown: the layers of all visible windows, lowest level first.
  let rootLayer = CALayer()
  var device: Device
  var traits: UITraitCollection
  /// What was in force when another screen became current.
  private var ambientTraits: AmbientTraits?

  init(_ device: Device) {
    self.device = device
    traits = device.traits
    super.init()
    traits.becomeScreenTraits()
    place()
  }

  /// The screen's rectangle in points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: device.width, height: device.height) }

  /// The screen's rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: device.width * device.scale, height: device.height * device.scale)
  }

  /// The pixels that make a point.
  public var scale: CGFloat { device.scale }

  /// The pixels of the display that make a point.
  public var nativeScale: CGFloat { device.scale }

  /// The most frames a second.
  public var maximumFramesPerSecond: Int { 60 }

  /// How bright the display is, 0...1; setting it does nothing here but to tell of it.
  ///
  /// Defaults to 1.
  public var brightness: CGFloat {
    get { storedBrightness }
    set {
      let new = min(max(newValue, 0), 1)
      guard new != storedBrightness else { return }
      storedBrightness = new
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }

  private var storedBrightness: CGFloat = 1

  /// Posted when `brightness` changed.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification"
  )

  /// The traits that windows are handed.
  public var traitCollection: UITraitCollection { traits }

  /// Screens have no one to tell.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether keys can go to everything.
  var hasFullKeyboardAccess: Bool { device.hasFullKeyboardAccess }

  /// Whether keys put in what apps leave to the system.
  var typesSmartly: Bool { device.typesSmartly }

  var showsKeyboard: Bool { device.showsKeyboard }

  /// Puts a screen, or none, in its slot, and its traits where every thread finds them.
  private static func show(_ screen: UIScreen?) {
    if let former = slot {
      former.ambientTraits = .inForce
      AmbientTraits.inForce = AmbientTraits()
    }
    if let traits = screen?.ambientTraits { AmbientTraits.inForce = traits }
    slot = screen
  }

  /// Gives the root layer the size of the device.
  func place() {
    rootLayer.showsFrames = true
    rootLayer.actions = ["bounds": NSNull(), "position": NSNull()]
    rootLayer.anchorPoint = .zero
    rootLayer.frame = bounds
    rootLayer.masksToBounds = true
  }
}
