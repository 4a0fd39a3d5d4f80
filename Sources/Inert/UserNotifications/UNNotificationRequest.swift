// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// What to notify of, and when.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// What tells it from others of the app.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When; nil at once.
  public let trigger: UNNotificationTrigger?

  /// Makes a request; later changes of the content do not change it.
  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
  }
}

/// A notification that was delivered; there are none here.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it was delivered.
  public let date: Date
  /// What asked for it.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// What a person answered to a notification; there are none here.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The action that was taken.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// What a person wrote as an answer; there are none here.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The words.
  open var userText: String { "" }
}

/// The identifier of the answer that opens the app.
public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"

/// The identifier of the answer that dismisses a notification.
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"

/// When a request is due.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it is due again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// Due after some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The seconds.
  public let timeInterval: TimeInterval
  private let start = Date()

  /// Makes a trigger; one that repeats has to wait for 60 seconds at least.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When it is due next; nil if that is past.
  open func nextTriggerDate() -> Date? {
    let now = Date()
    let due = start.addingTimeInterval(timeInterval)
    if due > now { return due }
    guard repeats, timeInterval > 0 else { return nil }
    let rounds = (now.timeIntervalSince(start) / timeInterval).rounded(.down) + 1
    return start.addingTimeInterval(rounds * timeInterval)
  }
}

/// Due at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// What has to match.
  public let dateComponents: DateComponents

  /// Makes a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When it is due next; nil if there is no such date.
  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: Date(),
      matching: dateComponents,
      matchingPolicy: .nextTime
    )
  }
}

/// Due with a message from a server; only the system makes one.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// The name of a sound in the app.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The bits or the name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A sound, which nobody plays.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  private let name: String

  /// Makes the sound of a file in the app.
  public init(named name: UNNotificationSoundName) { self.name = name.rawValue }

  private init(system name: String) { self.name = name }

  /// The system's sound.
  open class var `default`: UNNotificationSound { UNNotificationSound(system: "default") }

  /// The system's ringtone.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound(system: "ringtone") }

  /// The system's sound that ignores the mute switch.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(system: "critical") }

  /// The system's sound that ignores the mute switch, 0 to 1 loud.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    defaultCritical
  }

  /// A sound of the app that ignores the mute switch.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSound)?.name == name
  }

  open override var hash: Int { name.hashValue }
}

/// A picture, sound or film shown with a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The uniform type of the file; empty, since nobody looked.
  public let type = ""

  /// Makes an attachment of a file.
  ///
  /// - Throws: `UNError.attachmentInvalidURL` where there is no such file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
  }
}

/// What can be done with a notification's alert.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits or the name.
  public let rawValue: UInt

  /// Makes options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Only while the device is unlocked.
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  /// It destroys something.
  public static let destructive = Self(rawValue: 1 << 1)
  /// It opens the app.
  public static let foreground = Self(rawValue: 1 << 2)
}

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: String
  /// What it says.
  public let title: String
  /// How it behaves.
  public let options: UNNotificationActionOptions

  /// Makes a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// A button of a notification that asks for words.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// What the button beside the words says.
  public let textInputButtonTitle: String
  /// What stands where no words are.
  public let textInputPlaceholder: String

  /// Makes a button.
  public init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// How a category behaves.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits or the name.
  public let rawValue: UInt

  /// Makes options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To dismiss it is told.
  public static let customDismissAction = Self(rawValue: 1 << 0)
  /// It is let into a car.
  public static let allowInCarPlay = Self(rawValue: 1 << 1)
  /// The title shows though previews do not.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
  /// The subtitle shows though previews do not.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)
}

/// A kind of notification with its buttons.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: String
  /// Its buttons.
  public let actions: [UNNotificationAction]
  /// The intents it is about.
  public let intentIdentifiers: [String]
  /// How it behaves.
  public let options: UNNotificationCategoryOptions

  /// Makes a category.
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }
}
