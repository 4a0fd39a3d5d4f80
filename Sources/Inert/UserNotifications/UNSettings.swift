// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// What an app asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits or the name.
  public let rawValue: UInt

  /// Makes options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Numbers on the app's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = Self(rawValue: 1 << 1)
  /// Alerts.
  public static let alert = Self(rawValue: 1 << 2)
  /// Notifications in a car.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// Sounds that cannot be muted.
  public static let criticalAlert = Self(rawValue: 1 << 4)
  /// A button that leads to the app's own settings.
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  /// Quiet notifications without a question.
  public static let provisional = Self(rawValue: 1 << 6)
  /// Reading messages aloud.
  public static let announcement = Self(rawValue: 1 << 7)
  /// Notifications that break through.
  public static let timeSensitive = Self(rawValue: 1 << 8)
}

/// Whether an app may notify.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody was asked yet.
  case notDetermined = 0
  /// Refused.
  case denied = 1
  /// Allowed.
  case authorized = 2
  /// Allowed, quietly.
  case provisional = 3
  /// Allowed for a time, to an app clip.
  case ephemeral = 4
}

/// Whether one way of notifying is on.
public enum UNNotificationSetting: Int, Sendable {
  /// The device does not have it.
  case notSupported = 0
  /// Off.
  case disabled = 1
  /// On.
  case enabled = 2
}

/// How an alert shows.
public enum UNAlertStyle: Int, Sendable {
  /// Not at all.
  case none = 0
  /// As a banner that goes.
  case banner = 1
  /// As an alert that stays.
  case alert = 2
}

/// When previews show.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always = 0
  /// While the device is unlocked.
  case whenAuthenticated = 1
  /// Never.
  case never = 2
}

/// What an app may do: here nothing.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  override init() { super.init() }

  /// Denied.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  /// Off.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// Off.
  open var badgeSetting: UNNotificationSetting { .disabled }
  /// Off.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// Off.
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
  /// Off.
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  /// Not there.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Not there.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Not there.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Not there.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Not there.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Not there.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// None.
  open var alertStyle: UNAlertStyle { .none }
  /// Never.
  open var showPreviewsSetting: UNShowPreviewsSetting { .never }
  /// False.
  open var providesAppNotificationSettings: Bool { false }
}

/// How a notification shows while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits or the name.
  public let rawValue: UInt

  /// Makes options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sets the number on the icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// Plays the sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// Shows an alert.
  public static let alert = Self(rawValue: 1 << 2)
  /// Enters it in the list.
  public static let list = Self(rawValue: 1 << 3)
  /// Shows a banner.
  public static let banner = Self(rawValue: 1 << 4)
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Goes to the list, without light or sound.
  case passive = 0
  /// Shows at once.
  case active = 1
  /// Shows at once and breaks through.
  case timeSensitive = 2
  /// Shows at once and ignores the mute switch.
  case critical = 3
}

/// What may be wrong with a notification.
public struct UNError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: Int, Sendable {
    /// Notifications are refused.
    case notificationsNotAllowed = 1
    /// An attachment's address is no file.
    case attachmentInvalidURL = 100
    /// An attachment is of an unknown kind.
    case attachmentUnrecognizedType = 101
    /// An attachment is too large.
    case attachmentInvalidFileSize = 102
    /// The attachments' store does not have it.
    case attachmentNotInDataStore = 103
    /// An attachment could not be moved.
    case attachmentMoveIntoDataStoreFailed = 104
    /// An attachment is broken.
    case attachmentCorrupt = 105
    /// The date to notify at is past.
    case notificationInvalidNoDate = 1400
    /// The notification says nothing.
    case notificationInvalidNoContent = 1401
    /// The content does not provide what it should.
    case contentProvidingObjectNotAllowed = 1500
    /// The content's provider is wrong.
    case contentProvidingInvalid = 1501
    /// The number for the icon is wrong.
    case badgeInputInvalid = 1600
  }

  /// Which mistake it is.
  public let code: Code

  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }

  /// `UNErrorDomain`.
  public static var errorDomain: String { UNErrorDomain }

  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }

  /// Notifications are refused.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
}

/// The domain of the framework's errors.
public let UNErrorDomain = "UNErrorDomain"
