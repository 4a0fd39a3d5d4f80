import Foundation

/// What an assistive program is at.
@MainActor
final class AccessibilityFocus {
  static let current = AccessibilityFocus()

  private(set) weak var element: AccessibilityObject?

  private init() {}

  /// An assistive program went to an element, or left.
  func move(to new: AccessibilityObject?) {
    let old = element
    guard new !== old else { return }
    element = new
    old?.accessibilityElementDidLoseFocus()
    new?.accessibilityElementDidBecomeFocused()
    var info: [AnyHashable: Any] = [
      UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility
        .AssistiveTechnologyIdentifier.notificationVoiceOver
    ]
    if let new { info[UIAccessibility.focusedElementUserInfoKey] = new }
    if let old { info[UIAccessibility.unfocusedElementUserInfoKey] = old }
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification,
      object: new,
      userInfo: info
    )
  }
}
