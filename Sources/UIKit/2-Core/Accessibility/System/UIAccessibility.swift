import CoreGraphics
import Foundation

/// What assistive programs are told, and which of them are there.
public struct UIAccessibility: Sendable {
  private init() {}

  /// Something that happened on the screen.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Makes a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Much of the screen changed; the argument is the element to go to, or what to say.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Part of the screen changed; the argument is the element to go to, or what to say.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something to say; the argument is a string.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled; the argument tells where to.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Assistive programs are to be quiet; the argument names one.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1040)
    /// Assistive programs may go on; the argument names one.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1041)
  }

  /// The name of an assistive program.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The screen reader.
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier"
    )
    /// The program that is used with switches.
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier"
    )
  }

  /// What a magnifier follows.
  public enum ZoomType: Int, Sendable {
    /// The caret.
    case insertionPoint = 0
  }

  /// Tells assistive programs that something happened.
  ///
  /// The end of an announcement is told by `announcementDidFinishNotification`, without success
  /// where nobody listens.
  @MainActor @preconcurrency
  public static func post(notification: Notification, argument: Any?) {
    AccessibilityEvents.current.post(notification, argument)
  }

  /// What an assistive program is at; nil asks for any.
  @MainActor @preconcurrency
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    if let asked = assistiveTechnologyIdentifier, asked != .notificationVoiceOver { return nil }
    return AccessibilityFocus.current.element
  }

  /// Warns that gestures of the app are those of the magnifier, which there is none of here.
  @MainActor @preconcurrency
  public static func registerGestureConflictWithZoom() {}
}
