import Foundation

/// The device the app runs on.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// What its owner calls it: the host's name.
  open var name: String { ProcessInfo.processInfo.hostName }

  /// The kind of device, such as "iPhone".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The kind of device in the language of its owner.
  open var localizedModel: String { model }

  /// The name of the system whose behaviour is followed.
  open var systemName: String { "iOS" }

  /// The version of the system whose behaviour is followed.
  open var systemVersion: String { "18.0" }

  /// The kind of device that screens are laid out for.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.device.idiom }

  /// How the device is held: upright where the screen is taller than wide.
  open var orientation: UIDeviceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.height >= bounds.width ? .portrait : .landscapeLeft
  }

  /// A number for this device and this vendor's apps; none is kept here.
  open var identifierForVendor: UUID? { nil }

  /// How often changes of how the device is held were asked for; UIKit itself asks first.
  private var watchers = 1
  /// Whether the battery is watched.
  var watchesBattery = false

  /// Whether changes of how the device is held are posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { watchers > 0 }

  /// Asks for changes of how the device is held to be posted, until the asking is ended as often.
  open func beginGeneratingDeviceOrientationNotifications() { watchers += 1 }

  /// Ends one asking.
  open func endGeneratingDeviceOrientationNotifications() { watchers = max(0, watchers - 1) }

  /// Posts that the device is held otherwise, where that was asked for.
  func screenDidChange(from former: UIDeviceOrientation) {
    guard orientation != former, isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(
      name: Self.orientationDidChangeNotification,
      object: self
    )
  }

  /// Posted when the device is held otherwise.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, the top to the left.
  case landscapeLeft = 3
  /// On its side, the top to the right.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6

  /// Whether it is held on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether it is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether it is held in a way a screen can be laid out for.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How a screen is laid out on the device.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, the device's top to the right.
  case landscapeLeft = 4
  /// On its side, the device's top to the left.
  case landscapeRight = 3

  /// Whether it is wider than tall.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether it is taller than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The ways a screen may be laid out on the device.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each way.
  public let rawValue: UInt

  /// Makes a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its side, the device's top to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its side, the device's top to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All ways.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
