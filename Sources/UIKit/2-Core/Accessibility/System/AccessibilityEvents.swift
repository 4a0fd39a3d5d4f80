import Foundation

/// Who is told of what happens; nobody, unless an assistive program is there.
@MainActor
protocol AccessibilityListener: AnyObject {
  var isScreenReaderRunning: Bool { get }
  /// Something is to be said.
  func announce(_ text: String)
  /// The screen changed, and an element of it is to be gone to, if any.
  func screenChanged(_ element: AccessibilityObject?)
}

/// Hands on what apps tell assistive programs.
@MainActor
final class AccessibilityEvents {
  private static var slot: AccessibilityEvents?
  static var current: AccessibilityEvents {
    slot ?? ScreenContext.keep(AccessibilityEvents()) { slot = $0 }
  }

  weak var listener: (any AccessibilityListener)?
  private var wasRunning = false

  private init() {}

  var isScreenReaderRunning: Bool { listener?.isScreenReaderRunning ?? false }

  /// Tells apps when a screen reader came or went.
  func statusMayHaveChanged() {
    guard isScreenReaderRunning != wasRunning else { return }
    wasRunning = isScreenReaderRunning
    NotificationCenter.default.post(
      name: UIAccessibility.voiceOverStatusDidChangeNotification,
      object: nil
    )
  }

  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let text = (argument as? NSAttributedString)?.string ?? argument as? String
    switch notification {
    case .announcement:
      guard let text else { return }
      listener?.announce(text)
      NotificationCenter.default.post(
        name: UIAccessibility.announcementDidFinishNotification,
        object: nil,
        userInfo: [
          UIAccessibility.announcementStringValueUserInfoKey: text,
          UIAccessibility.announcementWasSuccessfulUserInfoKey: listener != nil,
        ]
      )
    case .screenChanged, .layoutChanged:
      let element = argument as? AccessibilityObject
      listener?.screenChanged(element)
      if let element, listener != nil { AccessibilityFocus.current.move(to: element) }
      if let text { listener?.announce(text) }
    case .pageScrolled:
      if let text { listener?.announce(text) }
    default: break
    }
  }
}
