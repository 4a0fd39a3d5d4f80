import CoreGraphics
import Foundation
import QuartzCore

/// The display that windows are shown on.
@MainActor @preconcurrency
public final class UIScreen: NSObject, UITraitEnvironment {
  /// The display of the device.
  public static let main = UIScreen(Device())

  /// All displays: the device's own.
  @available(*, deprecated, message: "Use UIApplication.shared.openSessions to find open sessions")
  public static var screens: [UIScreen] { [main] }

  /// What is shown: the layers of all visible windows, lowest level first.
  let rootLayer = CALayer()
  private(set) var device: Device
  private(set) var traits: UITraitCollection

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

  /// How bright the display is, 0...1; setting it does nothing here.
  public var brightness: CGFloat = 1

  /// The traits that windows are handed.
  public var traitCollection: UITraitCollection { traits }

  /// Screens have no one to tell.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether keys can go to everything.
  var hasFullKeyboardAccess: Bool { device.hasFullKeyboardAccess }

  /// Becomes another device: windows that filled the screen fill it again, traits are handed down.
  func become(_ device: Device) {
    guard device != self.device else { return }
    let old = self.device
    let scenes = UIApplication.shared.scenes.compactMap { $0 as? UIWindowScene }
    let before = scenes.map { ($0, $0.interfaceOrientation, $0.traitCollection) }
    self.device = device
    if device.traits != traits { traits = device.traits }
    traits.becomeScreenTraits()
    UITraitCollection.current = traits
    place()
    for window in UIApplication.shared.windowList {
      window.screenDidChange(from: old)
    }
    for (scene, orientation, traits) in before { scene.screenDidChange(orientation, traits) }
    if old.textSize != device.textSize {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification,
        object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: device.textSize]
      )
    }
  }

  private func place() {
    rootLayer.showsFrames = true
    rootLayer.actions = ["bounds": NSNull(), "position": NSNull()]
    rootLayer.anchorPoint = .zero
    rootLayer.frame = bounds
    rootLayer.masksToBounds = true
  }
}
