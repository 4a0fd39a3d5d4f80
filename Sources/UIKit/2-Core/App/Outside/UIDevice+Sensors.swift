import Foundation

// What a telephone feels of the world around it, which machines like this one do not.
extension UIDevice {
  /// Where the device has its power from.
  public enum BatteryState: Int, Sendable {
    /// Not known, because nobody asked for it or there is no battery.
    case unknown = 0
    /// From the battery.
    case unplugged = 1
    /// From outside, and the battery is not full.
    case charging = 2
    /// From outside, and the battery is full.
    case full = 3
  }

  /// Whether the battery is watched.
  ///
  /// Defaults to false.
  public var isBatteryMonitoringEnabled: Bool {
    get { watchesBattery }
    set { watchesBattery = newValue }
  }

  /// Where the device has its power from; as in a simulator that is not known.
  public var batteryState: BatteryState { .unknown }

  /// How full the battery is, 0...1; -1, since that is not known.
  public var batteryLevel: Float { -1 }

  /// Posted when `batteryState` changed, which it does not here.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification"
  )

  /// Posted when `batteryLevel` changed, which it does not here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )

  /// Whether it is felt that something is close to the display.
  ///
  /// There is nothing to feel it with, so it stays false.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether something is close to the display.
  public var proximityState: Bool { false }

  /// Posted when `proximityState` changed, which it does not here.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification"
  )

  /// Whether several programs run at once.
  public var isMultitaskingSupported: Bool { true }

  /// Clicks as a key does; nothing is heard here.
  public func playInputClick() {}
}

/// An input view whose keys click.
@MainActor @preconcurrency
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether the keys click while the view is seen.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// They do not.
  public var enableInputClicksWhenVisible: Bool { false }
}
